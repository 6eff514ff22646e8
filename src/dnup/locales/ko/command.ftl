# The dnup command: its help and its complaints.

cli = dnup(다운업): 카드마다 숫자가 두 개 있고, 돌리면 두 숫자가 뒤바뀌는 카드 게임이에요. 비공식 프로그램이에요. 기본 덱은 실제 게임을 가진 사람이 옮겨 적은 카드 목록이고, 출판사가 확인한 것은 아니에요.
cli-start =
    브라우저에서 하기: { $program } serve --open
    터미널에서 하기:   { $program } play
    먼저 배우기:       { $program } learn
cli-play = 이 화면에서 사람과 봇이 2~5명으로 게임을 해요.
cli-replay = 기록된 게임을 한 단계씩 다시 봐요.
cli-rules = 규칙 전체나 하나만 보여 줘요. 예시는 테이블로 그려요.
cli-learn = 짧은 단계로 게임을 배워요. 모든 행동을 직접 해 보고, 그만둔 단계부터 이어서 해요.
cli-try = 규칙에 나오는 예시를 직접 해 봐요. 실제 규칙대로 되고, 아무것도 저장하지 않아요.
cli-puzzle = 퍼즐 풀기: 오늘의 퍼즐, 또는 이름으로 고른 퍼즐. list는 모두 보여 주고, check는 규칙만으로 다시 증명해요.
cli-deck = 덱을 보여 주고 검사해요.
cli-deck-show = 기본 덱, dnup에 들어 있는 다른 덱, 또는 파일에 있는 덱을 출력하고, 카드 목록의 출처를 알려 줘요.
cli-deck-check = 덱 파일을 검사해요. 예를 들어 가지고 있는 게임 상자의 카드를 적은 파일이에요.
cli-record = 게임 기록을 검사하고 출력해요.
cli-record-check = 기록 하나, 또는 한 줄에 기록이 하나씩 있는 파일이 규칙에 맞는지 검사해요.
cli-record-show = 기록을 읽기 쉬운 글로 출력해요. 이 글은 다시 기록으로 읽을 수 있어요.
cli-record-schema = 기록의 JSON Schema를 출력해요.
cli-opt-version = 버전을 출력하고 끝내요.
cli-opt-language = 모든 글의 언어: { $languages }. 생략하면 시스템의 언어를 써요.
cli-opt-seats = 참가자를 순서대로 쉼표로 나눠 쓰세요. 이름을 쓰면 사람이고, { $levels } 중 하나를 쓰면 봇이에요. 예: Anna,Bo,beginner
cli-opt-players = 나와 봇을 합한 인원수.
cli-opt-level = --players를 쓸 때 봇의 레벨: { $levels }.
cli-opt-deck = 게임을 하거나 기록을 읽을 때 쓸 덱. 파일이나 dnup에 들어 있는 덱({ $decks })을 쓸 수 있어요.
cli-opt-think = 봇이 한 번 행동할 때 생각하는 시간. 100ms는 밀리초(기본값), 500은 시뮬레이션 횟수예요. 횟수로 정하고 --seed를 쓰면 똑같이 되풀이할 수 있어요.
cli-opt-seed = 카드 분배와 봇의 선택을 이 숫자로 정해서 게임을 되풀이할 수 있게 해요.
cli-opt-record = 내 데이터 폴더 대신 이 파일에 게임을 저장해요.
cli-opt-resume = 이 파일의 게임을 이어서 해요. "last"를 쓰면 내 데이터 폴더에서 마지막으로 그만둔 게임을 이어서 해요.
cli-opt-plain = 전체 화면을 쓰지 않고 한 줄씩 진행해요(지금은 이 방식만 있어요).
cli-opt-seat = 이 자리에서 본 대로 보여 줘요.
cli-opt-spectator = 손에 든 카드를 펼치지 않고 관전자가 본 대로 보여 줘요.
cli-opt-round = 이 라운드부터 시작해요.
cli-opt-record-json = 파일의 형식과 상관없이 프로그램용 JSON으로 출력해요.
cli-opt-at = 이 순간부터 시작해요. 3.12는 3라운드의 12번째 행동이에요.
cli-opt-match = 한 줄에 기록이 하나씩 있는 파일에서 몇 번째 기록인지 정해요.
cli-opt-toml = 나만의 덱을 만들 수 있도록 덱 파일 형식으로 출력해요.
cli-opt-theme = 이 주제의 퍼즐만: { $themes }.
cli-opt-puzzle-players = 이 인원의 퍼즐만.
cli-opt-difficulty = 이 난이도의 퍼즐만, 1에서 5까지.
cli-opt-next = 아직 풀지 않은 다음 퍼즐.
cli-opt-sample = check와 함께: 이만큼만 증명해요.
cli-opt-search = check와 함께: 깊은 탐색에 근거한 퍼즐은 다른 난수로 다시 탐색해요.
cli-arg-record = 기록: JSON, 또는 "dnup record show"로 출력한 글. 한 줄에 JSON 객체를 하나씩 여러 개 담아도 돼요.
cli-arg-replay = 기록: JSON 또는 글. 한 줄에 JSON 객체를 하나씩 여러 개 담아도 돼요. "last"를 쓰면 마지막으로 한 게임이에요. 서버에 있는 게임의 링크도 쓸 수 있어요.
cli-arg-rules = A2 같은 규칙 번호, 글자 하나, 장의 제목, 또는 낱말. "aid"를 쓰면 참조 카드예요. 생략하면 규칙 전체예요.
cli-arg-learn = 시작할 단계의 번호.
cli-arg-try = 규칙에 나오는 예시의 이름. 생략하면 모든 이름이 나와요.
cli-arg-puzzle = 퍼즐 이름, list, 또는 check. 쓰지 않으면 오늘의 퍼즐이에요.
cli-arg-deck = 덱 파일(TOML).
cli-arg-deck-show = 덱 파일(TOML) 또는 dnup에 들어 있는 덱({ $decks }). 생략하면 기본 덱이에요.

