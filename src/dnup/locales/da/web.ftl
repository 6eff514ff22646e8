# The browser: what all its pages share.

app-name = dnup
nav-home = Forside
nav-settings = Indstillinger
page-missing = Den side findes ikke.
page-missing-home = Gå til forsiden
not-loaded = Denne del af spillet kunne ikke indlæses. Måske er der en nyere version.
not-loaded-again = Indlæs igen
close = Luk
back = Tilbage
cancel = Annuller
guest-name = Gæst

# Bots. $level is one of these in words.
level-random = Tilfældig
level-beginner = Begynder
level-casual = Afslappet
level-careful = Omhyggelig
level-sharp = Skarp
level-master = Mester
level-greedy = Grådig
level-flat = Flad
level-random-about = Gør hvad som helst, bare det er tilladt.
level-beginner-about = Har lige lært reglerne og spiller så mange kort, den kan.
level-casual-about = Spiller for sjov, overser ting og glemmer kort.
level-careful-about = Tænker sig om før hvert træk, men kan ikke huske alle kort.
level-sharp-about = Ser straks, hvad en stilling er værd, og husker hvert eneste kort.
level-master-about = Ser det, Skarp ser, og tænker også fremad. Den stærkeste af dem alle.
level-greedy-about = Spiller det største sæt, den kan, og tager aldrig et.
level-flat-about = Prøver hver handling af i hovedet mange gange.

# The connection.
line-opening = Forbinder …
line-lost = Forbindelsen er afbrudt. Prøver igen af sig selv …
line-lost-retry = Prøv nu
line-back = Forbundet igen.
line-taken-over = Bordet er nu åbent i et andet vindue eller på en anden enhed.
line-taken-over-here = Fortsæt her
refused-line-lost = Forbindelsen er afbrudt. Den er ved at blive genoprettet.
refused-no-such-handover = Linket er brugt eller for gammelt. Lav et nyt på den anden enhed.
refused-server-error = Der skete en fejl på serveren. Prøv igen.
refused-unknown = Serveren siger nej ({ $code }).

# What happens at a table beside the game. $mine is "yes" when it is about the reader.
table-event-match-began = Spillet begynder.
table-event-match-ended = { $mine ->
    [yes] Du vinder spillet!
   *[no] { $name } vinder spillet.
}
table-event-person-seated = { $mine ->
    [yes] Du sætter dig ved bordet.
   *[no] { $name } sætter sig ved bordet.
}
table-event-bot-seated = { $name } sætter sig ved bordet: en bot.
table-event-seat-emptied = Plads { $seat } er ledig.
table-event-went-away = { $left ->
    [yes] { $name } har forladt bordet.
   *[no] { $name } er væk et øjeblik.
}
table-event-hint-given = { $mine ->
    [yes] Du beder om et tip.
   *[no] { $name } beder om et tip.
}
table-event-came-back = { $mine ->
    [yes] Du er tilbage.
   *[no] { $name } er tilbage.
}
table-event-substituted = En bot ({ $level }) spiller for { $name }.
table-event-time-up = { $mine ->
    [yes] Din tid er gået: En bot tager dette træk.
   *[no] Tiden er gået for { $name }: En bot tager dette træk.
}
table-event-pause-asked = { $wants ->
    [yes] { $name } vil gerne holde pause.
   *[no] { $name } vil ikke længere holde pause.
}
table-event-paused = Spillet er sat på pause.
table-event-resumed = { $name } spiller videre.
table-event-restarted = Serveren er startet igen. Intet gik tabt.
table-event-closed = Bordet er lukket.
past-taken = { $mine ->
    [yes] Du tager et sæt fra { $owner }.
   *[no] { $name } tager et sæt fra { $ownermine ->
        [yes] dig
       *[no] { $owner }
    }.
}

# What could be done: for buttons and confirmation. $where is in-area, or nothing.
do-play = Spil { $set }
do-add = Føj { $card } til sættet foran { $owner }{ $where }
do-take = Tag sættet foran { $owner }{ $where }
do-rotate = Vend hele hånden
