# The tutorial in the browser: short steps, each a move on a real table.

tutorial-title = Lær dnup
tutorial-lead = Tolv korte trin med sis, cirka fem minutter. Du tager selv alle træk, og intet kan gå galt.
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
tutorial-at = { $number } af { $all }
tutorial-overview = Alle trin
tutorial-leave = Forlad lektionen
tutorial-once-more = En gang til
tutorial-back = Tilbage
tutorial-skip = Spring over
tutorial-next = Videre
tutorial-end = Afslut
tutorial-show = Vis mig det
tutorial-wait = Se nu …
tutorial-done = Sådan!
# Something else was done than what the step asks for: $what says what, as a phrase; $cards are its cards.
tutorial-what = { $kind ->
    [rotate] At vende
    [take] At tage et sæt
    [add] At føje { $cards } til
   *[play] { $size ->
        [1] En enkelt { $cards }
       *[other] { $cards }
    }
}

# What the step asks for, in a line above the hand and on the main key. $kind is play, add, take or rotate;
# $size is the number of cards, $value is theirs.
tutorial-asked = { $kind ->
    [rotate] Tryk på Vend under din hånd.
    [take] Tryk på Tag ved sættet.
    [add] Vælg din { $value }'er, og tryk så på sættet.
   *[play] { $size ->
        [1] Vælg din { $value }'er, og spil den.
        [2] Vælg begge { $value }'ere, og spil dem.
       *[other] Vælg dine { $value }'ere, og spil dem.
    }
}
tutorial-key = { $kind ->
    [rotate] Ikke endnu
    [take] Vælg sættet
   *[play] { $size ->
        [1] Vælg din { $value }'er
        [2] Vælg begge { $value }'ere
       *[other] Vælg dine { $value }'ere
    }
}

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
    [one] Tryk på det markerede kort. Tryk så på Spil eller på din plads på bordet.
   *[other] Tryk på de markerede kort. Tryk så på Spil eller på din plads på bordet.
}
tutorial-how-add = Tryk på det markerede kort. Tryk så på det markerede sæt.
tutorial-how-take = Tryk på Tag ved det markerede sæt. Tryk så på den røde knap.
tutorial-how-rotate = Tryk på den markerede knap under din hånd.
# The same with keys. $key is the key for the value of the cards: 0 for 10.
tutorial-keys-play = { $size ->
    [one] Med taster: { $key }, så P.
   *[other] Med taster: { $key } én gang for hvert kort, så P.
}
tutorial-keys-add = Med taster: { $key }, så T, indtil sættet har fokus, så Enter.
tutorial-keys-take = Med taster: T, indtil sættet har fokus, så Enter to gange.
tutorial-keys-rotate = Med taster: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = To værdier på hvert kort
tutorial-card-about = Kun værdien øverst tæller. Det lille tal viser den anden, som står på hovedet.
tutorial-card-task = Vend hele din hånd: Tryk på Vend.
tutorial-card-done = Din 2'er er nu en 10'er, den højeste værdi af alle. Du kan ikke vende et enkelt kort, men du kan bruge en tur på at vende hele hånden.
tutorial-card-other = { $what } kommer senere. Se først den anden side af dine kort. Jeg har lagt det tilbage for dig.

tutorial-set-title = Spil et sæt
tutorial-set-about = Du vil af med alle dine kort. I din tur spiller du et sæt: et eller flere kort med samme værdi øverst.
tutorial-set-task = Spil begge 5'ere.
tutorial-set-done = Der ligger dit sæt. Mærket siger 2 × 5: to kort med værdien 5.
tutorial-set-other = { $what } er tilladt, men med begge 5'ere slipper du af med to kort på én gang. Jeg har lagt det tilbage for dig.

tutorial-clash-title = To af samme størrelse
tutorial-clash-about = Bordet har plads til ét sæt af hver størrelse. Et nyt skal være højere, og det sender det gamle hjem.
tutorial-clash-task = Slå mows to 3'ere med dine to 5'ere.
tutorial-clash-done = mow har fået 3'erne tilbage. Dine 5'ere bliver liggende, til nogen spiller et højere par.
tutorial-clash-other = { $what } er tilladt, men det slår ikke mows par. Jeg har lagt det tilbage for dig.

tutorial-equal-title = Lige højt er ikke nok
tutorial-equal-about = Du kan ikke gøre noget galt. Forbyder reglerne det, kommer kortene tilbage, og jeg fortæller dig hvorfor.
tutorial-equal-try = mow har en enkelt 4'er. Prøv at spille din 4'er!
tutorial-equal-task = Spil nu din 7'er.
tutorial-equal-done = En enkelt 7'er er højere end en enkelt 4'er, så 4'eren gik hjem.
tutorial-equal-other = { $what } er tilladt, men det er ikke det, vi prøver her. Jeg har lagt det tilbage for dig.