help-usage = 사용법:
help-arguments = 인자
help-options = 옵션
help-commands = 명령
help-help = 이 도움말을 보여 주고 끝내요.
help-default = [기본값: { $value }]
help-required = [필수]

no-language = “{ $language }” 언어는 없어요. 고를 수 있는 언어: { $languages }

you = 나
play-resume-alone = --resume은 참가자, 시드, 생각하는 시간, 파일을 기록에서 가져와요. --seats, --players, --seed, --think, --record는 빼세요.
play-record-exists = { $file } 파일이 이미 있어요. --resume으로 이어서 하거나 다른 파일을 지정하세요.
play-cannot-save = { $file } 파일에 게임을 저장할 수 없어요: { $reason }. --record FILE로 다른 파일을 지정하세요.
play-file-changed = 그사이 다른 프로그램이 { $file } 파일을 바꿔서 그대로 두었어요. --resume으로 거기서부터 이어서 하세요.
play-no-last = 내 데이터 폴더에 그만둔 게임이 없어요. 새로 시작하려면: { $program } play
play-resume-many = { $file } 파일에 기록이 여러 개 있어요. 기록이 하나만 있는 파일이라야 이어서 할 수 있어요.
play-resume-text = { $file } 파일의 기록은 사람이 읽는 글이에요. JSON 기록이라야 이어서 할 수 있어요.
play-resume-over = { $file } 파일의 게임은 끝났어요. 다시 보려면: { $program } replay { $file }
bots-no-extra =
    beginner보다 강한 봇과 분석에 필요한 패키지가 설치되어 있지 않아요(없는 모듈: { $module }). 없이 하려면: --level beginner. 이렇게 설치하세요:
    { $command }
