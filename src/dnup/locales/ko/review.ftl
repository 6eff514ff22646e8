# The review of a match: what the terminal and the browser both say.
#
# $name is a player, $mine is "yes" when it is the reader; chances such as $before come with their per cent sign.

review-grade = { $grade ->
    [good] 좋음
    [inaccuracy] 아쉬움
    [mistake] 실수
   *[blunder] 큰 실수
}
review-before = 이전
review-deal = 카드 분배
review-play = 자기 행동
review-rest = 나머지
review-after = 이후
review-chance-round = 라운드 승률
review-chance-match = 게임 승률

# The summary of a seat's match: some of these sentences, one after the other.
review-result = { $mine ->
    [yes] 나
   *[no] { $name }
}: 게임에서 { $won ->
    [yes] 이겼어요
   *[no] 이기지 못했어요
}. 처음 승률 { $before }에서 카드 분배로 { $deal }를 { $dealt ->
    [more] 얻고
   *[less] 잃고
}, 자기 행동으로 { $play }를 잃고, 다른 사람들과 카드의 흐름으로 { $rest }를 { $rested ->
    [more] 얻었어요
   *[less] 잃었어요
}.
review-result-open = { $mine ->
    [yes] 나
   *[no] { $name }
}: 처음 승률 { $before }에서 { $after }가 됐어요. 카드 분배로 { $deal }를 { $dealt ->
    [more] 얻고
   *[less] 잃고
}, 자기 행동으로 { $play }를 잃고, 다른 사람들과 카드의 흐름으로 { $rest }를 { $rested ->
    [more] 얻었어요
   *[less] 잃었어요
}.
# $cause is what moved the chance most the way it went, $went is "up" or "down".
review-cause = { $went ->
    [up] { $cause ->
        [deal] 카드 분배의 운이 가장 큰 도움이 됐어요.
       *[rest] 다른 사람들의 행동과 카드의 흐름이 가장 큰 도움이 됐어요.
    }
   *[down] { $cause ->
        [deal] 카드 분배의 운 때문에 가장 많이 잃었어요.
        [play] 자기 행동 때문에 가장 많이 잃었어요.
       *[rest] 다른 사람들의 행동과 카드의 흐름 때문에 가장 많이 잃었어요.
    }
}
review-grades = 좋은 행동 { $good }번, 아쉬운 행동 { $inaccuracy }번, 실수 { $mistake }번, 큰 실수 { $blunder }번.
# $what is the kind of a mistake, as below.
review-worst = 가장 큰 손해: { $round }라운드 { $turn }번째 행동으로 { $loss }를 잃었어요({ $what }).
review-kind = 모두 합쳐 가장 많이 잃은 까닭: { $what }.
review-turning = 승부처: { $round }라운드 { $turn }번째 행동으로 게임 승률이 { $before }에서 { $after }가 됐어요.

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
