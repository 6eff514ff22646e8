# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = 힌트
hint-costs = 힌트를 본 게임은 사다리에 반영되지 않아요.
hint-agree = 힌트 보기
hint-thinking = 가장 좋은 행동을 찾고 있어요 …
hint-lead = 내가 알 수 있는 것만으로 고른 가장 좋은 행동과, 그때 게임을 이길 확률이에요. 누르면 선택돼요.
hint-chance = 게임을 이길 확률:
hint-practice = 여기서는 힌트를 세지 않아요.
hint-counted = 이 게임에서 힌트를 { $count }번 봤어요. 힌트를 본 게임은 사다리에 반영되지 않아요.

# In the terminal.
hint-best = 내가 알 수 있는 것만으로 고른 가장 좋은 행동과 게임을 이길 확률:
hint-noted = 이 게임에서 힌트를 { $count }번 봤어요. 기록에도 남아요.
hint-people = 힌트는 봇만을 상대로 할 때만 볼 수 있어요.
hint-not-here = 여기에는 힌트가 없어요.
hint-no-kernel = 힌트를 보려면 탐색하는 봇이 필요한데, 여기에는 설치되어 있지 않아요. “bots” 추가 기능이 없어요.
