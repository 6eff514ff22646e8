# dnup serve: its help and its complaints.

cli-serve = 어디서나 함께할 수 있도록 테이블 서버를 열어요. 모든 옵션은 환경 변수로도 정할 수 있어요: --port → DNUP_SERVE_PORT, --behind-proxy → DNUP_SERVE_BEHIND_PROXY. 명령줄에 쓴 값이 우선해요. 자세한 내용은 docs/hosting.md에 있어요.

serve-panel-network = 접속 주소와 허용 범위
serve-panel-data = 저장하는 것
serve-panel-limits = 제한
serve-panel-bots = 봇
serve-panel-log = 로그와 지표

cli-serve-open = 브라우저에서 게임을 열어요. 포트를 직접 고르지 않았는데 이미 쓰는 중이면 다른 포트를 써요. 로그에는 문제만 남겨요.
cli-serve-host = 접속을 받을 주소. 0.0.0.0이면 다른 컴퓨터도 들어올 수 있어요.
cli-serve-port = 접속을 받을 포트. 0이면 비어 있는 포트를 아무거나 써요.
cli-serve-public-url = 사람들이 쓰는 주소. 브라우저가 알려 주는 주소와 다를 때 링크에 써요.
cli-serve-name = 브라우저가 이 서버를 찾을 때 쓰는 다른 이름. 예: dnup.example.org. 여러 번 쓸 수 있어요. 로컬 이름과 주소, --public-url의 이름은 설정하지 않아도 돼요.
cli-serve-origin = 접속을 허용할 다른 사이트. 예: https://play.example.org. 여러 번 쓸 수 있어요.
cli-serve-behind-proxy = X-Forwarded-For, -Proto, -Host를 믿어요. 내 프록시만 접근할 수 있는 서버에서만 쓰세요.
cli-serve-network = 게임에서 클릭 한 번으로 로컬 네트워크를 들일 주소: auto, 이 컴퓨터의 주소, 또는 off.
cli-serve-database = 테이블과 게임을 저장하는 파일.
cli-serve-session-days = 마지막 방문 뒤 브라우저가 게스트 세션을 간직하는 날수.
cli-serve-guest-days = 마지막으로 온 뒤 며칠이 지나면 게스트와 그 게스트의 모든 것을 지울지. 숫자 또는 off.
cli-serve-table-days = 마지막 액션 뒤 며칠이 지나면 닫힌 테이블과 그 게임을 지울지. 숫자 또는 off.
cli-serve-connections = 동시에 접속할 수 있는 최대 인원.
cli-serve-guest-connections = 한 사람의 최대 동시 접속 수. 숫자 또는 off.
cli-serve-address-connections = 한 주소의 최대 동시 접속 수.
cli-serve-tables = 동시에 열 수 있는 최대 테이블 수.
cli-serve-guest-tables = 한 사람이 방장일 수 있는 최대 테이블 수. 숫자 또는 off.
cli-serve-address-tables = 한 주소에서 열 수 있는 최대 테이블 수. 숫자 또는 off. --tables의 절반을 넘지 않아요.
cli-serve-message-bytes = 메시지와 요청 본문의 최대 길이.
cli-serve-backlog-bytes = 느린 접속을 끊기 전까지 쌓아 둘 수 있는 양.
cli-serve-message-rate = 한 사람이 보내는 메시지 수. 한 주소에서는 그 열 배: 30/s, 600/min 또는 off.
cli-serve-change-rate = 한 사람이 앉기, 나가기, 준비, 일시 정지, 음소거, 봇 변경을 할 수 있는 횟수. 한 주소에서는 그 열 배.
cli-serve-move-rate = 한 사람이 할 수 있는 행동 수. 한 주소에서는 그 열 배.
cli-serve-create-rate = 한 주소에서 새로 만드는 테이블 수.
cli-serve-guess-rate = 한 사람이 틀린 코드를 넣는 횟수. 한 주소에서는 그 열 배.
cli-serve-chat-rate = 한 사람이 보내는 대화 메시지 수. 한 주소에서는 그 열 배.
cli-serve-guest-rate = 한 주소의 새 게스트 수, 한 게스트의 이름 변경과 새 기기 횟수.
cli-serve-upload-rate = 한 주소에서 다시 보려고 올리는 기록 파일 수.
cli-serve-replay-rate = 한 주소에서 기록된 게임을 조회하는 횟수.
cli-serve-idle-hours = 아무도 없이 이 시간(시간 단위)이 지나면 게임을 포기한 것으로 봐요. 게임이 없는 테이블은 한 시간 뒤에 닫혀요.
cli-serve-bot-match-minutes = 아무도 없이 이 시간(분 단위)이 지나면 봇만 상대하는 게임을 포기한 것으로 봐요. 이 컴퓨터에서만 접속하는 서버는 --idle-hours만큼 기다려요.
cli-serve-ping-after = 이 시간(초) 동안 조용하면 접속이 살아 있는지 물어봐요.
cli-serve-ping-timeout = 이 시간(초) 동안 답이 없으면 접속을 끊어요.
cli-serve-bot-pace-ms = 사람이 따라갈 수 있도록 봇이 한 번 행동할 때 들이는 최소 시간(밀리초).
cli-serve-levels = 테이블에서 쓸 수 있는 봇 레벨. 쉼표로 나눠 쓰세요.
cli-serve-bot-threads = 동시에 생각할 수 있는 봇의 수.
cli-serve-review-threads = 참가자가 쓰지 않는 프로세서로 게임을 복기하는 스레드 수.
cli-serve-log-format = 한 줄에 이벤트 하나씩. 사람이 읽는 형식(text) 또는 기계용(json).
cli-serve-log-level = 로그에 남길 최소 수준.
cli-serve-metrics = Prometheus용 /metrics를 읽을 수 있는 범위: 이 컴퓨터(local), 누구나(all), 아무도 못 읽음(off).

