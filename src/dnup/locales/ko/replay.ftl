# Matches that are looked at again, in the browser: /replay and /replay/ID.
#
# $name is a player, $names several; $mine is "yes" when it is about the one through whose eyes one looks.

# The page that takes files.
replay-home = 게임 다시 보기
replay-home-lead = 참가자의 눈으로, 관전자로, 또는 모든 손패를 공개하고 게임을 따라가 볼 수 있어요.
replay-drop = 기록을 여기에 내려놓으세요
replay-drop-about = 게임이나 터미널에서 저장한 파일이에요. dnup/1 형식이나 읽기 쉬운 글 형식이면 돼요. 파일의 내용을 이 페이지 아무 곳에나 붙여 넣어도 돼요.
replay-drop-now = 놓으면 열려요
replay-file = 파일 고르기
replay-reading = 기록을 읽는 중 …
replay-too-large = { $most }MB보다 큰 파일이에요. 게임 기록은 훨씬 작아요.
replay-file-unreadable = 이 파일을 읽지 못했어요.
replay-pasted = 붙여 넣은 글
replay-own = 내 게임
replay-own-about = 끝까지 한 게임은 모두 거기에 남아 있고, 다시 볼 수 있어요.

# What is wrong with a file. $file is its name, $place where in it, $what a whole sentence.
replay-bad = 이 기록은 볼 수 없어요
refused-record-too-long = 행동이 { $actions }개나 돼요. { $limit }개까지 볼 수 있어요.
refused-match-is-running = 지금 진행 중인 게임이에요. 끝난 뒤에 다시 보고 복기할 수 있어요.
refused-too-large = 너무 커요.
replay-bad-hint = 바뀐 것은 없어요. 파일을 직접 고쳤다면 그곳을 바로잡아 다시 끌어다 놓으세요.
replay-unknown-deck = “{ $name }” 덱({ $hash })으로 한 게임인데, 여기에는 그 덱이 없어요.
replay-deck-changed = “{ $name }” 덱으로 한 게임인데, 카드가 달라요({ $hash }).
replay-deck-needed = 어떤 카드로 한 게임인가요?
replay-deck-about = 덱 파일도 여기에 끌어다 놓거나 내 덱 중에서 고르세요. 카드가 맞으면 게임이 열려요.
replay-deck-file = 덱 파일 고르기
replay-deck-own = 내 덱
replay-deck-bad = { $file } – 게임에 쓸 수 있는 덱이 아니에요: { $what }
replay-deck-bad-entry = { $file } – 게임에 쓸 수 있는 덱이 아니에요. { $entry }번째 항목: { $what }

# A match.
replay-name = { $names } 님의 게임
replay-with = { $names } 님과 한 게임
replay-where = { $round }라운드, { $action }번째 행동

# The frame: how a match is looked at, and through whose eyes.
replay-parts = 게임을 보는 방법
replay-part-watch = 보기
replay-more = 더 보기
replay-share-short = 공유
replay-eyes = 누구의 눈으로 볼까요?
replay-eyes-onlooker = 관전자
replay-eyes-open = 모두 공개

replay-opening = 게임을 여는 중 …
replay-missing = 그런 게임이 없어요
replay-missing-about = 끝나지 않은 게임이거나, 참가자들이 삭제했거나, 링크가 잘렸을 수 있어요.
replay-forgotten = 이 파일은 이제 여기에 없어요
replay-forgotten-about = 끌어다 놓은 파일은 서버에 잠시만 남아 있어요. 계속 보려면 다시 끌어다 놓으세요.
replay-not-opened = 게임을 열지 못했어요
replay-again = 다시 시도
replay-another = 다른 기록 열기
replay-deck = 덱: { $name }
replay-matches = 게임
replay-match-of = 게임 { $matches }개 중 { $match }번째
replay-next-match = 다음 게임
replay-empty = 이 게임에서는 아무것도 하지 않았어요.

# Moving.
replay-controls = 게임 안에서 이동
replay-round-start = 라운드 처음
replay-round-end = 다음 라운드
replay-back = 이전
replay-play = 재생
replay-pause = 일시 정지
replay-forward = 다음
replay-speed = 속도
replay-action = 행동
replay-at = { $action } / { $actions }
replay-at-words = { $round }라운드, 행동 { $actions }개 중 { $action }번째
replay-round = 라운드
replay-round-number = { $round }라운드
# $results are names with the points that they won, such as "Ann +2, Ben +1".
replay-round-result = { $round }라운드: { $results }
replay-loading = 라운드를 불러오는 중 …
replay-round-lost = 라운드를 불러오지 못했어요.
replay-left = 기록은 여기까지예요. 게임을 끝까지 하지 않았어요.
replay-over = 라운드가 끝났어요
replay-result = 결과
replay-result-hide = 테이블 보기

# The log.
replay-log = 진행 기록
replay-keys-title = 단축키
replay-keys = ← →는 행동 하나씩 이동해요. 스페이스는 재생하고 멈춰요. Page Up과 Page Down은 라운드를 바꾸고, Home과 End는 처음과 끝으로 가요.

