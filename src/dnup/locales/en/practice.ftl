### Practising: a position to play with, for one person alone.

# How those are called who play with you. $seat is a letter.
practice-seat = Seat { $seat }
practice-again = Begin again
practice-retry = Try again
practice-over = The round is over.
practice-rest = Nobody acts here any more.
practice-anew = The connection was lost, so this begins anew.

## An example of the rules, to be tried. $rule is its number, such as A2.

try-title = Try it: rule { $rule }
try-back = Back to the rules
try-missing = There is no such example
try-missing-lead = All examples stand beside the rules that they show.
try-rules = All rules
