# The browser: the start page and the pages around it.

# Parts that all pages use.
copied = 복사됨
copy-failed = 복사 실패
save = 저장
language = 언어
language-missing = 이 언어를 불러오지 못했어요. 다시 시도해 보세요.
theme-now = 테마: { $theme }
theme-system = 자동
theme-light = 밝게
theme-dark = 어둡게
footer-unofficial = 비공식, 비상업 프로그램이에요. 게임의 이름과 규칙에 대한 권리는 각 권리자에게 있어요.
footer-deck = 기본 덱은 게임을 가진 한 사람이 공개한 실제 카드 목록이에요. 출판사가 확인한 것은 아니에요.
footer-deck-more = 카드 확인하기

# The start page.
home-title = dnup: 카드마다 숫자가 두 개인 카드 게임
home-lead = 카드마다 숫자가 두 개인 카드 게임이에요. 위에 있는 숫자만 적용돼요. 카드를 돌리면 다른 숫자가 적용되고요.
play-now = 바로 시작
play-now-deal = 카드 나누기
play-now-dealing = 분배 중 …
play-now-players = 인원수
play-now-level = 상대: { $names }
home-new = 친구 초대
home-invite = 처음이세요? 5분이면 배워요.
home-back = 테이블로 돌아가기
home-back-forget = 이 테이블을 여기서 숨기기
join-code = 테이블 코드
join = 참가
join-code-wrong = 코드는 NAC 8SS처럼 영문자와 숫자 여섯 자리이고, 0, 1, I, O는 쓰지 않아요.
you-are = 내 이름:
your-name = 내 이름
change-name = 바꾸기

# The start page: the table that one can go back to. $names are the others there.
home-resume = 내 테이블
home-resume-turn = 내 차례예요
# $name is the player whose turn it is.
home-resume-wait = { $name } 차례예요
home-resume-gathering = 다른 사람을 기다리고 있어요
home-resume-between = { $round }라운드가 끝났어요
home-resume-over = 게임이 끝났어요
home-resume-gone = 이 테이블은 닫혔어요
home-resume-with = 함께: { $names }
home-resume-round = { $round }라운드, 함께: { $names }
# $own are one's own points, $best the most that anybody else has.
home-resume-lead = { $own } 대 { $best }으로 앞서고 있어요.
home-resume-level = { $own } 대 { $own } 동점이에요.
home-resume-behind = { $own } 대 { $best }으로 뒤지고 있어요.

# The start page: the puzzle of the day. $turns counts the player's own turns.
home-daily = 오늘의 퍼즐
home-daily-out = { $turns ->
    [1] 이번 차례에 카드를 모두 내세요.
   *[other] 내 차례 { $turns }번 안에 카드를 모두 내세요.
}
home-daily-stop = 아무도 카드를 다 내지 못하게 막으세요.
home-daily-table = 테이블
home-daily-empty = 아직 없음
home-daily-hand = 내 손패
home-daily-solve = 풀기
home-daily-more = 다른 퍼즐
home-daily-done = 풀었어요. 내일 새 퍼즐이 나와요.
home-streak = { $days ->
    [0] 매일 새 퍼즐
   *[other] { $days }일 연속
}

# The start page: the rating. $name, $low and $high are levels of bots.
home-rating = 내 레이팅
home-rating-players = { $players }명
home-rating-change = { $way ->
    [up] ▲ 이번 주 { $change }
    [down] ▼ 이번 주 { $change }
   *[none] 이번 주 변화 없음
}
home-rating-below = { $name } 아래
home-rating-between = { $low } 위, { $high } 아래
home-rating-above = 모든 봇 위
home-rating-none = 아직 레이팅이 없어요. 봇과 한 게임 하면 생겨요.
home-rating-lost = 랭킹을 불러오지 못했어요. 열어서 다시 시도해 보세요.

# The start page: learning. $step is the title of a step.
home-learn-next = 다음: { $step }
home-learn-done = 모든 단계를 마쳤어요.
home-learn-count = { $all }단계 중 { $done }
home-learn-start = 시작
home-learn-on = 계속

# Public tables. $free is how many seats are empty, of all $players.
tables-title = 열린 테이블
home-tables-more = 모든 테이블
table-code = 테이블 { $code }
table-free = 빈자리 { $free }개
table-phase-gathering = 자리가 모두 찼어요
table-phase-playing = 게임 중
table-phase-finished = 게임 끝
table-phase-closed = 닫힘
table-with-clock = 시간제한 있음
table-deck = 덱: { $deck }
table-sit = 앉기
table-watch = 관전
tables-lead = 누구나 앉을 수 있는 테이블이에요. 목록은 자동으로 바뀌어요.
tables-nobody = 조용한 저녁이에요
tables-empty = 지금은 기다리는 사람이 없어요. 테이블을 만들면 다른 사람들이 여기서 찾을 수 있어요.
tables-new = 테이블 만들기