# Who could know what.
replay-knowledge = 누가 무엇을 알았나
replay-certain = 확실
replay-certain-words = { $name }: { $cards }
replay-hand-empty = 남은 카드가 없어요.
replay-known-question =
    { $who ->
        [you] 이때 무엇을 알 수 있었을까요?
       *[everybody] 이때 모두가 무엇을 알 수 있었을까요?
    }
replay-known-open = 모든 손패가 공개돼 있어요. 눈 표시는 모두가 알던 카드예요.
replay-known-saw =
    { $who ->
        [you] { $certain ->
            [0] 이 카드들은 아직 한 장도 못 봤어요.
           *[other] 카드 { $size }장 중 { $certain }장을 봤어요.
        }
       *[everybody] { $certain ->
            [0] 다른 사람은 이 카드들을 한 장도 못 봤어요.
           *[other] 카드 { $size }장 중 { $certain }장을 모두가 봤어요.
        }
    }
replay-known-all =
    { $who ->
        [you] 손패를 전부 알고 있어요.
       *[everybody] 모두가 이 손패를 전부 알고 있어요.
    }
replay-known-star = ★ 카드가 여기 있어요. 방향은 몰라요.
replay-glasses = { $name } 님이 각 숫자를 들고 있을 가능성
replay-glass = { $value }: { $one }. 두 장 이상: { $two }.
replay-glass-sure = { $value }: 확실. 두 장 이상: { $two }.
replay-glass-two = 두 장 이상: { $two }
replay-legend-likely = 가능성
replay-legend-pair = 두 장 이상
replay-legend-certain = 확실
# $card is drawn as a small card; $value is its number, for an article before it. $odds is one of the messages below.
replay-likely-card-is =
    { $sure ->
        [sure] { $name } 님은 거의 확실히 { $card } 카드를 들고 있어요.
        [nearly] { $name } 님은 거의 확실히 { $value ->
           *[other] { $card }
        } 카드를 들고 있어요: { $odds }.
        [probably] { $name } 님은 아마 { $value ->
           *[other] { $card }
        } 카드를 들고 있을 거예요: { $odds }.
       *[maybe] { $name } 님이 { $value ->
           *[other] { $card }
        } 카드를 들고 있을지도 몰라요: { $odds }.
    }
replay-likely-pair-is = { $name } 님의 { $cards } 두 장: { $odds }.
replay-likely-nothing = 다른 카드는 어디에도 있을 것 같지 않아요.
replay-odds-none = 불가능
replay-odds-hardly = 거의 불가능
replay-odds-even = 반반
replay-odds-nearly = 거의 확실
replay-odds-in = { $of }번 중 { $part }번
replay-exact = 정확한 숫자
replay-exact-caption = 각 손패에 그 숫자가 한 장 이상 있을 가능성
replay-exact-value = 숫자
replay-exact-cards = 카드별로, 방향까지
replay-likely-about = 추정값이에요. 지금까지 본 것에 맞게 숨은 카드를 여러 번 다시 나눠 보고, 다른 사람들의 행동을 잘 설명할수록 더 크게 반영해요.
replay-likely-plain = 추정값이에요. 지금까지 본 것에 맞는 분배를 모두 똑같이 반영해요.
replay-likely-none = 더 추측할 것이 없어요.
replay-likely-caption = 누가 어떤 카드를 어느 방향으로 들고 있을 가능성
replay-likely-card = 카드
replay-likely-count = × { $count }
replay-likely-cell = 상단 { $value }: { $chance }
replay-likely-sort = 정렬
replay-likely-by-card = 숫자순
replay-likely-by-chance = 확실한 순
replay-knowledge-waiting = 계산하는 중 …
replay-knowledge-failed = 알 수 있던 것을 받아 오지 못했어요.

# Sharing and saving.
replay-share = 공유와 저장
replay-share-link = 이 순간의 링크
replay-share-about = 링크를 열면 이 순간을 같은 눈으로 보게 돼요.
replay-share-file = 끌어다 놓은 파일에는 링크가 없어요. 서버에 잠시만 남아 있고, 파일이 있는 사람만 열 수 있어요. 다른 사람에게는 파일을 보내 주세요.
replay-copy-link = 링크 복사
replay-send-link = 링크 공유
replay-share-text = dnup 게임의 이 순간을 보세요
replay-save = 기록 저장
replay-save-about = 프로그램용 파일(dnup/1)과 읽기 쉬운 글에는 똑같이 모든 카드와 모든 행동이 들어 있어요. 둘 다 다시 이 페이지에 끌어다 놓을 수 있어요.
replay-save-json = dnup/1 파일
replay-save-text = 읽기 쉬운 글
replay-save-deck = “{ $name }” 덱
replay-save-deck-about = 직접 입력한 카드로 한 게임이에요. 그 카드를 모르는 곳에서는 덱 파일도 함께 있어야 열려요.
replay-copy-text = 글 복사
replay-fair = 카드를 공정하게 나눠줬나요?
replay-fair-check = 카드 분배 확인
replay-as-text = 글로 보는 테이블
