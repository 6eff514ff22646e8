# The browser: matches that are reviewed, learned from and played on; mistakes across all own matches.
#
# $name is a player; $mine is "yes" for the reader. $cost is how many of 100 chances something cost.
# $action is what somebody could do, as a whole phrase, such as "Play two 5s (5/1 5/2)"; as a number, in messages
# about a moment, it is the number of the action in its round.

study-review = 복기
study-do-rotate = 손에 든 카드를 모두 돌리기
study-running = 모든 차례를 살펴보고 있어요.
study-running-part = 모든 차례를 살펴보고 있어요: { $percent }퍼센트 끝났어요.
study-waiting = 곧 복기를 시작해요 …
study-count = { $total }번의 차례 중 { $done }번 살펴봤어요
study-slow = 평소보다 오래 걸려요. 그동안 둘러보세요. 준비된 것은 바로 볼 수 있어요.
study-done = 복기가 준비됐어요.
study-failed = 복기가 멈췄어요.
study-not-yet = 이 차례는 아직 살펴보지 않았어요.
study-no-verdict = 여기서는 아무도 차례가 없었어요.
refused-no-kernel = 이 서버에서는 게임을 복기할 수 없어요.
refused-too-many-reviews = 진행 중인 복기가 너무 많아요. 잠시 후 다시 시도해 주세요.
study-method = 차례마다, 자기 자신과 대국하며 dnup을 익힌 신경망이 가능한 모든 행동을 평가했어요. 유망한 행동과 실제로 고른 행동은 그때 그 참가자가 알던 것에 맞게 카드를 다시 나눠 가며 합쳐서 { $simulations }번 이상 시험해 봤어요.

# The river of chances.
study-river = 누가 이기고 있었을까요?
study-river-about = 승률 100을 { $players ->
    [2] 둘이
    [3] 셋이
    [4] 넷이
   *[other] 다섯이
} 나눠요. { $mine ->
    [yes] 맨 아래가 나예요.
   *[no] 맨 아래가 { $name } 님이에요.
}
study-rounds = { $rounds }라운드
study-look-at = { $mine ->
    [yes] 내 차례 복기하기
   *[no] { $name } 님의 차례 복기하기
}
study-numbers = 모든 숫자
study-chances = 모두의 승률 (100 가운데)
study-chances-none = 아직 승률을 몰라요.
study-chance-of = { $name }: 100 가운데 { $chance }.
study-open-hands = 승률은 모두의 카드를 알고 계산해요. 평가는 그렇지 않고, 그때 참가자가 알 수 있던 것만 따져요.

