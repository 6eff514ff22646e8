# 퍼즐: 한 가지 행동만이 최선인 상황. 브라우저와 터미널에서 함께 쓴다.

## 주제

puzzle-theme-going-out = 카드 모두 내기
puzzle-theme-blocking = 막기
puzzle-theme-rotate-in-time = 제때 돌리기
puzzle-theme-two-areas = 두 개의 플레이 구역
puzzle-theme-taking = 가져오기
puzzle-theme-adding = 추가하기

## 퍼즐 하나

puzzle-title = 퍼즐 { $id }
puzzle-difficulty = 난이도 { $level }/{ $hardest }
puzzle-players = { $players }인
puzzle-task-out = 다른 사람이 무엇을 들고 있든, 늦어도 내 차례 { $turns }번 안에 반드시 내가 다음으로 카드를 모두 내게 되는 단 하나의 행동을 해 보세요.
puzzle-task-stop = 다른 사람이 무엇을 들고 있든, 내 다음 차례가 오기 전에 아무도 카드를 모두 낼 수 없게 하는 단 하나의 행동을 해 보세요.
puzzle-hands = 다른 사람의 손에 대해 아는 것:
puzzle-hidden = { $count ->
    [0] 가려진 카드가 없어요. 모두의 손을 알고 있어요.
   *[other] 가려진 카드 { $count }장이에요. 어느 쪽이 위인지는 카드마다 알 수 없어요:
}
puzzle-hand-hidden = { $count ->
    [0] { $seat }: 가려진 카드 없음
   *[other] { $seat }: 가려진 카드 { $count }장
}
puzzle-hand-star = { $count ->
    [1] { $seat }: 가려진 카드 1장, 별 카드
   *[other] { $seat }: 가려진 카드 { $count }장, 그중 별 카드 포함
}
puzzle-right = 정답!
puzzle-wrong = 더 좋은 행동이 있어요.
puzzle-answer = 이렇게 이어질 수 있어요:
puzzle-answer-out = 그러면 { $seat } 님이 나보다 먼저 카드를 모두 내요.
puzzle-answer-slow = 그러면 차례 { $turns }번 안에 카드를 모두 낸다고 더는 장담할 수 없어요.
puzzle-solution = 정답: { $action }
puzzle-why-out = 그러면 다른 사람이 무엇을 들고 무엇을 하든 늦어도 내 차례 { $turns }번 안에 내가 다음으로 카드를 모두 내요. 다른 행동으로는 차례 { $more }번을 써도 장담할 수 없어요.
puzzle-why-then = 무슨 일이 있어도 다음 차례에 { $set }, 이렇게 카드를 모두 내요.
puzzle-why-stop = 그러면 다른 사람이 무엇을 들고 있든 내 다음 차례가 오기 전에 아무도 카드를 모두 낼 수 없어요. 다른 행동을 하면 무엇을 들고 있든 누군가 모두 낼 수 있어요.
puzzle-proof = 증명했어요: 보이는 것과 맞는 카드 분배는 { $deals }가지이고, 그 모두에서 할 수 있는 모든 행동을 살펴봤어요.
puzzle-lead = 이것이 게임 전체에도 최선이라는 것은 아주 깊은 탐색의 결과예요: 이길 확률이 적어도 { $points }%p 더 높아요.

## 브라우저

puzzles-title = 퍼즐
puzzles-lead = 봇끼리 한 게임에서 나온 상황이에요. 다른 사람이 무엇을 들고 있든 한 가지 행동만이 최선이에요. 보이는 것과 맞는 모든 카드 분배에 대해 증명했거나, 아주 깊은 탐색으로 의심할 여지가 없고, 어느 쪽인지 퍼즐마다 알려 줘요.
puzzles-daily = 오늘의 퍼즐
puzzles-daily-about = 이 날짜에는 모두에게 같은 퍼즐이에요. 다음 퍼즐은 내 시계로 자정에 나와요.
puzzles-daily-done = 풀었어요. 내일 다음 퍼즐이 나와요.
puzzles-solve = 풀기
puzzles-again = 다시 보기
puzzles-progress = { $all }개 중 { $solved }개 해결
puzzles-streak = { $days ->
    [1] 1일
   *[other] { $days }일 연속
}
puzzles-choose = 고르기
puzzles-theme = 주제
puzzles-difficulty = 난이도
puzzles-players = 인원
puzzles-any = 전체
puzzles-found = { $count ->
    [0] 그런 퍼즐은 없어요
   *[other] 퍼즐 { $count }개, { $solved }개 해결
}
puzzles-next = 다음 안 푼 퍼즐
puzzles-all-solved = 이 퍼즐은 모두 풀었어요.
puzzles-list = 전체 목록
puzzles-solved = 해결
puzzles-missing = 그런 퍼즐은 없어요
puzzles-missing-lead = 링크가 게임의 다른 버전에서 왔을 수 있어요.
puzzle-all = 모든 퍼즐
puzzle-retry = 다시 하기
puzzle-show = 정답 보기
puzzle-go-on = 다음 퍼즐
puzzle-play-on = 이어서 하기
puzzle-link = 링크 복사

## 터미널

puzzle-hello = 할 행동을 쓰세요. 정답: 정답 보기. 도움말: 쓸 수 있는 명령 보기. 나가기: 그만하기.
puzzle-help =
    정답            정답 보기
puzzle-word-show = 정답 show
puzzle-step = { $seat }: { $action }
puzzle-leave = 하나 더: { $program } puzzle --next
puzzle-none = “{ $name }” 퍼즐은 없어요. 모두 보려면: { $program } puzzle list
puzzle-no-theme = “{ $theme }” 주제는 없어요. 주제는 다음과 같아요: { $themes }.
puzzle-nothing = 그런 퍼즐은 없어요.
puzzle-all-done = 이 퍼즐은 모두 풀었어요. 그중 하나를 다시 보여 줄게요.
puzzle-list = 이름으로 하나 풀기: { $program } puzzle { $id }
puzzle-list-solved = 해결
puzzle-check-label = 증명한 퍼즐
puzzle-check-ok = 퍼즐 { $count }개를 모두 증명했어요({ $seconds }초).
puzzle-check-failed = 퍼즐 { $count }개가 틀렸어요.
puzzle-fault = { $id }: { $fault }
puzzle-fault-unreadable = 상황이나 그 안의 행동을 읽을 수 없어요
puzzle-fault-position = 그 자리의 차례가 아니거나 게임이 이미 끝났어요
puzzle-fault-name = 이름이 상황과 맞지 않아요
puzzle-fault-solution = 정답 { $action }: 허용되지 않는 행동이에요
puzzle-fault-unproved = 정답 { $action }: 목표를 보장하지 않아요
puzzle-fault-other = { $action }: 정답만큼 좋아요
puzzle-fault-turns = 차례의 수가 달라요
puzzle-fault-answer = { $action }: 그 뒤에 다른 사람이 할 수 있다는 것이 맞지 않아요
puzzle-fault-then = 뒤따른다는 것이 맞지 않아요
puzzle-fault-themes = 주제가 달라요
puzzle-fault-difficulty = 난이도가 달라요
puzzle-fault-deals = 카드 분배의 수가 달라요
puzzle-fault-too-large = 증명이 너무 오래 걸려요
puzzle-fault-proof = 증명의 종류가 달라요
puzzle-fault-lead = 깊은 탐색에서 정답이 뚜렷하게 가장 좋지는 않아요
