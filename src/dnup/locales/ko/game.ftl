# The game: sets, refusals, and what happens, as sentences.
#
# "님" after a name and "장" at the end of a set spare the particles that depend on the last sound.

set = { $size ->
    [1] { $value } 한 장
    [2] { $value } 두 장
    [3] { $value } 세 장
    [4] { $value } 네 장
    [5] { $value } 다섯 장
    [6] { $value } 여섯 장
    [7] { $value } 일곱 장
    [8] { $value } 여덟 장
    [9] { $value } 아홉 장
   *[other] 숫자 { $value } 카드 { $size }장
}
set-bare = { $size ->
    [1] { $value } 한 장
    [2] { $value } 두 장
    [3] { $value } 세 장
    [4] { $value } 네 장
    [5] { $value } 다섯 장
    [6] { $value } 여섯 장
    [7] { $value } 일곱 장
    [8] { $value } 여덟 장
    [9] { $value } 아홉 장
   *[other] 숫자 { $value } 카드 { $size }장
}
set-cards = { $set }({ $cards })
in-area = {" "}{ $number }번 구역에

# Refusals. $card, $area, $size, $value and $own are facts of the refusal; $set is the set in the
# way in words, $owner whose it is, $turn whose turn it is. $ownermine is "yes" when $owner reads
# it. $owner can also be a letter, so no "님" follows it where a set lies.
# $where names the area when two play. A rule's number has a § in front: B1 without one is a play area. A refusal
# by C1 is about Take; the cards have a C1, too.

refusal-round-over = 라운드가 끝났어요.
refusal-match-over = 게임이 끝났어요.
refusal-no-round = 아직 카드를 나눠주지 않았어요.
refusal-not-your-turn = 지금은 { $owner } 님의 차례예요.
refusal-empty-set = 세트에는 카드가 한 장 이상 있어야 해요.
refusal-not-in-hand = 손에 { $card } 카드가 없거나 모자라요.
refusal-wrong-way-up = { $card } 카드는 위아래가 반대로 손에 있어요. 손에 든 카드를 한 장만 돌릴 수는 없어요.
refusal-mixed-values = 한 세트의 숫자는 모두 같아야 해요. { $card } 카드는 숫자 { $value } 카드와 함께 낼 수 없어요.
refusal-play-not-higher = { $ownermine ->
    [yes] 내
   *[no] { $owner }
} 앞에 이미 { $size ->
    [1] { $value } 한 장이 놓여 있어요. 한 장을 내려면 값이 더 높아야 해요.
    [2] { $value } 두 장이 놓여 있어요. 두 장을 내려면 값이 더 높아야 해요.
   *[other] 값이 { $value }인 { $size }장짜리 세트가 놓여 있어요. { $size }장을 내려면 값이 더 높아야 해요.
}
refusal-no-area = 이 테이블에는 { $area } 구역이 없어요.
refusal-own-area = 거기는 내 구역이에요. 카드를 추가하거나 가져올 수 있는 것은 상대의 세트뿐이에요.
refusal-no-set = { $owner } 앞에는{ $where } 놓인 세트가 없어요.
refusal-other-value = { $owner } 앞에는{ $where } 값이 { $value }인 세트가 놓여 있어요. { $card } 카드는 상단 숫자가 달라요.
refusal-add-not-higher = { $ownermine ->
    [yes] 내
   *[no] { $owner }
} 앞에 이미 { $size ->
    [2] { $value } 두 장이 놓여 있어요. 카드를 추가하면 { $own } 두 장이 되는데, 값이 더 높아야 해요.
   *[other] 값이 { $value }인 { $size }장짜리 세트가 놓여 있어요. 카드를 추가하면 값이 { $own }인 { $size }장짜리 세트가 되는데, 값이 더 높아야 해요.
}
refusal-with-rule = { $why } 참고: 규칙 { $rule ->
    [C1] §C1 (가져오기)
   *[other] §{ $rule }
}

# What happens. $mine is "yes" when it is about the reader.

event-played = { $mine ->
    [yes] 내가
   *[no] { $name } 님이
}{ $where } { $set }을 내려놓았어요.
event-added = { $mine ->
    [yes] { $owner } 님이{ $where } 내려놓은 세트에 내가 { $card } 카드를 추가했어요.
   *[no] { $ownermine ->
        [yes] 내가
       *[no] { $owner } 님이
    }{ $where } 내려놓은 세트에 { $name } 님이 { $card } 카드를 추가했어요.
}
event-taken = { $mine ->
    [yes] 내가 { $owner } 님 앞의 { $set }을 돌려서 가져왔어요. 이제 { $cards } 카드예요.
   *[no] { $name } 님이 { $ownermine ->
        [yes] 내
       *[no] { $owner } 님
    } 앞의 { $set }을 돌려서 가져갔어요. 이제 { $cards } 카드예요.
}
event-rotated = { $mine ->
    [yes] 내가
   *[no] { $name } 님이
} 손에 든 카드를 모두 돌렸어요.
event-returned = { $mine ->
    [yes] 내 { $set }이 져서 손으로 되돌아왔어요. 돌려져서 이제 { $cards } 카드예요.
   *[no] { $name } 님의 { $set }이 져서 손으로 되돌아갔어요. 돌려져서 이제 { $cards } 카드예요.
}
event-discarded = { $mine ->
    [yes] 내
   *[no] { $name } 님
} 앞의 { $set }을 버렸어요.
event-out = { $mine ->
    [yes] 내가 카드를 모두 내고 { $won ->
        [round] 라운드에서 이겼어요
       *[other] { $won }점을 얻었어요
    }!
   *[no] { $name } 님이 카드를 모두 내고 { $won ->
        [round] 라운드에서 이겼어요
       *[other] { $won }점을 얻었어요
    }.
}
event-round-over = 라운드가 끝났어요.
event-deal = 카드를 나눠줬어요. { $mine ->
    [yes] 내가
   *[no] { $name } 님이
} ★ 카드를 들고 있어서 먼저 시작해요.
