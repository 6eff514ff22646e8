# What can be wrong with a deck or a record.

error-place = { $file }: { $place }: { $what }
error-file = { $file }: { $what }
error-no-file = { $file }: cannot be opened: { $reason }

deck-entry = entry { $entry }
deck-bad-toml = This is not a TOML file: { $reason }
deck-unknown-key = “{ $key }” is not a part of a deck file: it has a name, players and cards.
deck-missing-key = { $key ->
    [name] There is no name in quotes. Write, for example: name = "my box"
   *[other] There is no list of cards. Write, for example: cards = ["1/5*", "2/7", "2/8 happy"]
}
deck-bad-entry = “{ $text }” is not a card. Write its two values with a slash, * for the star, and the face if it has one: "2/7", "1/5*", "2/8 happy".
deck-unknown-face = “{ $face }” is not a face. The faces are sad, neutral and happy.
deck-bad-players = “{ $text }” will not do as player counts: name at least one, each from 2 to 5; in a file, for example: players = [2, 3]
deck-bad-name = The name “{ $name }” will not do: use 1 to { $most } printable characters, without spaces at the ends.
deck-same-values = A { $value } at both ends? The two values of a card must differ.
deck-value-range = { $value } is not a value: they go from 1 to { $highest }.
deck-star-missing = No card has the star: mark the one that decides who starts, such as "1/5*".
deck-star-twice = This is a second card with the star; a deck has exactly one.
deck-star-with-face = The card with the star has the face { $face }, so it would be left out with { $players } players. It must stay in at every player count that the deck is for.
deck-too-many-cards = There are { $count } cards; { $most } are the most.
deck-value-too-common = { $count } cards have the value { $value }; { $most } are the most.
deck-too-few-cards = { $players } players would have { $count ->
    [one] { $count } card
   *[other] { $count } cards
} between them, and each needs at least one. Cards with a face are left out with fewer players. Add cards, or name only the player counts that the deck is for; in a file, for example: players = [2]

deal-players = There are { $hands } hands for { $players } players.
deal-unknown-card = { $card } is not in the deck, or not at this player count.
deal-too-many = { $card } is dealt { $count } times, but the deck has { $most ->
    [one] only one
   *[other] only { $most }
}.
deal-missing-card = { $card } is not dealt to anybody.
deal-hand-size = { $seat } has { $count } cards and should have { $right }.
deal-round-running = Round { $round } is still being played.
deal-match-over = The match is over: there is no further deal.

text-bad-card = “{ $text }” is not a card: write the active value, a slash and the other value, such as 2/7, and * for the star.
text-bad-area = “{ $text }” is not a play area of this table: write a seat and a number, such as B1.
text-bad-action = “{ $text }” is not an action: write 2/7+2/9 to play, 3/4>B1 to add, <B1 to take, @ to rotate.
text-bad-position = “{ $text }” cannot be read as part of a position. A whole one looks like this: A: 5/7 (10/2) | B: 4/8 | C: 2/5 | B1: 3/4 3/6 | A to play
text-bad-json = This is not JSON: { $reason }
text-bad-shape = This is not what a record has here: { $reason }
text-bad-line = “{ $text }” was not expected here.
text-no-format = This is not a dnup record: it does not say its format, { $right }.
text-unknown-format = This record has the format { $format }; this program reads { $right }. A newer version of dnup may read it.
text-card-not-in-deck = { $card } is not in the deck { $deck } at this player count, or not that often.
text-set-of-mixed-values = The cards in { $area } do not have one value.
text-sets-of-one-size = The sets in { $other } and { $area } have the same size, which rule §A4 rules out.
text-wrong-out = Out are those whose hand is empty ({ $empty }), not: { $out }.
text-wrong-turn = It cannot be this turn: { $turn }.
text-unknown-deck = It was played with the deck “{ $name }” ({ $hash }), which is not known here. Name its file with --deck FILE.
text-deck-changed = It was played with a deck “{ $name }” with other cards ({ $hash }). Name the file with those cards with --deck FILE.
text-deck-players = There are { $players } players here, but the deck “{ $name }” is for { $counts } players.
text-bad-deal = The deal of round { $round } is wrong: { $what }
text-wrong-starter = { $seat } is said to start, but { $right } holds the star.
text-illegal-action = Round { $round }, action { $number }: { $seat } may not do { $action }: { $what } See rule { $rule ->
    [C1] §C1 (Take)
   *[other] §{ $rule }
}.
text-late-action = Round { $round }, action { $number }: { $action } comes after the end: { $what } See rule { $rule ->
    [C1] §C1 (Take)
   *[other] §{ $rule }
}.
text-wrong-points = The points are said to be { $points }, but the actions give { $right }.
text-round-not-over = Round { $round } is not over, but another one follows.
text-after-the-end = The match is won in round { $round }, but another one follows.
text-wrong-winner = The winner is said to be { $winner }, but the actions give { $right }.
