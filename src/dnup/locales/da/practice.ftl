### Practising: a position to play with, for one person alone.

# How those are called who play with you. $seat is a letter.
practice-seat = Plads { $seat }
practice-again = Begynd forfra
practice-retry = Prøv igen
practice-over = Runden er slut.
practice-rest = Her sker der ikke mere.
practice-anew = Forbindelsen blev afbrudt, så dette begynder forfra.

## An example of the rules, to be tried. $rule is its number, such as A2; $word
## tells it from another rule of that number, or is "none".

try-title = Prøv selv: regel §{ $rule }{ $word ->
    [none] {""}
   *[other] {" "}({ $word })
}
try-back = Tilbage til reglerne
try-missing = Det eksempel findes ikke
try-missing-lead = Alle eksempler står ved de regler, de viser.
try-rules = Alle regler
