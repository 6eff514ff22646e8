# The browser: what all its pages share.

app-name = dnup
nav-home = 홈
nav-settings = 설정
nav-label = 주 메뉴
nav-skip = 본문으로 건너뛰기
nav-tables = 테이블
nav-puzzles = 퍼즐
nav-ladder = 랭킹
nav-learn = 배우기
nav-matches = 내 게임
nav-decks = 내 덱
nav-rules = 규칙
page-missing = 이 카드는 덱에 없어요
page-missing-about = 어느 쪽으로 돌려 봐도 갈 곳이 없는 주소예요. 테이블이 닫혔을 수 있어요.
page-missing-home = 홈으로 가기
page-missing-code = 테이블 코드 입력
not-loaded = 게임의 이 부분을 불러오지 못했어요. 새 버전이 나왔을 수 있어요.
not-loaded-title = 한 조각이 빠졌어요
not-loaded-again = 다시 불러오기
close = 닫기
back = 뒤로
cancel = 취소
guest-name = 게스트

# Bots. $level is one of these in words.
level-random = 무작위
level-beginner = 초보
level-casual = 느긋함
level-careful = 꼼꼼함
level-sharp = 예리함
level-master = 고수
level-greedy = 욕심쟁이
level-flat = 셈꾼
level-random-about = 할 수 있는 행동이면 아무거나 해요. 가끔은 그게 신의 한 수예요.
level-beginner-about = 지난 일요일에 규칙을 배웠어요. 카드를 최대한 많이, 바로 내려놓아요.
level-casual-about = 재미로 하다 보니 놓치는 것도 있고 카드도 잊어버려요.
level-careful-about = 행동하기 전에 생각하지만, 카드를 다 기억하지는 못해요.
level-sharp-about = 한눈에 판세를 읽고 모든 카드를 기억해요.
level-master-about = mow만큼 판세를 읽고 앞도 내다봐요. 여기서 가장 강해요.
level-greedy-about = 낼 수 있는 가장 큰 세트를 내려놓고, 세트를 가져가는 일은 없어요.
level-flat-about = 모든 행동을 머릿속으로 여러 번 해 봐요.
# $name is a bot's name, such as sis; $level its level in words.
character-said = { $name }, { $level }
# As many of six dots.
character-strength = 세기 { $most }단계 중 { $strength }

# The connection.
line-opening = 연결 중 …
# Beside cards that lie face down, while something is on its way.
shuffling = 카드를 섞는 중 …
line-lost = 연결이 끊겼어요
line-lost-safe = 카드도 자리도 그대로 있어요.
line-lost-again = { $seconds }초 뒤에 다시 연결해요.
line-lost-trying = 다시 연결하는 중 …
line-lost-retry = 지금 다시 연결
line-back = 다시 연결됐어요.
line-taken-over = 이 테이블이 다른 창이나 기기에서 열려 있어요.
line-taken-over-here = 여기서 계속하기
refused-line-lost = 연결이 끊겼어요. 다시 연결하고 있어요.
refused-no-such-handover = 이미 쓴 링크이거나 너무 오래된 링크예요. 다른 기기에서 새로 만드세요.
refused-mixed-name = 이 이름에는 서로 비슷해 보이는 다른 문자가 섞여 있어요. 한 단어에는 한 가지 문자만 써 주세요.
refused-reserved-name = 봇이나 서버 운영자로 오해받을 수 있는 이름이라 쓸 수 없어요. 다른 이름을 골라 주세요.
refused-no-such-session = 이 기기는 이미 로그아웃되었어요.
refused-not-yourself = 본인이에요.
refused-nobody-there = 그 자리에는 이제 아무도 없어요.
refused-no-such-block = 이미 차단을 푼 사람이에요.
refused-too-many-blocks = { $limit }명까지만 차단할 수 있어요. 먼저 한 명의 차단을 풀어 주세요.
refused-not-confirmed = 이름이 달라요. 아무것도 삭제하지 않았어요.
refused-not-this-machine = 게임을 실행하는 컴퓨터에서만 할 수 있어요.
refused-network-off = 이 서버는 여기서 네트워크에 열 수 없어요.
refused-no-network = 이 컴퓨터가 네트워크에 연결되어 있지 않아요. 와이파이나 유선으로 연결한 뒤 다시 시도해 주세요.
refused-public-address = 이 컴퓨터는 인터넷에 바로 연결되어 있어서({ $address }) 누구나 들어올 수 있어요. 그래도 열려면 dnup을 --host로 시작하세요.
refused-network-ports-taken = { $first }번부터 { $last }번까지의 포트를 모두 다른 프로그램이 쓰고 있어요. 하나를 닫거나 다른 --port로 dnup을 시작하세요.
refused-network-not-opened = 시스템이 허용하지 않아요: { $reason }
refused-server-error = 서버에 문제가 생겼어요. 다시 해 보세요.
refused-unknown = 서버가 받아들이지 않았어요({ $code }).

