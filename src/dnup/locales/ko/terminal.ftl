# The game in a terminal.

command-play = 내려놓기 놓기 내기 ㄴ play p
command-add = 추가하기 추가 ㅊ add a
command-take = 가져오기 가져 ㄱ take t
command-rotate = 돌리기 ㄷ rotate r
command-peek = 미리보기 peek
command-moves = 행동 ㅎ moves m
command-hint = 힌트 hint best
command-table = 테이블 table
command-log = 기록 log
command-rules = 규칙 rules
command-help = 도움말 도움 help h ?
command-quit = 나가기 끝내기 그만 quit q exit
command-all = 모두 전부 다 all

welcome =
    터미널에서 즐기는 dnup(다운업). 비공식 프로그램이에요. 카드 목록의 출처는 “{ $program } deck show”로 볼 수 있어요.
    손에 든 카드를 가장 먼저 없애세요. 도움이 필요하면 "도움말"을 입력하세요. Ctrl-C를 누르면 저장하고 나가요.
welcome-back = { $round }라운드부터 이어서 해요. 도움이 필요하면 "도움말"을 입력하세요. Ctrl-C를 누르면 저장하고 나가요.
saved-in = 게임을 저장한 파일: { $file }
asks-players = 나를 포함해 몇 명이 할까요? ({ $every ->
    [yes] 2~5
   *[no] { $counts }
}) [{ $usual }]{" "}
asks-players-again = { $every ->
    [yes] 2부터 5까지의 숫자를 입력하세요.
   *[no] { $counts } 중에서 골라 입력하세요.
}
prompt = { $area ->
    [none] 무엇을 할까요?{" "}
   *[other] { $area }번 구역 차례예요. 무엇을 할까요?{" "}
}
prompt-named = { $name } 님, { $prompt }
hand = 손에 든 카드(상단/하단): { $cards }
hand-empty = 없음
peek = 돌리면 손에 든 카드가 이렇게 돼요: { $cards }
moves = 할 수 있는 행동:
action-play = { $set } 내려놓기
action-add = { $owner } 앞에{ $where } 놓인 세트에 { $card } 추가하기
action-take = { $owner } 앞에{ $where } 놓인 세트 가져오기
action-rotate = 손에 든 카드 모두 돌리기
seat = { $seat } { $name }
table-round = { $goal ->
    [2] { $round }라운드. 이긴 라운드: { $points } (먼저 { $goal }번 이기면 승리)
   *[other] { $round }라운드. 점수: { $points } (먼저 { $goal }점을 모으면 승리)
}
table-points = { $name }: { $points }
table-cards = { $count }장
table-out = 빠짐
table-sets = , 앞에 놓인 세트: { $sets }
table-known = , 알려진 손 카드: { $cards }
table-star = , ★ 카드 있음
table-pile = {"  "}버림 더미: { $count }장
pass-screen = { $name } 님 차례예요. 화면을 혼자 볼 수 있을 때 Enter를 누르세요.{" "}
since-last = 지난 차례 이후에 있었던 일:
round-end = { $round }라운드가 끝났어요. 손에 남은 카드:
next-round = 다음 라운드로 가려면 Enter를 누르세요.{" "}
match-end = { $mine ->
    [yes] 게임에서 이겼어요! ({ $points })
   *[no] { $name } 님이 게임에서 이겼어요. ({ $points })
}
play-again = 같은 참가자와 한 게임 더 할까요? (네/아니요) [아니요]{" "}
answer-yes = 네 예 응 ㅇ ㅇㅇ y yes
replay-hint = 다시 보려면: { $program } replay { $file }{ $deck }
hint-deck = {" "}--deck { $file }
left = 게임을 저장했어요. 이어서 하려면: { $program } play --resume { $file }{ $deck }
left-empty = 아직 아무것도 하지 않아서 저장하지 않았어요.
unclear-empty = 할 행동을 입력하세요. 모르겠으면 "도움말"을 입력하세요.
unclear-command = “{ $text }” – 알 수 없는 명령이에요. 예: 내려놓기 5 5, 추가 3/4 B, 가져오기 B, 돌리기, 도움말
unclear-verb = { $text } 카드로 무엇을 할까요? 명령을 먼저 쓰세요. 예: 내려놓기 { $text }
unclear-play = 어떤 카드를 내려놓을까요? 예: 내려놓기 5 5, 내려놓기 5/1 5/2, 내려놓기 모두 5
unclear-card = “{ $text }” – 카드가 아니에요. 1부터 10까지의 상단 숫자만 쓰거나, 상단 숫자부터 두 숫자를 쓰세요. 예: 5/1 또는 51, 2/10 또는 210
unclear-zero = 0은 없어요. 10은 10이라고 쓰세요.
unclear-same = “{ $text }” – 카드가 아니에요. 카드의 두 숫자는 서로 달라요. 세트로 내려놓으려면 이렇게 쓰세요: 내려놓기 { $values }
unclear-too-few = { $has ->
    [none] 상단 숫자가 { $value }인 카드가 손에 없어요.
   *[other] 상단 숫자가 { $value }인 카드가 모자라요. 손에 { $has }뿐이에요.
}
unclear-mixed = 한 세트의 숫자는 모두 같아야 해요. 상단 숫자가 같은 카드만 고르세요.
unclear-which = 숫자 { $value } 카드 중 어느 것인가요? 손에 { $cards } 카드가 있어요. { $verb ->
    [add] 두 숫자를 다 쓰세요. 예: 추가 { $some }
   *[play] 두 숫자를 다 쓰세요. 예: 내려놓기 { $some }. 모두 내려놓으려면: 내려놓기 모두 { $value }
}
unclear-add = 어떤 카드를 누구의 세트에 추가할까요? 예: 추가 3/4 B
unclear-target = 어느 세트인가요? B처럼 자리를 쓰거나 B1처럼 구역을 쓰세요.
unclear-area = 두 세트 중 어느 것인가요? { $first }, { $second } 중에서 고르세요.
help =
    내려놓기 5 5      세트 내려놓기: 카드를 상단 숫자로 고르거나 ...
    내려놓기 5/1 5/2  ... 같은 숫자가 더 있으면 상단 숫자부터 두 숫자로 고르거나
    내려놓기 51 52    ... 빗금 없이 쓰거나 (210은 2/10)
    내려놓기 모두 5   ... 그 숫자를 모두 내려놓기
    추가 3/4 B        B 앞에 놓인 세트에 카드 한 장 추가하기
    가져오기 B        B 앞에 놓인 세트를 돌려서 손으로 가져오기
    돌리기            손에 든 카드 모두 돌리기
    행동              지금 할 수 있는 행동 보기
    힌트              가장 좋은 행동과 그 이유 보기 (봇만 상대할 때)
    미리보기          돌리면 손에 든 카드가 어떻게 되는지 보기
    테이블            테이블과 손에 든 카드 다시 보기
    기록              이번 라운드에 있었던 일 보기
    규칙, 규칙 A2     규칙 전체 또는 규칙 §A2만 보기
    나가기            그만하고 나가기 (Ctrl-C, Ctrl-D도 같아요)
    ㄴ, ㅊ, ㄱ, ㄷ, ㅎ처럼 첫 자음만 쓰거나 영어로 play, p처럼 써도 돼요.
    "행동"에 나오는 표기도 그대로 쓸 수 있어요.
    상대의 세트가 하나뿐이면 "가져오기"만 써도 돼요.
    둘이 할 때는 세트가 A1, A2, B1, B2 구역에 놓여요.
    ">" 표시가 있는 사람의 차례예요.
    "알려진 손 카드"는 테이블에서 손으로 가는 것을 모두가 본 카드예요.
