# The tutorial in the browser: short steps, each a move on a real table.

tutorial-title = dnup 배우기
tutorial-lead = sis와 함께하는 짧은 단계 열두 개예요. 5분쯤 걸려요. 모든 행동을 직접 해 보고, 잘못될 일은 없어요.
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
tutorial-at = { $number } / { $all }
tutorial-overview = 모든 단계
tutorial-leave = 수업 나가기
tutorial-once-more = 한 번 더
tutorial-back = 이전
tutorial-skip = 건너뛰기
tutorial-next = 다음
tutorial-end = 마치기
tutorial-show = 보여 주기
tutorial-wait = 이제 잘 보세요 …
tutorial-done = 잘했어요!
# Something else was done than what the step asks for: $what says what, as a phrase; $cards are its cards.
tutorial-what = { $kind ->
    [rotate] 돌리기
    [take] 세트 가져오기
    [add] { $cards } 추가하기
   *[play] { $size ->
       *[other] { $cards } 내려놓기
    }
}

# What the step asks for, in a line above the hand and on the main key. $kind is play, add, take or rotate;
# $size is the number of cards, $value is theirs.
tutorial-asked = { $kind ->
    [rotate] 손패 아래의 돌리기를 누르세요.
    [take] 세트의 가져오기를 누르세요.
    [add] { $value } 카드를 고르고 세트를 누르세요.
   *[play] { $size ->
        [1] { $value } 카드를 골라 내려놓으세요.
       *[other] { $value } 카드 { $size }장을 골라 내려놓으세요.
    }
}
tutorial-key = { $kind ->
    [rotate] 아직이에요
    [take] 세트 고르기
   *[play] { $size ->
        [1] { $value } 고르기
       *[other] { $value } { $size }장 고르기
    }
}

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
   *[other] 표시된 카드를 누르세요. 그다음 내려놓기나 테이블의 내 자리를 누르세요.
}
tutorial-how-add = 표시된 카드를 누르세요. 그다음 표시된 세트를 누르세요.
tutorial-how-take = 표시된 세트의 가져오기를 누르세요. 그다음 빨간 버튼을 누르세요.
tutorial-how-rotate = 손패 아래에 표시된 버튼을 누르세요.
# The same with keys. $key is the key for the value of the cards: 0 for 10.
tutorial-keys-play = { $size ->
    [1] 키보드로: { $key }, 그다음 P.
   *[other] 키보드로: 카드 수만큼 { $key }, 그다음 P.
}
tutorial-keys-add = 키보드로: { $key }, 세트에 초점이 갈 때까지 T, 그다음 Enter.
tutorial-keys-take = 키보드로: 세트에 초점이 갈 때까지 T, 그다음 Enter 두 번.
tutorial-keys-rotate = 키보드로: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = 카드마다 숫자가 두 개
tutorial-card-about = 위에 있는 숫자만 적용돼요. 작은 숫자는 거꾸로 있는 다른 숫자를 알려 줘요.
tutorial-card-task = 손패를 모두 돌려 보세요. 돌리기를 누르세요.
tutorial-card-done = 2가 가장 높은 숫자인 10이 됐어요. 한 장만 돌릴 수는 없지만, 차례를 써서 손패를 모두 돌릴 수는 있어요.
tutorial-card-other = { $what }, 그건 나중에 해요. 먼저 카드의 반대쪽을 보세요. 원래대로 돌려놓았어요.

tutorial-set-title = 세트 내려놓기
tutorial-set-about = 카드를 모두 없애는 것이 목표예요. 내 차례에 세트를 내려놓으세요. 위의 숫자가 같은 카드 한 장 이상이 세트예요.
tutorial-set-task = 5 두 장을 내려놓으세요.
tutorial-set-done = 내 세트가 놓였어요. 2 × 5는 5가 두 장이라는 뜻이에요.
tutorial-set-other = { $what }, 그것도 할 수 있어요. 하지만 5 두 장이면 한 번에 두 장을 없애요. 원래대로 돌려놓았어요.

tutorial-clash-title = 크기가 같은 두 세트
tutorial-clash-about = 테이블에는 크기마다 세트 하나만 놓여요. 새 세트는 값이 더 높아야 하고, 있던 세트를 손으로 돌려보내요.
tutorial-clash-task = 5 두 장으로 mow의 3 두 장을 이기세요.
tutorial-clash-done = 3 두 장이 mow에게 되돌아갔어요. 내 5는 누가 더 높은 두 장을 낼 때까지 놓여 있어요.
tutorial-clash-other = { $what }, 그것도 할 수 있어요. 하지만 mow의 두 장을 이기지 못해요. 원래대로 돌려놓았어요.

tutorial-equal-title = 같은 값으로는 안 돼요
tutorial-equal-about = 잘못할 일은 없어요. 규칙에 어긋나면 카드가 돌아오고, 왜 그런지 알려 줄게요.
tutorial-equal-try = mow에게 4 한 장이 있어요. 내 4를 내려놓아 보세요!
tutorial-equal-task = 이제 7을 내려놓으세요.
tutorial-equal-done = 7 한 장은 4 한 장보다 높아요. 그래서 4가 되돌아갔어요.
tutorial-equal-other = { $what }, 그것도 할 수 있어요. 하지만 지금 해 보려는 것은 아니에요. 원래대로 돌려놓았어요.

