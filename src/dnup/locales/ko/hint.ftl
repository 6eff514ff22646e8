# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = 힌트
hint-thinking = 가장 좋은 행동을 찾고 있어요 …
hint-lead = 내가 알 수 있는 것만으로 고른 가장 좋은 행동과, 그때 게임을 이길 확률이에요. 누르면 선택돼요.
hint-chance = 게임을 이길 확률:
hint-practice = 여기서는 힌트를 세지 않아요.
hint-counted = 이 게임에서 힌트를 { $count }번 봤어요. 힌트를 본 게임은 사다리에 반영되지 않아요.