kernel-compiling = 이 컴퓨터에 맞게 봇의 계산 모듈을 컴파일해요. 한 번만 하면 되고 30초쯤 걸려요.
kernel-progress = 컴파일 중
kernel-fails = 봇의 계산 모듈을 쓸 수 없어요: { $reason }
play-no-budget = “{ $budget }” – 봇이 생각하는 시간이 아니에요. 밀리초는 100ms처럼, 시뮬레이션 횟수는 500처럼 쓰세요.
play-unknown-level = “{ $level }” 봇은 없어요. 고를 수 있는 봇: { $levels }
play-seat-count = 자리를 { $count }개 지정했어요. { $least }~{ $most }명이 할 수 있고, --players를 쓰면 수가 같아야 해요.
play-seat-name = “{ $name }” – 쓸 수 없는 이름이에요. 출력 가능한 문자를 1~{ $most }자로 쓰세요.
play-seat-twice = 이름이 같은 자리가 있어요.
play-deck-players = “{ $deck }” 덱은 { $counts }명용이라 { $players }명이 할 수 없어요. 인원수를 바꾸거나 --deck으로 다른 덱을 고르세요.

watch-hello = Enter: 다음 단계. 이전: 이전 단계. 도움말: 다른 명령 보기. 나가기: 그만 보기.
watch-commands =
    Enter, 다음      다음 단계
    이전             이전 단계
    라운드 3         3라운드의 처음
    12               이번 라운드의 12번째 행동, 0은 카드 분배
    3.12             3라운드의 12번째 행동
    마지막           게임의 마지막 단계
    재생, 재생 2     저절로 재생하기, 또는 두 배로 (Enter나 Ctrl-C로 멈춤)
    시점 B           그때 B 자리에서 본 대로 보기
    관전             관전자가 본 대로 보기
    펼치기           모든 손을 펼쳐 놓고 보기
    정보             알 수 있던 것: 확실한 카드와 나머지 카드의 가능성
    정보 B           B 자리에서 알 수 있던 것 (정보 관전: 모두가 알 수 있던 것)
    기록             이번 라운드에 지금까지 있었던 일
    목록             라운드와 점수
    테이블           이 단계 다시 보기
    저장 match.json  게임을 새 파일에 저장하기 (match.txt는 읽기 쉬운 글)
    나가기           그만 보기 (Ctrl-C, Ctrl-D도 같아요)
    ㄷ, ㅇ, ㄹ, ㅈ, ㅅ, ㄱ, ㅍ처럼 첫 자음만 쓰거나 영어로 next, n처럼 써도 돼요.
