# The end of a round and of a match in the browser, and the check of the deals.
#
# $name is a player, $names several, such as "Anna 및 Ben"; $mine is "yes" when it is about the reader.

ending-look = 테이블 보기
ending-show = 결과 보기
ending-you = 나
# For screen readers: the cards that are left in a hand.
ending-hand = { $count ->
    [0] 카드 없음.
   *[other] 카드 { $count }장: { $cards }
}

# The end of a round.
ending-round = { $round }라운드
ending-round-won = { $mine ->
    [yes] 라운드에서 이겼어요!
   *[no] { $name } 님이 라운드에서 이겼어요
}
ending-round-out = { $mine ->
    [yes] { $place ->
        [1] 1등으로 카드를 모두 냈어요!
       *[other] 2등으로 카드를 모두 냈어요!
    }
   *[no] { $name } 님이 1등으로 카드를 모두 냈어요
}
ending-won-round = 카드를 모두 냄
ending-out = { $place ->
    [1] 1등
   *[other] 2등
}
ending-left = 카드 { $count }장 남음
ending-next = { $round }라운드 시작
ending-awaited = { $names } 님을 기다리는 중이에요.
ending-wanting = { $count ->
    [1] { $names } 님이 다음 라운드를 기다려요.
   *[other] { $names } 님, 모두 { $count }명이 다음 라운드를 기다려요.
}
ending-countdown = { $seconds ->
    [0] 카드를 나눠주는 중이에요.
   *[other] 늦어도 { $seconds }초 뒤에 시작
}

# The end of a match: won, lost, or watched.
ending-won = 이겼어요!
ending-lost = { $name } 님이 이겼어요
ending-watched = { $name } 님이 이겼어요
ending-over = 게임이 끝났어요
ending-watched-about = 한 게임 더 하면 여기서 볼 수 있어요.
ending-match = { $rounds }라운드 만에 끝났어요
# $others are the others with their points, such as "Ann (3) and Ben (2)".
ending-won-points = { $rounds }라운드 만에 { $points }점. 다른 참가자: { $others }
ending-score = { $name } { $points }점
# With two players it goes by rounds.
ending-won-rounds = { $name } 님을 라운드 { $rounds } 대 { $theirs }로 이겼어요
# $had is "none", "close" (one short of the goal) or "some"; with two players $count is "rounds".
ending-lost-points = { $count ->
    [rounds] { $had ->
        [none] 이번에는 이긴 라운드가 없어요.
       *[close] 한 라운드만 더 이기면 됐어요.
    }
   *[points] { $had ->
        [none] 이번에는 점수를 얻지 못했어요.
        [close] { $goal }점 중 { $points }점. 정말 아까웠어요.
       *[some] { $goal }점 중 { $points }점을 얻었어요.
    }
}
# Where a match was lost. $set stands for cards, which are shown; $owner is a player.
ending-turned = 승부가 갈린 순간
ending-turned-at = { $round }라운드, 내 { $turn }번째 차례
ending-turned-did = { $kind ->
    [play] 실제로 낸 카드: { $set }
    [add] 실제로 { $owner } 님의 세트에 추가한 카드: { $set }
    [take] 실제로는 { $owner } 님의 세트를 가져왔어요.
   *[rotate] 실제로는 손에 든 카드를 모두 돌렸어요.
}
ending-turned-better = { $kind ->
    [play] 더 좋은 카드: { $set }
    [add] { $owner } 님의 세트에 추가하면 더 좋았을 카드: { $set }
    [take] { $owner } 님의 세트를 가져오는 것이 더 좋았어요.
   *[rotate] 손에 든 카드를 모두 돌리는 것이 더 좋았어요.
}
ending-try = 그 차례 다시 해 보기
ending-turned-waiting = 승부가 갈린 차례를 찾고 있어요.
ending-turned-none = { $cause ->
    [deal] 차례 하나 때문에 진 것은 아니에요. 받은 카드가 불리했어요.
   *[rest] 차례 하나 때문에 진 것은 아니에요. 카드가 상대편에게 유리하게 풀렸어요.
}
ending-turned-missing = 이번에는 찾지 못했어요. 그래도 모든 차례를 다시 볼 수 있어요.

