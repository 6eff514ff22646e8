### Practising: a position to play with, for one person alone.

# How those are called who play with you. $seat is a letter.
practice-seat = Seat { $seat }
practice-again = Start over
practice-retry = Try again
practice-over = The round is over.
practice-rest = Nobody plays on from here.
practice-anew = Connection lost, so this starts over.

## An example of the rules, to be tried. $rule is its number, such as A2; $word
## tells it from another rule of that number, or is "none".

try-title = Try it: rule §{ $rule }{ $word ->
    [none] {""}
   *[other] {" "}({ $word })
}
try-back = Back to the rules
try-missing = There’s no such example
try-missing-lead = You’ll find all examples next to the rules they show.
try-rules = All rules