watch-deck = { $players }명, “{ $deck }” 덱으로 한 게임이에요.
watch-deck-then = 그때는 덱 이름이 “{ $name }”였어요.
watch-at = { $place }, { $look }>{" "}
look-open = 모든 손 펼침
look-spectator = 관전자 시점
look-seat = { $seat } 시점
watch-next = 다음 ㄷ n next
watch-back = 이전 뒤로 ㅇ b back
watch-round = 라운드 ㄹ r round
watch-last = 마지막 끝 last end
watch-play = 재생 ㅈ play p
watch-as = 시점 ㅅ as a
watch-open = 펼치기 펼침 ㅍ open o
watch-spectator = 관전 관전자 ㄱ spectator s
watch-know = 정보 know k
watch-rounds = 목록 점수 rounds
watch-save = 저장 save
replay-step = { $round }라운드, { $action ->
    [0] 카드 분배:
   *[other] { $action }번째 행동:
}
watch-log = 지금까지의 { $round }라운드:
watch-round-line = { $over ->
    [yes] { $round }라운드, 행동 { $actions }개: { $points }
   *[no] { $round }라운드, 지금까지 행동 { $actions }개: { $points }
}
watch-unclear = “{ $text }” – 여기서 쓸 수 있는 명령이 아니에요. 다음 단계로 가려면 Enter를 누르고, 모르겠으면 "도움말"을 입력하세요.
watch-begin = 첫 단계예요.
replay-end = 마지막 단계예요.
watch-which-round = 어느 라운드인가요? 예: 라운드 2
watch-no-moment = 이 게임에 { $place } 순간은 없어요. 어디까지 있는지는 손을 펼쳐 놓고 볼 때만 알려 줘요.
watch-no-action = { $round }라운드에는 행동이 { $actions }개 있어요. 0부터 { $actions }까지의 숫자를 입력하세요.
watch-which-speed = 얼마나 빠르게 볼까요? 예: 두 배로 보려면 재생 2, 절반으로 보려면 재생 0.5
watch-playing = { $speed }배속으로 재생해요. Enter나 Ctrl-C를 누르면 멈춰요.
watch-which-look = “{ $text }” – 볼 수 있는 시점이 아니에요. 시점 A부터 시점 { $last }까지, 또는 관전이나 펼치기를 입력하세요.
watch-whose-knowledge = “{ $text }” – 여기에 없는 자리예요. 정보 A부터 정보 { $last }까지, 또는 정보 관전을 입력하세요.
watch-not-told = { $seat } 자리에서 알던 것을 보면 { $seat } 자리의 손이 드러나서 지금 시점에서는 볼 수 없어요. 먼저 "펼치기"나 "시점 { $seat }"를 입력하세요.
know-public = 모두가 알 수 있던 것:
know-seat = { $seat } 자리에서 알 수 있던 것:
# $cards are the cards that are certain, "none" if there are none. The star may be certain, but not which way up.
know-hand = { $count ->
    [0] { $seat }: 카드 없음
   *[other] { $seat }: 카드 { $count }장
}{ $cards ->
    [none] {""}
   *[other] , 확실한 카드: { $cards }
}{ $star ->
    [yes] , ★ 카드 있음
   *[no] {""}
}
know-all = 손에 든 카드가 모두 확실해요.
know-chances = 나머지 카드를 누가 어느 방향으로 들고 있을지, 퍼센트로:
know-card = 카드
know-turned = 돌리면
know-twice = { $count } × { $card }
know-equal = 2 × 표시가 있는 카드는 두 장이고, 숫자를 모두 더하면 200이에요.
know-weighed = 다른 사람들이 실제로 한 행동에 잘 맞는 분배일수록 더 크게 반영했어요. 봇도 이렇게 짐작해요.
know-even = 지금까지 본 것에 맞는 분배를 모두 똑같이 반영했어요.
know-no-extra =
    다른 사람들의 행동까지 따지려면 강한 봇에 필요한 패키지를 설치하세요:
    { $command }
watch-save-where = 어느 파일에 저장할까요? 예: 저장 match.json, 읽기 쉬운 글이면 저장 match.txt
watch-saved = 저장한 파일: { $file }
watch-save-deck = 다시 읽으려면 “{ $deck }” 덱이 필요해요. 덱이 없으면 함께 저장하세요: 저장 { $file }
save-which-form = { $file } – 파일 이름으로는 형식을 알 수 없어요. 이름 끝을 .json(프로그램용, 다시 읽을 수 있음)이나 .txt(읽기 쉬운 글)로 하세요.
save-exists = { $file } 파일이 이미 있어서 그대로 두었어요. 다른 파일을 지정하세요.
save-fails = { $file } 파일에 쓸 수 없어요: { $reason }. 쓰기 권한이 있는 폴더의 파일을 지정하세요.
link-other = { $link } – 게임의 링크가 아니에요. 링크는 http://HOST/replay/ID나 http://HOST/records/ID 모양이에요.
link-gone = { $link }: 서버에 그런 게임이 없어요. 페이지에 끌어다 놓은 파일은 서버에 잠시만 남아 있으니 파일을 직접 쓰세요.
link-refused = { $link }: 서버가 내주지 않아요(HTTP 상태 { $reason }).
link-late = { $link }: 서버가 { $reason }초 안에 답하지 않았어요. 나중에 다시 해 보세요.
link-fails = { $link }: 서버에 연결할 수 없어요: { $reason }. 링크와 인터넷 연결을 확인하세요.
link-elsewhere = { $link }: 서버가 다른 곳({ $reason })으로 보내려고 해서 따라가지 않았어요. 믿을 수 있는 곳이라면 그곳의 링크를 쓰세요.
link-no-deck = { $link }: “{ $deck }” 덱으로 한 게임인데, 서버가 그 카드를 내주지 않았어요. --deck FILE로 덱 파일을 지정하세요.
watch-empty = 이 게임에서는 아무것도 하지 않았어요.
replay-no-round = 그런 라운드는 없어요. 이 기록에는 라운드가 { $rounds }개 있어요.
watch-bad-at = “{ $text }” – 게임의 순간으로 읽을 수 없어요. --at 3.12처럼 라운드, 점, 행동 번호를 쓰세요.
watch-round-or-at = --round와 --at 중 하나만 고르세요.
replay-seat-or-spectator = --seat와 --spectator 중 하나만 고르세요.
replay-none = 내 데이터 폴더에 아직 게임이 없어요. 게임을 하려면: { $program } play
replay-no-seat = “{ $seat }” 자리는 없어요. A부터 { $last }까지 있어요.

