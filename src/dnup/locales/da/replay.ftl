# Matches that are looked at again, in the browser: /replay and /replay/ID.
#
# $name is a player, $names several; $mine is "yes" when it is about the one through whose eyes one looks.

# The page that takes files.
replay-home = Se et spil igen
replay-home-lead = Gå gennem et spil, som en af spillerne så det, som tilskuer eller med alle hænder åbne.
replay-drop = Læg en optagelse her
replay-drop-about = En fil, som spillet eller terminalen har gemt, som dnup/1 eller som læsbar tekst. Du kan også indsætte teksten et sted på denne side.
replay-drop-now = Slip for at åbne den
replay-file = Vælg en fil
replay-reading = Optagelsen læses …
replay-too-large = Filen er større end { $most } MB. Optagelser er langt mindre.
replay-file-unreadable = Filen kunne ikke læses.
replay-pasted = den indsatte tekst
replay-own = Mine spil
replay-own-about = Hvert spil, du har spillet færdigt, ligger der, og du kan se det igen.

# What is wrong with a file. $file is its name, $place where in it, $what a whole sentence.
replay-bad = Denne optagelse kan ikke vises
refused-record-too-long = Den har { $actions } handlinger; der kan højst vises { $limit }.
refused-match-is-running = Dette spil spilles lige nu. Du kan se det igen og få det gennemgået, når det er slut.
refused-too-large = Den er for stor.
replay-bad-hint = Intet er ændret. Er filen redigeret i hånden, så ret stedet, og slip den her igen.
replay-unknown-deck = Der blev spillet med bunken ”{ $name }”, som ikke kendes her ({ $hash }).
replay-deck-changed = Der blev spillet med en bunke ”{ $name }”, som har andre kort ({ $hash }).
replay-deck-needed = Hvilke kort blev der spillet med?
replay-deck-about = Slip også kortfilen her, eller vælg en af dine bunker. Er det de rigtige kort, åbnes spillet.
replay-deck-file = Vælg en kortfil
replay-deck-own = Dine kortbunker
replay-deck-bad = { $file } er ikke en bunke, man kan spille med: { $what }
replay-deck-bad-entry = { $file } er ikke en bunke, man kan spille med. Kort nr. { $entry }: { $what }

# A match.
replay-name = Spil mellem { $names }
replay-with = Spil med { $names }
replay-where = Runde { $round }, handling { $action }

# The frame: how a match is looked at, and through whose eyes.
replay-parts = Sådan ser du spillet
replay-part-watch = Se spillet
replay-more = Mere
replay-share-short = Del
replay-eyes = Se gennem øjnene på
replay-eyes-onlooker = Tilskuer
replay-eyes-open = Alt åbent

replay-opening = Spillet åbnes …
replay-missing = Det spil findes ikke
replay-missing-about = Det blev aldrig spillet færdigt, spillerne har slettet det, eller der mangler noget af linket.
replay-forgotten = Filen er her ikke længere
replay-forgotten-about = En server gemmer kun filer udefra et stykke tid. Slip filen her igen for at fortsætte.
replay-not-opened = Spillet kunne ikke åbnes
replay-again = Prøv igen
replay-another = Åbn en anden optagelse
replay-deck = Kortbunke: { $name }
replay-matches = Spil
replay-match-of = Spil { $match } af { $matches }
replay-next-match = Næste spil
replay-empty = Der blev ikke spillet noget i dette spil.

# Moving.
replay-controls = Gå gennem spillet
replay-round-start = Rundens begyndelse
replay-round-end = Næste runde
replay-back = Tilbage
replay-play = Afspil
replay-pause = Pause
replay-forward = Frem
replay-speed = Hastighed
replay-action = Handling
replay-at = { $action } / { $actions }
replay-at-words = Handling { $action } af { $actions } i runde { $round }
replay-round = Runde
replay-round-number = Runde { $round }
# $results are names with the points that they won, such as "Ann +2, Ben +1".
replay-round-result = Runde { $round }: { $results }
replay-loading = Runden hentes …
replay-round-lost = Runden kunne ikke hentes.
replay-left = Optagelsen slutter her: Spillet blev ikke spillet færdigt.
replay-over = Runden er slut
replay-result = Resultat
replay-result-hide = Se bordet

# The log.
replay-log = Hvad der skete
replay-keys-title = Taster
replay-keys = ← → går én handling. Mellemrum afspiller og holder pause. Page Up og Page Down skifter runde, Home og End går til begyndelsen og slutningen.

