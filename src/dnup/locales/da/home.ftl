# The browser: the start page and the pages around it.

# Parts that all pages use.
copied = Kopieret
copy-failed = Ikke kopieret
save = Gem
language = Sprog
language-missing = Sproget kunne ikke hentes. Prøv igen.
theme-now = Tema: { $theme }
theme-system = Auto
theme-light = Lyst
theme-dark = Mørkt
footer-unofficial = Uofficielt og ikke-kommercielt. Spillets navn og regler tilhører deres ejere.
footer-deck = Standardbunken er den trykte ifølge en ejers liste. Forlaget har ikke bekræftet den.
footer-deck-more = Se kortene efter

# The start page.
home-title = dnup: kortspillet med to værdier på hvert kort
home-lead = Kortspillet med to værdier på hvert kort. Kun den øverste tæller, indtil kortet vendes.
play-now = Spil nu
play-now-deal = Del kortene ud
play-now-dealing = Deler ud …
play-now-players = Spillere
play-now-level = Mod { $names }
home-new = Invitér venner
home-invite = Ny her? Lær spillet på 5 minutter.
home-back = Tilbage til bordet
home-back-forget = Vis ikke dette bord her
join-code = Et bords kode
join = Deltag
join-code-wrong = En kode har seks bogstaver og tal, for eksempel NAC 8SS, og aldrig 0, 1, I eller O.
you-are = Du er
your-name = Dit navn
change-name = Skift

# The start page: the table that one can go back to. $names are the others there.
home-resume = Dit bord
home-resume-turn = Det er din tur
# $name is the player whose turn it is.
home-resume-wait = { $name } tænker
home-resume-gathering = Dit bord venter på spillere
home-resume-between = Runde { $round } er slut
home-resume-over = Spillet er slut
home-resume-gone = Bordet er lukket
home-resume-with = Med { $names }.
home-resume-round = Runde { $round } med { $names }.
# $own are one's own points, $best the most that anybody else has.
home-resume-lead = Du fører { $own }–{ $best }.
home-resume-level = Det står { $own }–{ $own }.
home-resume-behind = Du er bagud { $own }–{ $best }.

# The start page: the puzzle of the day. $turns counts the player's own turns.
home-daily = Dagens opgave
home-daily-out = { $turns ->
    [one] Bliv færdig i denne tur.
   *[other] Bliv den næste, der er færdig, på højst { $turns } ture.
}
home-daily-stop = Sørg for, at ingen andre bliver færdige.
home-daily-table = På bordet
home-daily-empty = Intet endnu
home-daily-hand = Din hånd
home-daily-solve = Løs den
home-daily-more = Flere opgaver
home-daily-done = Løst. Den næste kommer i morgen.
home-streak = { $days ->
    [0] En ny hver dag
    [one] Én dag i træk
   *[other] { $days } dage i træk
}

# The start page: the rating. $name, $low and $high are levels of bots.
home-rating = Din rating
home-rating-players = { $players } spillere
home-rating-change = { $way ->
    [up] ▲ { $change } denne uge
    [down] ▼ { $change } denne uge
   *[none] Uændret denne uge
}
home-rating-below = Under { $name }
home-rating-between = Mellem { $low } og { $high }
home-rating-above = Over alle bots
home-rating-none = Ingen rating endnu. Spil ét spil mod bots, så får du din første.
home-rating-lost = Ranglisten kunne ikke hentes. Åbn den for at prøve igen.

# The start page: learning. $step is the title of a step.
home-learn-next = Næste: { $step }
home-learn-done = Du er igennem alle trin.
home-learn-count = { $done } af { $all }
home-learn-start = Begynd
home-learn-on = Fortsæt

# Public tables. $free is how many seats are empty, of all $players.
tables-title = Åbne borde
home-tables-more = Alle borde
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
tables-nobody = En stille aften
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
new-seat-person-about = Pladsen holdes fri til en, du inviterer.
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
new-memory = Huskehjælp
new-memory-hint = Vis, hvilke kort der er kasseret, og hvilke alle har set komme op på en hånd.
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
settings-lead = Alt virker med det samme. Du skal ikke gemme noget.
settings-you = Dig
settings-name-hint = Alle ved dit bord ser straks dit navn og din farve.
settings-ink = Din farve
ink-tomato = Tomat
ink-blue = Blå
ink-green = Grøn
ink-plum = Blomme
ink-orange = Orange
ink-night = Nat
ink-rose = Rosa
ink-teal = Petroleum
settings-look = Udseende og lyd
settings-play = Ved bordet
settings-preview = Sådan ser det ud
theme = Lyst eller mørkt
motion = Bevægelse
motion-hint = Fra viser resultatet med det samme, uden flyvende kort.
motion-system = Auto
motion-full = Fuld
motion-off = Fra
sound = Lyde
sort = Rækkefølge på hånden
sort-value = Efter værdi
sort-hand = Min egen
pace = Botter bruger
pace-calm = et åndedrag
pace-normal = et øjeblik
pace-quick = ingen tid
settings-pace-hint = Hvor længe de tænker i spil, du starter med ”Spil nu”.
confirm = Spørg, før jeg handler
confirm-hint = Et tryk mere bekræfter.
shortcuts = Taster på tastaturet
shortcuts-hint = Enkelte taster virker ved bordet, for eksempel R for at vende.

# Going on with another device.
other-device = En anden enhed
other-device-hint = Fortsæt dér som den samme spiller: dine borde, dine spil, din rating.
other-device-make = Lav et link
other-device-qr = QR-kode med linket til den anden enhed
other-device-copy = Kopiér linket
other-device-left = Det virker én gang, i { $minutes }:{ $seconds } endnu.
other-device-secret = Vis det ikke til andre: Den, der åbner det, spiller som dig.
handover-title = Fortsæt her?
handover-as = Du bliver { $name }, som på den enhed, der lavede linket.
handover-lead = Linket kommer fra en anden enhed. Her bliver du den samme spiller som dér, med de samme pladser.
# $name is who one has been on this device.
handover-instead = På denne enhed er du { $name }. Det vil du ikke længere være, og du mister pladserne som { $name }.
handover-do = Fortsæt her
handover-do-not = Ikke nu