deck-head = { $name }: 카드 { $count }장, { $every ->
    [yes] 2~5명용
   *[no] { $counts }명만 가능
}
deck-hash = SHA-256 { $hash }
deck-from = { $name ->
    [pairs] 실제 카드를 알기 전에 이 프로젝트에서 처음 만든 덱이에요. 게임 상자에 든 덱이 아니에요. 2026년 11월까지는 “standard”라고 불렀어요.
   *[standard] 실제 게임을 가진 사람이 옮겨 적어 공개한 카드 목록이에요(2026년에 찾았어요). 출판사가 확인한 목록은 아니에요. 규칙서에 보이는 카드는 모두 들어 있어요.
}
deck-plain = {"  "}표정 없음, 항상 사용({ $count }장):
deck-face = {"  "}{ $symbol } { $face }, { $players ->
    [5] 5명일 때 사용({ $count }장):
    [4] 4~5명일 때 사용({ $count }장):
   *[other] 3명 이상일 때 사용({ $count }장):
}
deck-count = {"  "}{ $players }명: 카드 { $count }장, 한 사람당 { $each }장{ $over ->
    [0] {""}
   *[other] , { $over }명은 한 장 더
}
deck-correct =
    게임 상자의 카드와 다른 카드가 있나요? 1분이면 고칠 수 있어요:
      { $program } deck show --toml > my-deck.toml
      (my-deck.toml에서 카드를 고치고, 덱 이름도 바꾸세요)
      { $program } deck check my-deck.toml
      { $program } play --deck my-deck.toml
deck-file =
    게임 상자와 다른 카드를 고치고, 이름(name)도 바꾸세요.
    카드는 두 숫자로 쓰고, 별은 *로, 표정이 있으면 표정도 써요: "2/10", "1/5*", "2/8 happy".
    happy 카드는 2명, neutral 카드는 2~3명, sad 카드는 2~4명일 때 빠져요.
    players에는 이 덱으로 할 수 있는 인원수를 써요.
# Below something that is wrong with a deck: what would mend it. $cards are entries of a deck file.
deck-remedy = {"  "}{ $cards }이(가) 아닐까요?
deck-ok = { $file }: 이상 없어요. “{ $name }”, 카드 { $count }장, { $every ->
    [yes] 2~5명용
   *[no] { $counts }명만 가능
}, SHA-256 { $hash }
deck-other-name = { $file }: dnup에 들어 있는 “{ $name }” 덱이 아니에요. 카드나 인원수가 달라요. 헷갈리지 않게 다른 이름을 붙이세요.

record-ok = { $file }: 이상 없어요. { $players }명, { $rounds }라운드, 행동 { $actions }개, { $won ->
    [none] 끝나지 않아서 이어서 할 수 있어요.
   *[yes] 승자: { $name }.
}
record-no-match = { $file }에는 기록이 { $count }개뿐이에요.
records-checked = { $file }: { $good }개 이상 없음, { $wrong }개 잘못됨.

