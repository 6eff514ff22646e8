# dnup verify: whether the deals of a match were fair.

cli-verify = Check that a match was dealt fairly.
cli-verify-help = Check that a match was dealt fairly: every deal must follow from the secret that the server committed to before the match and from the players’ salts, and all that was played must follow the rules. Works offline; docs/fairness.md tells how. Ends with 1 if a record is not proved.
cli-verify-match = Check only this record, if the file has one a line; if left out, all are checked.
cli-verify-commitment = The commitment that you were shown before the match: the record must have this one.
cli-verify-salt = A salt that your client sent: the record must have used it. Can be given several times.
cli-verify-salt-commitment = The hash of a salt, another player’s too, that your client was told before it revealed yours: the record must have it. Can be given several times.

verify-no-commitment = “{ $text }” is not a commitment: it has 64 digits from 0 to 9 and a to f.
verify-no-salt = “{ $text }” is not a salt: it has 1 to { $most } printable ASCII characters.
verify-which = { $file } has { $count } records, and --commitment and --salt are about one match. Choose it with --match N.

verify-line = { $file }, line { $line }
verify-proved = { $where }: proved. Every deal is the one that was promised, and all that was played follows the rules.
verify-commitment = {"  "}commitment  { $commitment }
verify-noted = {"              "}It is the one that you noted.
verify-not-noted = {"              "}Compare it with the one that you were shown before your salt was sent, or name that one with --commitment.
verify-secret = {"  "}secret      { $secret }
verify-opens = {"              "}Its SHA-256 is the commitment.
verify-salts = {"  "}salts       { $salts }
verify-salt = { $seat } { $name } “{ $salt }”
verify-salt-bot = { $seat } { $name } none (a bot)
verify-salt-none = { $seat } { $name } none
verify-salt-found = {"              "}Yours is among them.
verify-salt-not-given = {"              "}Look whether yours is among them, or name it with --salt.
verify-sealed = {"              "}Every salt is the one that its player had committed to before any was revealed.
verify-not-sealed = {"              "}They were sent without committing to them first: whoever knew the secret and sent the last one could choose it.
verify-deals = {"  "}deals       { $rounds ->
    [0] None: the match was left before the first.
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
verify-unknown = { $where }: cannot be proved.
verify-record = The record
verify-what = {"  "}{ $what }
verify-has = {"  "}The record has the commitment { $commitment } and { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
verify-against-rules = {"  "}So this is not the record of a match as it was played: it was damaged, or changed.

verify-no-proof = It has no commitment, salts and secret: it was not dealt by a server that binds itself, so nothing can be said about its deals. A match of “dnup play” is such.
verify-duplicate = It was played with the deals of another match (duplicate { $code }): nothing was promised before it. The record of that match proves the deals.
verify-not-revealed = The secret is not in it. It is revealed when the match is over: fetch the record again then. A server that keeps it to itself after that has broken its promise.
verify-bad-secret = The secret is not 64 digits from 0 to 9 and a to f: the record was damaged, or changed.
verify-wrong-secret = The SHA-256 of its secret is { $right }, not the commitment. Either the server did not deal by the secret that it had committed to, or the record was changed.
verify-salt-count = It has { $count } salts for { $players } seats: the record was damaged, or changed.
verify-bad-salt = The salt of { $seat } ({ $name }) is not at most { $most } printable ASCII characters: the record was damaged, or changed.
verify-bot-salt = { $seat } ({ $name }) is a bot and has a salt. A server that chooses salts for its bots can try out many until it likes the deal, so a bot’s salt must be empty.
verify-other-commitment = You noted the commitment { $right }; this record has another. Either it is the record of another match, or the server changed its secret after it had seen the salts.
verify-salt-not-used = “{ $salt }” is not among its salts. Either it is the record of another match, or the server left your salt out, and so could know or choose the deal beforehand.
verify-other-salt = The salt of { $seat } ({ $name }) isn’t the one that was committed to: somebody exchanged it after the others had revealed theirs, or changed the record.
verify-not-committed = You noted { $commitment } as the hash of a salt, and this record doesn’t have it. Either it’s the record of another match, or somebody exchanged a salt after you had revealed yours.
verify-wrong-deal = Round { $round }, seat { $seat } ({ $name }): { $card ->
    [none] { $right } is missing in the hand that was dealt
   *[other] { $right ->
        [none] { $card } is one card too many in the hand that was dealt
       *[other] { $card } was dealt, but it should have been { $right }
    }
}{ $more ->
    [0] .
    [one] ; one more card of this hand is wrong.
   *[other] ; { $more } more cards of this hand are wrong.
} Either the server did not deal as it had promised, or something that the deal hangs on was changed in the record: the cards, the order of the rounds, a name, a bot’s level, a salt or the name of the deck.
