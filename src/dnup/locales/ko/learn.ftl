# The browser: how to play, on one page. Words in figures are for those who do not see them.

learn-title = 게임 방법
learn-lead = 2분이면 규칙을 모두 알 수 있어요.

learn-card = 카드마다 숫자가 두 개 있어요
learn-card-up = 위에 2가 있고, 아래에 7이 거꾸로 있는 카드.
learn-card-turned = 같은 카드를 돌린 모습. 이제 7이 위에 있어요.
learn-card-active = 위에 있는 것이 상단 숫자예요. 이 숫자만 힘이 있어요. 아래에 거꾸로 있는 것은 하단 숫자이고, 지금은 힘이 없어요.
learn-card-inactive = 모서리의 작은 숫자는 하단 숫자를 알려 줘요. 카드를 돌리면 무엇이 될지 언제든 알 수 있어요.

learn-set = 숫자가 같은 카드는 세트가 돼요
learn-set-figure = 상단 숫자가 5인 카드 세 장.
learn-set-what = 상단 숫자가 같은 카드는 한 장이든 여러 장이든 세트예요. 이 세트는 값이 5, 크기가 3이에요. 카드 한 장도 세트예요.

learn-aim = 손을 비우세요
learn-aim-what = 카드는 모두 나눠줘요. 가장 먼저 손을 비운 사람이 점수를 가장 많이 얻어요.
learn-hand = 카드가 어느 방향으로 들어올지는 운이에요. 순서는 바꿔도 되지만 한 장만 따로 돌리면 안 돼요.
learn-start = 별이 있는 카드가 한 장 있어요. 그 카드를 든 사람이 먼저 시작해요.

learn-turn = 내 차례에는
learn-turn-discard = 지난 차례에 내려놓은 세트가 아직 내 앞에 있으면 버려요. 그 카드는 이번 라운드에 더 나오지 않아요.
learn-turn-action = 그다음 네 가지 행동 중 하나만 해요. 건너뛸 수는 없어요.
learn-play = 내려놓기
learn-play-figure = 상단 숫자가 5인 카드 두 장.
learn-play-what = 손에 든 카드로 세트를 만들어 내 앞에 놓아요. 같은 숫자 카드를 몇 장 남겨도 돼요.
learn-add = 추가하기
learn-add-figure = 상단 숫자가 3인 카드 세 장.
learn-add-what = 다른 사람 앞의 세트에 카드 한 장을 보태요. 세트의 값과 같은 숫자여야 하고, 세트의 주인은 그대로예요.
learn-take = 가져오기
learn-take-figure = 상단 숫자가 7인 카드 두 장.
learn-take-what = 다른 사람 앞의 세트를 통째로 내 손으로 가져와요. 카드는 늘지만 더 좋은 카드일 수 있어요.
learn-rotate = 돌리기
learn-rotate-figure = 손에 든 카드 세 장. 상단 숫자는 4, 8, 6이고 하단 숫자는 9, 1, 2.
learn-rotate-what = 손에 든 카드를 한꺼번에 돌려서 위아래를 바꿔요. 하단 숫자가 모두 상단 숫자가 돼요. 언제든 할 수 있어요.
learn-turn-next = 그러면 시계 방향으로 다음 사람의 차례예요. 내 세트는 내 다음 차례까지 테이블에 남아요. 그때까지 아무도 되돌려 보내지 않으면 그 카드는 완전히 없어져요.

learn-golden = 황금 규칙
learn-golden-table = 테이블 위: 상단 숫자가 3이고 하단 숫자가 4와 6인 카드 두 장.
learn-golden-hand = 손 안: 같은 카드를 돌려서 상단 숫자가 4와 6.
learn-golden-what = 카드가 테이블에서 손으로 갈 때는 항상 180도 돌아가요. 누가 왜 가져가든 마찬가지예요.

learn-clash = 크기가 같은 세트는 함께 있을 수 없어요
learn-clash-low = 테이블에 놓여 있는 세트, 4 두 장.
learn-clash-high = 새로 내려놓는 세트, 6 두 장.
learn-clash-higher = 테이블에 크기가 같은 세트가 이미 있으면 내 세트의 값이 더 높아야 해요. 같은 값으로는 안 돼요.
learn-clash-back = 값이 낮은 세트는 황금 규칙대로 돌려져 주인의 손으로 되돌아가요. 주인이 이미 빠졌으면 세트를 버려요.
learn-clash-add = 카드를 추가해서 세트가 커질 때도 똑같아요.
learn-clash-sizes = 크기가 다른 세트끼리는 상관없어요. 9 세 장 옆에 1 한 장이 있어도 안전해요.

learn-out = 빠지기와 점수
learn-out-what = 행동을 마쳤을 때 손이 비어 있으면 이번 라운드에서 빠져요. 이번 라운드에서 할 일은 다 한 거예요.
learn-letters = 알파벳 토큰 네 개: d, n, u, p.
learn-points-first = 첫 번째로 빠진 사람은 알파벳 토큰 두 개를 얻어요. 마지막 세트는 원래 다음 차례가 올 때까지 남아 있고, 그동안 다른 사람이 카드를 추가하거나 가져올 수 있어요.
learn-points-second = 두 번째로 빠진 사람은 한 개를 얻고 라운드가 끝나요. 그리고 카드를 새로 나눠줘요.
learn-points-win = 네 개를 다 모으면 라운드 도중이라도 바로 게임에서 이겨요.

learn-two = 둘이 할 때
learn-two-figure = 세트를 놓는 구역 두 개가 나란히 있어요. 왼쪽이 2번, 오른쪽이 1번.
learn-two-areas = 한 사람이 구역 두 개를 쓰고 차례도 두 번 이어서 해요. 먼저 1번 구역, 다음에 2번 구역이에요. 버리기와 내려놓기는 그 차례의 구역에서만 해요.
learn-two-start = 별 카드를 든 사람은 라운드의 첫 차례를 2번 구역에서 한 번만 해요.
learn-two-own = 세트의 크기는 네 구역 모두와 비교해요. 내 다른 구역도 마찬가지라서, 내 세트라도 값이 낮으면 손으로 되돌아와요. 추가하기와 가져오기는 상대의 세트에만 할 수 있어요.
learn-two-win = 먼저 손을 비운 사람이 라운드를 이겨요. 두 라운드를 이기면 게임에서 이겨요.

learn-deck = 이 카드에 대해
learn-deck-what = 카드 목록은 어느 규칙서에도 없어요. 그래서 여기의 기본 덱은 추정해서 재구성한 것이에요. 알려진 내용과는 맞지만, 가지고 있는 상자의 카드와는 다를 수 있어요.
learn-deck-fewer = 다섯 명이면 카드 40장을 다 써요. 인원이 적으면 손에 든 카드가 너무 많거나 적지 않도록 몇 장을 빼요.
learn-deck-own = 실제 게임이 있다면 그 카드로도 할 수 있어요. 테이블을 만들 때 옵션에서 “나만의 카드”를 고르세요.

learn-go = 이제 시작하기