cli-arena = 봇끼리 겨루게 해요. 같은 분배를 모든 자리에서 해 보고 비교해요.
cli-arena-bots = 참가할 봇을 쉼표로 나눠 쓰세요: { $levels }. random@500(행동마다 시뮬레이션 500번)이나 random@100ms처럼 생각할 양을 붙일 수 있어요. 인원수만큼 쓰세요. 둘만 쓰면 첫 번째 봇 하나가 두 번째 봇으로 채운 테이블과 겨루고, 하나만 쓰면 그 봇으로 테이블을 채워요.
cli-arena-players = 인원수: 3, 2,4 또는 2-5. 생략하면 봇의 수만큼이고, --round-robin에서는 모든 인원수예요.
cli-arena-rounds = 대진마다 할 라운드 수. 분배 단위로 올림해요. 생략하면 { $rounds }라운드예요.
cli-arena-matches = 라운드 대신 전체 게임을 이만큼 해요.
cli-arena-round-robin = 모든 봇이나 --bots로 지정한 봇이 서로 겨뤄요. 2명일 때는 둘씩, 더 많을 때는 하나가 다른 봇으로 채운 테이블과 겨뤄요.
cli-arena-seed = 모든 분배와 선택을 이 숫자로 정해요.
cli-arena-processes = 동시에 돌릴 프로세스 수. 생략하면 컴퓨터가 돌릴 수 있는 만큼 써요.
cli-arena-records = 라운드나 게임마다 이 새 파일에 한 줄씩 기록을 남겨요.
cli-arena-resume = --records 파일을 멈춘 곳부터 이어서 해요.
cli-arena-json = 결과를 JSON으로 출력해요.
cli-arena-markdown = 결과를 이 파일에 Markdown으로도 써요. --round-robin에서는 인원수마다 대진표를 써요.
cli-arena-plot = 1등 비율을 이 파일에 그려요(PNG 또는 SVG).

arena-no-bots = 누가 겨룰까요? --bots beginner,random처럼 봇을 지정하거나 --round-robin으로 모두 겨루게 하세요. 고를 수 있는 봇: { $levels }
arena-bad-budget = “{ $bot }”의 “{ $budget }” 부분을 읽을 수 없어요. 시뮬레이션 횟수는 500처럼, 밀리초는 100ms처럼 쓰세요.
arena-bad-players = “{ $text }” – 인원수가 아니에요. { $least }~{ $most }명이 할 수 있어요. --players 3, --players 2,4 또는 --players 2-5처럼 쓰세요.
arena-rounds-or-matches = --rounds와 --matches 중 하나만 고르세요.
arena-no-extra =
    봇 대결에 필요한 패키지가 설치되어 있지 않아요(없는 모듈: { $module }). 이렇게 설치하세요:
    { $command }