score = { $goal ->
    [2] 이긴 라운드: { $points }
   *[other] 점수: { $points }
}
rules-unknown = 규칙에 “{ $text }” 내용이 없어요. 규칙은 §C1부터 §K2까지 있고, 낱말로도 찾을 수 있어요. aid를 쓰면 참조 카드가 나와요.
rules-try = 직접 해 보려면: { $program } try { $name }
position-none = “{ $name }” 예시는 없어요. 고를 수 있는 이름: { $names }
position-list = 규칙에 나오는 예시예요. 하나를 해 보려면: { $program } try { $name }
position-hello = 마음대로 해 보세요. 실제 규칙대로 되고, 아무것도 저장하지 않아요. 도움이 필요하면 "도움말", 그만하려면 "나가기"를 입력하세요.
position-again = 처음부터 다시 하려면 Enter를 누르고, 그만하려면 "나가기"를 입력하세요.{" "}
position-hands = 손에 남은 카드:
position-rests = 여기까지예요. 다른 사람들은 더 행동하지 않아요.

lesson-hello = 단계를 넘기려면 "건너뛰기", 이전 단계로 가려면 "이전", 쓸 수 있는 말을 보려면 "도움말", 그만하려면 "나가기"를 입력하세요.
lesson-help =
    건너뛰기          이 단계 건너뛰기
    이전              이전 단계로 가기
lesson-head = { $all }단계 중 { $number }단계: { $title }
# In place of tutorial-card-about, which is about cards that are drawn.
lesson-card-about = 둘 중 상단 숫자만 적용돼요. 상단 숫자를 먼저 쓰기 때문에 2/7 카드는 2예요. 뒤에 쓴 7은 하단 숫자이고, 지금은 적용되지 않아요.
lesson-task = 할 일: { $action }. 이렇게 입력하세요: { $typed }
lesson-try = 이렇게 입력하세요: { $typed }
lesson-then = 그다음 할 일: { $action }. 이렇게 입력하세요: { $typed }
lesson-free = 할 수 있는 행동을 보려면 "행동"을 입력하세요.
lesson-play-on = 계속하거나 "건너뛰기"를 입력하세요.
lesson-next = 계속하려면 Enter를 누르세요.{" "}
lesson-skip = 건너뛰기 skip
lesson-back = 이전 back b
lesson-left = 그만둔 단계부터 이어서 하려면: { $program } learn
lesson-over = 게임을 하려면: { $program } play
lesson-no-step = { $step }단계는 없어요. 1단계부터 { $all }단계까지 있어요.
