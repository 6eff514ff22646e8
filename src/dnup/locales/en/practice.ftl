### Practising: a position to play with, for one person alone.

practice-again = Begin again
practice-retry = Try again
practice-over = The round is over.
practice-rest = Nobody acts here any more.
practice-anew = The connection was lost, so this begins anew.
