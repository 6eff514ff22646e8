# The browser: matches that are reviewed, learned from and played on; mistakes across all own matches.
#
# $name is a player; $mine is "yes" for the reader. Chances and what is lost of them come with their per cent sign.
# $action is what somebody could do, as a whole phrase, such as "Play two 5s (5/1 5/2)"; as a number, in messages
# about a moment, it is the number of the action in its round.

study-review = 복기
study-do-rotate = 손에 든 카드를 모두 돌리기
study-running = 게임을 복기하는 중
study-running-part = 게임을 복기하는 중: { $percent }퍼센트 끝났어요.
study-waiting = 곧 복기를 시작해요 …
study-count = 행동 { $total }개 중 { $done }개 평가함
study-done = 복기가 끝났어요.
study-failed = 복기가 멈췄어요.
refused-no-kernel = 이 서버에서는 게임을 복기할 수 없어요.
refused-too-many-reviews = 진행 중인 복기가 너무 많아요. 잠시 후 다시 시도해 주세요.
study-not-yet = 아직 평가하지 않았어요.
study-no-verdict = 여기서는 아무도 행동하지 않았어요.
study-method = 차례마다, 자기 자신과 대국하며 dnup을 익힌 신경망이 가능한 모든 행동을 평가했어요. 유망한 행동과 실제로 고른 행동은 그때 그 플레이어가 알던 것에 맞게 카드를 다시 나눠 가며 합쳐서 { $simulations }번 이상 시험해 봤어요.

# The graph.
study-graph = 승률의 흐름
study-aim = 무엇에서 이길 확률
study-aim-match = 게임
study-aim-round = 라운드
study-extent = 그릴 범위
study-extent-match = 모든 라운드
study-extent-round = 이 라운드
study-chances = 모든 플레이어의 승률
study-chances-none = 아직 승률을 몰라요.
study-chance-of = { $name }: { $chance }.
study-moment = 순간
study-moment-deal = { $round }라운드, 카드 분배
study-moment-action = { $round }라운드, { $action }번째 행동
study-moment-after = { $round }라운드, { $action }번째 행동 다음
study-open-hands = 그래프는 모든 손을 알고 계산해요. 평가는 그렇지 않고, 그때 플레이어가 알 수 있던 것만 따져요.

# Whose mistakes, and from one to the next.
study-whose = 누구의 행동
study-whose-seat = { $name } 님의 좋지 않은 행동
study-whose-all = 모두의 좋지 않은 행동
study-previous-mistake = 이전 좋지 않은 행동
study-next-mistake = 다음 좋지 않은 행동
study-no-mistakes = 실수가 없어요. 모든 행동이 좋았어요.
study-keys = M은 다음 좋지 않은 행동으로, Shift+M은 이전 좋지 않은 행동으로 가요.

# The parts of the review.
study-parts = 보여 줄 내용
study-part-moment = 이 순간
study-part-actions = 모든 행동
study-part-match = 게임 전체

# A moment.
study-here = 여기로 이어진 행동
study-dealt = { $round }라운드: 카드를 나눴어요
study-deal-of = { $mine ->
    [yes] 나
   *[no] { $name } 님
}: 카드 분배로 { $change }
study-verdict = { $mine ->
    [yes] 나
   *[no] { $name } 님
}: { $action } – { $grade }
study-loss = 게임에서 이길 확률을 { $loss } 잃었어요 (± { $error }):
study-better = 최선: { $action }
study-reply = 예상되는 다음 행동: { $action }
study-why = { $mine ->
    [yes] 내가 알 수 있던 것:
   *[no] { $name } 님의 입장에서 보면:
}
study-quote = “{ $text }”
study-alternatives = 할 수 있던 모든 행동
study-alternatives-about = 그때 { $name } 님이 알 수 있던 것으로 본, 게임에서 이길 확률이에요.
study-tag-best = 최선
study-tag-played = 실제
study-wins-match = 게임 승률:
study-estimate = ± { $error } · 라운드: { $round }
study-all = 행동 { $count }개 모두 보기
study-fewer = 줄이기
study-differently = { $mine ->
    [yes] 다르게 해 보기
   *[no] { $name } 님으로 해 보기
}

# The whole match.
study-summary = 요약
study-summary-later = 모든 행동을 평가하고 나면 나와요.
study-luck = 운과 실력
study-luck-about = { $one ->
    [yes] { $name } 님이 게임에서 이길 확률이 어떻게 바뀌었는지예요. 줄마다 딱 맞아요: 이전 + 카드 분배 + 자기 행동 + 나머지 = 이후.
   *[no] 플레이어마다 게임에서 이길 확률이 어떻게 바뀌었는지예요. 줄마다 딱 맞아요: 이전 + 카드 분배 + 자기 행동 + 나머지 = 이후.
}
study-luck-who = 플레이어
study-luck-all = 전체
study-luck-deal-about = 모든 손을 펼쳐 놓고 본 카드의 가치예요.
study-luck-play-about = 그 플레이어가 알 수 있던 것으로 본 최선에 비해 잃은 만큼이에요.
study-luck-rest-about = 다른 사람들의 행동과 카드의 흐름이에요.

# Learning from mistakes.
study-learn = 실수에서 배우기
study-learn-count = { $mistakes ->
    [no] 아쉬운 행동 { $count }개에서 배우기
   *[yes] 실수 { $count }개에서 배우기
}
study-learn-preparing = 모든 행동을 평가하면 바로 시작해요.
study-learn-none = 이 게임에는 배울 실수가 없어요.
study-learn-at = { $count }개 중 { $at }번째
study-learn-next = 다음
study-learn-end = 결과 보기
study-learn-over = 모두 살펴봤어요
study-learn-left = { $count ->
   *[other] 남은 { $count }개 하기
}
study-learn-all = 아쉬운 행동까지 하기
study-solved = { $count }개 중 { $solved }개 찾음
study-found = 찾음
study-task-played = 게임에서는: { $action }. { $loss } 잃었어요.
study-task = 더 좋은 행동은 무엇일까요? 테이블에서 해 보세요.
study-right = 잘했어요. 최선만큼 좋아요.
study-right-best = 잘했어요. 최선이에요.
study-wrong = { $loss } 잃는 행동이에요. 더 좋은 것이 있어요.
study-wrong-again = 게임에서 한 것과 같아요. { $loss } 잃어요.
study-kind-was = 게임에서는: { $kind }.
study-shown-task = 테이블에서 해 보거나 다음으로 가세요.
study-play-on = 여기서 봇들과 계속할 수 있어요.
study-not-judged = 지금은 행동을 평가할 수 없어요.
study-again = 다시 해 보기
study-show = 답 보기
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
mistakes-title = 내 실수
mistakes-lead = 복기한 모든 게임에서 가장 손해가 컸던 실수예요.
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
}, { $lost } 잃음
mistakes-examples = 예
mistakes-example = { $date }, { $round }라운드: −{ $loss }
mistakes-about = 게임에서 이길 확률을 모든 게임에 걸쳐 더한 값이에요. 예를 누르면 그 장면에서 다시 해 볼 수 있어요.
mistakes-none = 게임에서 실수를 찾지 못했어요. 잘하셨어요!
