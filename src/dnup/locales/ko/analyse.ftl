# The analysis of a position and the review of a match.

cli-analyse = 기록된 게임을 다시 살펴봐요. 무엇이 최선이었고, 행동마다 얼마나 좋았고, 무엇이 운이었는지 알려 줘요.
cli-opt-analyse-seat = 이 자리의 행동만 봐요.
cli-opt-analyse-round = 이 라운드만 봐요.
cli-opt-analyse-turn = 라운드에서 이 번호의 행동만 봐요("dnup replay"의 번호와 같아요). 모든 선택지의 승률이 나와요.
cli-opt-simulations = 행동마다 시뮬레이션을 몇 번 할지 정해요. 생략하면 { $simulations }번이에요. 평가가 아슬아슬하면 여섯 배까지 늘어나요. 횟수가 같으면 결과도 같아요.
cli-opt-time = 시뮬레이션 횟수 대신 행동마다 걸리는 시간(밀리초)을 정해요.
cli-opt-threads = 스레드 수. 생략하면 컴퓨터가 돌릴 수 있는 만큼 써요. 결과는 달라지지 않아요.
cli-opt-analyse-json = 결과를 JSON으로 출력해요.

analyse-simulations-or-time = --simulations와 --time 중 하나만 고르세요.
analyse-which-round = 어느 라운드인가요? --round로 지정하세요. 이 기록에는 라운드가 { $rounds }개 있어요.
analyse-no-turn = { $round }라운드에는 { $turn }번째 행동이 없어요. 행동이 모두 { $turns }개예요.
analyse-not-their-turn = { $round }라운드의 { $turn }번째 행동은 { $seat } 자리가 아니라 { $actor } 자리의 행동이에요. { $seat } 자리의 행동 번호: { $turns }
analyse-nothing = 살펴볼 것이 없어요. 그런 행동은 없었어요.
analyse-stopped = 행동 { $planned }개 중 { $done }개까지 살펴보고 멈췄어요.
analyse-stopped-early = 시뮬레이션 { $simulations }번까지 하고 멈췄어요.
analyse-reviewing = 살펴보는 중
analyse-latest = { $round }라운드 { $turn }번째 행동, { $name }: { $grade }

analyse-moment = { $round }라운드 { $turn }번째 행동. 차례: { $name }. 어디에 있는지 모르는 카드: { $unknown }장.
analyse-action = 행동
analyse-in-words = 설명
analyse-match = 게임 승률
analyse-round = 라운드 승률
analyse-simulations = 시뮬레이션
analyse-reply = 예상되는 다음 행동
analyse-with-error = { $chance } ± { $error }
analyse-played = { $name }의 선택: { $action }. { $grade ->
    [great] 훌륭한 선택이었어요. 다른 행동은 모두 실수였어요.
    [good] 좋은 선택이었어요.
    [inaccuracy] 아쉬운 선택이에요. 최선보다 { $loss } 낮아요.
    [mistake] 실수예요. 최선보다 { $loss } 낮아요.
   *[blunder] 큰 실수예요. 최선보다 { $loss } 낮아요.
}
analyse-what = 아쉬운 점: { $what }.
analyse-moment-legend =
    승률과 표준 오차는 { $name }의 시점에서 알 수 있던 것만으로 시뮬레이션 { $simulations }번을 해서 구했고, 최선부터 나와요.
    실제로 한 행동에는 별(*)이 있어요.

analyse-round-title = { $round }라운드
analyse-all-good = {"  "}살펴본 행동이 모두 좋았어요.
analyse-turn = 행동
analyse-seat = 자리
analyse-did = 실제 행동
analyse-did-knowing = { $action }, { $unknown ->
    [0] 모르는 카드 없음
   *[other] 모르는 카드 { $unknown }장
}
analyse-better = 더 나은 행동
analyse-loss = 손해
analyse-why = 이유
analyse-kind = 내용
analyse-grade = 평가
analyse-total = 살펴본 전체
analyse-legend =
    모두 게임에서 이길 확률이에요: 시작 + 카드 운 + 자기 차례 + 다른 사람들 = 끝.
    손해는 그때 그 자리에서 알 수 있던 것으로 본 최선과의 차이이고, 표준 오차가 붙어요.
    { $inaccuracy } 이상 손해면 아쉬움, { $mistake } 이상이면 실수, { $blunder } 이상이면 큰 실수이고, 우연일 수 있으면 좋음이에요.
    다른 행동이 모두 실수였을 최선의 행동이 훌륭함이에요.
    카드 운은 모든 손을 펼쳐 놓고 본 카드의 가치이고, 다른 사람들은 그들의 행동과 카드의 흐름이에요.
    그래프는 모든 손을 펼쳐 놓고 본 승률이고, 0 %({ $low })부터 100 %({ $high })까지, 카드를 나눠준 뒤와 행동마다 나와요.
