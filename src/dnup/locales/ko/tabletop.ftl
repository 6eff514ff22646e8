# The table in the browser: the room before a match, the board, log and chat, the menu.

table-title = 테이블 { $code }
table-opening = 테이블을 여는 중 …
board = 테이블
watching = 관전 중

# Seats. $points are what the player has, $goal what wins the match.
seat-you = 나
seat-turn = 차례
seat-cards = 손에 카드 { $cards }장
seat-points = { $goal ->
    [2] 이긴 라운드: { $points } (먼저 { $goal }번 이기면 승리)
   *[other] 점수: { $points } (먼저 { $goal }점을 모으면 승리)
}
seat-clock = 남은 시간
seat-out = { $place ->
    [1] 1등
    [2] 2등
   *[other] 빠짐
}
# The same where there is little room.
seat-out-short = { $place ->
    [1] 1등
    [2] 2등
   *[other] 빠짐
}
seat-bot = 봇
seat-away = 자리 비움
seat-away-until = { $time } 후 봇이 대신해요.
seat-left = 나감
seat-stand-in = 봇이 대신 함
seat-star = ★ 카드 있음
seat-about = 참가자 정보
seat-known = 손으로 가는 것을 모두가 본 카드:
seat-known-none = 이 손의 카드는 아무도 본 적이 없어요.
seat-memory-off = 이 테이블은 기억 도우미가 꺼져 있어서, 이 손으로 간 카드를 보여 주지 않아요.
seat-hints = 이 게임에서 힌트 { $count }번

# Play areas. $number is 0 where each player has only one; $mine is "yes" for the reader's own.
area-name = { $mine ->
    [yes] { $number ->
        [0] 내 구역
       *[other] 내 { $number }번 구역
    }
   *[no] { $number ->
        [0] { $name } 님의 구역
       *[other] { $name } 님의 { $number }번 구역
    }
}
area-empty = 비어 있음
area-back = 이렇게 돌아가요
area-add-value = { $value } 더하기
board-two = 두 라운드를 이기면 승리해요.
area-play = 내려놓기
area-add = 추가하기
area-take = 가져오기
# The whole label of a play area: $where is area-name, $what the set or area-empty, $action what a press does.
area-holds = { $where }: { $what }
area-holds-offer = { $where }: { $what }. { $action }

# Whose turn it is; $number as above.
turn-mine = { $number ->
    [0] 내 차례예요.
   *[other] 내 차례예요. { $number }번 구역에서 해요.
}
turn-other = { $number ->
    [0] { $name } 님 차례예요.
   *[other] { $name } 님 차례예요. { $number }번 구역에서 해요.
}

# The discard pile.
pile = 버림 더미
pile-name = { $cards ->
    [0] 버린 카드 없음
   *[other] 버린 카드 { $cards }장
}
pile-empty = 주인의 다음 차례가 되면 세트가 뒷면으로 여기에 쌓여요.
pile-about = 버려지는 것을 모두가 본 카드예요. 카드 방향은 이제 상관없어요.
pile-memory-off = 이 테이블은 기억 도우미가 꺼져 있어서 버린 카드는 뒷면인 채로 있어요. 어떤 카드가 버려졌는지 기억해 보세요.

# What has happened, and what is said.
log = 진행 기록
ticker-open = 무슨 일이 있었는지: 기록 열기
log-round = { $round }라운드
log-empty = 아직 아무 일도 없어요.
log-memory-off = 이 테이블은 기억 도우미가 꺼져 있어서 최근 행동만 보여요.
chat = 대화
chat-empty = 아직 아무도 말하지 않았어요.
chat-off = 이 테이블에서는 대화할 수 없어요.
chat-watching = 자리에 앉은 사람만 말할 수 있어요.
chat-phrases = 한 번 눌러 말하기
chat-text = 메시지 쓰기
chat-send = 보내기
chat-said = { $name } 님의 말: { $text }
chat-mute = { $name } 님의 말 숨기기
chat-unmute = { $name } 님의 말 다시 보기
chat-unread = (안 읽은 말 { $unread }개)