# All of it, and what can be done with it.
ending-more = 더 보기
ending-whole = 게임 전체: { $rounds }라운드
ending-ways = 다른 할 일
ending-points-table = 라운드별 점수
ending-player = 참가자
ending-all-points = 총점
ending-assisted = { $mine ->
    [yes] 자리를 비운 동안 봇이 { $count }번 대신 행동했어요.
   *[no] { $name } 님이 자리를 비운 동안 봇이 { $count }번 대신 행동했어요.
}
ending-hints = { $mine ->
    [yes] 힌트를 { $count }번 봤어요.
   *[no] { $name } 님이 힌트를 { $count }번 봤어요.
}
ending-last-hands = 손에 남은 카드
ending-record = 이 게임의 기록
ending-review = 게임 복기
ending-replay = 다시 보기
ending-save = 저장
ending-share = 공유
ending-share-text = 처음부터 끝까지 기록된 dnup 한 게임
ending-copy = 링크 복사
ending-verify = 카드 분배 확인
ending-verify-missing = 확인 기능을 불러오지 못했어요. 다시 연결되면 한 번 더 해 보세요.
ending-play-again = 다시 하기
ending-rematch = 한 게임 더
ending-compare = 비교하기
ending-no-rematch = 그만할래요
ending-others = 새로운 상대
ending-easier = 더 쉬운 상대
ending-home = 첫 화면
ending-ready = { $count ->
    [1] { $names } 님이 한 게임 더 하고 싶어 해요.
   *[other] { $names } 님, 모두 { $count }명이 한 게임 더 하고 싶어 해요.
}
ending-empty = 빈자리가 { $count }개 있어요. 자리가 모두 차야 한 게임 더 할 수 있어요.

# The check of the deals. The promise is the commitment: the SHA-256 of the secret.
fair-title = 카드를 공정하게 나눠줬나요?
fair-checking = 확인하는 중 …
fair-no-record = 게임 기록을 받아 오지 못했어요.
fair-again = 다시 시도
fair-good = 네, 카드를 모두 약속대로 나눠줬어요.
fair-good-about = 게임 전에 적어 둔 것을 가지고 이 브라우저가 직접 확인했어요.
fair-alone = 기록 자체에는 어긋난 점이 없어요.
fair-alone-about = 여기서는 그 이상 알 수 없어요. 게임 전에 이 브라우저에 적어 둔 것이 없기 때문이에요. 관전했거나, 다른 기기에서 했거나, 브라우저가 아무것도 저장하지 않는 경우예요. 이 브라우저로 게임을 했다면 의심해 보세요.
fair-alone-not-seen-about = 여기서는 더 알 수 없어요. 이 브라우저가 게임을 끝까지 보지 못해서 기록에 빠진 라운드가 있는지 몰라요.
fair-unknown = 여기서는 확인할 수 없어요.
fair-unknown-about = 잘못된 점은 찾지 못했지만, 증명된 것도 없어요.
fair-bad = 아니요, 약속과 다른 점이 있어요.
fair-bad-about = 서버가 약속을 지키지 않았거나 기록이 바뀌었어요.
# For screen readers, before each thing that was looked at.
fair-finding = { $finding ->
    [good] 맞음:
    [bad] 틀림:
   *[unknown] 알 수 없음:
}
fair-promise = 서버는 게임 전에 비밀값을 정하고, 바꾸지 못하도록 약속값을 보냈어요. 이 브라우저가 적어 둔 약속값과 기록의 약속값이 같아요.
fair-secret-fits = 게임이 끝난 뒤 공개된 비밀값이 기록의 약속값과 맞아요.
fair-salt-used = 이 브라우저가 무작위로 뽑은 솔트가 카드 분배에 쓰였어요. 서버는 약속할 때 이 솔트를 알 수 없었어요.
fair-salts-right = { $count }명이 카드 분배에 솔트를 보탰어요. 봇이 보탠 것은 없어요.
fair-deals = { $rounds }라운드, 카드 { $cards }장: 모두 맞는 자리에, 맞는 방향으로 나눠줬어요.
fair-seen = { $hands ->
    [0] 기록의 라운드 수가 이 브라우저가 본 것과 같아요.
   *[other] 기록의 라운드 수가 이 브라우저가 본 것과 같아요. 카드를 나눠줄 때 적어 둔 손 { $hands }개도 기록과 같아요.
}
fair-only-deals = 여기서는 카드 분배만 확인해요. 모든 행동이 규칙에 맞는지는 서버가 확인했고, “dnup verify”로도 확인할 수 있어요.

