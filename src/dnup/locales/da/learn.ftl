# The browser: how to play, on one page. Words in figures are for those who do not see them.

learn-title = Sådan spiller du
learn-lead = To minutter, så kan du hele spillet.

learn-card = Et kort har to værdier
learn-card-up = Et kort med et 2-tal øverst og et 7-tal på hovedet nederst.
learn-card-turned = Det samme kort vendt: Nu er 7-tallet øverst.
learn-card-active = Den øverste værdi er aktiv: Kun den tæller. Den nederste står på hovedet. Den er inaktiv.
learn-card-inactive = Det lille tal i hjørnet minder dig om den inaktive værdi, så du altid ved, hvad kortet bliver, når det vendes.

learn-set = Kort med samme værdi er et sæt
learn-set-figure = Tre kort, hvert med et 5-tal øverst.
learn-set-what = Et eller flere kort med samme aktive værdi er et sæt. Dette har værdien 5 og størrelsen 3. Et enkelt kort er også et sæt.

learn-aim = Tøm din hånd
learn-aim-what = Alle kort deles ud. Den, der først slipper af med sine, vinder mest.
learn-hand = Det er tilfældigt, hvilken vej dine kort vender. Du må flytte rundt på dem, men aldrig vende et enkelt af dem.
learn-start = Ét kort har en stjerne. Den, der har det, begynder.

learn-turn = Din tur
learn-turn-discard = Ligger der stadig et sæt foran dig fra din sidste tur, kasseres det. De kort er ude af runden.
learn-turn-action = Så gør du præcis én af disse fire ting. Du kan ikke melde pas.
learn-play = Spil
learn-play-figure = To kort med et 5-tal øverst.
learn-play-what = Læg et sæt fra hånden foran dig. Du må gerne holde kort med den værdi tilbage.
learn-add = Føj til
learn-add-figure = Tre kort med et 3-tal øverst.
learn-add-what = Føj ét kort til et sæt foran en anden. Det skal have sættets værdi, og sættet er stadig den andens.
learn-take = Tag
learn-take-figure = To kort med et 7-tal øverst.
learn-take-what = Tag et helt sæt foran en anden op på hånden. Du får flere kort, men måske bedre.
learn-rotate = Vend
learn-rotate-figure = Tre kort på en hånd: 4, 8 og 6 øverst og 9, 1 og 2 nederst.
learn-rotate-what = Vend hele din hånd på hovedet. Alle inaktive værdier bliver aktive. Det kan du altid gøre.
learn-turn-next = Så er det den næstes tur, med uret. Dit sæt bliver på bordet til din næste tur. Har ingen sendt det tilbage inden da, er du af med kortene.

learn-golden = Den gyldne regel
learn-golden-table = På bordet: to kort med et 3-tal øverst og 4 og 6 nederst.
learn-golden-hand = På hånden: de samme kort vendt, med 4 og 6 øverst.
learn-golden-what = Hver gang et kort går fra bordet til en hånd, vendes det 180 grader. Altid, hvem der end tager det og hvorfor.

learn-clash = To sæt af samme størrelse kan ikke begge blive liggende
learn-clash-low = To 4'ere, et sæt på bordet.
learn-clash-high = To 6'ere, et sæt, der spilles.
learn-clash-higher = Ligger der allerede et sæt af samme størrelse på bordet, skal dit have en højere værdi. Lige højt er ikke nok.
learn-clash-back = Det laveste sæt ryger tilbage på ejerens hånd, vendt efter den gyldne regel. Er ejeren færdig, kasseres det.
learn-clash-add = Det samme gælder, når et sæt vokser, fordi der føjes et kort til det.
learn-clash-sizes = Sæt af forskellig størrelse lader hinanden være: En enkelt 1'er er sikker ved siden af tre 9'ere.

learn-out = Færdig, og point
learn-out-what = Er din hånd tom, når din handling er udført, er du færdig og spiller ikke mere i denne runde.
learn-letters = De fire bogstaver d, n, u og p.
learn-points-first = Den, der er først færdig, vinder to bogstaver. Det sidste sæt bliver liggende, til den næste tur ville være kommet. Indtil da kan andre føje til det eller tage det.
learn-points-second = Nummer to vinder ét bogstav, og runden er slut. Kortene deles ud på ny.
learn-points-win = Den, der har alle fire bogstaver, har vundet spillet, også midt i en runde.

learn-two = Med to spillere
learn-two-figure = To pladser til sæt side om side: 2 til venstre, 1 til højre.
learn-two-areas = I har hver to spilleområder og tager to ture i træk: en for område 1 og så en for område 2. I hver tur kasserer og spiller du kun i det område.
learn-two-start = Den, der har stjernen, begynder runden med kun én tur, for område 2.
learn-two-own = Størrelser støder sammen mellem alle fire områder, også dine egne: Dit eget laveste sæt kommer tilbage til dig. Du føjer kun til og tager kun modstanderens sæt.
learn-two-win = Den, der er først færdig, vinder runden. To runder vinder spillet.

learn-deck = Om disse kort
learn-deck-what = Intet regelark viser alle spillets kort. Standardbunken her er en rekonstruktion: Den passer med det, man ved, men din trykte æske kan have andre kort.
learn-deck-fewer = Fem spiller med alle 40 kort. Med færre spillere tages nogle ud, så hænderne hverken bliver for store eller for små.
learn-deck-own = Har du spillet, kan du spille med kortene fra din æske: Åbn et bord, og vælg ”Egne kort” blandt mulighederne.

learn-go = Spil nu