# Who could know what.
replay-knowledge = Hvem vidste hvad
replay-certain = sikkert
replay-certain-words = { $name }: { $cards }
replay-hand-empty = Ingen kort tilbage.
replay-known-question =
    { $who ->
        [you] Hvad kunne du vide?
       *[everybody] Hvad kunne alle vide?
    }
replay-known-open = Alle hænder ligger åbne. Et øje viser, hvad alle vidste.
replay-known-saw =
    { $who ->
        [you] { $certain ->
            [0] Du har ikke set nogen af kortene.
            [one] Du så ét af de { $size } kort.
           *[other] Du så { $certain } af de { $size } kort.
        }
       *[everybody] { $certain ->
            [0] Ingen andre har set kortene.
            [one] Alle så ét af de { $size } kort.
           *[other] Alle så { $certain } af de { $size } kort.
        }
    }
replay-known-all =
    { $who ->
        [you] Du kender hele hånden.
       *[everybody] Alle kender hele hånden.
    }
replay-known-star = ★ er her, den ene eller den anden vej.
replay-glasses = Hvor sandsynligt det er, at { $name } har hver værdi
replay-glass = { $value }: { $one }. To eller flere: { $two }.
replay-glass-sure = { $value }: sikkert. To eller flere: { $two }.
replay-glass-two = to eller flere: { $two }
replay-legend-likely = hvor sandsynligt
replay-legend-pair = et par eller flere
replay-legend-certain = sikkert
# $card is drawn as a small card; $value is its number, for an article before it. $odds is one of the messages below.
replay-likely-card-is =
    { $sure ->
        [sure] { $name } har næsten sikkert { $card }.
        [nearly] { $name } har næsten sikkert { $value ->
           *[other] { $card }
        }: { $odds }.
        [probably] { $name } har nok { $value ->
           *[other] { $card }
        }: { $odds }.
       *[maybe] { $name } har måske { $value ->
           *[other] { $card }
        }: { $odds }.
    }
replay-likely-pair-is = Et par { $cards } fra { $name }: { $odds }.
replay-likely-nothing = Intet andet kort er sandsynligt nogen steder.
replay-odds-none = udelukket
replay-odds-hardly = meget usandsynligt
replay-odds-even = omtrent fifty-fifty
replay-odds-nearly = næsten sikkert
replay-odds-in = { $part } ud af { $of }
replay-exact = Præcise tal
replay-exact-caption = Hvor sandsynligt det er, at hver hånd har mindst ét kort med en værdi
replay-exact-value = Værdi
replay-exact-cards = Kort for kort, og hvilken vej det vender
replay-likely-about = Tallene er skøn: Vi deler de skjulte kort ud mange gange på alle måder, der passer med det, der kunne ses, og lader de uddelinger tælle mest, som forklarer, hvad de andre gjorde.
replay-likely-plain = Tallene er skøn: Alle måder at dele de skjulte kort ud på, der passer med det, der kunne ses, tæller lige meget.
replay-likely-none = Der er intet tilbage at gætte.
replay-likely-caption = Hvor sandsynligt det er, at hver spiller har hvert kort, og hvilken vej det vender
replay-likely-card = Kort
replay-likely-count = × { $count }
replay-likely-cell = { $value } opad: { $chance }
replay-likely-sort = Rækkefølge
replay-likely-by-card = Efter værdi
replay-likely-by-chance = Det sikreste først
replay-knowledge-waiting = Regner det ud …
replay-knowledge-failed = Svaret på, hvad man kunne vide, kom ikke frem.

# Sharing and saving.
replay-share = Del og gem
replay-share-link = Et link til dette øjeblik
replay-share-about = Den, der åbner linket, ser spillet i dette øjeblik gennem de samme øjne.
replay-share-file = En fil, du selv har lagt ind, har intet link: Serveren gemmer den kun et stykke tid, og kun den, der har filen, kan åbne den. Giv de andre filen.
replay-copy-link = Kopiér linket
replay-send-link = Del linket
replay-share-text = Se dette øjeblik i et spil dnup
replay-save = Gem optagelsen
replay-save-about = Filen til programmer (dnup/1) og den læsbare tekst indeholder det samme: alle kort og alle handlinger. Begge kan åbnes på siden igen.
replay-save-json = dnup/1
replay-save-text = Læsbar tekst
replay-save-deck = Bunken ”{ $name }”
replay-save-deck-about = Der blev spillet med egne kort. Hvor de ikke er kendt, kan spillet kun åbnes sammen med kortfilen.
replay-copy-text = Kopiér teksten
replay-fair = Blev kortene delt ærligt ud?
replay-fair-check = Kontrollér uddelingerne
replay-as-text = Bordet som tekst