# What is wrong.
fair-unreadable = 기록을 읽을 수 없어요. 망가졌거나 바뀌었어요.
fair-bad-secret = 비밀값이 0~9와 a~f로 된 64자리가 아니에요.
fair-wrong-secret = 비밀값이 기록의 약속값과 맞지 않아요. 비밀값의 SHA-256: { $right }
fair-salt-count = 자리는 { $players }개인데 기록의 솔트는 { $count }개예요.
fair-bad-salt = { $seat } 자리({ $name })의 솔트가 출력 가능한 ASCII 문자 64자 이하가 아니에요.
fair-bot-salt = { $seat } 자리({ $name })는 봇인데 솔트가 있어요. 서버가 마음에 드는 분배가 나올 때까지 여러 솔트를 시험해 봤을 수 있어요.
fair-other-commitment = 이 브라우저가 적어 둔 약속값은 { $right }인데, 기록의 약속값은 달라요: { $commitment }
fair-salt-not-used = 이 브라우저가 보낸 솔트 { $salt } 값이 기록에 없어요. 서버가 카드 분배를 미리 알 수 있었어요.
fair-sealed = 하나도 공개되기 전에 모두가 자기 몫을 정해 두었어요. 그래서 아무도 마지막 몫을 골라 낼 수 없었어요.
fair-other-salt = { $name }({ $seat } 자리)의 솔트가 미리 정해 둔 것과 달라요. 다른 사람들이 공개한 뒤에 바뀌었어요.
fair-not-committed = 이 브라우저가 자기 몫을 공개하기 전에 모두가 정해 둔 것이 기록에 없어요. 누군가 마지막 몫을 골랐을 수 있어요.
fair-wrong-deal = { $round }라운드 { $seat } 자리({ $name }): { $card ->
    [none] 나눠준 카드에 { $right } 카드가 빠져 있어요
   *[other] { $right ->
        [none] 나눠준 카드에 { $card } 카드가 한 장 더 있어요
       *[other] { $right } 카드여야 하는데 { $card } 카드를 나눠줬어요
    }
}{ $more ->
    [0] .
   *[other] . 이 손에는 잘못된 카드가 { $more }장 더 있어요.
}
fair-other-rounds = 이 브라우저가 본 라운드는 { $seen }개인데, 기록의 라운드는 { $rounds }개예요.
fair-other-hand = { $round }라운드: 실제로 받은 손패가 기록과 달라요. 다른 카드: { $card }

# What cannot be checked.
fair-no-proof = 기록에 약속값, 솔트, 비밀값이 없어요.
fair-duplicate = 다른 게임에서 나눈 카드예요. 이 게임 전에 약속한 값이 없어요. 원래 게임의 기록이 증명해요.
fair-not-revealed = 기록에 비밀값이 없어요. 게임이 끝났으니 있어야 해요.
fair-not-noted = 서버가 게임 전에 보낸 약속값을 이 브라우저에 적어 두지 않았어요.
fair-salt-not-noted = 이 브라우저가 솔트를 보냈는지, 보냈다면 무엇인지 적어 두지 않았어요.
fair-own-deck = 나만의 카드로 한 게임이에요. 이런 분배는 “dnup verify --deck FILE”로 확인할 수 있어요.
fair-no-secret = 비밀값이 없으면 카드 분배를 확인할 수 없어요.
fair-no-rounds = 기록에 라운드가 없어서 확인할 것이 없어요.
fair-not-seen = 이 브라우저가 게임을 끝까지 보지 못했어요. 기록에 빠진 라운드가 있을 수 있어요.

# The numbers behind it.
fair-details = 모든 값 보기
fair-commitment = 기록의 약속값(비밀값의 SHA-256)
fair-noted = 게임 전에 이 브라우저에 적어 둔 약속값
fair-secret = 비밀값
fair-salts = 참가자들의 솔트
fair-own-salt = 적어 둔 값과 같음
fair-nothing = 없음
fair-deck = 카드와 해시
fair-command = 이 브라우저 없이 확인하려면 기록을 저장하고 이 명령을 실행하세요:
fair-copy-command = 명령 복사