# The menu.
menu = 메뉴
menu-panel = 기록과 대화
menu-keys = 단축키
menu-aid = 참조 카드
menu-rules = 모든 규칙
menu-device = 다른 기기에서 계속하기
menu-network = 내 네트워크에 열려 있음
menu-leave = 테이블에서 나가기
menu-stop-watching = 관전 그만하기
leave-title = 게임 중에 나갈까요?
leave-about = 나가면 봇이 대신 해요. 게임이 끝나기 전에는 같은 링크로 돌아올 수 있어요.
leave-about-alone = 봇만 남기 때문에 게임이 끝나요. 내 게임 기록에는 중단된 게임으로 남아요.
leave-about-ladder = 랭킹에서는 패배로 처리돼요.
leave-stay = 나가지 않기
paused = 게임이 일시 정지됐어요.
pause-ask = 일시 정지 요청
pause-resume = 계속하기
pause-wanted = { $names } 님이 잠시 멈추고 싶어 해요.
pause-waiting = 일시 정지를 요청했어요.
pause-agree = 동의
pause-no-longer = 정지 요청 취소

# The table as text.
text-view = 글로 보는 테이블
text-no-turn = 라운드가 끝났어요.
text-you = { $name } (나)
text-known = 손으로 가는 것을 모두가 본 카드: { $cards }
text-hand = 내 손에 든 카드
text-hand-empty = 카드가 없어요.
text-may = 할 수 있는 행동

# Inviting others.
invite = 초대
invite-title = 친구 초대
invite-code = 이 테이블의 코드
invite-bring = 친구 불러오기
invite-how = 코드를 읽어 주거나, 링크를 보내거나, 스캔하게 하세요.
invite-send = 링크 보내기
invite-copy = 링크 복사
invite-share = 공유
invite-text = 같이 dnup 한 게임 해요!
invite-qr = 이 테이블로 오는 링크의 QR 코드
# Under `dnup serve --open` only this computer can open the link, until the host lets the network in. $port is a number without commas.
invite-local = 이 링크는 이 컴퓨터에서만 열려요.
invite-open = 같은 네트워크에서 참여 허용
invite-open-hint = 같은 와이파이나 유선 네트워크에 있는 사람은 누구나 링크로 참여할 수 있어요. 연결은 암호화되지 않아요.
invite-opened = 내 네트워크에 열려 있어요
invite-firewall = 다른 기기에서 링크가 열리지 않으면, 같은 네트워크에 있는지, 방화벽이 { $port }번 포트를 허용하는지 확인해 보세요.
invite-close = 다시 닫기
invite-close-hint = 네트워크로 들어온 사람은 모두 연결이 끊겨요.
invite-moved = 이 컴퓨터의 네트워크가 바뀌어서 링크가 더 이상 열리지 않아요.
invite-reopen = 새 링크 만들기

# The room before a match. $free seats are empty.
room-title = 게임 시작 전
room-yours = 내 테이블
# $name is the host.
room-of = { $name } 님의 테이블
# Below a name: the host’s own, and that of somebody who is ready.
room-your-table = 내 테이블
# Below one’s seat, for somebody who has no name yet: a press on it asks for one.
room-name = 이름 알려 주기
room-friend = 함께 할 친구
# A seat that is still free; below it are the faces of the bots.
room-kept = 친구 자리예요
room-or-bot = 지금 봇을 앉혀도 돼요
# $name is the bot that sits there.
room-swap = { $name } 대신 다른 봇 앉히기
room-who = 누구를 앉힐까요?
# In one’s own place on the mat, and beside the key below.
room-lay = 준비되면 카드를 내려놓으세요.
# What is missing until the match begins, and what can be done about it.
room-free-seats = 빈자리가 { $free }개 있어요.
room-fill = 친구를 기다리거나 얼굴을 눌러 봇을 앉히세요.
room-fill-wait = 앉을 사람을 기다리고 있어요.
room-all-here = 모두 모였어요.
# The options of the table, as rows: what each is about, and what holds here.
room-rules = 우리 규칙
room-rule-on = 켜짐
room-rule-off = 꺼짐
room-rule-onlookers = 관전
room-rule-welcome = 환영
room-rule-nobody = 불가
room-rule-bots-take = 봇이 쓰는 시간
room-rule-seconds = 약 { $seconds }초
room-rule-cards = 카드
room-free = 빈자리
room-ready = 준비 완료
room-bot-for = { $seat } 자리에 앉힐 봇
room-sit-here = 여기 앉기
room-remove = { $name } 님 내보내기
room-wait-ready = { $names } 님을 기다리는 중이에요.
room-wait-you = 모두 기다리고 있어요.
room-be-ready = 준비됐어요
room-not-yet = 카드 다시 가져오기
sit-down = 앉기

