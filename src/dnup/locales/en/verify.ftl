# dnup verify: whether the deals of a match were fair.

cli-verify = Check that a match was dealt fairly.
cli-verify-help = Check that a match was dealt fairly: every deal must follow from the secret the server committed to before the match and from the players’ salts, and every action must follow the rules. Works offline. docs/fairness.md explains how. Exits with 1 if a record isn’t proved.
cli-verify-match = Check only this record, if the file has one per line; by default, all are checked.
cli-verify-commitment = The commitment you were shown before the match. The record must have it.
cli-verify-salt = A salt your client sent. The record must have used it. You can give several.
cli-verify-salt-commitment = The hash of a salt, another player’s too, that your client was told before it revealed yours: the record must have it. Can be given several times.

verify-no-commitment = “{ $text }” isn’t a commitment: it must have 64 digits from 0 to 9 and a to f.
verify-no-salt = “{ $text }” isn’t a salt: it must have 1 to { $most } printable ASCII characters.
verify-which = { $file } has { $count } records, but --commitment and --salt are about one match. Choose it with --match N.

verify-line = { $file }, line { $line }
verify-proved = { $where }: proved. Every deal is the one that was promised, and every action follows the rules.
verify-commitment = {"  "}commitment  { $commitment }
verify-noted = {"              "}It’s the one you noted.
verify-not-noted = {"              "}Compare it with the one you were shown before you sent your salt, or give that one with --commitment.
verify-secret = {"  "}secret      { $secret }
verify-opens = {"              "}Its SHA-256 is the commitment.
verify-salts = {"  "}salts       { $salts }
verify-salt = { $seat } { $name } “{ $salt }”
verify-salt-bot = { $seat } { $name } none (a bot)
verify-salt-none = { $seat } { $name } none
verify-salt-found = {"              "}Yours is among them.
verify-salt-not-given = {"              "}Check that yours is among them, or give it with --salt.
verify-sealed = {"              "}Every player committed to their salt before any was revealed.
verify-not-sealed = {"              "}They were sent without committing to them first: anyone who knew the secret and sent the last one could choose it.
verify-deals = {"  "}deals       { $rounds ->
    [0] None: the match ended before the first.
    [one] One round, { $cards } cards: each was dealt to the right seat, the right way up.
   *[other] { $rounds } rounds, { $cards } cards: each was dealt to the right seat, the right way up.
}
verify-play = {"  "}play        { $actions ->
    [0] No action
    [one] One action
   *[other] { $actions } actions
}; { $won ->
    [none] the match was left without a winner.
   *[yes] { $name } won the match.
}
verify-proved-briefly = { $where }: proved. { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $cards } cards dealt; commitment { $commitment }
verify-sum = { $file }: { $good } proved, { $wrong } not.

verify-failed = { $where }: NOT proved.
verify-unknown = { $where }: can’t be proved.
verify-record = The record
verify-what = {"  "}{ $what }
verify-has = {"  "}The record has the commitment { $commitment } and { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
verify-against-rules = {"  "}So this isn’t the match as it was played: the record was damaged or changed.

verify-no-proof = It has no commitment, salts or secret, so its deals can’t be checked: the server that dealt it made no commitment. Matches of “dnup play” are like that.
verify-duplicate = It was played with the deals of another match (duplicate { $code }), so nothing was promised before it. That match’s record proves the deals.
verify-not-revealed = The secret is missing. It’s revealed when the match is over: fetch the record again then. If the server still keeps the secret, it has broken its promise.
verify-bad-secret = The secret isn’t 64 digits from 0 to 9 and a to f: the record was damaged or changed.
verify-wrong-secret = The SHA-256 of its secret is { $right }, not the commitment. Either the server didn’t deal with the secret it committed to, or the record was changed.
verify-salt-count = It has { $count } salts for { $players } seats: the record was damaged or changed.
verify-bad-salt = The salt of { $seat } ({ $name }) isn’t at most { $most } printable ASCII characters: the record was damaged or changed.
verify-bot-salt = { $seat } ({ $name }) is a bot but has a salt. A server that chooses its bots’ salts can try many until it likes the deal, so a bot’s salt must be empty.
verify-other-commitment = You noted the commitment { $right }, but this record has another. Either it’s from another match, or the server changed its secret after seeing the salts.
verify-salt-not-used = “{ $salt }” isn’t among its salts. Either it’s from another match, or the server left out your salt, and so could know or choose the deal beforehand.
verify-other-salt = The salt of { $seat } ({ $name }) isn’t the one they committed to: someone exchanged it after the others had revealed theirs, or changed the record.
verify-not-committed = You noted { $commitment } as the hash of a salt, and this record doesn’t have it. Either it’s the record of another match, or someone exchanged a salt after you had revealed yours.
verify-wrong-deal = Round { $round }, seat { $seat } ({ $name }): { $card ->
    [none] { $right } is missing from the dealt hand
   *[other] { $right ->
        [none] { $card } is one card too many in the dealt hand
       *[other] { $card } was dealt, but it should have been { $right }
    }
}{ $more ->
    [0] .
    [one] ; one more card of this hand is wrong.
   *[other] ; { $more } more cards of this hand are wrong.
} Either the server didn’t deal as it promised, or the record was changed in a part that affects the deal: the cards, the order of the rounds, a name, a bot’s level, a salt or the deck’s name.
