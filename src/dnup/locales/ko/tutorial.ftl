# The tutorial in the browser: short steps, each a move on a real table.

tutorial-title = dnup 배우기
tutorial-lead = 짧은 단계 열두 개예요. 5분쯤 걸려요. 모든 행동을 직접 해 보고, 잘못될 일은 없어요.
tutorial-start = 시작
# $number is the step to go on with.
tutorial-resume = { $number }단계부터 이어서 하기
tutorial-again = 처음부터 다시
tutorial-all-done = 모든 단계를 마쳤어요.
tutorial-progress = { $all }단계 중 { $done }단계 완료
tutorial-steps = 단계
tutorial-step-done = 완료
tutorial-rules = 규칙을 글로 읽기
tutorial-keys = 모든 행동에 단축키도 있어요. 단계 안에서 ?를 누르면 볼 수 있어요.

# Around a step. $number counts the steps, $all is how many there are.
tutorial-step = { $all }단계 중 { $number }단계
tutorial-overview = 모든 단계
tutorial-back = 이전
tutorial-skip = 건너뛰기
tutorial-next = 다음
tutorial-end = 마치기
tutorial-show = 보여 주기
tutorial-retry = 다시 해 보기
tutorial-wait = 이제 다른 사람들이 하는 것을 보세요 …
tutorial-done = 잘했어요!
# Something else was done than what the step asks for.
tutorial-other-title = 그것도 할 수 있어요.
tutorial-other = 이번 단계에서 하려던 것이 아닐 뿐이에요. 잃은 것은 없어요. 다시 해 보기를 누르면 카드가 있던 곳으로 돌아가요.

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
   *[other] 표시된 카드를 고르세요. 그다음 내려놓기나 테이블의 내 자리를 누르세요.
}
tutorial-how-add = 표시된 카드를 고르세요. 그다음 표시된 세트를 누르세요.
tutorial-how-take = 내 카드를 고르지 않은 채로 표시된 세트를 누르세요.
tutorial-how-rotate = 손 아래에 표시된 버튼을 누르세요.
# The same with keys. $key is the key for the value of the cards: 0 for 10.
tutorial-keys-play = { $size ->
    [1] 키보드로: { $key }, 그다음 P.
   *[other] 키보드로: 카드 수만큼 { $key }, 그다음 P.
}
tutorial-keys-add = 키보드로: { $key }, 세트에 초점이 갈 때까지 T, 그다음 Enter.
tutorial-keys-take = 키보드로: 세트에 초점이 갈 때까지 T, 그다음 Enter.
tutorial-keys-rotate = 키보드로: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = 숫자가 두 개인 카드
tutorial-card-about = 위에 있는 숫자만 적용돼요. 이것이 상단 숫자예요. 아래에 거꾸로 있는 것은 하단 숫자예요. 작은 숫자가 하단 숫자를 알려 줘요.
tutorial-card-task = 손에 든 카드를 모두 돌려 보세요. 돌리기를 누르세요.
tutorial-card-done = 모든 카드에서 하단 숫자가 상단 숫자가 되었어요. 2는 가장 높은 숫자인 10이 되었어요. 손에 든 카드를 한 장만 돌릴 수는 없지만, 차례를 써서 모두 돌릴 수는 있어요.

tutorial-set-title = 세트 내려놓기
tutorial-set-about = 카드를 모두 없애는 것이 목표예요. 내 차례에는 세트를 내려놓을 수 있어요. 상단 숫자가 같은 카드 한 장 이상이 세트예요.
tutorial-set-task = 5 두 장을 고르고 내려놓기를 누르세요.
tutorial-set-done = 세트가 내 앞에 놓였어요. 값은 5예요. 크기는 카드 수인 2예요.

tutorial-clash-title = 크기가 같은 두 세트
tutorial-clash-about = 크기가 같은 두 세트는 테이블에 함께 있을 수 없어요. 새 세트는 값이 더 높아야 하고, 낮은 세트는 주인의 손으로 되돌아가요.
tutorial-clash-task = 내 5 두 장을 내려놓아 3 두 장을 이기세요.
tutorial-clash-done = 3 두 장은 주인의 손으로 되돌아갔어요. 내 5 두 장은 누가 더 높은 두 장을 내려놓을 때까지 놓여 있어요.

tutorial-equal-title = 같은 값으로는 안 돼요
tutorial-equal-about = 잘못할까 봐 걱정하지 않아도 돼요. 규칙에 어긋나는 행동은 할 수 없고, 왜 안 되는지 게임이 알려 줘요.
tutorial-equal-try = 테이블에 4 한 장이 있어요. 내 4를 내려놓아 보세요!
tutorial-equal-task = 값이 더 높지 않아서 안 돼요. 이유는 내 카드 위에 나와요. 이제 7을 내려놓으세요.
tutorial-equal-done = 7 한 장은 4 한 장보다 높아요. 그래서 4가 되돌아갔어요.