# Before one sits down: who is there, and how one wants to be called. $host is a player.
join-title = { $host } 님이 자리를 맡아 두었어요
join-title-bare = 앉을 자리가 있어요
join-learn = 처음이세요? 차근차근 배워 보세요.
join-who = 테이블에 있는 사람
# Below a name.
join-opened = 테이블을 열었어요
join-ready = 준비 완료
join-not-ready = 준비 중
join-bot = 봇
join-free = 빈자리
join-you = 바로 나
join-name = 뭐라고 부를까요?
join-name-missing = 이름을 입력하거나 주사위를 눌러 주세요.
# A button with a die, and the names that it can make up, with commas between them.
join-made-up = 이름 지어 주기
join-names = 가온, 나래, 다온, 라온, 마루, 보라, 새봄, 아라, 연우, 이든, 지우, 하늘, 하람, 해솔
# Below a small picture of the reader, upside down.
join-beaten = 졌을 때 모습
join-ink = 내 색 고르기
join-foot = 계정도 이메일도 필요 없어요. 둘 다 나중에 바꿀 수 있어요.
join-watch = 구경만 하기

# The options in a few words each.
option-players = { $players }명
option-clock-none = 시간제한 없음
option-clock-move = 차례마다 { $seconds }초
option-clock-total = 각자 { $minutes }분, 차례마다 { $increment }초 추가
option-chat-free = 자유 대화
option-chat-phrases = 정해진 말로만 대화
option-chat-off = 대화 없음
option-spectators = 관전 가능
option-spectators-none = 관전 불가
option-memory = 기억 도우미 켜짐
option-memory-none = 기억 도우미 꺼짐
option-pace = 봇은 약 { $seconds }초씩
option-deck = 덱: { $deck }
option-deck-standard = 기본 덱
option-deck-title = 이 테이블의 카드

# Why there is no table to see.
gone-closed = 테이블이 닫혔어요.
gone-removed = 방장이 내 자리를 비웠어요.
gone-left = 테이블에서 나왔어요.
trouble-door = 문이 닫혀 있어요
trouble-home = 첫 화면으로
trouble-new = 테이블 만들기
trouble-watch = 관전하기
trouble-watch-about = 자리가 없어도 관전할 수 있어요.
trouble-again = { $seconds ->
    [0] 다시 시도
   *[other] { $seconds }초 뒤 다시 시도
}

deed-played = { $mine ->
    [yes]{ $where } { $cards } 냈어요
   *[no] { $name }:{ $where } { $cards } 냈어요
}
deed-added = { $mine ->
    [yes] { $owner }의 세트에 { $cards } 더했어요
   *[no] { $name }: { $ownermine ->
        [yes] 내
       *[no] { $owner }의
    } 세트에 { $cards } 더했어요
}
deed-taken = { $mine ->
    [yes] { $owner }에게서 { $cards } 가져왔어요 ↻ { $turned }
   *[no] { $name }: { $ownermine ->
        [yes] 나
       *[no] { $owner }
    }에게서 { $cards } 가져갔어요 ↻ { $turned }
}
deed-rotated = { $mine ->
    [yes] 손을 돌렸어요 ↻
   *[no] { $name }: 손을 돌렸어요 ↻
}
deed-returned = { $mine ->
    [yes] { $cards } ↻ { $turned } 내 손으로
   *[no] { $cards } ↻ { $turned } { $name }에게
}
deed-discarded = { $mine ->
    [yes] { $cards } 버렸어요
   *[no] { $name }: { $cards } 버렸어요
}
