# What can be wrong with a deck or a record.

error-place = { $file }: { $place }: { $what }
error-file = { $file }: { $what }
error-no-file = { $file }: 열 수 없어요: { $reason }

deck-entry = { $entry }번째 항목
deck-bad-toml = TOML 파일이 아니에요: { $reason }
deck-unknown-key = “{ $key }” 항목은 덱 파일에 쓸 수 없어요. 덱 파일에는 name, players, cards만 있어요.
deck-missing-key = { $key ->
    [name] 따옴표로 묶은 이름이 없어요. 이렇게 쓰세요: name = "my box"
   *[other] 카드 목록이 없어요. 이렇게 쓰세요: cards = ["1/5*", "2/7", "2/8 happy"]
}
deck-bad-entry = “{ $text }” – 카드가 아니에요. 두 숫자를 빗금으로 나눠 쓰고, 별은 *로, 표정이 있으면 표정도 쓰세요: "2/7", "1/5*", "2/8 happy".
deck-unknown-face = “{ $face }” – 표정이 아니에요. 표정은 sad, neutral, happy 세 가지예요.
deck-bad-players = “{ $text }” – 쓸 수 없는 인원수예요. 2부터 5까지 하나 이상 고르세요. 파일에는 이렇게 써요: players = [2, 3]
deck-bad-name = “{ $name }” – 쓸 수 없는 이름이에요. 출력 가능한 문자를 1~{ $most }자로 쓰고, 앞뒤에 공백을 두지 마세요.
deck-same-values = 양쪽이 모두 { $value }인가요? 카드의 두 숫자는 서로 달라야 해요.
deck-value-range = { $value } – 쓸 수 없는 숫자예요. 1부터 { $highest }까지 쓸 수 있어요.
deck-star-missing = 별이 있는 카드가 없어요. 누가 시작할지 정하는 카드에 "1/5*"처럼 별을 표시하세요.
deck-star-twice = 별이 있는 카드가 또 있어요. 별은 덱에 딱 한 장만 있어야 해요.
deck-star-with-face = 별이 있는 카드에 { $face } 표정이 있어서 { $players }명일 때 빠지게 돼요. 별 카드는 이 덱으로 할 수 있는 모든 인원수에서 있어야 해요.
deck-too-many-cards = 카드가 { $count }장이에요. { $most }장까지 쓸 수 있어요.
deck-value-too-common = 숫자 { $value } 카드가 { $count }장이에요. { $most }장까지 쓸 수 있어요.
deck-too-few-cards = { $players }명일 때 카드가 모두 { $count }장뿐이에요. 한 사람에 한 장 이상 있어야 해요. 표정이 있는 카드는 인원이 적을 때 빠져요. 카드를 더 넣거나, 이 덱으로 할 수 있는 인원수만 고르세요. 파일에는 이렇게 써요: players = [2]

deal-players = { $players }명인데 나눠준 손은 { $hands }개예요.
deal-unknown-card = { $card } 카드는 덱에 없거나 이 인원수에서는 쓰지 않아요.
deal-too-many = { $card } 카드를 { $count }번 나눠줬는데 덱에는 { $most }장뿐이에요.
deal-missing-card = { $card } 카드를 아무에게도 나눠주지 않았어요.
deal-hand-size = { $seat } 자리의 카드가 { $count }장이에요. { $right }장이어야 해요.
deal-round-running = { $round }라운드가 아직 진행 중이에요.
deal-match-over = 게임이 끝나서 카드를 더 나눠주지 않아요.

text-bad-card = “{ $text }” – 카드가 아니에요. 2/7처럼 상단 숫자, 빗금, 하단 숫자 순서로 쓰고, 별은 *로 쓰세요.
text-bad-area = “{ $text }” – 이 테이블의 구역이 아니에요. B1처럼 자리와 번호를 쓰세요.
text-bad-action = “{ $text }” – 행동이 아니에요. 내려놓기는 2/7+2/9, 추가하기는 3/4>B1, 가져오기는 <B1, 돌리기는 @처럼 쓰세요.
text-bad-position = “{ $text }” – 판 상태로 읽을 수 없어요. 전체는 이런 모양이에요: A: 5/7 (10/2) | B: 4/8 | C: 2/5 | B1: 3/4 3/6 | A to play
text-bad-json = JSON이 아니에요: { $reason }
text-bad-shape = 기록의 이 자리에 올 수 없는 내용이에요: { $reason }
text-bad-line = “{ $text }” – 여기에 올 수 없는 내용이에요.
text-no-format = dnup 기록이 아니에요. 형식({ $right }) 표시가 없어요.
text-unknown-format = 이 기록의 형식은 { $format }인데 이 프로그램은 { $right } 형식을 읽어요. 더 새로운 dnup에서는 읽을 수 있을지도 몰라요.
text-card-not-in-deck = { $card } 카드는 이 인원수의 { $deck } 덱에 없거나 그만큼 많지 않아요.
text-set-of-mixed-values = { $area } 구역에 있는 카드의 숫자가 서로 달라요.
text-sets-of-one-size = { $other } 구역과 { $area } 구역의 세트 크기가 같아요. 규칙 §A4에 어긋나요.
text-wrong-out = 라운드에서 빠진 자리는 손이 빈 자리({ $empty })여야 하는데 이렇게 적혀 있어요: { $out }
text-wrong-turn = 이 차례일 수는 없어요: { $turn }
text-unknown-deck = “{ $name }” 덱({ $hash })으로 한 게임인데, 여기에는 그 덱이 없어요. --deck FILE로 덱 파일을 지정하세요.
text-deck-changed = “{ $name }” 덱으로 한 게임인데, 카드가 달라요({ $hash }). --deck FILE로 그 카드가 든 파일을 지정하세요.
text-deck-players = 여기는 { $players }명인데, “{ $name }” 덱은 { $counts }명용이에요.
text-bad-deal = { $round }라운드의 카드 분배가 잘못됐어요: { $what }
text-wrong-starter = { $seat } 자리가 시작한다고 적혀 있지만 별 카드는 { $right } 자리에 있어요.
text-illegal-action = { $round }라운드 { $number }번째 행동: { $seat } 자리는 { $action } 행동을 할 수 없어요: { $what } 참고: 규칙 { $rule ->
    [C1] §C1 (가져오기)
   *[other] §{ $rule }
}
text-late-action = { $round }라운드 { $number }번째 행동: 끝난 뒤에 { $action } 행동이 나와요: { $what } 참고: 규칙 { $rule ->
    [C1] §C1 (가져오기)
   *[other] §{ $rule }
}
text-wrong-points = 적힌 점수({ $points })가 행동대로 계산한 점수({ $right })와 달라요.
text-round-not-over = { $round }라운드가 끝나지 않았는데 다음 라운드가 나와요.
text-after-the-end = { $round }라운드에서 게임이 끝났는데 다음 라운드가 나와요.
text-wrong-winner = 적힌 승자({ $winner })가 행동대로 따진 승자({ $right })와 달라요.
