# dnup admin: looking after a server.

cli-admin = 서버가 돌아가는 컴퓨터에서 서버를 관리해요.
cli-admin-status = 서버가 얼마나 바쁜지 보여 줘요.
cli-admin-watch = 서버가 얼마나 바쁜지 Ctrl-C를 누를 때까지 계속 보여 줘요.
cli-admin-tables = 열린 테이블을 보여 줘요.
cli-admin-close = 테이블을 닫아요. 게임이 끝나고, 그 자리에 있는 모두에게 알려요.
cli-admin-guests = 지금 있는 게스트나 이름에 NAME이 들어간 게스트를 보여 줘요.
cli-admin-remove = 게스트를 자리에서 내보내고 연결을 끊어요. 다시 올 수는 있어요.
cli-admin-ban = 게스트나 주소를 얼마 동안 차단해요. 다시 시작해도 이어지고, 차단된 사람은 언제까지 왜 차단됐는지 볼 수 있어요.
cli-admin-mute = 게스트가 얼마 동안 어느 테이블에서도 채팅하지 못하게 해요.
cli-admin-bans = 차단과 채팅 금지를 보여 줘요.
cli-admin-lift = 차단이나 채팅 금지를 일찍 풀어요.
cli-admin-rename = 게스트의 이름을 바꿔요.
cli-admin-delete = 게임, 레이팅, 게스트를 지워요.
cli-admin-delete-match = 게임을 모두의 목록에서 기록, 분석과 함께 지워요.
cli-admin-delete-ratings = 게스트를 순위표에서 내려요.
cli-admin-delete-guest = 게스트와 그 게스트의 모든 것을 지워요.
cli-admin-reports = 신고를 테이블에서 나눈 말과 함께 보여 줘요.
cli-admin-settle = 신고를 어떻게 처리했는지 적어요.
cli-admin-announce = 점검을 언제 시작하는지 알려요. 참가자는 모든 페이지에서 볼 수 있어요.
cli-admin-drain = 새 게임을 막고, 진행 중인 게임이 끝나면 서버를 멈춰요.
cli-admin-moderators = 운영자를 보여 주거나 정해요. 운영자는 /moderate 페이지를 쓸 수 있어요.
cli-admin-moderators-add = 게스트를 운영자로 정해요.
cli-admin-moderators-remove = 게스트를 운영자에서 빼요.
cli-admin-log = 누가 무엇을 언제 왜 했는지 보여 줘요.
cli-admin-arg-guest = 게스트. id, 테이블 코드와 그곳의 이름(ABC234/Ann), 또는 한 명만 쓰는 이름.
cli-admin-arg-whom = 게스트(id, ABC234/Ann, 이름) 또는 IP 주소.
cli-admin-arg-code = 테이블 코드.
cli-admin-arg-name = 이름의 일부 또는 id.
cli-admin-arg-new-name = 새 이름.
cli-admin-arg-id = 목록에 나오는 id.
cli-admin-arg-match = 게임의 id 또는 링크.
cli-admin-arg-time = 시각. 22:30, “2026-11-20 22:30”, +30m.
cli-admin-opt-json = 스크립트용으로 JSON을 출력해요.
cli-admin-opt-why = 이유. 기록에 남고, 차단되거나 내보내진 사람도 읽을 수 있어요.
cli-admin-opt-for = 기간. 30m, 12h, 7d, 4w, forever.
cli-admin-opt-with-address = 게스트가 접속한 주소도 차단해요.
cli-admin-opt-every = 새로 고치는 간격(초).
cli-admin-opt-all = 처리된 신고도 보여 줘요.
cli-admin-opt-text = 참가자에게 보여 줄 문장. 예: 무엇이 새로워지는지.
cli-admin-opt-announce-off = 알림을 거둬요.
cli-admin-opt-within = 게임이 남아 있어도 이 시간이 지나면 멈춰요. 게임은 다음에 시작할 때 이어져요.
cli-admin-opt-drain-off = 다시 게임을 시작할 수 있게 해요.
cli-admin-opt-wait = 서버가 멈출 때까지 기다려요.
cli-admin-opt-count = 마지막 N줄을 보여 줘요.

