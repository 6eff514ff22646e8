# 브라우저: 랭킹. 혼자 봇과 한 게임의 레이팅이에요.

ladder-title = 랭킹
ladder-lead = { $players ->
    [2] 2인: 나와 봇 하나가 겨뤄요.
    [3] 3인: 나와 같은 봇 둘이 겨뤄요.
    [4] 4인: 나와 같은 봇 셋이 겨뤄요.
   *[other] 5인: 나와 같은 봇 넷이 겨뤄요.
}
# 레이팅과 표준편차(점수).
ladder-rating = { $skill } ± { $unsure }
ladder-own = 내 레이팅
ladder-own-none = 누구나 여기서 시작해요. 아직은 실력을 알 수 없어요. 한 게임만 해도 노란 구간이 짧아져요.
# Below the rating: its standard deviation.
ladder-give-or-take = ± { $unsure }
ladder-sure = 실력은 아마 { $low }에서 { $high } 사이예요. 게임을 할 때마다 노란 구간이 짧아져요.
ladder-place = { $guests }명 중 { $place }위예요.
ladder-place-after = { $more }게임을 더 하면 이 순위에 올라요.
# The rating with a deck that is no longer the standard one.
ladder-earlier = 첫 번째 덱(“{ $deck }”)에서는 { $matches }게임을 하고 레이팅이 { $rating }이었어요. 인쇄된 덱에서는 모두 새로 시작해요.
ladder-course-said = 최근 { $matches }게임의 레이팅: { $first }에서 { $last }(으)로
ladder-course = 지금까지의 흐름
ladder-first-match = 첫 게임
ladder-last-match = 최근 게임
ladder-won = { $matches }승
ladder-lost = { $matches }패
ladder-how-sure = 확실한 정도
ladder-rungs = 봇들, 약한 순서대로
ladder-next = 다음 상대
# A bot that isn’t the next one was chosen.
ladder-pick = 고른 상대
# $name is a bot; the chance to win, in small numbers: 2 in 5.
ladder-odds = { $name } 상대로는 { $of }번 중 { $times }번쯤 이겨요.
# What one match does to the rating, in points.
ladder-stakes = { $players ->
    [2] 이기면 { $win }점 오르고, 지면 { $loss }점 내려가요.
   *[other] 이기면 { $win }점 오르고, 꼴찌를 하면 { $loss }점 내려가요.
}
ladder-record = 지금까지 { $played }게임 중 { $won }승이에요.
# $name is a bot.
ladder-play = { $name } 상대하기
ladder-best = 이 서버의 최고수
ladder-best-all = 상위 { $guests }명 보기
ladder-best-none = 아직 이 인원으로 { $least }게임을 한 사람이 없어요.
ladder-best-about = { $least }게임 이상; 레이팅에서 ± 값의 두 배를 뺀 순서예요.
ladder-rules = 무엇이 반영되나요
ladder-rules-counts = 혼자 봇과 표준 덱으로 끝까지 한 게임은 모두 반영돼요. 여기서 시작하지 않아도 돼요.
ladder-rules-left = 게임에서 나가면 꼴찌로 처리돼요.
ladder-rules-not = 카드를 이미 알고 있던 게임은 반영되지 않아요. 힌트를 받았거나 봇이 대신 움직였다면 졌을 때만 반영돼요.
ladder-rules-model = ± 뒤의 숫자는 레이팅이 얼마나 불확실한지 나타내요. 게임을 할수록 작아져요. 봇의 레이팅은 측정한 값이라 바뀌지 않아요. 그래서 강한 봇을 이기면 더 많이 올라요.
ladder-rules-seen = 최고수의 이름과 레이팅은 누구나 볼 수 있어요. 언제든지 새로 시작할 수 있어요.
ladder-anew = 새로 시작
ladder-anew-title = 새로 시작할까요?
ladder-anew-about = 모든 인원의 레이팅과 봇별 전적이 삭제돼요. 게임 기록은 남아요. 되돌릴 수 없어요.
ladder-anew-done = 새로 시작했어요.
# 게임이 끝났을 때. $change에는 부호가 없어요.
ladder-rated = { $way ->
    [up] 레이팅이 { $change } 올라 { $rating }이(가) 되었어요.
    [down] 레이팅이 { $change } 내려 { $rating }이(가) 되었어요.
   *[none] 레이팅은 { $rating } 그대로예요.
}
ladder-why-people = 반영 안 됨: 다른 사람도 함께 했어요.
ladder-why-own-deck = 반영 안 됨: 표준 덱이 아니었어요.
ladder-why-old-deck = 반영 안 됨: 첫 번째 덱으로 한 게임이에요. 표준 덱만 반영돼요.
ladder-why-assisted = 반영 안 됨: 봇이 대신 움직였어요.
ladder-why-hints = 반영 안 됨: 힌트를 받았어요.
ladder-why-duplicate = 반영 안 됨: 이미 쓰인 카드 분배이었어요.
ladder-why-left = 반영 안 됨: 첫 행동 전에 나갔어요.
ladder-why-not-kept = 랭킹에 없는 게임이에요.
refused-no-such-ladder = 이 인원의 랭킹은 없어요.