# A new table.
new-title = 테이블 만들기
new-lead = 링크로 사람들을 초대하거나 자리를 봇으로 채우세요.
new-players = 인원수
new-seats = 자리
new-seat-you = 나
# $number counts the seats; the first is one's own.
new-seat = { $number }번 자리
new-seat-person = 사람
new-seat-person-about = 초대한 사람을 위해 자리를 비워 둬요.
new-public = 공개 테이블
new-public-hint = 누구나 찾아서 앉을 수 있어요. 끄면 링크나 코드를 아는 사람만 들어올 수 있어요.
new-clock = 시간제한
new-clock-none = 없음
new-clock-per-move = 차례마다
new-clock-total = 게임 전체
new-clock-seconds = 차례마다 쓸 수 있는 시간
new-clock-minutes = 게임 전체에서 쓸 수 있는 시간
new-clock-increment = 차례마다 더해지는 시간
new-more = 옵션 더 보기
new-after = 자리를 비운 사람을 기다리는 시간
new-after-hint = 그 뒤에는 돌아올 때까지 봇이 대신 해요.
new-after-never = 계속 기다리기
new-stand-in = 대신 하는 봇
new-stand-in-hint = 시간이 다 된 사람의 행동도 대신 해요.
new-chat = 대화
new-chat-free = 자유롭게
new-chat-phrases = 정해진 말만
new-chat-off = 끄기
new-spectators = 관전
new-spectators-hint = 다른 사람이 구경할 수 있어요. 손에 든 카드는 보이지 않아요.
new-memory = 기억 도우미
new-memory-hint = 버린 카드와, 누군가의 손으로 가는 것을 모두가 본 카드를 보여 줘요.
new-pause = 라운드 사이에 쉬는 최대 시간
new-pause-hint = 모두 계속하고 싶어 하면 바로 끝나요.
new-deck-choice = 덱
new-deck-own = 나만의 카드 입력하기
new-deck-standard = 기본 덱
new-deck-pairs = 짝 덱(우리의 첫 번째 덱)
new-deck-awaited = 나만의 덱
# $players are numbers, such as: 2 or 4.
new-deck-players = 고른 덱은 { $players }명용이에요.
refused-decks-not-loaded = 내 덱을 불러오지 못했어요. 다시 해 보거나 기본 덱을 고르세요.
refused-deck-gone = 내 덱이 이제 저장되어 있지 않아서 테이블을 만들지 않았어요. 덱을 고르세요.
new-open = 테이블 만들기
new-opening = 만드는 중 …
span-none = 없음
span-seconds = { $seconds }초
span-minutes = { $minutes }분

# Settings.
settings-lead = 바꾸면 바로 적용돼요. 저장할 필요가 없어요.
settings-you = 내 정보
settings-name-hint = 같은 테이블에 있는 모두에게 이름과 색이 바로 보여요.
settings-ink = 내 색
ink-tomato = 토마토
ink-blue = 파랑
ink-green = 초록
ink-plum = 자두
ink-orange = 주황
ink-night = 밤하늘
ink-rose = 장미
ink-teal = 청록
settings-look = 화면과 소리
settings-play = 테이블에서
settings-preview = 이렇게 보여요
theme = 밝게 또는 어둡게
motion = 움직임
motion-hint = 끄면 카드가 날아다니지 않고 결과가 바로 보여요.
motion-system = 자동
motion-full = 켜기
motion-off = 끄기
sound = 효과음
sort = 손에 든 카드 정렬
sort-value = 숫자순
sort-hand = 내 순서
pace = 봇이 생각하는 시간
pace-calm = 느긋하게
pace-normal = 잠깐
pace-quick = 바로
settings-pace-hint = “바로 시작”으로 시작하는 게임에 적용돼요.
confirm = 행동하기 전에 묻기
confirm-hint = 한 번 더 누르면 확인돼요.
shortcuts = 키보드 키
shortcuts-hint = 테이블에서 키 하나로 행동할 수 있어요. 예를 들어 R은 돌리기예요.

# Going on with another device.
other-device = 다른 기기
other-device-hint = 다른 기기에서도 같은 사람으로 이어서 해요. 테이블도, 게임도, 점수도 그대로예요.
other-device-make = 링크 만들기
other-device-qr = 다른 기기에서 열 링크의 QR 코드
other-device-copy = 링크 복사
other-device-left = 한 번만 쓸 수 있어요. 남은 시간 { $minutes }:{ $seconds }
other-device-secret = 남에게 보여 주지 마세요. 이 링크를 여는 사람이 내 이름으로 게임을 하게 돼요.
handover-title = 여기서 계속할까요?
handover-as = 링크를 만든 기기와 같은 { $name } 님이 돼요.
handover-lead = 다른 기기에서 만든 링크예요. 여기서도 그 기기와 같은 사람으로, 같은 자리에서 이어서 하게 돼요.
# $name is who one has been on this device.
handover-instead = 지금 이 기기에서 쓰는 이름: { $name }. 계속하면 이 이름은 더 쓸 수 없고, { $name } 님의 자리도 잃게 돼요.
handover-do = 여기서 계속하기
handover-do-not = 나중에
