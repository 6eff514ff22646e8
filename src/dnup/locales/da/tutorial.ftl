# The tutorial in the browser: short steps, each a move on a real table.

tutorial-title = Lær dnup
tutorial-lead = Tolv korte trin, cirka fem minutter. Du tager selv alle træk, og intet kan gå galt.
tutorial-start = Start
# $number is the step to go on with.
tutorial-resume = Fortsæt med trin { $number }
tutorial-again = Begynd forfra
tutorial-all-done = Du har gennemført alle trin.
tutorial-progress = { $done } af { $all } trin gennemført
tutorial-steps = Trinene
tutorial-step-done = gennemført
tutorial-rules = Læs reglerne i stedet
tutorial-keys = Der er også taster til det hele: Tryk på ? i et trin for at se dem.

# Around a step. $number counts the steps, $all is how many there are.
tutorial-step = Trin { $number } af { $all }
tutorial-overview = Alle trin
tutorial-back = Tilbage
tutorial-skip = Spring over
tutorial-next = Videre
tutorial-end = Afslut
tutorial-show = Vis mig det
tutorial-retry = Prøv igen
tutorial-wait = Se nu, hvad de andre gør …
tutorial-done = Sådan!
# Something else was done than what the step asks for.
tutorial-other-title = Det må du også gerne.
tutorial-other = Det var bare ikke det, dette trin handler om. Intet er tabt: Tryk på Prøv igen, så lægges kortene tilbage, hvor de var.

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
    [one] Vælg det markerede kort. Tryk så på Spil eller på din plads på bordet.
   *[other] Vælg de markerede kort. Tryk så på Spil eller på din plads på bordet.
}
tutorial-how-add = Vælg det markerede kort. Tryk så på det markerede sæt.
tutorial-how-take = Tryk på det markerede sæt uden at have valgt nogen af dine kort.
tutorial-how-rotate = Tryk på den markerede knap under din hånd.
# The same with keys. $key is the key for the value of the cards: 0 for 10.
tutorial-keys-play = { $size ->
    [one] Med taster: { $key }, så P.
   *[other] Med taster: { $key } én gang for hvert kort, så P.
}
tutorial-keys-add = Med taster: { $key }, så T, indtil sættet har fokus, så Enter.
tutorial-keys-take = Med taster: T, indtil sættet har fokus, så Enter.
tutorial-keys-rotate = Med taster: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = Et kort har to værdier
tutorial-card-about = Kun den øverste værdi tæller: Den er aktiv. Den nederste står på hovedet: Den er inaktiv. Det lille tal minder dig om den.
tutorial-card-task = Vend hele din hånd: Tryk på Vend.
tutorial-card-done = Alle inaktive værdier er nu aktive. 2'eren er blevet til en 10'er, den højeste værdi, der findes. Du kan aldrig vende et enkelt kort på hånden, men du kan bruge en tur på at vende dem alle.

tutorial-set-title = Spil et sæt
tutorial-set-about = Det gælder om at slippe af med alle dine kort. I din tur kan du spille et sæt: et eller flere kort med samme aktive værdi.
tutorial-set-task = Vælg dine to 5'ere, og tryk så på Spil.
tutorial-set-done = Dit sæt ligger foran dig. Dets værdi er 5. Dets størrelse er 2, antallet af kort.

tutorial-clash-title = To sæt i konflikt
tutorial-clash-about = To sæt af samme størrelse kan ikke begge ligge på bordet. Et nyt skal være højere og sender det laveste tilbage til den hånd, det kom fra.
tutorial-clash-task = Slå de to 3'ere: Spil dine to 5'ere.
tutorial-clash-done = De to 3'ere er tilbage på ejerens hånd. Dine to 5'ere ligger der, til nogen spiller to kort, der er højere.

tutorial-equal-title = Lige højt er ikke nok
tutorial-equal-about = Du behøver ikke være bange for at gøre noget forkert. Det, reglerne forbyder, sker ikke, og spillet fortæller dig hvorfor.
tutorial-equal-try = Der ligger en enkelt 4'er på bordet. Prøv at spille din 4'er!
tutorial-equal-task = Ikke højt nok: Spillet siger hvorfor, over dine kort. Spil nu din 7'er.
tutorial-equal-done = En enkelt 7'er er højere end en enkelt 4'er. Derfor gik 4'eren tilbage.