# A turn: what was done, and what was better. $set is a set in words, $cards and $held stand where cards are shown.
study-here = 이 차례
study-dealt = { $round }라운드 카드를 나눴어요
study-deal-of = { $way ->
    [more] 카드 운으로 { $mine ->
        [yes] 내 승률이
       *[no] { $name } 님의 승률이
    } { $deal }만큼 늘었어요.
    [less] 카드 운으로 { $mine ->
        [yes] 내 승률이
       *[no] { $name } 님의 승률이
    } { $deal }만큼 줄었어요.
   *[even] 카드 운은 모두 비슷했어요.
}
# How many turns were how good, after their number.
study-grades = { $grade ->
    [great] { $count ->
       *[other] 훌륭한 차례
    }
    [good] 좋은 차례
    [inaccuracy] 아쉬운 차례
    [mistake] 실수
   *[blunder] 큰 실수
}
study-turn-title = { $grade ->
    [great] 훌륭한 차례
    [good] 좋은 차례
    [inaccuracy] 조금 아쉬운 차례
    [mistake] 실수
   *[blunder] 큰 실수
}
study-turn-costliest = { $mine ->
    [yes] 내가 가장 크게 잃은 차례
   *[no] { $name } 님이 가장 크게 잃은 차례
}
study-turn-at = { $round }라운드, { $mine ->
    [yes] 내 { $turn }번째 차례:
   *[no] { $name } 님의 { $turn }번째 차례:
} { $grade ->
    [great] 다른 선택은 모두 실수였어요.
    [good] 분명히 더 나은 건 없었어요.
   *[weak] 100 가운데 { $cost }만큼 잃었어요.
}
study-did = { $mine ->
    [yes] 내가{" "}
   *[no] { $name } 님이{" "}
}{ $kind ->
    [play] 낸 카드
    [add] 추가한 카드
    [take] 가져온 카드
   *[rotate] 한 일: 카드 돌리기
}
study-instead = 더 나은 선택: { $kind ->
    [play] { $set }
    [add] { $set } 추가
    [take] { $set } 가져오기
   *[rotate] 카드 돌리기
}
# $was is "yes" for what was done, "no" for what was better.
study-return-taken = 손에는 { $count ->
   *[other] { $held }로
} { $was ->
    [yes] 들어왔어요.
   *[no] 들어와요.
}
study-return-beaten = { $mine ->
    [yes] 내{" "}
   *[no] { $owner } 님의{" "}
}{ $cards } { $count ->
    [1] 카드가
   *[other] 세트가
} { $held }로 { $was ->
    [yes] 돌아갔어요.
   *[no] 돌아가요.
}
study-return-rotated = { $was ->
    [yes] 돌린 뒤
   *[no] 돌리면
} { $mine ->
    [yes] 내 카드
   *[no] { $owner } 님의 카드
}: { $held }
study-why = 왜요?
# What { $text } says is said to somebody else.
study-quote = “{ $text }”
study-better = 최선: { $action }
study-reply = 다음은 아마: { $action }
study-alternatives = 할 수 있던 모든 선택
study-alternatives-about = 그때 { $mine ->
    [yes] 내가
   *[no] { $name } 님이
} 알 수 있던 것으로 본, 100 가운데 얼마의 승률이었는지예요.
study-tag-best = 최선
study-tag-played = 실제
study-worth = 100 가운데 { $chance }
study-all = 선택 { $count }개 모두 보기
study-fewer = 줄이기

# From one mistake to the next.
study-try = 다시 해 보기
study-costliest = { $mine ->
    [yes] 가장 크게 잃은 차례 보기
   *[no] { $name } 님이 가장 크게 잃은 차례 보기
}
study-previous-mistake = 이전 실수
study-next-mistake = 다음 실수
study-no-mistakes = { $mine ->
    [yes] 실수가 없어요. 모든 차례를 잘했어요!
   *[no] 실수가 없어요. { $name } 님은 모든 차례를 잘했어요!
}
study-keys = M은 다음 실수로, Shift+M은 이전 실수로 가요.

# Luck or skill: steps of a chart. $sum is the sum that it shows, such as "33 + 9 − 21 − 21 = 0".
study-luck = 운일까, 실력일까?
study-luck-later = 모든 차례를 살펴보고 나면 나와요.
study-luck-sum = 딱 맞아요: { $sum }
study-step-share = 공평한 몫
study-step-deal = { $way ->
    [more] 좋은 카드
    [less] 나쁜 카드
   *[even] 비슷한 카드
}
study-step-play = { $mine ->
    [yes] 내 차례
   *[no] 자기 차례
}
study-step-rest = 다른 사람
study-step-end = { $open ->
    [yes] 지금까지
   *[no] 끝
}
study-whole = 게임 전체
study-sums-about = 줄마다 딱 맞아요(100 가운데). 카드 운: 모든 손을 펼쳐 놓고 본 카드의 가치예요. 자기 차례: 최선에 비해 잃은 만큼이에요. 다른 사람들: 그들의 행동과 카드의 흐름이에요.

study-moment = 순간
study-moment-deal = { $round }라운드, 카드 분배
study-moment-action = { $round }라운드, { $action }번째 행동
study-moment-after = { $round }라운드, { $action }번째 행동 다음

