# What a link to a page says where it is shared. The server reads these: one line each, and no fact but $code.

share-home = dnup: kortspillet med to værdier på hvert kort
share-home-about = Vend et kort, og det er noget andet værd. Spil i browseren mod bots eller med venner.
share-table = Sæt dig ved bord { $code }
share-table-about = Du er inviteret til et spil dnup. Åbn linket, vælg en plads, og spil. Du behøver ingen konto.
share-replay = Et spil dnup
share-replay-about = Se hvert træk igen, se, hvem der vidste hvad, og find ud af, hvor det vendte.
share-puzzle = En dnup-opgave
share-puzzle-named = dnup-opgaven { $name }
share-puzzle-about = Ét træk er det bedste, uanset hvad de andre har. Kan du finde det?
share-picture = En hånd med dnup-kort, hvert med to værdier