tutorial-sizes-title = 크기가 다르면 상관없어요
tutorial-sizes-about = 크기가 같은 세트끼리만 값을 비교해요. 9 세 장이 있어도 한 장, 두 장, 네 장은 낼 수 있어요.
tutorial-sizes-task = 1 두 장을 내려놓으세요.
tutorial-sizes-done = 1 두 장과 9 세 장이 함께 놓였고, 아무것도 되돌아가지 않았어요.
tutorial-sizes-other = { $what }, 그것도 할 수 있어요. 하지만 세 장 옆에 놓인 두 장을 보여 주고 싶어요. 원래대로 돌려놓았어요.

tutorial-golden-title = 매우 중요한 규칙
tutorial-golden-about = 테이블에서 손으로 가는 카드는 180도 돌려요. 항상 그래요. 내 카드도요.
tutorial-golden-task = 2 두 장을 내려놓고, 돌아오는 것을 보세요.
tutorial-golden-done = dollop의 5가 내 2를 이겼어요. 되돌아오면서 180도 돌아 이제 9와 10이에요.
tutorial-golden-other = { $what }, 그것도 할 수 있어요. 하지만 dollop은 두 장을 기다려요. 원래대로 돌려놓았어요.

tutorial-take-title = 세트 가져오기
tutorial-take-about = 내려놓는 대신 다른 사람의 세트를 통째로 가져올 수 있어요. 매우 중요한 규칙에 따라 오는 길에 돌아가요.
tutorial-take-task = mow의 1 두 장을 가져오세요.
tutorial-take-done = 1 두 장이었지만 내 손에서는 8과 9예요. 손패 수에는 제한이 없어요.
tutorial-take-other = { $what }, 그것도 할 수 있어요. 하지만 mow의 낮은 카드가 나에게 오면 높아져요. 원래대로 돌려놓았어요.

tutorial-add-title = 카드 추가하기
tutorial-add-about = 다른 사람의 세트에 값이 같은 카드 한 장을 추가할 수 있어요. 세트의 주인은 그대로예요.
tutorial-add-task = mow의 6에 내 6을 추가하세요.
tutorial-add-done = 내 카드가 한 장 줄었어요. 6 세 장은 4 세 장을 이겨서, dollop의 카드가 되돌아갔어요.
tutorial-add-other = { $what }, 그것도 할 수 있어요. 하지만 내 6은 mow의 세트에 맞아요. 원래대로 돌려놓았어요.

tutorial-discard-title = 완전히 없어지기
tutorial-discard-about = 내 세트는 다음 내 차례를 기다려요. 그때까지 아무도 이기거나 가져가지 않으면 버려져요.
tutorial-discard-task = 7 두 장을 내려놓고, 끝까지 남는지 보세요.
tutorial-discard-done = 끝까지 남아서 없어졌어요. 다시 내 차례예요. 내려놓기, 추가하기, 가져오기, 돌리기 중 하나를 해요. 건너뛸 수는 없어요.
tutorial-discard-other = { $what }, 그것도 할 수 있어요. 하지만 7 두 장이 남는지 보고 싶어요. 원래대로 돌려놓았어요.

tutorial-out-title = 빠지기!
tutorial-out-about = 차례가 끝났는데 카드가 없으면 빠져요. 첫 번째는 2점, 두 번째는 1점을 얻고 라운드가 끝나요. 4점이면 게임에서 이겨요.
tutorial-out-task = 마지막 두 장을 내려놓으세요.
tutorial-out-done = 첫 번째로 빠져서 4점 중 2점을 얻었어요. dollop이 다음으로 마지막 카드를 내고 1점을 얻었어요.
tutorial-out-other = { $what }, 그것도 할 수 있어요. 하지만 8 두 장이면 바로 빠져요. 원래대로 돌려놓았어요.

tutorial-two-title = 둘이 할 때
tutorial-two-about = 한 사람이 구역 두 개를 쓰고, 1번 구역과 2번 구역의 차례를 이어서 해요. 두 라운드를 이기면 게임에서 이겨요.
tutorial-two-task = 1번 구역에 3을 내려놓으세요.
tutorial-two-task-2 = 이제 2번 구역에 10을 내려놓으세요.
tutorial-two-done = 내 10이 내 3을 이겼어요! 네 구역은 한 테이블이라, 값이 낮은 내 세트는 돌아서 되돌아와요.
tutorial-two-other = { $what }, 그것도 할 수 있어요. 하지만 내 세트끼리 어떻게 되는지 보여 주고 싶어요. 원래대로 돌려놓았어요.

tutorial-star-title = 진짜 라운드
tutorial-star-about = 카드는 어느 쪽이든 위로 오게 나눠 줘요. 별 카드가 있으니 내가 시작해요.
tutorial-star-task = 하고 싶은 대로 해 보세요.
tutorial-star-done = 좋은 시작이에요. 규칙은 이게 다예요. 여기서 하고 싶은 만큼 더 해 보세요.

# The end.
tutorial-over-title = 이제 dnup을 할 줄 알아요
tutorial-over-lead = 규칙을 모두 봤어요. 이제 살살 해 주는 봇과 첫 게임을 해 보세요.
tutorial-over-left = { $left ->
   *[other] 보고 싶다면 { $left }단계가 남아 있어요.
}
tutorial-over-ways = 더 보기
tutorial-over-puzzles = 퍼즐 풀기
tutorial-over-rules = 모든 규칙
tutorial-over-aid = 참조 카드
tutorial-over-aid-about = 게임 중에는 참조 카드에서 할 수 있는 것을 한 화면으로 볼 수 있어요.