# What was done: as an answer, and in the log.
admin-did-close-table = { $table } 테이블을 닫았어요.
admin-did-remove = { $name } ({ $guest }) 님을 내보냈어요.
admin-did-ban = { $name } ({ $guest }) 님을 { $until ->
    [never] 영구히
   *[other] { $until }까지
} 차단했어요. 차단 { $ban }.
admin-did-ban-address = { $address } 주소를 { $until ->
    [never] 영구히
   *[other] { $until }까지
} 차단했어요. 차단 { $ban }.
admin-did-mute = { $name } ({ $guest }) 님의 채팅을 { $until ->
    [never] 영구히
   *[other] { $until }까지
} 금지했어요. 채팅 금지 { $ban }.
admin-did-lift = { $name } 님의 { $ban } 항목을 풀었어요.
admin-did-rename = { $before } ({ $guest }) 님의 이름을 { $name }(으)로 바꿨어요.
admin-did-delete-match = { $record } 게임을 지웠어요.
admin-did-delete-ratings = { $name } ({ $guest }) 님을 순위표에서 내렸어요.
admin-did-delete-guest = { $guest } 게스트를 지웠어요.
admin-did-settle = { $name } ({ $guest }) 님에 대한 신고 { $report } 건을 처리했어요.
admin-did-announce = { $at } 점검을 알렸어요.
admin-did-withdraw = 알림을 거뒀어요.
admin-did-drain = 이제 새 게임은 시작되지 않아요. 모두 끝나면, 늦어도 { $until }에 서버가 멈춰요.
admin-did-stop-draining = 다시 게임을 시작할 수 있어요.
admin-did-add-moderator = { $name } ({ $guest }) 님이 이제 운영자예요.
admin-did-remove-moderator = { $name } ({ $guest }) 님은 이제 운영자가 아니에요.

admin-status =
    dnup { $version }, { $minutes }분째 실행 중
    연결           { $people }명의 { $connections }개
    테이블         대기 { $gathering }, 진행 { $playing }, 끝남 { $finished }
    액션           { $moves }, 초당 { $rate }
    저장           절반 { $half }, 99 % { $most }
    이벤트 루프    99 % 지연 { $late }
    메모리         { $memory } MB
    신고           { $reports }건
    차단           { $bans }
admin-status-draining = 비우는 중      게임 { $matches }개 남음, 늦어도 { $until }에 멈춤
admin-status-announced = 알림           { $at } 점검
admin-under = { $milliseconds } ms 이내
admin-over = { $milliseconds } ms 초과
admin-no-time = –
admin-watch-stop = Ctrl-C로 멈춰요.
admin-draining = 게임이 { $matches }개 남았어요. Ctrl-C를 누르면 기다리기만 그만둬요.
admin-drained = 서버가 멈췄어요.

admin-no-tables = 열린 테이블이 없어요.
admin-no-guests = 게스트를 찾지 못했어요.
admin-no-bans = 차단되거나 채팅이 금지된 사람이 없어요.
admin-no-reports = 처리할 신고가 없어요.
admin-no-moderators = 아직 운영자가 없어요.
admin-no-log = 아직 한 일이 없어요.
admin-head-table = 테이블
admin-head-phase = 단계
admin-head-people = 사람
admin-head-bots = 봇
admin-head-watching = 관전
admin-head-active = 마지막 활동
admin-head-guest = 게스트
admin-head-name = 이름
admin-head-where = 위치
admin-head-since = 처음 온 때
admin-head-ban = 번호
admin-head-kind = 종류
admin-head-whom = 대상
admin-head-until = 끝나는 때
admin-head-by = 처리한 사람
admin-head-why = 이유
admin-phase-gathering = 대기
admin-phase-playing = 진행
admin-phase-finished = 끝남
admin-phase-closed = 닫힘
admin-here = 접속 중
admin-kind-ban = 차단
admin-kind-mute = 채팅 금지
admin-for-ever = 영구
admin-report = { $id }  { $at }  { $table } 테이블에서 { $reporter } 님이 { $reported } ({ $guest }) 님을 신고: { $reason }
admin-report-note = 메모: { $note }
admin-report-settled = { $at } { $by } 님이 처리: { $outcome }
admin-log-host = 호스트 ({ $login })
admin-log-why = 이유: { $why }

admin-why = --why로 이유를 { $most }자 이내로 적으세요.
admin-bad-time = “{ $value }” – 기간이 아니에요. 30m, 12h, 7d, 4w, forever처럼 적으세요.
admin-bad-moment = “{ $value }” – 시각이 아니에요. 22:30, “2026-11-20 22:30”, +30m처럼 적으세요.
admin-announce-what = 22:30처럼 시각을 적거나 --off로 알림을 거두세요.
admin-not-yours = { $path } 파일은 다른 사용자의 것이에요. 서버의 사용자나 sudo를 쓰세요.
admin-no-answer = 서버가 대답하지 않아요: { $reason }
admin-no-console = 서버가 { $path } 데이터베이스를 쓰고 있지만 dnup admin에 대답하지 않아요. Unix 소켓이 있는 시스템에서 이 버전으로 다시 시작하세요.
admin-refused = 서버가 거절했어요: { $code }