tutorial-sizes-title = 크기가 다르면 상관없어요
tutorial-sizes-about = 크기가 같은 세트끼리만 값을 비교해요. 9 세 장은 높지만, 한 장이나 두 장이나 네 장을 낼 때는 상관없어요.
tutorial-sizes-task = 1 두 장을 내려놓으세요.
tutorial-sizes-done = 1 두 장과 9 세 장이 나란히 놓여 있어요. 아무것도 되돌아가지 않아요. 내가 낸 1 두 장은 똑같은 카드였어요. 덱에는 이런 카드가 많아요.

tutorial-golden-title = 매우 중요한 규칙
tutorial-golden-about = 테이블에서 손으로 가는 카드는 180도 돌려요. 누가 왜 가져가든 항상 그래요. 내 카드가 어떻게 되는지 보세요.
tutorial-golden-task = 2 두 장을 내려놓으세요.
tutorial-golden-done = 5 두 장이 내 2 두 장을 이겼어요. 내 카드는 180도 돌려져서 손으로 되돌아왔어요. 이제 9와 10이에요. 이것이 다운업이에요!

tutorial-take-title = 가져오기
tutorial-take-about = 내려놓는 대신 다른 사람 앞의 세트를 통째로 가져올 수 있어요. 매우 중요한 규칙에 따라 카드를 돌려서 손에 들어요.
tutorial-take-task = 테이블에서 1 두 장을 눌러 가져오세요.
tutorial-take-done = 테이블에서는 1 두 장이었지만 손에서는 8과 9예요. 손에 드는 카드 수에는 제한이 없어요.

tutorial-add-title = 추가하기
tutorial-add-about = 다른 사람 앞의 세트에 카드 한 장을 추가할 수도 있어요. 세트의 값과 같은 숫자여야 하고, 세트의 주인은 그대로예요.
tutorial-add-task = 6을 고르고 테이블의 6 두 장을 누르세요.
tutorial-add-done = 내 카드가 한 장 줄었고, 6은 세 장이 되었어요. 커진 세트도 크기가 같은 세트와 값을 비교해요. 그래서 4 세 장이 되돌아갔어요.

tutorial-discard-title = 세트가 없어질 때
tutorial-discard-about = 내 세트는 다음 내 차례가 시작될 때까지 앞에 놓여 있어요. 그때까지 아무도 되돌려 보내거나 가져가지 않으면 버려져요.
tutorial-discard-task = 7 두 장을 내려놓고, 끝까지 남는지 보세요.
tutorial-discard-done = 끝까지 남았어요. 다시 내 차례라서 먼저 7 두 장이 버려졌어요. 이제 완전히 없어진 거예요. 그다음에는 내려놓기, 추가하기, 가져오기, 돌리기 중 하나를 해요. 차례를 건너뛸 수는 없어요.

tutorial-out-title = 빠지기
tutorial-out-about = 행동을 마쳤을 때 손에 카드가 없으면 라운드에서 빠져요. 첫 번째로 빠진 사람은 2점, 두 번째는 1점을 얻고, 라운드가 끝나요.
tutorial-out-task = 마지막 두 장을 내려놓으세요.
tutorial-out-done = 첫 번째로 빠져서 2점을 얻었어요. 그다음 다른 사람이 마지막 카드인 10을 내서 1점을 얻고 라운드가 끝났어요. 4점이 되면 게임에서 이겨요.

tutorial-two-title = 둘이 할 때
tutorial-two-about = 한 사람이 구역 두 개를 쓰고 차례도 두 번 이어서 해요. 먼저 1번 구역, 다음에 2번 구역이에요. 먼저 빠진 사람이 라운드를 이기고, 두 라운드를 이기면 게임에서 이겨요.
tutorial-two-task = 1번 구역의 차례예요. 3을 내려놓으세요.
tutorial-two-task-2 = 이제 2번 구역의 차례예요. 10을 내려놓으세요.
tutorial-two-done = 내 10이 내 3을 이겼어요. 둘 다 한 장이니까요. 네 구역의 세트를 모두 비교하고, 값이 낮으면 내 세트라도 돌려져서 되돌아와요.

tutorial-star-title = 라운드의 시작
tutorial-star-about = 카드를 모두 나눠줘요. 어느 쪽이 위인지는 무작위예요. 별 카드를 든 사람이 시작하는데, 이번에는 나예요. 둘이 할 때 시작하는 사람은 2번 구역의 차례만 해요.
tutorial-star-task = 아무 행동이나 하세요. 별 카드가 아니어도 돼요.
tutorial-star-done = 좋은 시작이에요. 이제 규칙을 모두 봤어요. 여기서 하고 싶은 만큼 더 해 보세요.

# The end.
tutorial-over-title = 이제 dnup을 할 줄 알아요
tutorial-over-lead = 알아야 할 것은 이게 다예요. 나머지는 연습이에요.
tutorial-over-left = { $left ->
   *[other] 보고 싶다면 { $left }단계가 남아 있어요.
}
tutorial-over-ways = 더 보기
tutorial-over-puzzles = 퍼즐 풀기
tutorial-over-rules = 모든 규칙
tutorial-over-aid = 참조 카드
tutorial-over-aid-about = 게임 중에는 참조 카드에서 할 수 있는 것을 한 화면으로 볼 수 있어요.
