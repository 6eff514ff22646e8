# dnup verify: whether the deals of a match were fair.

cli-verify = 카드를 공정하게 나눠줬는지 확인해요.
cli-verify-help = 카드를 공정하게 나눠줬는지 확인해요. 모든 카드 분배가 서버가 게임 전에 약속한 비밀값과 참가자들의 솔트에서 나와야 하고, 모든 행동이 규칙에 맞아야 해요. 인터넷 없이도 돼요. 방법은 docs/fairness.md에 있어요. 증명되지 않은 기록이 있으면 1로 끝나요.
cli-verify-match = 한 줄에 기록이 하나씩 있는 파일에서 이 기록만 확인해요. 생략하면 모두 확인해요.
cli-verify-commitment = 게임 전에 본 약속값. 기록의 약속값과 같아야 해요.
cli-verify-salt = 내 프로그램이 보낸 솔트. 기록에서 이 솔트를 썼어야 해요. 여러 번 쓸 수 있어요.
cli-verify-salt-commitment = 내 솔트를 공개하기 전에 받은 솔트의 해시(다른 사람의 것도 포함). 기록에 있어야 해요. 여러 번 쓸 수 있어요.

verify-no-commitment = “{ $text }” – 약속값이 아니에요. 약속값은 0~9와 a~f로 된 64자리예요.
verify-no-salt = “{ $text }” – 솔트가 아니에요. 솔트는 출력 가능한 ASCII 문자 1~{ $most }자예요.
verify-which = { $file } 파일에 기록이 { $count }개 있는데, --commitment와 --salt는 게임 하나에만 쓸 수 있어요. --match N으로 고르세요.

verify-line = { $file } { $line }번째 줄
verify-proved = { $where }: 증명됐어요. 카드를 모두 약속대로 나눠줬고, 모든 행동이 규칙에 맞아요.
verify-commitment = {"  "}약속값      { $commitment }
verify-noted = {"              "}적어 둔 약속값과 같아요.
verify-not-noted = {"              "}솔트를 보내기 전에 본 약속값과 비교하거나, --commitment로 그 값을 지정하세요.
verify-secret = {"  "}비밀값      { $secret }
verify-opens = {"              "}SHA-256이 약속값과 같아요.
verify-salts = {"  "}솔트        { $salts }
verify-salt = { $seat } { $name } “{ $salt }”
verify-salt-bot = { $seat } { $name } 없음(봇)
verify-salt-none = { $seat } { $name } 없음
verify-salt-found = {"              "}내 솔트가 들어 있어요.
verify-salt-not-given = {"              "}내 솔트가 들어 있는지 보거나, --salt로 지정하세요.
verify-sealed = {"              "}모든 솔트는 하나도 공개되기 전에 그 사람이 정해 둔 것과 같아요.
verify-not-sealed = {"              "}미리 정해 두지 않고 보낸 솔트예요. 비밀을 아는 사람이 마지막 솔트를 보냈다면 골라서 보낼 수 있었어요.
verify-deals = {"  "}카드 분배   { $rounds ->
    [0] 없음: 첫 분배 전에 게임을 그만뒀어요.
   *[other] { $rounds }라운드, 카드 { $cards }장: 모두 맞는 자리에, 맞는 방향으로 나눠줬어요.
}
verify-play = {"  "}진행        행동 { $actions }개. { $won ->
    [none] 승자 없이 게임을 그만뒀어요.
   *[yes] { $name } 님이 게임에서 이겼어요.
}
verify-proved-briefly = { $where }: 증명됐어요. { $rounds }라운드, 나눠준 카드 { $cards }장, 약속값 { $commitment }
verify-sum = { $file }: { $good }개 증명됨, { $wrong }개 증명 안 됨.

verify-failed = { $where }: 증명되지 않았어요.
verify-unknown = { $where }: 증명할 수 없어요.
verify-record = 기록
verify-what = {"  "}{ $what }
verify-has = {"  "}이 기록의 약속값: { $commitment }, 라운드 수: { $rounds }
verify-against-rules = {"  "}그러니 실제로 한 게임의 기록이 아니에요. 망가졌거나 바뀌었어요.

verify-no-proof = 약속값, 솔트, 비밀값이 없어요. 미리 약속하는 서버가 나눠준 카드가 아니라서 공정했는지 알 수 없어요. “dnup play”로 한 게임이 그래요.
verify-duplicate = 다른 게임에서 나눈 카드로 한 게임이에요(듀플리케이트 { $code }). 미리 약속한 값이 없어요. 카드 분배은 원래 게임의 기록이 증명해요.
verify-not-revealed = 비밀값이 없어요. 비밀값은 게임이 끝나면 공개되니 그때 기록을 다시 받으세요. 그 뒤에도 숨기는 서버는 약속을 어긴 거예요.
verify-bad-secret = 비밀값이 0~9와 a~f로 된 64자리가 아니에요. 기록이 망가졌거나 바뀌었어요.
verify-wrong-secret = 비밀값의 SHA-256({ $right })이 약속값과 달라요. 서버가 약속한 비밀값대로 나눠주지 않았거나 기록이 바뀌었어요.
verify-salt-count = 자리는 { $players }개인데 솔트는 { $count }개예요. 기록이 망가졌거나 바뀌었어요.
verify-bad-salt = { $seat } 자리({ $name })의 솔트가 출력 가능한 ASCII 문자 { $most }자 이하가 아니에요. 기록이 망가졌거나 바뀌었어요.
verify-bot-salt = { $seat } 자리({ $name })는 봇인데 솔트가 있어요. 봇의 솔트를 고를 수 있는 서버는 마음에 드는 분배가 나올 때까지 여러 솔트를 시험해 볼 수 있어요. 그래서 봇의 솔트는 비어 있어야 해요.
verify-other-commitment = 적어 둔 약속값은 { $right }인데 이 기록의 약속값은 달라요. 다른 게임의 기록이거나, 서버가 솔트를 본 뒤에 비밀값을 바꿨어요.
verify-salt-not-used = 이 기록의 솔트에 “{ $salt }” 값이 없어요. 다른 게임의 기록이거나, 서버가 내 솔트를 빼서 분배를 미리 알거나 고를 수 있었어요.
verify-other-salt = { $seat } ({ $name })의 솔트가 미리 정해 둔 것과 달라요. 다른 사람들이 공개한 뒤에 바꿨거나 기록을 고쳤어요.
verify-not-committed = 솔트의 해시로 { $commitment }를 적어 두었지만 이 기록에는 없어요. 다른 게임의 기록이거나, 내 솔트를 공개한 뒤에 누군가 솔트를 바꿨어요.
verify-wrong-deal = { $round }라운드 { $seat } 자리({ $name }): { $card ->
    [none] 나눠준 카드에 { $right } 카드가 빠져 있어요
   *[other] { $right ->
        [none] 나눠준 카드에 { $card } 카드가 한 장 더 있어요
       *[other] { $right } 카드여야 하는데 { $card } 카드를 나눠줬어요
    }
}{ $more ->
    [0] .
   *[other] . 이 손에는 잘못된 카드가 { $more }장 더 있어요.
} 서버가 약속대로 나눠주지 않았거나, 기록에서 분배에 영향을 주는 것이 바뀌었어요: 카드, 라운드 순서, 이름, 봇 레벨, 솔트 또는 덱 이름.
