# The browser: what stands around the rules and the player aid. The rules themselves are in rules.md.

rulebook-title = 규칙
rulebook-learn = 직접 하면서 배우기
rulebook-contents = 목차
rulebook-print = 규칙 인쇄하기
rulebook-print-aid = 참조 카드 인쇄하기

rulebook-search = 규칙에서 찾기
rulebook-search-hint = 낱말, 또는 A2 같은 규칙 번호
# $parts is how many rules, or parts of the page without a number, have what is looked for.
rulebook-found = { $parts ->
    [0] 찾은 것이 없어요.
   *[other] { $parts }곳을 찾았어요.
}
rulebook-show-all = 모든 규칙 보기

# Positions.
rulebook-hand = 내 손패
rulebook-try = 해 보기

# The player aid during play.
rulebook-all = 모든 규칙

# A position with three answers. $value is the value of a set, $size how many cards it has.
rulebook-may = 이걸 낼 수 있나요?
rulebook-may-set = { $value } { $size }장{ $legal ->
    [yes] : 네
   *[no] : 아니요
}
rulebook-may-beats = 장수가 같고 숫자가 더 높아요. { $value } 카드는 이렇게 돌아가요:
rulebook-may-not-higher = 장수는 같지만 숫자가 더 낮아요.
rulebook-may-other-size = 장수가 달라서 서로 상관없어요.
