# 퍼즐: 한 가지 행동만이 최선인 상황. 브라우저와 터미널에서 함께 쓴다.

## 주제

puzzle-theme-going-out = 카드 모두 내기
puzzle-theme-blocking = 막기
puzzle-theme-rotate-in-time = 제때 돌리기
puzzle-theme-two-areas = 두 개의 플레이 구역
puzzle-theme-taking = 가져오기
puzzle-theme-adding = 추가하기

## 퍼즐 하나

puzzle-title = 퍼즐 { $title }
puzzle-difficulty = 난이도 { $level }/{ $hardest }
puzzle-players = { $players }인
puzzle-task-out = 다른 사람이 무엇을 들고 있든, 누구보다 먼저 내 차례 { $turns }번 안에 카드 { $cards }장을 모두 내세요.
puzzle-task-stop = 다른 사람이 무엇을 들고 있든, 내 다음 차례 전에 아무도 카드를 다 내지 못하게 하세요.
puzzle-hidden = { $count ->
    [0] 가려진 카드가 없어요. 모두의 손패를 알아요
   *[other] 가려진 카드 { $count }장, 어느 쪽이 위인지는 몰라요
}
puzzle-hand-hidden = { $count ->
    [0] { $seat }: 가려진 카드 없음
   *[other] { $seat }: 그중 { $count }장
}
puzzle-hand-star = { $count ->
    [1] { $seat }: 그중 1장, 별 카드
   *[other] { $seat }: 그중 { $count }장, 별 카드 포함
}
puzzle-proved = 증명했어요.
puzzle-holds = { $name } 님이 { $cards } 카드를 들고 있다면,
puzzle-fails-some = 보이는 것과 맞는 카드 분배는 { $deals }가지예요. 그중 일부에서 실패해요.
puzzle-fails-all = { $deals ->
    [1] 보이는 것과 맞는 카드 분배는 하나뿐이고, 거기서 실패해요.
   *[other] 보이는 것과 맞는 카드 분배 { $deals }가지 모두에서 실패해요.
}
puzzle-fails = 카드 분배 { $deals }가지 중 { $fails }가지에서 실패해요.
puzzle-tried = { $action }?
puzzle-right = 풀었어요!
puzzle-answer = 이렇게 될 수 있어요:
puzzle-answer-out = 그러면 { $seat } 님이 나보다 먼저 카드를 모두 내요.
puzzle-answer-slow = 그러면 차례 { $turns }번으로는 내 카드를 다 낼 수 없어요.
puzzle-solution = 정답: { $action }
puzzle-why-out = 다른 사람이 무엇을 들고 무엇을 하든 늦어도 차례 { $turns }번 안에 내가 다음으로 카드를 모두 내요. 다른 행동으로는 차례 { $more }번이 있어도 장담할 수 없어요.
puzzle-why-then = 무슨 일이 있어도 다음 차례에 { $set }, 이렇게 카드를 모두 내요.
puzzle-why-stop = 이제 내 다음 차례 전에는 아무도 카드를 다 낼 수 없어요. 다른 행동을 했다면 무엇을 들고 있든 누군가 다 낼 수 있었어요.
puzzle-proof = { $deals ->
    [1] 보이는 것과 맞는 카드 분배는 하나뿐이고, 거기서 통해요.
   *[other] 보이는 것과 맞는 카드 분배는 { $deals }가지이고, 모두에서 통해요.
}
puzzle-lead = 게임 전체에도 가장 좋은 수예요. 아주 깊은 탐색에서 다른 어떤 수보다 이길 확률이 적어도 { $points }%p 높아요.

## 브라우저

puzzles-title = 퍼즐
puzzles-lead = 상황마다 다른 사람이 무엇을 들고 있든 가장 좋은 수가 하나 있어요. 찾아보세요.
puzzles-daily-about = 월요일은 쉽고 일요일은 어려워요. 다음 퍼즐은 자정에 나와요.
puzzles-daily-done = 풀었어요. 다음 퍼즐은 자정에 나와요.
puzzles-solve = 풀기
puzzles-again = 다시 보기
puzzles-progress = { $all }개 중 { $solved }개 해결
puzzles-theme = 주제
puzzles-players = 인원
puzzles-any = 전체
puzzles-found = { $count ->
    [0] 그런 퍼즐은 없어요.
   *[other] 퍼즐 { $count }개, { $solved }개 해결
}
puzzles-next = 안 푼 다음 퍼즐
puzzles-all-solved = 이 퍼즐은 모두 풀었어요.
puzzles-solved = 해결
puzzles-missing = 그런 퍼즐은 없어요
puzzles-missing-lead = 링크가 게임의 다른 버전에서 왔을 수 있어요.
puzzle-link = 링크 복사
puzzle-share = 공유
puzzle-hands = 누가 무엇을 들고 있나요
puzzle-tries = { $tries ->
    [0] 첫 번에 풀었어요
    [1] 두 번 만에 풀었어요
   *[other] 다른 수를 { $tries }번 두고 풀었어요
}
puzzle-back = 카드가 손으로 돌아왔어요. 다른 수를 찾아보세요.
puzzle-look = 카드를 누르면 그 분배를 볼 수 있어요.
puzzle-deals-shown = 카드 분배 { $deals }가지 중 { $shown }가지
puzzle-deals-all = 보이는 것과 맞는 카드 분배
puzzle-deal-works = 분배 { $number }: 통해요. { $hands }
puzzle-deal-fails = 분배 { $number }: 실패해요. { $hands }
puzzles-opening = 퍼즐을 가져오고 있어요…
puzzles-failed = 퍼즐을 가져오지 못했어요. 연결을 확인해 주세요.
puzzles-more = { $count }개 모두 보기
puzzles-finished = { $all }개를 모두 풀었어요. 대단해요! 오늘의 퍼즐은 매일 자정에 나와요.
puzzles-clear = 모든 퍼즐 보기
puzzles-shelf = { $level ->
    [1] 아주 쉬움
    [2] 쉬움
    [3] 보통
    [4] 어려움
   *[5] 아주 어려움
}
puzzle-day = 오늘의 퍼즐, { $number }일째
puzzle-all = 모든 퍼즐
puzzle-retry = 다시 하기
puzzle-show = 정답
puzzle-go-on = 다음 퍼즐
puzzle-play-on = 이어서 하기

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
puzzle-list = 이름으로 하나 풀기: { $program } puzzle { $name }
puzzle-list-solved = 해결
puzzle-check-label = 증명한 퍼즐
puzzle-check-ok = 퍼즐 { $count }개를 모두 증명했어요({ $seconds }초).
puzzle-check-failed = 퍼즐 { $count }개가 틀렸어요.
puzzle-fault = { $title }: { $fault }
puzzle-fault-unreadable = 상황이나 그 안의 행동을 읽을 수 없어요
puzzle-fault-position = 그 자리의 차례가 아니거나 게임이 이미 끝났어요
puzzle-fault-name = id가 상황에서 나온 것이 아니에요
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
