# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = 힌트
hint-costs = 힌트를 본 게임은 이겨도 랭킹에 반영되지 않아요. 지면 반영돼요.
hint-agree = 힌트 보기
hint-thinking = 가장 좋은 행동을 찾고 있어요 …
hint-do = { $kind ->
    [play] { $set } 내기
    [add] { $owner } 님이{ $where } 내려놓은 세트에 { $value } 추가하기
    [take] { $owner } 님이{ $where } 내려놓은 세트 가져오기
   *[rotate] 손에 든 카드 모두 돌리기
}
# The chance in small numbers: 3 in 10.
hint-odds = { $edge ->
    [sure] 이 게임은 거의 확실히 이겨요.
    [hopeless] 이 게임은 이기기 아주 어려워요.
   *[no] { $of }번 중 { $times }번쯤 이 게임을 이겨요.
}
hint-use = 이대로 하기
hint-more = 다른 수
hint-practice = 여기서는 힌트를 세지 않아요.
hint-counted = 이 게임에서 힌트를 { $count }번 봤어요. 이제 이겨도 랭킹에 반영되지 않아요.

# In the terminal.
hint-best = 내가 알 수 있는 것만으로 고른 가장 좋은 행동과 게임을 이길 확률:
hint-noted = 이 게임에서 힌트를 { $count }번 봤어요. 기록에도 남아요.
hint-people = 힌트는 봇만을 상대로 할 때만 볼 수 있어요.
hint-not-here = 여기에는 힌트가 없어요.
hint-no-kernel = 힌트를 보려면 탐색하는 봇이 필요한데, 여기에는 설치되어 있지 않아요. “bots” 추가 기능이 없어요.