serve-ready = dnup 서버 주소: { $address } – 멈추려면 Ctrl-C를 누르세요
serve-ready-network = dnup 서버 주소: { $address } – 같은 네트워크에서는 { $network } – 멈추려면 Ctrl-C를 누르세요
serve-opened = 브라우저에서 dnup 게임이 열려요: { $address }
serve-open-yourself = 브라우저에서 이 주소를 여세요: { $address }
serve-open-network = 같은 네트워크의 다른 사람이 열 주소: { $network }
serve-stop = 멈추려면 Ctrl-C를 누르세요.
serve-already = dnup이 이미 실행 중이에요. 다른 방식으로 시작하려면 먼저 실행 중인 것을 멈추세요.
serve-other-port = { $port }번 포트는 이미 쓰는 중이라 이번에는 다른 포트를 써요.
serve-all-but-one = 프로세서 수보다 하나 적게
serve-up-to-two = 2, 프로세서가 하나면 1
serve-data-folder = 내 데이터 폴더 안
serve-no-extra =
    서버에 필요한 패키지가 설치되어 있지 않아요(없는 모듈: { $module }). 이렇게 설치하세요:
    { $command }
serve-no-game =
    이 dnup에는 브라우저 게임이 들어 있지 않아서 브라우저에는 간단한 페이지만 보여요. 서버를 멈추고 이렇게 만드세요:
    { $command }
serve-port-taken = { $host } 주소의 { $port }번 포트를 이미 다른 프로그램이 쓰고 있어요. 다른 dnup serve일 수도 있어요. 그 프로그램을 멈추거나 --port { $other }처럼 다른 포트를 고르세요. --port 0은 비어 있는 포트를 아무거나 써요.
serve-port-forbidden = { $host } 주소의 { $port }번 포트를 쓸 권한이 없어요. 1024보다 작은 포트는 시스템용이에요. --port 8000처럼 다른 포트를 고르고 앞에 프록시를 두세요.
serve-no-address = { $host } 주소의 { $port }번 포트로 접속을 받을 수 없어요: { $reason }. --host 127.0.0.1처럼 이 컴퓨터의 주소를 고르세요.
serve-database-taken = 다른 dnup serve가 { $path } 데이터베이스를 쓰고 있어요. 그 서버를 멈추거나 --database로 다른 파일을 지정하세요.
serve-database-taken-at = 다른 dnup serve가 { $path } 데이터베이스를 쓰고 있어요. 그 서버를 멈추거나 --database로 다른 파일을 지정하세요. 실행 중인 서버 주소: { $address }
serve-bad-rate = { $option }: “{ $value }” – 속도가 아니에요. 30/s, 10/min, 5/h처럼 시간당 횟수를 쓰거나 off를 쓰세요.
serve-bad-share = { $option }: “{ $value }” – 접속 수나 테이블 수가 아니에요. 20처럼 0보다 큰 정수를 쓰거나 off를 쓰세요.
serve-bad-url = { $option }: “{ $value }” – 웹 주소가 아니에요. https://play.example.org처럼 전체를 쓰세요.
serve-bad-origin = { $option }: “{ $value }” – 출처(origin)가 아니에요. 경로 없이 스킴과 호스트를, 있으면 포트까지 쓰세요: https://play.example.org
serve-bad-file = { $option }: { $value } – 파일로 쓸 수 없어요. 같은 이름의 폴더가 있거나 폴더가 있어야 할 곳에 파일이 있어요. { $option } 옵션으로 다른 파일을 지정하세요.
serve-bad-time = { $option }: “{ $value }” – 기다릴 수 있는 초가 아니에요. 20처럼 0보다 큰 숫자를 쓰세요.
serve-bad-level = { $option }: “{ $value }” – 봇 레벨이 아니에요. 고를 수 있는 레벨: { $levels }
serve-bad-network = { $option }: “{ $value }” – 컴퓨터의 주소가 아니에요. auto, 192.168.1.20 같은 주소, 또는 off를 쓰세요.
serve-bad-name = { $option }: “{ $value }” – 호스트 이름이 아니에요. dnup.example.org처럼 이름만 쓰세요.
