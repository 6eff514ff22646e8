# The dnup command: its help and its complaints.

cli = dnup: the card game in which every card has two values and turning it swaps them. Unofficial; the standard deck is a reconstruction.
cli-play = Play a match: people and bots, two to five seats, on this screen.
cli-replay = Step through a recorded match.
cli-rules = Show the rules, or one of them.
cli-deck = Show and check decks.
cli-deck-show = Print the standard deck, or the one in a file.
cli-deck-check = Check a deck file, for example one with the cards of your own box.
cli-record = Check and print records of matches.
cli-record-check = Check a record, or a file with one record a line, against the rules.
cli-record-show = Print a record as text that reads well, and reads back.
cli-record-schema = Print the JSON Schema of a record.
cli-opt-version = Print the version and leave.
cli-opt-seats = Who plays, in order, with commas: a name is a person, { $levels } are bots. Example: Anna,Bo,greedy
cli-opt-players = How many players: you and bots.
cli-opt-level = The bots' level with --players: { $levels }.
cli-opt-deck = Play or read with the deck in this file.
cli-opt-seed = Deal and let bots choose by this number, so that a match can be repeated.
cli-opt-record = Save the match in this file instead of your data folder.
cli-opt-resume = Go on with the match in this file; "last" is the one in your data folder that was left last.
cli-opt-plain = Line by line, without a full screen (the only mode so far).
cli-opt-seat = See it as this seat saw it.
cli-opt-spectator = See it as a spectator saw it, without open hands.
cli-opt-round = Begin with this round.
cli-opt-match = Which record, if the file has one a line.
cli-opt-toml = As a deck file, to start your own from.
cli-arg-record = A record: JSON, or text as "dnup record show" prints it; or many, one JSON object a line.
cli-arg-replay = A record: JSON or text; or many, one JSON object a line; "last" is the match you played last.
cli-arg-rules = A rule's number such as A2, a letter, or a word.
cli-arg-deck = A deck file (TOML).
cli-arg-deck-show = A deck file (TOML); the standard deck if none is named.

you = You
bot-name = { $level ->
    [greedy] Greedy { $number }
    [random] Random { $number }
   *[other] { $level } { $number }
}
play-resume-alone = --resume takes players, seed and file from the record: leave out --seats, --players, --seed and --record.
play-record-exists = { $file } exists already. Go on with it with --resume, or name another file.
play-cannot-save = The match cannot be saved in { $file }: { $reason }. Name another file with --record FILE.
play-file-changed = Another program has written to { $file } in the meantime; it was left as it is. Go on from there with --resume.
play-no-last = There is no match in your data folder that was left. Start one with: { $program } play
play-resume-many = { $file } has many records; a match can be resumed from a file with one.
play-resume-text = { $file } holds a record as text, for people to read; a match can be resumed from JSON.
play-resume-over = The match in { $file } is over. See it with: { $program } replay { $file }
play-unknown-level = There is no bot “{ $level }”. The levels are: { $levels }.
play-seat-count = { $count ->
    [one] One seat is named
   *[other] { $count } seats are named
}; { $least } to { $most } can play, and --players must agree if it is given.
play-seat-name = “{ $name }” will not do as a name: use 1 to { $most } printable characters.
play-seat-twice = Two seats have the same name.

replay-help = Enter: next step. b: back. r 2: round 2. A number: that step. q: quit.
replay-prompt = Step { $step } of { $steps }>{" "}
replay-next = n next
replay-back = b back
replay-round = r round
replay-step = Round { $round }, { $action ->
    [0] the deal:
   *[other] action { $action }:
}
replay-end = That was the last step.
replay-empty = Nothing was played in this match.
replay-no-round = There is no such round: the record has { $rounds }.
replay-seat-or-spectator = Choose one: --seat, or --spectator.
replay-none = There is no match in your data folder yet. Play one with: { $program } play
replay-no-seat = There is no seat “{ $seat }”: they go from A to { $last }.

deck-head = { $name }: { $count } cards
deck-hash = SHA-256 { $hash }
deck-reconstruction = A reconstruction: no rule sheet lists the cards. If you own the printed game, put yours in a file: dnup deck show --toml
deck-plain = {"  "}always ({ $count }): { $cards }
deck-face = {"  "}{ $symbol } { $face }, with { $players ->
    [5] five players ({ $count })
    [4] four and more ({ $count })
   *[other] three and more ({ $count })
}: { $cards }
deck-count = {"  "}{ $players } players: { $count } cards, { $each } each{ $over ->
    [0] {""}
    [one] , one seat has one more
   *[other] , { $over } seats have one more
}
deck-ok = { $file }: good. “{ $name }”, { $count } cards, SHA-256 { $hash }

record-ok = { $file }: good. { $players } players, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $actions } actions, { $won ->
    [none] not finished: it can be resumed.
   *[yes] won by { $name }.
}
record-no-match = { $file } has only { $count ->
    [one] one record.
   *[other] { $count } records.
}
records-checked = { $file }: { $good } good, { $wrong } wrong.