arena-bad-picture = { $file } 파일에는 그림을 그릴 수 없어요. 파일 이름 끝이 다음 중 하나여야 해요: { $suffixes }
arena-cannot-write = { $reason ->
    [none] { $file } 파일에 쓸 수 없어요. 쓰기 권한이 있는 폴더의 파일을 지정하세요.
   *[other] { $file } 파일에 쓸 수 없어요: { $reason }. 쓰기 권한이 있는 폴더의 파일을 지정하세요.
}
arena-records-exist = { $file } 파일이 이미 있어요. --resume으로 이어서 하거나 다른 파일을 지정하세요.
arena-same-file = { $file } 파일에 기록과 다른 결과를 함께 담을 수 없어요. 다른 파일을 지정하세요.
arena-bot-failed = 봇에 문제가 생겼어요. 그 전까지 한 것은 남아 있어요: { $reason }
arena-resume-what = 무엇을 이어서 할까요? --records FILE로 파일을 지정하세요.
arena-resume-missing = { $file } 파일이 없어서 이어서 할 것이 없어요. 새로 시작하려면 --resume을 빼세요.
arena-rounded = 한 분배를 자리 { $seats }개에서 해 보기 때문에 { $asked }{ $kind ->
    [matches] 게임
   *[rounds] 라운드
} 대신 { $games }{ $kind ->
    [matches] 게임을
   *[rounds] 라운드를
} 해요.
arena-playing = 겨루는 중
progress-left = 남은 시간:
arena-stopped = { $file ->
    [none] { $planned }개 중 { $done }개까지 하고 멈췄어요. --records가 없어서 남긴 기록이 없어요.
   *[other] { $planned }개 중 { $done }개까지 하고 멈췄어요. 기록은 { $file } 파일에 있어요. 같은 명령에 --resume을 붙여 이어서 하세요.
}
arena-nothing = 끝까지 한 것이 없어요.
arena-players = { $players }명
arena-lineup = { $players }명, { $lineup }: 분배 { $deals }번, 자리 { $seats }개에서, { $games }{ $kind ->
    [matches] 게임
   *[rounds] 라운드
}, 중단 { $stalled }번, 공평한 몫 { $fair }
arena-entrant = 봇
arena-seats = 앉은 횟수
arena-first = { $kind ->
    [matches] 게임 승률
   *[rounds] 1등 비율
}
arena-points = { $kind ->
    [matches] 게임당 점수
   *[rounds] 라운드당 점수
}
arena-mean = 행동당 ms
arena-p99 = 99 % 이내 ms
arena-ratings = 레이팅
arena-rating = 레이팅
arena-unsure = 불확실성
arena-games = { $kind ->
    [matches] 게임
   *[rounds] 라운드
}
arena-ends = { $mean } ({ $low }~{ $high })
arena-legend =
    비율과 점수는 봇이 앉은 자리마다 센 것이고, 95 % 신뢰 구간은 분배를 단위로 구했어요.
    레이팅은 끝난 순위에 Plackett-Luce 모형을 써서 구했고, 25에서 시작해요.
arena-fair = 공평한 몫 { $share }
arena-plot = { $kind ->
    [matches] 게임 승률과 95 % 신뢰 구간
   *[rounds] 라운드 1등 비율과 95 % 신뢰 구간
}
arena-against = { $entrant } 대 { $others }
arena-against-all = { $players ->
    [2] 일대일
   *[other] 하나 대 { $players ->
        [3] 둘
        [4] 셋
       *[other] 넷
    }
}
arena-crosstable = 행의 봇이 열의 봇으로 채운 테이블에서 { $kind ->
    [matches] 게임을 이긴
   *[rounds] 1등으로 카드를 모두 낸
} 비율과 95 % 신뢰 구간. 시드 { $seed }.

arena-error-wrong-count = { $players }명이 할 봇을 { $count }개 지정했어요. 인원수만큼 지정하세요. 둘만 지정하면 첫 번째 봇 하나가 두 번째 봇으로 채운 테이블과 겨루고, 하나만 지정해도 돼요.
arena-error-too-few-entrants = --round-robin에는 서로 다른 봇이 둘 이상 필요해요. --bots로 더 지정하거나, 빼고 모든 레벨을 쓰세요.
arena-error-long-name = “{ $name }” – 기록에 담기에 너무 길어요. { $most }자까지 쓸 수 있어요. 생각할 양을 더 작게 정하세요.
arena-error-records-broken = { $file } 파일의 { $line }번째 줄은 기록이 아니에요: { $reason }. 그 줄을 고치거나 지우거나, 다른 파일을 지정하세요.
arena-error-records-foreign = { $file } 파일의 { $line }번째 줄은 봇 대결의 기록이 아니에요. 다른 파일을 지정하세요.
arena-error-records-other = { $file } 파일은 다른 봇 대결의 기록이에요. { $line }번째 줄의 { $setting } 값은 { $said }인데 여기서는 { $right } 값이어야 해요. 처음과 같은 설정을 쓰거나 다른 파일을 지정하세요.
arena-error-records-twice = { $file } 파일의 { $line }번째 줄은 앞에 이미 나온 것이에요. 그 줄을 지우거나 다른 파일을 지정하세요.
arena-error-process-ended = 프로세스 하나가 저절로 끝났어요. 메모리가 모자랐을 수 있어요. --processes로 수를 줄여 보세요. --records와 --resume을 쓰면 이미 한 것은 사라지지 않아요.
