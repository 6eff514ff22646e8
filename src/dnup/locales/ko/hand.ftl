# The own hand in the browser, and acting with it.

refused-select-first = 내려놓을 카드를 먼저 고르세요.
refused-add-one-card = 카드는 딱 한 장만 추가할 수 있어요. 한 장만 고르세요.

hand-title = 내 손, 카드 { $count }장
hand-cards = 내 카드. 화살표 키로 옮겨 다닐 수 있어요.
hand-cards-peek = 돌렸을 때의 내 카드.
hand-came-back = 방금 내 손으로 돌아왔어요
# A card for a screen reader: $value is active, $other inactive; $star is "yes" for the card with the star.
hand-card = { $star ->
    [yes] { $value }, 돌리면 { $other }, 별
   *[no] { $value }, 돌리면 { $other }
}
hand-card-peek = { $star ->
    [yes] 돌린 모습: { $value }, 다시 돌리면 { $other }, 별
   *[no] 돌린 모습: { $value }, 다시 돌리면 { $other }
}
# A card or a set within a sentence, for who hears it. $value is active, $other inactive; $others are the
# inactive values of the set, $star is "yes" for the card with the star.
card-inside = { $star ->
    [yes] { $value } (돌리면 { $other }, 별)
   *[no] { $value } (돌리면 { $other })
}
set-turned = { $set }, 돌리면 { $others }
set-turned-star = { $other } (별)

# The line above the hand. $set is a set in words, such as "5 두 장"; $name is a player.
hand-turn = 내 차례
hand-turn-area = 내 차례 · { $number }번 구역
hand-now = { $cards ->
    [yes] { $sets ->
        [yes] 카드를 고르거나 세트를 가져오거나 돌리세요.
       *[no] 카드를 고르거나 돌리세요.
    }
   *[no] { $sets ->
        [yes] 세트를 가져오거나 돌리세요.
       *[no] 돌리기만 할 수 있어요.
    }
}
# In the first turn of somebody's first match.
hand-goal = { $players ->
    [2] 손의 카드를 먼저 없애세요. 카드를 내는 자리는 두 곳이에요.
   *[other] 손의 카드를 가장 먼저 없애세요. 한 장, 또는 값이 같은 여러 장을 내요.
}
hand-now-selected = { $play ->
    [yes] { $adds ->
        [0] { $set }을 내려놓을 수 있어요.
       *[other] { $set }을 내려놓거나 빛나는 세트에 추가할 수 있어요.
    }
   *[no] { $adds ->
        [0] 지금은 { $set }을 내려놓을 수 없어요. 이유를 보려면 내려놓기를 누르세요.
       *[other] { $set }을 빛나는 세트에 추가할 수 있어요.
    }
}
hand-wait = { $name } 님 차례예요. 미리 카드를 고를 수 있어요.
hand-wait-selected = { $name } 님 차례예요. { $set }을 골라 뒀어요.
hand-out = 카드를 모두 냈어요. 다른 사람들은 계속해요.
hand-paused = 게임이 일시 정지됐어요.
hand-peeking = 미리보기: 돌리면 손에 든 카드가 이렇게 돼요.
hand-rule = 왜요?
# $action is what would be done, such as "5 두 장 내려놓기".
hand-confirm = { $action }, 할까요?
hand-yes = 네
hand-no = 아니요

# The buttons below the hand.
hand-actions = 할 수 있는 행동
hand-select = 카드 고르기
hand-nothing = 낼 카드 없음
hand-key = { $kind ->
    [take] { $value } × { $size } 가져오기
    [add] { $value } 더하기
   *[play] { $value } × { $size } 내기
}
hand-beats = { $ownermine ->
    [yes] { $size ->
        [1] 내 { $value } 한 장을 이겨요.
       *[other] 내 세트({ $beaten })를 이겨요.
    }
   *[no] { $size ->
        [1] { $owner }의 { $value } 한 장을 이겨요.
       *[other] { $owner }의 세트({ $beaten })를 이겨요.
    }
}
hand-aim-add = { $size ->
    [1] 내 { $value } 한 장을 { $owner }의 { $value }에 추가해요.
   *[other] 내 { $value } 한 장을 { $owner }의 세트({ $target })에 추가해요.
}
hand-aim-take = { $owner }의 세트({ $set })를 가져올까요? { $count ->
   *[other] 손에서는 { $values }이(가) 돼요.
}
hand-queued = 연결이 끊겼어요. 기다리는 행동: { $action }
hand-planned = 내 차례가 되면: { $action }
hand-dropped = 이제 할 수 없어요: { $action }
# Selects cards that would do instead; they stand behind it, as small cards.
hand-use = 대신 고르기
hand-rotate = 돌리기
hand-peek = 미리보기
hand-sort = 정렬
hand-clear = 선택 해제
hand-hint = 힌트

# The list of keys. They bear these names on Korean keyboards, too.
key-space = 스페이스
key-enter = Enter
key-shift = Shift
key-escape = Esc
key-tab = Tab
keys-move = 카드 사이 옮겨 다니기
keys-select = 카드 고르기 또는 선택 해제
keys-order = 손 안에서 카드 위치 바꾸기
keys-clear = 모두 선택 해제 또는 “아니요”
keys-area = 구역으로 가서 내려놓기, 추가하기, 가져오기
keys-single = 키 하나로 행동하기
keys-single-on = 테이블에서 키 하나로 행동하기
keys-value = 이 숫자의 카드 한 장 더 고르기(10은 0), 마지막 장 다음에는 선택 해제
keys-all = 이 숫자의 카드 모두 고르기
keys-play = 고른 카드 내려놓기
keys-rotate = 손에 든 카드 모두 돌리기
keys-target = 빛나는 다음 세트나 구역으로 가기, Enter로 누르기
keys-peek = 미리보기: 돌렸을 때의 손에 든 카드 보기
keys-hand = 내 손으로 가기
keys-hint = 힌트: 가장 좋은 행동 보기(볼 수 있는 테이블에서)
keys-aid = 참조 카드 보기
keys-help = 이 목록 보기

# The connection was cut after something had been sent.
refused-no-answer = 서버가 답하기 전에 연결이 끊겼어요. 처리됐을 수도 있고 아닐 수도 있어요.
refused-create-lost = 서버가 답하기 전에 연결이 끊겨서 테이블이 만들어졌는지 알 수 없어요. 필요하면 다시 만드세요. 빈 테이블은 저절로 닫혀요.
