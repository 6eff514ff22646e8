# The browser: the start page and the pages around it.

# Parts that all pages use.
copied = Kopieret
copy-failed = Ikke kopieret
save = Gem
language = Sprog
language-missing = Sproget kunne ikke hentes. Prøv igen.
theme-now = Tema: { $theme }
theme-system = Automatisk
theme-light = Lyst
theme-dark = Mørkt
footer-unofficial = Uofficielt og ikke-kommercielt. Spillets navn og regler tilhører deres ejere.
footer-deck = Standardbunken er den trykte ifølge en ejers liste. Forlaget har ikke bekræftet den.
footer-deck-more = Se kortene efter

# The start page.
home-title = dnup: kortspillet med to værdier på hvert kort
home-logo = dnup: vendt 180 grader læses navnet på samme måde
home-lead = Kortspillet med to værdier på hvert kort. Kun den øverste tæller, indtil kortet vendes.
play-now = Spil nu
play-now-dealing = Deler ud …
play-now-players = Spillere
play-now-level = Modstandere
home-others = Andre måder
home-new = Invitér andre
home-learn = Sådan spiller du
home-invite = Ny her? Lær det på 5 minutter
home-invite-on = Fortsæt med at lære
home-invite-no = Vis ikke dette igen
home-tables = Offentlige borde
home-mine = Dit eget
home-puzzles = Opgaver
home-matches = Mine spil
home-ladder = Stigen
home-decks = Kortbunker
home-back = Tilbage til dit bord
home-back-forget = Vis ikke dette bord her
join-code = Et bords kode
join = Deltag
join-code-wrong = En kode har seks bogstaver og tal, for eksempel NAC 8SS, og aldrig 0, 1, I eller O.
you-are = Du er
your-name = Dit navn
change-name = Skift

# Public tables. $free is how many seats are empty, of all $players.
tables-title = Offentlige borde
table-code = Bord { $code }
table-free = { $free ->
    [one] Én ledig plads
   *[other] { $free } ledige pladser
}
table-phase-gathering = Alle pladser er optaget
table-phase-playing = Spillet er i gang
table-phase-finished = Spillet er slut
table-phase-closed = Lukket
table-with-clock = med ur
table-deck = Kortbunke: { $deck }
table-sit = Sæt dig
table-watch = Se med
tables-lead = Her må alle sætte sig. Listen holder sig selv opdateret.
tables-empty = Der er ingen, der venter lige nu. Åbn et bord, så finder andre det her.
tables-new = Åbn et bord

# A new table.
new-title = Åbn et bord
new-lead = Invitér folk med et link, eller fyld pladserne med botter.
new-players = Spillere
new-seats = Pladser
new-seat-you = Dig
# $number counts the seats; the first is one's own.
new-seat = Plads { $number }
new-seat-person = Et menneske
# $level is a level of bots in words, such as Casual.
new-seat-bot = Bot: { $level }
new-public = Offentligt bord
new-public-hint = Alle kan finde det og sætte sig. Ellers kun dem, der har linket eller koden.
new-clock = Ur
new-clock-none = Intet
new-clock-per-move = For hvert træk
new-clock-total = For hele spillet
new-clock-seconds = Tid til hvert træk
new-clock-minutes = Tid til hele spillet
new-clock-increment = Tid tilbage for hvert træk
new-more = Flere muligheder
new-after = Når nogen er væk, så vent
new-after-hint = Derefter spiller en bot for dem, til de er tilbage.
new-after-never = For evigt
new-stand-in = Bot, der træder til
new-stand-in-hint = Den trækker også, når nogens tid er gået.
new-chat = Chat
new-chat-free = Fri
new-chat-phrases = Kun korte sætninger
new-chat-off = Fra
new-spectators = Tilskuere
new-spectators-hint = Andre må se med. De ser ingen hænder.
new-pause = Pause mellem runder, højst
new-pause-hint = Den slutter, så snart alle vil videre.
new-deck-choice = Kortbunke
new-deck-own = Indtast dine egne kort
new-deck-standard = Standardbunken
new-deck-pairs = Par (vores første bunke)
new-deck-awaited = Din egen bunke
# $players are numbers, such as: 2 or 4.
new-deck-players = Den valgte bunke er til { $players } spillere.
refused-decks-not-loaded = Dine egne bunker kunne ikke hentes. Prøv igen, eller vælg standardbunken.
refused-deck-gone = Din egen bunke er ikke gemt længere, så bordet blev ikke åbnet. Vælg en bunke.
new-open = Åbn bordet
new-opening = Åbner …
span-none = Ingen
span-seconds = { $seconds ->
    [one] Ét sekund
   *[other] { $seconds } sekunder
}
span-minutes = { $minutes ->
    [one] Ét minut
   *[other] { $minutes } minutter
}

# Settings.
settings-lead = Alt gælder med det samme og bliver i denne browser.
settings-you = Dig
settings-name-hint = Andre ser dette navn ved de borde, du sætter dig ved fra nu af.
settings-look = Udseende og lyd
settings-play = Spillet
theme = Tema
motion = Bevægelse
motion-system = Automatisk
motion-full = Fuld
motion-off = Fra
sound = Lyde
sort = Rækkefølge på hånden
sort-value = Efter værdi
sort-hand = Din egen
pace = Botternes tempo
pace-calm = Roligt
pace-normal = Almindeligt
pace-quick = Hurtigt
settings-pace-hint = Tempoet gælder for spil, du starter med ”Spil nu”.
confirm = Spørg før hver handling
confirm-hint = Et tryk eller klik mere bekræfter den.
shortcuts = Tastaturgenveje
shortcuts-hint = Enkelte taster virker ved bordet.

# Going on with another device.
other-device = En anden enhed
other-device-hint = Fortsæt dér som den samme spiller med dine pladser. Begge enheder deler så dit navn og dine borde.
other-device-make = Lav et link
other-device-qr = QR-kode med linket til den anden enhed
other-device-copy = Kopiér linket
other-device-left = Det virker én gang, i { $minutes }:{ $seconds } endnu.
other-device-secret = Vis det ikke til andre: Den, der åbner det, spiller som dig.
handover-title = Fortsæt her?
handover-lead = Linket kommer fra en anden enhed. Her bliver du den samme spiller som dér, med de samme pladser.
# $name is who one has been on this device.
handover-instead = På denne enhed er du { $name }. Det vil du ikke længere være, og du mister pladserne som { $name }.
handover-do = Fortsæt her
handover-do-not = Ikke nu
