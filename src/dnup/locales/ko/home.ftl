# The browser: the start page and the pages around it.

# Parts that all pages use.
copied = 복사했어요
copy-failed = 복사하지 못했어요
save = 저장
language = 언어
theme-now = 테마: { $theme }
theme-system = 기기 설정
theme-light = 밝게
theme-dark = 어둡게
footer-unofficial = 비공식, 비상업 프로그램이에요. 게임의 이름과 규칙에 대한 권리는 각 권리자에게 있어요.
footer-deck = 기본 덱은 추정해서 재구성한 것이에요.
footer-deck-more = 무슨 뜻인가요?

# The start page.
home-title = dnup: 카드마다 숫자가 두 개인 카드 게임
home-lead = 카드마다 숫자가 두 개인 카드 게임이에요. 위에 있는 숫자만 힘이 있어요, 카드를 돌리기 전까지는요.
play-now = 바로 시작
play-now-dealing = 카드를 나눠주는 중 …
play-now-players = 인원수
play-now-level = 상대
home-new = 함께하기
home-learn = 게임 방법
home-tables = 공개 테이블
home-back = 내 테이블로 돌아가기
home-back-forget = 이 테이블을 여기서 숨기기
join-code = 테이블 코드
join = 참가
join-code-wrong = 코드는 NAC 8SS처럼 영문자와 숫자 여섯 자리이고, 0, 1, I, O는 쓰지 않아요.
you-are = 내 이름:
your-name = 내 이름
change-name = 바꾸기

# Public tables. $free is how many seats are empty, of all $players.
tables-title = 공개 테이블
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
