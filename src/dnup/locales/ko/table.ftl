# At a table: why something is not done, and what can be said with one touch.
#
# $seat, $host and $last are seats, such as B; $turn, $round and $now are numbers.

refused-bad-deck = 이 카드로는 게임을 할 수 없어요({ $why }).
# $counts are the player counts that the deck is for, such as 2, 3.
refused-deck-players = “{ $deck }” 덱은 { $counts }명용이라 { $players }명이 할 수 없어요. 인원수를 바꾸거나 다른 덱을 고르세요.
# $fault is a short code for what is wrong, such as wrong-turn.
refused-bad-position = 이 상황으로는 연습할 수 없어요({ $fault }).
refused-bad-name = 표시할 수 없는 이름이에요. 눈에 보이는 글자, 숫자, 기호를 1~{ $most }자로 쓰세요.
refused-lookalike-name = “{ $name }” – 이 자리에 있는 “{ $other }” 이름과 비슷해 보여요. 다른 이름을 골라 주세요.
refused-was-removed = 방장이 이 테이블에서 내보냈어요. { $minutes }분 뒤에 다시 앉을 수 있어요.
refused-not-stalling = 매치 중에는 방장이 { $after }초를 기다린 뒤에야 참가자를 내보낼 수 있어요. { $seconds }초 남았어요.
refused-not-welcome = 이 테이블의 방장이 함께 하고 싶어 하지 않아요. 다른 테이블을 골라 주세요.
refused-too-many-bots = { $players }명 중 { $bots }명이 봇이면 내 자리가 없어요.
refused-table-closed = 닫힌 테이블이에요.
refused-table-full = 자리 { $players }개가 모두 찼어요.
refused-seat-taken = { $seat } 자리에는 이미 다른 사람이 있어요.
refused-no-seat = 이 테이블에는 { $seat } 자리가 없어요. A부터 { $last }까지 있어요.
refused-own-seat = 거기는 내 자리예요.
refused-no-level = “{ $level }” 레벨의 봇은 없어요. 고를 수 있는 레벨: { $levels }
refused-salt-used = 지난 게임에서 쓴 솔트예요. 게임마다 새 솔트가 필요해요.
refused-bad-salt = 카드 분배에 쓰는 솔트는 출력 가능한 ASCII 문자 1~{ $most }자여야 해요.
refused-not-sealed = 아직 솔트를 공개할 수 없어요. 모두가 자기 솔트를 정하지 않았어요.
refused-other-salt = 정해 둔 솔트가 아니에요. 다시 준비해 주세요.
refused-not-seated = 이 테이블에 앉아 있지 않아요.
refused-not-host = { $host } 자리에 앉은 방장만 할 수 있어요.
refused-match-running = 게임이 끝난 뒤에 할 수 있어요.
refused-no-match = 진행 중인 게임이 없어요.
refused-stale-turn = 너무 늦었어요. { $turn }번째 차례의 행동인데 지금은 { $now }번째 차례예요.
refused-early-turn = 너무 일러요. { $turn }번째 차례의 행동인데 지금은 { $now }번째 차례예요.
refused-no-such-round = { $round }라운드는 아직 하지 않았어요. 지금은 { $now }라운드예요.
refused-round-running = { $round }라운드가 아직 끝나지 않았어요.
refused-paused = 게임이 일시 정지됐어요.
refused-chat-off = 이 테이블에서는 대화할 수 없어요.
refused-phrases-only = 이 테이블에서는 정해진 짧은 말만 할 수 있어요.
refused-nothing-said = 표시할 수 있는 내용이 없어요.
refused-no-spectators = 이 테이블은 관전할 수 없어요.
refused-people-here = 힌트는 봇만을 상대로 할 때만 볼 수 있어요. { $seat } 자리에 다른 사람이 있어요.
refused-moment-over = 이 순간에는 라운드가 이미 끝났어요. 더 앞의 순간을 고르세요.
refused-seat-out = 이 순간에 { $seat } 자리는 이미 카드를 모두 냈어요. 다른 자리나 더 앞의 순간을 고르세요.
refused-practising = 연습 중에는 행동하거나 나가는 것만 할 수 있어요.
refused-duplicate-table = 이 테이블은 다른 게임에서 나눈 카드로 해요. 다른 사람은 앉을 수 없고 재대결도 없어요.

refused-bad-message = 서버가 이 프로그램의 메시지를 이해하지 못했어요: { $reason }
refused-bad-action-text = 서버가 이 행동을 이해하지 못했어요: { $reason }
refused-no-such-table = 이 코드의 테이블이 없어요. 코드를 잘못 썼거나 테이블이 닫혔을 수 있어요.
refused-no-such-duplicate = 이 코드의 카드 분배이 없어요. 코드를 잘못 적었거나 원래 게임이 삭제되었을 수 있어요.
refused-not-at-table = 지금은 테이블에 있지 않아요.
refused-too-fast = 한꺼번에 너무 많이 보냈어요. { $seconds }초 기다려 주세요.
refused-too-many-tables = 서버에 테이블이 { $limit }개 있어서 더 만들 수 없어요.
refused-too-many-own-tables = 이미 테이블 { $limit }개의 방장이에요. 먼저 그중 하나에서 나가세요.
refused-too-many-address-tables = 이 네트워크에서 이미 테이블을 { $limit }개 열었어요. 더 열 수는 없어요. 그중 하나에서 나가거나 나중에 다시 시도하세요.
refused-no-such-record = 이 게임이 여기 없거나, 더 이상 열 수 없어요.
refused-no-such-moment = 이 게임의 { $round }라운드에는 { $action }번째 행동이 없어요.
refused-no-hints = 이 서버는 힌트를 계산할 수 없어요.
refused-no-such-bots = 이 서버에는 “{ $level }” 레벨의 봇이 없어요. 고를 수 있는 레벨: { $levels }
refused-not-saved = 서버가 저장하지 못해서 처리되지 않은 것 같아요. 다시 해 보세요.
refused-no-session = 서버에 남은 접속 정보가 없어요. 이름을 다시 알려 주세요.
refused-stopping = 서버가 멈추는 중이에요. 사라지는 것은 없어요. 서버가 돌아올 때까지 테이블이 기다려요.
refused-taken-over = 다른 창이나 기기에서 이 테이블에 들어왔어요. 이제 거기서 이어서 하면 돼요.

phrase-hello = 안녕하세요!
phrase-good-luck = 행운을 빌어요!
phrase-well-played = 멋진 플레이예요!
phrase-ouch = 으악!
phrase-oops = 아차!
phrase-thinking = 생각 좀 할게요.
phrase-hurry = 지금 차례예요!
phrase-sorry = 미안해요!
phrase-thanks = 고마워요!
phrase-good-game = 즐거운 게임이었어요!
phrase-again = 한 게임 더 할까요?
phrase-bye = 안녕히 계세요!