# What happens at a table beside the game. $mine is "yes" when it is about the reader.
table-event-match-began = 게임을 시작해요.
table-event-match-ended = { $mine ->
    [yes] 게임에서 이겼어요!
   *[no] { $name } 님이 게임에서 이겼어요.
}
table-event-person-seated = { $mine ->
    [yes] 자리에 앉았어요.
   *[no] { $name } 님이 자리에 앉았어요.
}
table-event-renamed = { $mine ->
    [yes] 이제 내 이름은 { $name }.
   *[no] { $was } 님의 새 이름은 { $name }.
}
table-event-bot-seated = { $name } 님이 자리에 앉았어요(봇).
table-event-seat-emptied = { $seat } 자리가 비었어요.
table-event-went-away = { $left ->
    [removed] 방장이 { $name } 님을 내보냈어요. 봇이 이어서 해요.
    [yes] { $name } 님이 나갔어요.
   *[no] { $name } 님이 자리를 비웠어요.
}
table-event-hint-given = { $mine ->
    [yes] 힌트를 봤어요.
   *[no] { $name } 님이 힌트를 봤어요.
}
table-event-came-back = { $mine ->
    [yes] 자리로 돌아왔어요.
   *[no] { $name } 님이 돌아왔어요.
}
table-event-substituted = { $name } 님 대신 봇({ $level })이 해요.
table-event-time-up = { $mine ->
    [yes] 시간이 다 됐어요. 이번에는 봇이 대신 해요.
   *[no] { $name } 님의 시간이 다 됐어요. 이번에는 봇이 대신 해요.
}
table-event-pause-asked = { $wants ->
    [yes] { $name } 님이 잠시 멈추고 싶어 해요.
   *[no] { $name } 님이 멈춤 요청을 거뒀어요.
}
table-event-unsealed = { $mine ->
    [yes] 내 기기가 응답하지 않아 게임을 시작하지 못했어요. 다시 준비해 주세요.
   *[no] { $names } 님이 응답하지 않아 게임을 시작하지 못했어요.
}
table-event-paused = 게임을 일시 정지했어요.
table-event-resumed = { $name } 님이 게임을 다시 이어가요.
table-event-restarted = 서버가 다시 시작됐어요. 사라진 것은 없어요.
table-event-closed = 테이블이 닫혔어요.
past-taken = { $mine ->
    [yes] 내가 { $owner } 님 앞의 세트를 가져왔어요.
   *[no] { $name } 님이 { $ownermine ->
        [yes] 내
       *[no] { $owner } 님
    } 앞의 세트를 가져갔어요.
}

# What could be done: for buttons and confirmation.
do-play = { $set } 내려놓기
do-add = { $owner } 님이{ $where } 내려놓은 세트에 { $card } 카드 추가하기
do-take = { $owner } 님이{ $where } 내려놓은 세트 가져오기
do-rotate = 손에 든 카드 모두 돌리기