tutorial-sizes-title = Andre størrelser betyder ikke noget
tutorial-sizes-about = Kun sæt af samme størrelse er i konflikt. Tre 9'ere er højt, men de står ikke i vejen for ét, to eller fire kort.
tutorial-sizes-task = Spil dine to 1'ere.
tutorial-sizes-done = De to 1'ere og de tre 9'ere ligger side om side, og intet går tilbage. Dine 1'ere var to ens kort: Dem er der mange af i bunken.

tutorial-golden-title = Den gyldne regel
tutorial-golden-about = Et kort, der går fra bordet til en hånd, vendes. Altid, uanset hvem der får det og hvorfor. Se det ske med dine egne kort.
tutorial-golden-task = Spil dine to 2'ere.
tutorial-golden-done = To 5'ere har slået dine 2'ere. De kom tilbage på din hånd og blev vendt undervejs: Nu er de en 9'er og en 10'er.

tutorial-take-title = Tag
tutorial-take-about = I stedet for at spille kan du tage et helt sæt, der ligger foran en anden. Den gyldne regel vender dets kort.
tutorial-take-task = Tag de to 1'ere: Tryk på dem på bordet.
tutorial-take-done = På bordet var det to 1'ere. På din hånd er det en 8'er og en 9'er. Der er ingen grænse for, hvor mange kort du må have på hånden.

tutorial-add-title = Føj til
tutorial-add-about = Du kan også føje ét kort til et sæt foran en anden, hvis det har sættets værdi. Sættet tilhører stadig den anden.
tutorial-add-task = Vælg din 6'er, og tryk så på de to 6'ere på bordet.
tutorial-add-done = Du har et kort mindre, og nu ligger der tre 6'ere. Også et sæt, der vokser, kan komme i konflikt med et andet: De tre 4'ere måtte tilbage på hånden.

tutorial-discard-title = Når et sæt kasseres
tutorial-discard-about = Dit sæt bliver liggende foran dig, til din næste tur begynder. Har ingen sendt det tilbage eller taget det inden da, kasseres det.
tutorial-discard-task = Spil dine to 7'ere, og se, om de bliver liggende.
tutorial-discard-done = Det gjorde de. Det er din tur igen, så først blev dine 7'ere kasseret: Du er af med dem. Så gør du én af de fire ting: spiller, føjer til, tager eller vender. Du kan ikke melde pas.

tutorial-out-title = Færdig
tutorial-out-about = Er din hånd tom efter din handling, er du færdig. Den første får 2 point, den næste 1 point, og så er runden slut.
tutorial-out-task = Spil dine sidste to kort.
tutorial-out-done = Du var først færdig: 2 point. Så spillede en anden sit sidste kort, en 10'er, og fik 1 point, og runden var slut. Den, der har 4 point, vinder spillet.

tutorial-two-title = Med to spillere
tutorial-two-about = Nu har I hver to spilområder og to ture i træk: først en for område 1, så en for område 2. Den, der er først færdig, vinder runden, og to runder vinder spillet.
tutorial-two-task = Det er din tur for område 1. Spil din 3'er.
tutorial-two-task-2 = Nu er det din tur for område 2. Spil din 10'er.
tutorial-two-done = Din 10'er har slået din egen 3'er, for begge er enkelte kort. Sæt i alle fire områder kan komme i konflikt, og er det dit eget, der er lavest, kommer det vendt tilbage til dig.

tutorial-star-title = En runde begynder
tutorial-star-about = Kortene deles ud, og det er tilfældigt, hvilken vej de vender. Du har stjernen, så du starter. Med to spillere gælder den første tur kun område 2.
tutorial-star-task = Begynd med, hvad du vil. Det behøver ikke at være stjernen.
tutorial-star-done = Godt begyndt, og nu har du set alle reglerne. Spil videre her, så længe du vil.

# The end.
tutorial-over-title = Du kan dnup
tutorial-over-lead = Mere er der ikke at vide. Resten er øvelse.
tutorial-over-left = { $left ->
    [one] Der er ét trin tilbage, hvis du vil se det.
   *[other] Der er { $left } trin tilbage, hvis du vil se dem.
}
tutorial-over-ways = Mere at se
tutorial-over-puzzles = Løs opgaver
tutorial-over-rules = Alle reglerne
tutorial-over-aid = Oversigtskort
tutorial-over-aid-about = Under et spil viser oversigtskortet dig på én skærm, hvad du kan gøre.
