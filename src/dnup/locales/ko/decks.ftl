# The browser: decks of one's own. A deck is the cards of a box.

decks-title = 덱
decks-lead = 카드를 살펴보고, 내 상자에 맞게 고치거나, 나만의 덱을 만들어 보세요.

# The decks that come with the program. $face is the face of a group of cards.
decks-standard = 기본 덱
decks-standard-about = 게임을 가진 한 사람이 2026년에 공개한 목록에 따른 실제 카드 40장이에요. 출판사가 확인한 목록은 아니에요. 규칙서에 나오는 카드는 모두 들어 있어요.
decks-standard-check = 게임을 가지고 있나요? 카드를 표정별로 나누어 아래 목록과 비교해 보세요. 다른 카드가 있으면 덱을 복사해서 그 카드를 고친 다음 게임을 하세요. 1분이면 돼요.
decks-pairs = 짝 덱, 우리의 첫 번째 덱
decks-pairs-about = 1부터 9까지 서로 다른 두 숫자의 짝이 한 장씩 있고, 1/5, 2/6, 3/7, 4/8은 두 장씩 있어요. 실제 카드가 알려지기 전에 추정해서 만든 덱이에요. 2026년 11월까지 기본 덱이었기 때문에 그전의 게임은 이 덱으로 했어요.
decks-copy = 복사해서 고치기
decks-all = 카드 { $count }장 모두 보기
decks-group = { $face ->
    [none] 표정 없음: 항상 사용
    [happy] 기쁜 표정: 3명부터
    [neutral] 보통 표정: 4명부터
   *[sad] 슬픈 표정: 5명일 때만
}

# The decks that are kept.
decks-list = 내 덱
decks-count = 카드 { $count }장
# $players are numbers, such as: 2 or 4.
decks-for = { $players }명용
decks-table = 테이블 만들기
decks-edit = 고치기
decks-save-file = 파일로 저장
decks-delete = 삭제
decks-delete-title = “{ $name }” 덱을 삭제할까요?
decks-delete-about = 파일로 저장해 두지 않았다면 되살릴 수 없어요. 이 덱으로 이미 시작한 테이블과 게임의 카드는 그대로예요.
refused-too-many-decks = 이미 덱 { $most }개를 저장했어요. 먼저 하나를 삭제하세요.
refused-no-such-deck = 이 덱은 이제 저장되어 있지 않아요.

# Beginning a new one.
decks-begin = 새 덱
decks-begin-empty = 카드 없이 시작
decks-begin-empty-hint = 그다음 카드를 한 장씩 입력하세요.
decks-file = 덱 파일 불러오기
decks-file-hint = 파일의 내용을 붙여 넣거나, 파일을 고르거나, 이 페이지 아무 곳에나 끌어다 놓으세요.
decks-file-text = 파일의 내용
decks-file-choose = 파일 고르기
decks-file-read = 불러오기
decks-file-too-long = 덱 파일이라기에는 너무 커요.
decks-file-empty = 빈 파일이에요.
decks-file-unread = 읽을 수 없는 파일이에요.
decks-file-drop = 덱 파일을 여기에 놓으세요
decks-replace-title = 입력하던 것을 바꿀까요?
decks-replace-about = 입력하고 저장하지 않은 카드는 사라져요.
decks-replace = 바꾸기

# Entering one. $cards are cards one after another.
decks-new = 새 덱
decks-change = 덱 고치기
decks-name = 이름
decks-name-hint = 내 테이블과 게임 기록에서 다른 사람에게 보여요.
decks-name-new = 내 상자
decks-players = 이 덱을 쓸 인원
decks-players-hint = 이 덱으로는 여기서 고른 인원의 테이블만 만들 수 있어요.
decks-players-none = 인원을 하나 이상 고르세요.
decks-cards-none = 아직 카드가 없어요.
decks-add = 다음 카드
decks-add-hint = 두 숫자를 쓰고, 별은 *로, 표정이 있으면 낱말이나 기호(슬픔 ☹, 보통 😐, 기쁨 😊)로 쓰세요: 2/7, 1/5*, 3/10 슬픔, 2/8😊. 짧게 27, 15*, 310슬처럼 써도 되고, 여러 장을 한꺼번에 써도 돼요.
decks-add-do = 넣기
decks-added = 넣은 카드: { $cards }
decks-removed = 뺀 카드: { $cards }
decks-face = 표정
decks-face-none = 없음
decks-face-sad = 슬픔
decks-face-neutral = 보통
decks-face-happy = 기쁨
decks-star = 별
decks-star-hint = 상자에 딱 한 장 있어요. 이 카드로 누가 시작할지 정해요.
# $card is a card in words, such as: 2, turned 7.
decks-card-with-face = { $card }, { $face ->
    [sad] 슬픈 표정
    [neutral] 보통 표정
   *[happy] 기쁜 표정
}
decks-card-unread = “{ $text }” – 카드가 아니에요
decks-card-title = { $number }번째 카드
decks-card-text = 글로 쓰기
decks-card-remove = 빼기
decks-card-done = 완료

# The cards laid out: rows by lower value, columns by face.
decks-mend = 고칠 카드 { $count }장
decks-make = 이렇게 고치기
decks-column = { $face ->
    [none] 항상
    [happy] 3명부터
    [neutral] 4명부터
   *[sad] 5명만
}
decks-cell = { $value }: { $column }
decks-place = { $value } 카드 넣기
decks-one-end = 한쪽 끝
decks-other-end = 다른 쪽 끝
decks-pad = 또는 양쪽 숫자를 누르세요
decks-add-how = 어떻게 쓰나요?
decks-dealt = { $players }명, { $each }장씩
decks-dealt-over = { $players }명, { $each }장이나 { $more }장씩
decks-dealt-none = { $players }명

# How the cards are dealt, by the number of players.
decks-pack-players = 인원
decks-pack-cards = 카드
decks-pack-hands = 한 사람당
decks-pack-over = { $each } 또는 { $more }

# Whether it will do.
decks-checking = 확인하는 중 …
decks-good = 이 카드로 게임을 할 수 있어요.
decks-not-yet = 아직 이 카드로는 게임을 할 수 없어요.
decks-wrong = 빠졌거나 잘못된 것
decks-unchecked = 지금은 카드를 확인할 수 없어요. 입력한 것은 사라지지 않아요.
decks-keep = 이 덱 저장
decks-keep-changes = 바뀐 내용 저장
decks-kept = “{ $name }” 덱을 저장했어요.
decks-deleted = “{ $name }” 덱을 삭제했어요.
decks-give-up = 그만두기
decks-give-up-title = 입력하던 것을 그만둘까요?
decks-give-up-about = 입력하고 저장하지 않은 카드는 사라져요.
decks-go-on = 계속 입력하기

# The cards of a table.
decks-look-standard = 이 테이블은 기본 덱을 써요. 게임을 가진 한 사람이 공개한 목록에 따른 실제 카드예요. 출판사가 확인한 목록은 아니에요.
decks-look-pairs = 이 테이블은 우리의 첫 번째 덱인 “pairs”를 써요. 실제 상자에 든 덱은 아니에요.
decks-look-own = 이 테이블은 방장이 직접 입력한 “{ $name }” 덱을 써요.
decks-look-keep = 내 테이블에서 쓰게 이 덱 저장
