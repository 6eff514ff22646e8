# The browser: what all its pages share.

app-name = dnup
nav-home = Forside
nav-settings = Indstillinger
nav-label = Hovedmenu
nav-skip = Gå til indholdet
nav-tables = Borde
nav-puzzles = Opgaver
nav-ladder = Ranglisten
nav-learn = Lær spillet
nav-matches = Mine spil
nav-decks = Mine bunker
nav-rules = Regler
page-missing = Det kort er ikke i bunken
page-missing-about = Adressen fører ingen steder hen, uanset hvordan du vender den. Måske er bordet lukket.
page-missing-home = Gå hjem
page-missing-code = Skriv et bords kode
not-loaded = Denne del af spillet blev ikke indlæst. Måske er der en nyere version.
not-loaded-title = Der mangler en brik
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
level-random-about = Gør hvad som helst, der er tilladt. Nogle gange er det genialt.
level-beginner-about = Lærte reglerne i søndags. Spiller så mange kort som muligt med det samme.
level-casual-about = Spiller for sjov, overser ting og glemmer kort.
level-careful-about = Tænker sig om før hvert træk, men kan ikke huske alle kort.
level-sharp-about = Ser straks, hvad en stilling er værd, og husker hvert eneste kort.
level-master-about = Ser det, mow ser, og tænker også fremad. Ingen her er stærkere.
level-greedy-about = Spiller det største sæt, den kan, og tager aldrig et.
level-flat-about = Prøver hver handling af i hovedet mange gange.
# $name is a bot's name, such as sis; $level its level in words.
character-said = { $name }, { $level }
# As many of six dots.
character-strength = Styrke { $strength } af { $most }

# The connection.
line-opening = Forbinder …
# Beside cards that lie face down, while something is on its way.
shuffling = Blander …
line-lost = Forbindelsen er afbrudt
line-lost-safe = Dine kort er i sikkerhed, og din plads er holdt.
line-lost-again = Prøver igen om { $seconds } s.
line-lost-trying = Prøver igen …
line-lost-retry = Prøv nu
line-back = Forbundet igen.
line-taken-over = Bordet er nu åbent i et andet vindue eller på en anden enhed.
line-taken-over-here = Fortsæt her
refused-line-lost = Forbindelsen er afbrudt. Den er ved at blive genoprettet.
refused-no-such-handover = Linket er brugt eller for gammelt. Lav et nyt på den anden enhed.
refused-mixed-name = Navnet blander bogstaver fra forskellige alfabeter, der ligner hinanden. Brug ét alfabet i hvert ord.
refused-reserved-name = Navnet er reserveret, fordi andre kunne tro, at du er en bot eller en af dem, der driver serveren. Vælg et andet.
refused-no-such-session = Enheden er allerede logget ud.
refused-not-yourself = Det er dig selv.
refused-nobody-there = Der er ikke længere nogen.
refused-no-such-block = Du blokerer ikke længere denne person.
refused-too-many-blocks = Du har blokeret { $limit } personer, og flere kan du ikke. Fjern en blokering først.
refused-not-confirmed = Det er ikke dit navn. Intet blev slettet.
refused-not-this-machine = Det kan kun gøres på den computer, der kører spillet.
refused-network-off = Denne server kan ikke åbnes for netværket herfra.
refused-no-network = Computeren er ikke på et netværk. Slut den til wi-fi eller et kabel, og prøv igen.
refused-public-address = Computeren er direkte på internettet (på { $address }), så hele verden kunne være med. Hvis du vil det, så start dnup med --host.
refused-network-ports-taken = Andre programmer bruger alle porte fra { $first } til { $last }. Luk et af dem, eller start dnup med en anden --port.
refused-network-not-opened = Systemet tillader det ikke: { $reason }.
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
table-event-renamed = { $mine ->
    [yes] Du hedder nu { $name }.
   *[no] { $was } hedder nu { $name }.
}
table-event-bot-seated = { $name } sætter sig ved bordet: en bot.
table-event-seat-emptied = Plads { $seat } er ledig.
table-event-went-away = { $left ->
    [removed] Værten har fjernet { $name }. En bot spiller videre.
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
table-event-unsealed = { $mine ->
    [yes] Din enhed svarede ikke, så spillet kom ikke i gang. Meld dig klar igen.
   *[no] { $names } svarede ikke, så spillet kom ikke i gang.
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