tutorial-sizes-title = Andre størrelser er ligegyldige
tutorial-sizes-about = Kun sæt af samme størrelse står i vejen for hinanden. Tre 9'ere standser hverken ét, to eller fire kort.
tutorial-sizes-task = Spil begge 1'ere.
tutorial-sizes-done = To 1'ere og tre 9'ere på samme bord, og intet går hjem.
tutorial-sizes-other = { $what } er tilladt, men jeg vil gerne vise dig et par ved siden af tre kort. Jeg har lagt det tilbage for dig.

tutorial-golden-title = Den gyldne regel
tutorial-golden-about = Et kort, der går fra bordet til en hånd, bliver vendt på hovedet. Altid. Også dine.
tutorial-golden-task = Spil begge 2'ere, og se dem komme hjem.
tutorial-golden-done = dollops 5'ere slog dine 2'ere. På vej hjem blev de vendt: Nu har du en 9'er og en 10'er.
tutorial-golden-other = { $what } er tilladt, men dollop venter på et par. Jeg har lagt det tilbage for dig.

tutorial-take-title = Tag et sæt
tutorial-take-about = I stedet for at spille kan du tage et helt sæt fra en anden. Den gyldne regel vender det på vej til dig.
tutorial-take-task = Tag mows to 1'ere.
tutorial-take-done = De var to 1'ere. På din hånd er de en 8'er og en 9'er. Du må have så mange kort på hånden, det skal være.
tutorial-take-other = { $what } er tilladt, men mows lave kort ville være høje hos dig. Jeg har lagt det tilbage for dig.

tutorial-add-title = Føj et kort til
tutorial-add-about = Du kan føje ét kort til en andens sæt, hvis det har samme værdi. Sættet er stadig den andens.
tutorial-add-task = Føj din 6'er til mows 6'ere.
tutorial-add-done = Et kort mindre til dig. Og tre 6'ere slår tre 4'ere, så dollops gik hjem.
tutorial-add-other = { $what } er tilladt, men din 6'er passer til mows sæt. Jeg har lagt det tilbage for dig.

tutorial-discard-title = Væk for altid
tutorial-discard-about = Dit sæt venter på din næste tur. Har ingen slået eller taget det inden da, kasseres det.
tutorial-discard-task = Spil begge 7'ere, og se, om de holder.
tutorial-discard-done = Det gjorde de, og du er af med dem. Nu er det din tur igen: spil, føj til, tag eller vend. Du kan ikke melde pas.
tutorial-discard-other = { $what } er tilladt, men jeg vil gerne se begge 7'ere holde. Jeg har lagt det tilbage for dig.

tutorial-out-title = Færdig!
tutorial-out-about = Ingen kort tilbage efter din tur? Så er du færdig. Den første får 2 point, den næste 1, og så er runden slut. Fire point vinder spillet.
tutorial-out-task = Spil dine sidste to kort.
tutorial-out-done = Du var først færdig: 2 af 4 point. dollop spillede sit sidste kort efter dig og fik 1.
tutorial-out-other = { $what } er tilladt, men med begge 8'ere er du færdig med det samme. Jeg har lagt det tilbage for dig.

tutorial-two-title = Kun to spillere
tutorial-two-about = Så har I hver to områder og to ture i træk: en for område 1 og en for område 2. Vind to runder for at vinde spillet.
tutorial-two-task = Spil din 3'er i område 1.
tutorial-two-task-2 = Spil nu din 10'er i område 2.
tutorial-two-done = Din 10'er slog din egen 3'er! Alle fire områder hører til samme bord, og dit laveste sæt kommer vendt tilbage til dig.
tutorial-two-other = { $what } er tilladt, men jeg vil gerne vise dig, hvad dine egne sæt gør ved hinanden. Jeg har lagt det tilbage for dig.

tutorial-star-title = En rigtig runde
tutorial-star-about = Kortene er delt ud, den ene eller den anden vej op. Du har stjernen, så du begynder.
tutorial-star-task = Gør, hvad du har lyst til.
tutorial-star-done = Godt begyndt, og det var alle reglerne. Spil videre her, så længe du vil.

# The end.
tutorial-over-title = Du kan dnup
tutorial-over-lead = Du har set alle reglerne. Spil nu dit første spil mod bots, der ikke er så strenge.
tutorial-over-left = { $left ->
    [one] Der er ét trin tilbage, hvis du vil se det.
   *[other] Der er { $left } trin tilbage, hvis du vil se dem.
}
tutorial-over-ways = Mere at se
tutorial-over-puzzles = Løs opgaver
tutorial-over-rules = Alle reglerne
tutorial-over-aid = Oversigtskort
tutorial-over-aid-about = Under et spil viser oversigtskortet dig på én skærm, hvad du kan gøre.
