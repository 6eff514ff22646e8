# At a table: why something is not done, and what can be said with one touch.
#
# $seat, $host and $last are seats, such as B; $turn, $round and $now are numbers.

refused-bad-deck = Man kan ikke spille med disse kort ({ $why }).
# $counts are the player counts that the deck is for, such as 2, 3.
refused-deck-players = Bunken ”{ $deck }” er til { $counts } spillere, ikke til { $players }. Vælg et andet antal spillere eller en anden bunke.
# $fault is a short code for what is wrong, such as wrong-turn.
refused-bad-position = Man kan ikke øve sig på denne stilling ({ $fault }).
refused-bad-name = Navnet kan ikke vises: Brug 1 til { $most } bogstaver, tal eller tegn, der kan ses.
refused-lookalike-name = ”{ $name }” ligner ”{ $other }”, som sidder her. Vælg et andet navn.
refused-was-removed = Værten har fjernet dig fra bordet. Du kan sætte dig her igen efter { $minutes } minutter.
refused-not-stalling = Værten kan først fjerne en spiller midt i en kamp efter at have ventet { $after } sekunder på spilleren. Der er { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
} tilbage.
refused-not-welcome = Værten ved dette bord vil ikke spille med dig. Vælg et andet bord.
refused-too-many-bots = Med { $bots ->
    [one] én bot
   *[other] { $bots } botter
} blandt { $players } spillere er der ingen plads til dig.
refused-table-closed = Bordet er lukket.
refused-table-full = Alle { $players } pladser er optaget.
refused-seat-taken = Der sidder allerede nogen på plads { $seat }.
refused-no-seat = Bordet har ingen plads { $seat }: Pladserne går fra A til { $last }.
refused-own-seat = Det er din egen plads.
refused-no-level = Der findes ingen bot på niveauet ”{ $level }”. Niveauerne er: { $levels }.
refused-salt-used = Det salt blev brugt i det forrige spil. Hvert spil kræver et nyt.
refused-bad-salt = Saltet til uddelingerne skal bestå af 1 til { $most } synlige ASCII-tegn.
refused-not-sealed = Det er for tidligt at afsløre et salt: Ikke alle har bundet sig til deres endnu.
refused-other-salt = Det er ikke det salt, du bandt dig til. Meld dig klar igen.
refused-not-seated = Du sidder ikke ved dette bord.
refused-not-host = Det kan kun værten, som sidder på plads { $host }.
refused-match-running = Det må vente, til spillet er slut.
refused-no-match = Der er ikke noget spil i gang.
refused-stale-turn = Det kom for sent: Det gjaldt tur { $turn }, og nu er det tur { $now }.
refused-early-turn = Det kom for tidligt: Det gælder tur { $turn }, og nu er det tur { $now }.
refused-no-such-round = Der har ikke været nogen runde { $round } endnu: Det er runde { $now } nu.
refused-round-running = Runde { $round } er ikke slut endnu.
refused-paused = Spillet er sat på pause.
refused-chat-off = Der er ingen chat ved dette bord.
refused-phrases-only = Ved dette bord kan du kun bruge de korte sætninger.
refused-nothing-said = Der er ikke noget i beskeden, der kan vises.
refused-no-spectators = Ved dette bord er tilskuere ikke tilladt.
refused-people-here = Tip er kun for den, der spiller mod botter alene, og der sidder nogen på plads { $seat }.
refused-moment-over = Runden er slut på dette tidspunkt: Vælg et tidligere.
refused-seat-out = Plads { $seat } er allerede færdig på dette tidspunkt: Vælg en anden plads eller et tidligere tidspunkt.
refused-practising = Du er ved at øve dig: Du kan handle eller gå.
refused-duplicate-table = Ved dette bord spilles der med kortene fra et andet spil: Ingen andre kan sætte sig her, og der er ingen revanche.

refused-bad-message = Serveren forstår ikke dette program: { $reason }
refused-bad-action-text = Serveren forstår ikke denne handling: { $reason }
refused-no-such-table = Der er ikke noget bord med den kode. Måske er den skrevet forkert, eller bordet er lukket.
refused-no-such-duplicate = Der findes ingen uddelinger med denne kode. Den kan være stavet forkert, eller spillet, de kom fra, er slettet.
refused-not-at-table = Du er ikke ved et bord.
refused-too-fast = Det gik for hurtigt. Vent { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
refused-too-many-tables = Serveren har { $limit } borde og ikke plads til flere.
refused-too-many-own-tables = Du er allerede vært ved { $limit } borde. Forlad et af dem først.
refused-too-many-address-tables = Dit netværk har allerede { $limit } åbne borde, og flere kan det ikke have. Forlad et af dem, eller prøv igen senere.
refused-no-such-record = Det spil findes ikke her, eller det kan ikke åbnes længere.
refused-no-such-moment = Dette spil har ingen handling { $action } i en runde { $round }.
refused-no-hints = Denne server kan ikke regne tip ud.
refused-no-such-bots = Serveren har ingen bot på niveauet ”{ $level }”. Den har: { $levels }.
refused-not-saved = Serveren kunne ikke gemme det, så det er nok ikke sket. Prøv igen.
refused-no-session = Serveren kender dig ikke længere: Skriv dit navn igen.
refused-stopping = Serveren lukkes ned. Intet går tabt: Bordet venter, til den er tilbage.
refused-taken-over = Du er kommet til bordet fra et andet vindue eller en anden enhed og fortsætter der.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-ouch = Av!
phrase-oops = Ups!
phrase-thinking = Lad mig lige tænke.
phrase-hurry = Det er din tur!
phrase-sorry = Undskyld!
phrase-thanks = Tak!
phrase-good-game = Godt spil!
phrase-again = Et spil til?
phrase-bye = Farvel!
