# 브라우저: 같은 카드 분배으로 한 번 더 하고 비교해요. 듀플리케이트는 브리지에서 쓰는 말이에요.

duplicate-title = 같은 카드로 겨루기
duplicate-lead = 같은 라운드에 같은 카드, 같은 자리. 다른 것은 플레이뿐이에요.
# $name은 초대한 사람이에요.
duplicate-invited = { $name } 님이 같은 카드로 겨루자고 초대했어요
duplicate-make = 다른 사람도 같은 카드로
duplicate-make-about = 내가 받았던 카드로 친구나 봇이 플레이하게 하고 비교해요.
duplicate-players = 인원
duplicate-seat = 내 자리
duplicate-against = 상대
# 처음 게임에서 $count명이 앉았던 자리에 봇이 앉아요.
duplicate-instead = 그중 { $count }자리는 봇이 사람을 대신해요.
duplicate-deck = 덱
duplicate-count = 플레이한 사람 수
duplicate-unseen = 다른 사람의 결과는 플레이한 뒤에 볼 수 있어요.
duplicate-play = 같은 카드로 플레이
duplicate-play-again = 다시 플레이
duplicate-back = 내 테이블로 돌아가기
duplicate-sum-better = 나보다 못한 결과: { $names }.
duplicate-sum-same = 같은 결과: { $names }.
duplicate-sum-worse = 나은 결과: { $names }.
duplicate-sum-more = 그 밖에 { $count }명
duplicate-table = 라운드별 점수와 내 행동 수
duplicate-who = 참가자
duplicate-round = { $round }라운드
duplicate-all = 합계
duplicate-watch = 보기
duplicate-watch-of = { $name }의 게임 보기
duplicate-watch-own = 내 게임 보기
duplicate-you = 나
duplicate-first = 처음 이 카드를 받음
duplicate-knew = 카드를 알고 있었음
duplicate-left = 게임에서 나감
# 힌트를 본 횟수, 봇이 대신 행동한 횟수예요.
duplicate-hints = 힌트 { $count }번
duplicate-assisted = 봇이 { $count }번 대신 행동함
duplicate-none = 하지 않음
# $out은 첫째나 둘째로 카드를 모두 낸 사람이면 1이나 2, 아니면 0이에요.
duplicate-round-said = { $points }점, { $out ->
    [1] 1등으로 카드를 모두 냄,
    [2] 2등으로 카드를 모두 냄,
   *[other] 카드를 모두 내지 못함,
} 행동 { $actions }번
duplicate-all-said = { $points }점, 행동 { $actions }번, { $won ->
    [yes] 게임에서 이김
   *[no] 게임에서 이기지 못함
}
duplicate-legend-first = 1등으로 카드를 모두 냄
duplicate-legend-actions = 내 행동 수
duplicate-legend-won = 게임에서 이김
# $level은 봇이에요.
duplicate-thinking = { $level } 봇이 이 카드로 플레이하고 있어요…
duplicate-bots = 다른 봇에게 시키기
duplicate-bots-about = 내 자리에서 같은 상대와 게임 전체를 해요. 몇 초 걸려요.
duplicate-share = 친구 초대하기
# $seat은 글자, $against는 봇의 수준이에요.
duplicate-share-about = 이 링크가 있으면 { $seat } 자리에서 { $against } 상대로 플레이해요. 그 전에는 결과가 보이지 않아요.
duplicate-share-text = 같은 카드로 더 잘할 수 있나요?
duplicate-share-button = 링크 보내기
duplicate-copy = 링크 복사
duplicate-mine = 내 듀플리케이트
duplicate-empty = 아직 비교한 게임이 없어요. 게임이 끝나면 같은 카드로 다른 사람이 플레이하게 해 보세요.
duplicate-nothing = 아직 비교할 사람이 없어요
duplicate-empty-way = 내 게임으로
duplicate-gone = 이 카드 분배은 이제 없어요. 원래 게임이 삭제되었거나 링크가 잘못되었어요.
duplicate-gone-title = 이 카드 분배는 이제 없어요
duplicate-gone-way = 내 듀플리케이트
duplicate-entry = { $mine ->
    [yes] 내 카드
   *[no] { $name } 님의 카드
}, { $players }인
duplicate-entry-count = { $count }명이 플레이함
refused-match-was-left = 끝까지 하지 않은 게임이라 비교할 수 없어요.
refused-deals-unknown = 이 게임의 카드가 어떻게 배분되었는지 더는 알 수 없어서 다시 배분할 수 없어요.
refused-too-many-duplicates = 듀플리케이트를 { $most }개 만들었어요. 게임을 하나 삭제하세요.
refused-not-played-yet = 먼저 이 카드로 직접 플레이하세요.
refused-bots-are-busy = 지금은 플레이하는 봇이 너무 많아요. 나중에 다시 해 보세요.