# Learning from mistakes.
study-learn = 다시 한번의 기회
study-learn-title = 같은 카드, 다시 한번
study-learn-preparing = 모든 차례를 확인하면 바로 시작해요.
study-learn-none = 이 게임에는 배울 실수가 없어요.
study-learn-at = { $count }개 중 { $at }번째
study-learn-turn = { $round }라운드, 내 { $turn }번째 차례
study-learn-next = 다음
study-learn-end = 결과 보기
study-learn-over = 모두 살펴봤어요
study-learn-left = { $count ->
   *[other] 남은 { $count }개 하기
}
study-learn-all = 아쉬운 차례까지 보기
study-solved = { $count }개 중 { $solved }개 찾음
study-found = 찾음
study-cost = 100 가운데 { $cost }
study-task-played = { $kind ->
    [play] 게임에서는 여기서 { $cards } 카드를 냈어요.
    [add] 게임에서는 { $mine ->
        [yes] 내
       *[no] { $owner } 님의
    } 세트에 { $cards } 카드를 추가했어요.
    [take] 게임에서는 여기서 { $mine ->
        [yes] 내
       *[no] { $owner } 님의
    } { $cards } 세트를 가져왔어요.
   *[rotate] 게임에서는 여기서 카드를 돌렸어요.
} 100 가운데 { $cost }만큼 잃었어요.
study-task = 지금이라면 어떻게 할까요? 부담 없이 해 보세요.
study-right = 잘했어요! 최선만큼 좋아요.
study-right-best = 잘했어요! 최선이에요.
study-wrong = 100 가운데 { $cost }만큼 잃는 선택이에요. 더 좋은 것이 있어요. 원래대로 돌려놓았어요.
study-wrong-again = 게임에서 한 것과 같아요. 100 가운데 { $cost }만큼 잃었어요. 원래대로 돌려놓았어요.
study-shown-task = 테이블에서 해 보거나 다음으로 가세요.
study-play-on = 이어서 하기
study-not-judged = 지금은 행동을 평가할 수 없어요.
study-again = 다시 해 보기
study-show = 보여 주기
study-skip = 건너뛰기
study-back-review = 복기로 돌아가기

# What if.
study-play-on-here = 여기서부터 해 보기
study-what-if = 만약에?
study-what-if-about = { $name } 님 자리에서 봇들과 이어서 해요: { $level }.
study-what-if-go = 이어서 하기
study-as = 내 자리
study-level = 다른 사람의 실력
study-cards = 알 수 없는 카드
study-cards-possible = 있을 법한 대로
study-cards-true = 실제 그대로
study-cards-possible-about = 숨은 카드는 그때 알 수 있던 모든 것에 맞게 새로 나눠요.
study-cards-true-about = 숨은 카드는 게임에서와 똑같아요.
study-other-deal = 다르게 나누기
study-change = 바꾸기
study-back-moment = 게임으로 돌아가기
study-compared = 게임과 비교
study-then = 게임에서는:
study-now = 이번에는:
study-outcome = 1등으로 카드를 모두 낸 사람: { $first } 님. { $name } 님: { $place }.
study-place = { $place ->
   *[other] { $place }등으로 카드를 모두 냄
}
study-not-out = 카드를 모두 내지 못함

# Mistakes across all own matches.
mistakes-title = 다시 한번의 기회
mistakes-lead = 손해가 가장 컸던 실수들이에요. 하나를 고르면 함께 살펴볼게요.
mistakes-no-matches = 아직 여기서 끝낸 게임이 없어요. 게임을 하면 무엇을 더 잘할 수 있는지 알려 드려요.
mistakes-nothing = 아직 고칠 것이 없어요
mistakes-reviewed = 게임 { $all }개 중 { $matches }개 복기함
mistakes-running = 게임을 복기하는 중이에요. 그동안 다른 일을 해도 돼요.
# $which is "all" if none was reviewed yet, "rest" if some were; "latest": there are more than are
# reviewed at once.
mistakes-review = { $which ->
    [latest] 최근 { $count }개 복기하기
    [rest] 나머지 { $count }개 복기하기
   *[all] 복기하기
}
mistakes-list = 손해가 큰 실수부터
mistakes-cost = { $count ->
   *[other] { $count }번
}, 모두 { $cost }쯤
mistakes-examples = 예
mistakes-example = { $date }, { $round }라운드: 100 가운데 { $cost }
mistakes-about = 게임마다 나눠 가질 승률은 100이에요. 날짜를 고르면 그 차례를 다시 해 볼 수 있어요.
mistakes-none = 게임에서 실수를 찾지 못했어요. 잘하셨어요!
