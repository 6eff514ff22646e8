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
