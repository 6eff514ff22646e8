# The review of a match: what the terminal and the browser both say.
#
# $name is a player, $mine is "yes" when it is the reader. Chances such as $before are whole numbers out of 100.

review-grade = { $grade ->
    [great] 훌륭함
    [good] 좋음
    [inaccuracy] 아쉬움
    [mistake] 실수
   *[blunder] 큰 실수
}
review-before = 시작
review-deal = 카드 운
review-play = 자기 차례
review-rest = 다른 사람들
review-after = 끝
review-chance-round = 라운드 승률
review-chance-match = 게임 승률

# Luck or skill: one sentence for each step. The numbers add up.
review-luck-start = { $mine ->
    [yes] 나는
   *[no] { $name } 님은
} { $fair ->
    [yes] 모두와 똑같이{" "}
   *[no] {""}
}100 가운데 { $before }의 승률로 시작했어요.
review-luck-deals = { $way ->
    [more] 나눠 받은 카드가 { $deal }만큼 더해 줬어요.
    [less] 나눠 받은 카드 때문에 { $deal }만큼 줄었어요.
   *[even] 나눠 받은 카드는 서로 비슷했어요.
}
review-luck-turns = { $mine ->
    [yes] 내 차례에는
   *[no] { $name } 님의 차례에는
} { $play ->
    [0] 잃은 게 없어요.
   *[other] { $play }만큼 잃었어요{ $most ->
        [0] {""}
       *[other] {" "}(한 번에 { $most })
    }.
}
review-luck-rest = 다른 사람들의 행동과 카드의 흐름으로는 { $way ->
    [more] { $rest }만큼 늘었어요.
    [less] { $rest }만큼 줄었어요.
   *[even] 달라진 게 없어요.
}
review-luck-end = { $end ->
    [won] 그래서 100, { $mine ->
        [yes] 내가 이겼어요
       *[no] { $name } 님이 이겼어요
    }.
    [lost] 그래서 남은 게 없어요.
   *[open] 그래서 { $after }만큼 남았어요.
}
review-luck-refilled = 처음 가진 것보다 어떻게 더 많이 잃을 수 있을까요? 다른 사람이 실수하면 승률이 돌아오고, 그걸 다시 잃을 수 있어요.
# $cause is what moved the chance most the way it went, $went is "up" or "down".
review-cause = { $went ->
    [up] { $cause ->
        [deal] 카드 운이 { $mine ->
            [yes] 나에게
           *[no] { $name } 님에게
        } 좋았어요.
       *[rest] 다른 사람들의 행동과 카드의 흐름이 가장 큰 도움이 됐어요.
    }
   *[down] { $cause ->
        [deal] 카드 운이 { $mine ->
            [yes] 나에게
           *[no] { $name } 님에게
        } 나빴어요.
        [play] { $mine ->
            [yes] 내 차례에
           *[no] { $name } 님의 차례에
        } 가장 많이 잃었어요.
       *[rest] 다른 사람들이 잘했고, 카드도 그쪽으로 흘렀어요.
    }
}
review-grades = { $great ->
    [0] {""}
   *[other] 훌륭한 차례 { $great }번,{" "}
}좋은 차례 { $good }번, 아쉬운 차례 { $inaccuracy }번, 실수 { $mistake }번, 큰 실수 { $blunder }번.
# $what is the kind of a mistake, as below.
review-worst = 가장 크게 잃은 차례: { $round }라운드 { $turn }번째 행동으로 100 가운데 { $loss }만큼 잃었어요({ $what }).
review-kind = 모두 합쳐 가장 많이 잃은 까닭: { $what }.
review-turning = 승부처: { $round }라운드 { $turn }번째 행동. 게임 승률이 100 가운데 { $before }에서 { $after }로 바뀌었어요.

# Kinds of mistakes: what the player did, or should have done.
mistake-missed-going-out = 카드를 모두 낼 기회를 놓침
mistake-let-go-out = 다음 사람이 카드를 모두 내게 둠
mistake-should-have-rotated = 카드를 돌렸어야 함
mistake-should-have-taken = 세트를 가져왔어야 함
mistake-should-have-added = 카드를 추가했어야 함
mistake-rotated-too-early = 카드를 너무 일찍 돌림
mistake-took-needlessly = 세트를 괜히 가져옴
mistake-added-needlessly = 카드를 괜히 추가함
mistake-broke-up-set = 세트를 나눠서 냄
mistake-too-many = 너무 많은 카드를 냄
mistake-too-few = 너무 적은 카드를 냄
mistake-too-high = 너무 높은 숫자를 냄
mistake-too-low = 너무 낮은 숫자를 냄
mistake-other-cards = 같은 숫자 중 남길 카드를 냄
mistake-other-set = 다른 세트를 골랐어야 함

# Why an action was weak, said to who did it. $name is the next player, who has $cards cards; $set was split.
reason-was-missed-going-out = 바로 카드를 모두 낼 수 있었어요.
reason-was-let-go-out = { $name } 님은 카드가 { $cards }장 남아서 다음 차례에 모두 낼 가능성이 커요.
reason-was-should-have-rotated = 차례를 써서라도 카드를 돌릴 만했어요.
reason-was-should-have-taken = 테이블의 세트는 가져올 만했어요.
reason-was-should-have-added = 추가한 카드는 다시 돌아오지 않아요.
reason-was-rotated-too-early = 카드를 돌리면 차례를 하나 쓰게 돼요. 아직 할 수 있는 게 있었어요.
reason-was-took-needlessly = 세트를 가져오면 카드가 늘어나고 차례도 지나가요.
reason-was-added-needlessly = 카드를 추가하면 한 장만 줄어들고 차례가 지나가요.
reason-was-broke-up-set = { $set }, 나눠서 내면 약해져요. 함께 있을 때 더 강해요.
reason-was-too-many = 더 적은 카드로도 충분했어요. 나머지는 가지고 있는 게 나아요.
reason-was-too-few = 한 번에 더 많이 낼 수 있고, 큰 세트는 이기기 더 어려워요.
reason-was-too-high = 더 낮은 세트로도 충분했어요. 높은 카드는 필요할 때 쓰세요.
reason-was-too-low = 낮은 세트는 금방 져서 다시 돌아와요. 높은 세트가 더 오래 버텨요.
reason-was-other-cards = 숫자는 맞았어요. 같은 숫자의 다른 카드를 내면 남은 카드가 더 좋아져요.
reason-was-other-set = 생각은 맞았어요. 다른 세트가 내 카드에 더 잘 어울려요.
