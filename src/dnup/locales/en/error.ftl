# What can be wrong with a deck or a record.

error-place = { $file }: { $place }: { $what }
error-file = { $file }: { $what }
error-no-file = { $file }: can’t open it: { $reason }

deck-entry = entry { $entry }
deck-bad-toml = This isn’t a TOML file: { $reason }
deck-unknown-key = A deck file has a name, players and cards, but no “{ $key }”.
deck-missing-key = { $key ->
    [name] The name in quotes is missing. For example: name = "my box"
   *[other] The list of cards is missing. For example: cards = ["1/5*", "2/7", "2/8 happy"]
}
deck-bad-entry = “{ $text }” isn’t a card. Write its two values with a slash, * for the star, and the face if it has one: "2/7", "1/5*", "2/8 happy".
deck-unknown-face = “{ $face }” isn’t a face. The faces are sad, neutral and happy.
deck-bad-players = “{ $text }” doesn’t work as player counts. Name at least one, each from 2 to 5; in a file, for example: players = [2, 3]
deck-bad-name = “{ $name }” doesn’t work as a name. Use 1 to { $most } printable characters, without spaces at the ends.
deck-same-values = A { $value } at both ends? A card’s two values must differ.
deck-value-range = { $value } isn’t a value: they go from 1 to { $highest }.
deck-star-missing = No card has the star. Mark the one that decides who starts, such as "1/5*".
deck-star-twice = This is a second card with the star. A deck has exactly one.
deck-star-with-face = The star card has the face { $face }, so it would be left out with { $players } players. It must stay in at every player count the deck is for.
deck-too-many-cards = There are { $count } cards; the most is { $most }.
deck-value-too-common = { $count } cards have the value { $value }; the most is { $most }.
deck-too-few-cards = { $players } players would have { $count ->
    [one] { $count } card
   *[other] { $count } cards
} between them, and each needs at least one. Cards with a face are left out with fewer players. Add cards, or name only the player counts the deck is for; in a file, for example: players = [2]

deal-players = There are { $hands } hands for { $players } players.
deal-unknown-card = { $card } isn’t in the deck, or not at this player count.
deal-too-many = { $card } is dealt { $count } times, but the deck has { $most ->
    [one] only one
   *[other] only { $most }
}.
deal-missing-card = { $card } wasn’t dealt to anyone.
deal-hand-size = { $seat } has { $count } cards but should have { $right }.
deal-round-running = Round { $round } is still being played.
deal-match-over = The match is over, so there are no more deals.

text-bad-card = “{ $text }” isn’t a card. Write the active value, a slash and the other value, such as 2/7, and * for the star.
text-bad-area = “{ $text }” isn’t a play area at this table. Write a seat and a number, such as B1.
text-bad-action = “{ $text }” isn’t an action. Write 2/7+2/9 to play, 3/4>B1 to add, <B1 to take, @ to rotate.
text-bad-position = Can’t read “{ $text }” as part of a position. A complete one looks like this: A: 5/7 (10/2) | B: 4/8 | C: 2/5 | B1: 3/4 3/6 | A to play
text-bad-json = This isn’t JSON: { $reason }
text-bad-shape = A record can’t have this here: { $reason }
text-bad-line = “{ $text }” doesn’t belong here.
text-no-format = This isn’t a dnup record: the format { $right } is missing.
text-unknown-format = This record has the format { $format }, but this program reads { $right }. A newer version of dnup may be able to read it.
text-card-not-in-deck = { $card } isn’t in the deck { $deck } at this player count, or not that often.
text-set-of-mixed-values = The cards in { $area } don’t all have the same value.
text-sets-of-one-size = The sets in { $other } and { $area } have the same size. Rule §A4 forbids that.
text-wrong-out = The players with empty hands are out ({ $empty }), not: { $out }.
text-wrong-turn = It can’t be this turn: { $turn }.
text-unknown-deck = It was played with the deck “{ $name }” ({ $hash }), which isn’t known here. Name its file with --deck FILE.
text-deck-changed = It was played with a deck “{ $name }” with other cards ({ $hash }). Name the file with those cards with --deck FILE.
text-deck-players = There are { $players } players here, but the deck “{ $name }” is for { $counts }.
text-bad-deal = The deal of round { $round } is wrong: { $what }
text-wrong-starter = The record says { $seat } starts, but { $right } holds the star.
text-illegal-action = Round { $round }, action { $number }: { $seat } may not do { $action }: { $what } See rule { $rule ->
    [C1] §C1 (Take)
   *[other] §{ $rule }
}.
text-late-action = Round { $round }, action { $number }: { $action } comes after the end: { $what } See rule { $rule ->
    [C1] §C1 (Take)
   *[other] §{ $rule }
}.
text-wrong-points = The record says the points are { $points }, but the actions give { $right }.
text-round-not-over = Round { $round } isn’t over, but another one follows.
text-after-the-end = Round { $round } ends the match, but another round follows.
text-wrong-winner = The record says the winner is { $winner }, but the actions give { $right }.
