# 브라우저: 사다리. 혼자 봇과 한 게임의 레이팅이에요.

ladder-title = 사다리
ladder-lead = 혼자 봇과 한 게임으로 매기는 실력이에요. 인원마다 레이팅이 따로 있어요.
# 레이팅과 표준편차.
ladder-rating = { $skill } ± { $unsure }
ladder-own = 내 레이팅
ladder-own-none = 이 인원에서는 아직 레이팅이 없어요. 아래 단계 중 하나와 게임해 보세요. 모두 25에서 시작해요.
ladder-matches = { $matches }게임을 했어요.
ladder-place = 이 서버 { $guests }명 중 { $place }위예요.
ladder-place-after = { $more }게임을 더 하면 아래 순위에 올라요.
# The rating with a deck that is no longer the standard one.
ladder-earlier = 첫 번째 덱(“{ $deck }”)에서는 { $matches }게임을 하고 레이팅이 { $rating }이었어요. 인쇄된 덱에서는 모두 새로 시작해요.
ladder-course-said = 최근 { $matches }게임의 레이팅: { $first }에서 { $last }(으)로
ladder-rungs = 단계
ladder-measured = 봇의 레이팅은 첫 번째 덱으로 측정한 값이에요. 인쇄된 덱으로 다시 측정하고 있어요.
ladder-next = 다음 상대
ladder-record = { $played ->
    [0] 아직 안 함
   *[other] { $played }게임 중 { $won }승
}
ladder-play = 플레이
# $name은 수준이에요.
ladder-play-against = { $name } 상대
ladder-best = 이 서버의 최고수
ladder-best-none = 아직 이 인원으로 { $least }게임을 한 사람이 없어요.
ladder-best-about = { $least }게임 이상 한 사람을 확실한 실력 순서로 보여줘요. 레이팅에서 ± 뒤 숫자의 두 배를 뺀 값이에요.
ladder-column-place = 순위
ladder-column-name = 이름
ladder-column-rating = 레이팅
ladder-column-matches = 게임
ladder-rules = 무엇이 반영되나요
ladder-rules-counts = 혼자 봇과 표준 덱으로 끝까지 한 게임은 모두 반영돼요. 여기서 시작하지 않아도 돼요.
ladder-rules-left = 첫 행동을 한 뒤에 나간 게임은 진 것으로 쳐요.
ladder-rules-not = 힌트를 받았거나, 봇이 대신 움직였거나, 카드를 이미 알고 있던 게임은 반영되지 않아요.
ladder-rules-model = ± 뒤의 숫자는 레이팅이 얼마나 불확실한지 나타내고, 게임을 할수록 작아져요. 봇의 레이팅은 측정한 값으로 고정돼 있어서 강한 봇을 이기면 더 많이 올라요.
ladder-rules-seen = 최고수의 이름과 레이팅은 누구나 볼 수 있어요. 언제든지 새로 시작할 수 있어요.
ladder-anew = 새로 시작
ladder-anew-title = 새로 시작할까요?
ladder-anew-about = 모든 인원의 레이팅과 단계별 전적이 삭제돼요. 게임 기록은 남아요. 되돌릴 수 없어요.
ladder-anew-done = 새로 시작해요.
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
ladder-why-not-kept = 사다리에 없는 게임이에요.
refused-no-such-ladder = 이 인원의 사다리는 없어요.
