# The browser: decks of one's own. A deck is the cards of a box.

decks-title = Kortbunker
decks-lead = Se kortene, ret dem, så de passer til din æske, eller lav din egen bunke.

# The decks that come with the program. $face is the face of a group of cards.
decks-standard = Standardbunken
decks-standard-about = Det er de 40 trykte kort ifølge en liste, som en ejer af spillet offentliggjorde i 2026. Forlaget har ikke bekræftet listen. Den indeholder alle de kort, som regelarkene viser.
decks-standard-check = Har du spillet? Sortér dine kort efter ansigt, og sammenlign dem med listen nedenfor. Er et kort anderledes, så kopiér bunken, ret kortet, og spil. Det tager et minut.
decks-pairs = Par, vores første bunke
decks-pairs-about = Hvert par af to forskellige værdier fra 1 til 9 én gang, og 1/5, 2/6, 3/7 og 4/8 to gange. Det var vores gæt, før man kendte de trykte kort. Indtil november 2026 var det standardbunken, så ældre spil er spillet med den.
decks-copy = Kopiér og ret
decks-all = Vis alle { $count } kort
decks-group = { $face ->
    [none] Uden ansigt: altid med
    [happy] Glad ansigt: fra tre spillere
    [neutral] Neutralt ansigt: fra fire spillere
   *[sad] Surt ansigt: kun med fem spillere
}

# The decks that are kept.
decks-list = Dine kortbunker
decks-count = { $count ->
    [one] Ét kort
   *[other] { $count } kort
}
# $players are numbers, such as: 2 or 4.
decks-for = til { $players } spillere
decks-table = Åbn et bord
decks-edit = Ret
decks-save-file = Gem som fil
decks-delete = Slet
decks-delete-title = Vil du slette bunken ”{ $name }”?
decks-delete-about = Du kan ikke få den tilbage, medmindre du har den som fil. Borde og spil, der er begyndt med den, beholder deres kort.
refused-too-many-decks = Du har allerede gemt { $most } bunker. Slet en af dem først.
refused-no-such-deck = Denne bunke er ikke gemt længere.

# Beginning a new one.
decks-begin = En ny bunke
decks-begin-empty = Begynd uden kort
decks-begin-empty-hint = Indtast så det ene kort efter det andet.
decks-file = Læs en kortfil
decks-file-hint = Indsæt teksten, vælg filen, eller slip den et sted på denne side.
decks-file-text = Filens tekst
decks-file-choose = Vælg en fil
decks-file-read = Læs den
decks-file-too-long = Filen er for stor til en kortbunke.
decks-file-empty = Filen er tom.
decks-file-unread = Filen kan ikke læses.
decks-file-drop = Slip kortfilen her
decks-replace-title = Vil du erstatte det, du er ved at indtaste?
decks-replace-about = De kort, du har indtastet og ikke gemt, går tabt.
decks-replace = Erstat

# Entering one. $cards are cards one after another.
decks-new = Ny bunke
decks-change = Ret bunken
decks-name = Navn
decks-name-hint = Andre ser det ved dine borde og i optagelser.
decks-name-new = Min æske
decks-players = Til så mange spillere
decks-players-hint = Borde med denne bunke kan kun have de antal spillere, du vælger her.
decks-players-none = Vælg mindst ét antal spillere.
decks-cards-none = Ingen kort endnu.
decks-add = Næste kort
decks-add-hint = Skriv de to værdier, * for stjernen og ansigtet, hvis der er et, som ord eller tegn (surt ☹, neutralt 😐, glad 😊): 2/7, 1/5*, 3/10 surt, 2/8😊. Eller forkortet: 27, 15*, 310s. Du kan skrive flere på én gang.
decks-add-do = Tilføj
decks-added = Tilføjet: { $cards }.
decks-removed = Fjernet: { $cards }.
decks-face = Ansigt
decks-face-none = Intet
decks-face-sad = Surt
decks-face-neutral = Neutralt
decks-face-happy = Glad
decks-star = Stjerne
decks-star-hint = Ét kort i æsken har den. Den afgør, hvem der starter.
# $card is a card in words, such as: 2, turned 7.
decks-card-with-face = { $card }, { $face ->
    [sad] surt ansigt
    [neutral] neutralt ansigt
   *[happy] glad ansigt
}
decks-card-unread = ”{ $text }” er ikke et kort
decks-card-title = Kort { $number }
decks-card-text = Som tekst
decks-card-remove = Fjern
decks-card-done = Færdig

# The cards laid out: rows by lower value, columns by face.
decks-mend = { $count ->
    [one] ét at rette
   *[other] { $count } at rette
}
decks-make = Gør det til
decks-column = { $face ->
    [none] Altid
    [happy] fra tre
    [neutral] fra fire
   *[sad] kun fem
}
decks-cell = { $value }: { $column }
decks-place = Tilføj et kort med { $value }
decks-one-end = Den ene ende
decks-other-end = Den anden
decks-pad = eller tryk på begge ender
decks-add-how = Hvad kan jeg skrive?
decks-dealt = { $players } spillere, { $each } kort til hver
decks-dealt-over = { $players } spillere, { $each } eller { $more } kort til hver
decks-dealt-none = { $players } spillere

# How the cards are dealt, by the number of players.
decks-pack-players = Spillere
decks-pack-cards = Kort
decks-pack-hands = På hver hånd
decks-pack-over = { $each } eller { $more }

# Whether it will do.
decks-checking = Kontrollerer …
decks-good = Man kan spille med disse kort.
decks-not-yet = Man kan ikke spille med disse kort endnu.
decks-wrong = Hvad der mangler eller er forkert
decks-unchecked = Kortene kan ikke kontrolleres nu. Intet af det, du har indtastet, er tabt.
decks-keep = Gem bunken
decks-keep-changes = Gem ændringerne
decks-kept = Bunken ”{ $name }” er gemt.
decks-deleted = Bunken ”{ $name }” er slettet.
decks-give-up = Forkast
decks-give-up-title = Vil du forkaste det, du har indtastet?
decks-give-up-about = De kort, du har indtastet og ikke gemt, går tabt.
decks-go-on = Fortsæt med at indtaste

# The cards of a table.
decks-look-standard = Ved dette bord spilles der med standardbunken: de trykte kort ifølge en liste, som en ejer af spillet har offentliggjort. Forlaget har ikke bekræftet listen.
decks-look-pairs = Ved dette bord spilles der med ”pairs”, vores første bunke. Det er ikke bunken fra æsken.
decks-look-own = Ved dette bord spilles der med bunken ”{ $name }”, værtens egne kort.
decks-look-keep = Gem bunken til mine borde
