# The dnup command: its help and its complaints.

cli = dnup: kortspillet, hvor hvert kort har to værdier, og hvor de bytter plads, når kortet vendes. Uofficielt. Standardbunken er den trykte, som en ejer af spillet har skrevet den af; forlaget har ikke bekræftet den.
cli-start =
    Spil i browseren:         { $program } serve --open
    Spil i terminalen:        { $program } play
    Lær først spillet:        { $program } learn
cli-play = Start et spil: mennesker og botter, to til fem pladser, på denne skærm.
cli-replay = Se et optaget spil trin for trin.
cli-rules = Vis reglerne eller en af dem, med stillinger tegnet som borde.
cli-learn = Lær spillet i korte trin, hvor du selv tager hvert træk. Fortsætter, hvor du slap.
cli-try = Spil med en stilling fra reglerne: Intet gemmes, og reglerne er de rigtige.
cli-puzzle = Løs en opgave: dagens, eller en ved navn. list viser dem alle; check beviser dem på ny, ved reglerne alene.
cli-deck = Vis og kontrollér kortbunker.
cli-deck-show = Vis standardbunken, en anden bunke, der følger med dnup, eller den i en fil, og hvor kortene stammer fra.
cli-deck-check = Kontrollér en fil med en kortbunke, for eksempel kortene fra din egen æske.
cli-record = Kontrollér og vis optagelser af spil.
cli-record-check = Kontrollér en optagelse, eller en fil med én optagelse pr. linje, mod reglerne.
cli-record-show = Vis en optagelse som tekst, der er let at læse og kan læses ind igen.
cli-record-schema = Vis JSON-skemaet for en optagelse.
cli-opt-version = Vis versionen og slut.
cli-opt-language = Sproget for alle tekster: { $languages }. Ellers dit systems sprog.
cli-opt-seats = Hvem der spiller, i rækkefølge og med komma imellem: Et navn er et menneske, { $levels } er botter. Eksempel: Anna,Bo,beginner
cli-opt-players = Hvor mange spillere: dig og botter.
cli-opt-level = Botternes niveau med --players: { $levels }.
cli-opt-deck = Kortbunken at spille eller læse med: en fil, eller en, der følger med dnup ({ $decks }).
cli-opt-think = Hvor længe botter må tænke over hvert træk: 100ms for millisekunder (standard) eller 500 for simuleringer, som sammen med --seed giver præcis det samme igen.
cli-opt-seed = Del ud, og lad botter vælge, efter dette tal, så et spil kan gentages.
cli-opt-record = Gem spillet i denne fil i stedet for i din datamappe.
cli-opt-resume = Fortsæt spillet i denne fil; "last" er det i din datamappe, der blev forladt sidst.
cli-opt-plain = Linje for linje, uden fuld skærm (indtil videre den eneste måde).
cli-opt-seat = Se det, som denne plads så det.
cli-opt-spectator = Se det som en tilskuer, uden åbne hænder.
cli-opt-round = Begynd med denne runde.
cli-opt-record-json = Som JSON, til programmer, uanset filens form.
cli-opt-at = Begynd ved dette øjeblik: 3.12 er handling 12 i runde 3.
cli-opt-match = Hvilken optagelse, hvis filen har én pr. linje.
cli-opt-toml = Som en kortfil, du kan lave din egen ud fra.
cli-opt-theme = Kun opgaver med dette tema: { $themes }.
cli-opt-puzzle-players = Kun opgaver for så mange spillere.
cli-opt-difficulty = Kun opgaver af denne sværhedsgrad, fra 1 til 5.
cli-opt-next = Den næste opgave, du ikke har løst.
cli-opt-sample = Med check: bevis kun så mange af dem.
cli-opt-search = Med check: søg på ny, med andre tilfældige tal, hvor det bedste hviler på dyb søgning.
cli-arg-record = En optagelse: JSON, eller tekst fra "dnup record show"; eller mange, med ét JSON-objekt pr. linje.
cli-arg-replay = En optagelse: JSON eller tekst; eller mange, med ét JSON-objekt pr. linje; "last" er det spil, du spillede sidst. Eller linket til et spil på en server.
cli-arg-rules = En regels nummer som A2, et bogstav, en overskrift eller ord; "aid" er oversigtskortet. Ellers hele siden.
cli-arg-learn = Nummeret på det trin, du vil begynde med.
cli-arg-try = Stillingens navn, som det står i reglerne. Ellers vises alle navne.
cli-arg-puzzle = En opgaves navn, list eller check. Dagens opgave, hvis det udelades.
cli-arg-deck = En fil med en kortbunke (TOML).
cli-arg-deck-show = En fil med en kortbunke (TOML), eller en bunke, der følger med dnup ({ $decks }); ellers standardbunken.

help-usage = Brug:
help-arguments = Argumenter
help-options = Tilvalg
help-commands = Kommandoer
help-help = Vis denne hjælp og slut.
help-default = [standard: { $value }]
help-required = [skal angives]

no-language = Sproget ”{ $language }” findes ikke her. Vælg mellem: { $languages }.

you = Du
play-resume-alone = --resume tager spillere, seed, tænketid og fil fra optagelsen: Udelad --seats, --players, --seed, --think og --record.
play-record-exists = { $file } findes allerede. Fortsæt spillet med --resume, eller vælg en anden fil.
play-cannot-save = Spillet kan ikke gemmes i { $file }: { $reason }. Vælg en anden fil med --record FILE.
play-file-changed = Et andet program har skrevet i { $file } i mellemtiden; filen er ikke rørt. Fortsæt derfra med --resume.
play-no-last = Der er ikke noget forladt spil i din datamappe. Start et med: { $program } play
play-resume-many = { $file } har mange optagelser; et spil kan kun fortsættes fra en fil med én.
play-resume-text = { $file } er en optagelse som tekst, til at læse for mennesker; et spil kan fortsættes fra JSON.
play-resume-over = Spillet i { $file } er slut. Se det med: { $program } replay { $file }
bots-no-extra =
    Botterne over beginner og analysen kræver pakker, der ikke er installeret her (mangler: { $module }). Spil uden dem med: --level beginner. Hent dem med:
    { $command }
kernel-compiling = Botternes beregningskerne kompileres til denne computer. Det sker kun én gang og tager cirka et halvt minut.
kernel-progress = Kompilerer
kernel-fails = Botternes beregningskerne kan ikke bruges: { $reason }
play-no-budget = ”{ $budget }” siger ikke, hvor længe botter må tænke: Skriv 100ms for millisekunder eller 500 for simuleringer.
play-unknown-level = Der findes ingen bot ”{ $level }”. Vælg mellem: { $levels }.
play-seat-count = { $count ->
    [one] Der er nævnt én plads
   *[other] Der er nævnt { $count } pladser
}; { $least } til { $most } kan spille, og --players skal passe, hvis det er angivet.
play-seat-name = ”{ $name }” kan ikke bruges som navn: Skriv 1 til { $most } synlige tegn.
play-seat-twice = To pladser har samme navn.
play-deck-players = Bunken ”{ $deck }” er til { $counts } spillere, ikke til { $players }. Vælg et andet antal spillere eller en anden bunke med --deck.

watch-hello = Enter: næste trin. t: tilbage. hjælp: hvad du ellers kan gøre. q: slut.
watch-commands =
    Enter, næste   det næste trin
    tilbage        trinnet før
    runde 3        begyndelsen af runde 3
    12             handling 12 i denne runde; 0 er uddelingen
    3.12           handling 12 i runde 3
    sidste         spillets sidste trin
    afspil         gå videre af sig selv; Enter eller Ctrl-C stopper det
    afspil 2       det samme, dobbelt så hurtigt
    som B          se det med B's øjne, som det var
    tilskuer       se det, som en tilskuer så det
    åben           se det med åbne hænder
    viden          hvad man kunne vide: de sikre kort og chancerne for resten
    viden B        hvad B kunne vide; viden tilskuer: hvad alle kunne vide
    log            runden indtil nu, i sætninger
    runder         runderne og deres point
    bord           dette trin igen
    gem spil.json  gem spillet i en ny fil; spil.txt er tekst til at læse
    slut           stop her (det samme gør Ctrl-C og Ctrl-D)
    Ét bogstav er nok: n, t, r, a, s, å, v, b, g, h; q slutter.
watch-deck = { $players } spillere med bunken ”{ $deck }”.
watch-deck-then = Dengang hed den ”{ $name }”.
watch-at = { $place }, { $look }>{" "}
look-open = åbne hænder
look-spectator = tilskuer
look-seat = som { $seat }
watch-next = n næste naeste next
watch-back = t tilbage back
watch-round = r runde round
watch-last = sidste last end
watch-play = afspil a play p
watch-as = som s as
watch-open = åben å aaben open o
watch-spectator = tilskuer spectator
watch-know = viden v know k
watch-rounds = runder rounds
watch-save = gem g save
replay-step = Runde { $round }, { $action ->
    [0] uddelingen:
   *[other] handling { $action }:
}
watch-log = Runde { $round } indtil nu:
watch-round-line = { $over ->
    [yes] Runde { $round }, { $actions ->
        [one] { $actions } handling
       *[other] { $actions } handlinger
    }: { $points }
   *[no] Runde { $round }, indtil nu { $actions ->
        [one] { $actions } handling
       *[other] { $actions } handlinger
    }: { $points }
}
watch-unclear = ”{ $text }” er ikke en kommando her. Tryk Enter for næste trin, eller skriv hjælp.
watch-begin = Det er det første trin.
replay-end = Det var det sidste trin.
watch-which-round = Hvilken runde? For eksempel: runde 2
watch-no-moment = Der er ikke noget øjeblik { $place } i dette spil. Hvor langt det går, siges kun med åbne hænder.
watch-no-action = { $actions ->
    [one] Runde { $round } har kun én handling.
   *[other] Runde { $round } har { $actions } handlinger: Skriv et tal fra 0 til { $actions }.
}
watch-which-speed = Hvor hurtigt? For eksempel: afspil 2 for dobbelt så hurtigt, afspil 0,5 for halvt så hurtigt.
watch-playing = Afspiller med hastighed { $speed }. Enter eller Ctrl-C stopper det.
watch-which-look = Man kan ikke se det som ”{ $text }”. Skriv som A, op til som { $last }, tilskuer eller åben.
watch-whose-knowledge = ”{ $text }” er ingen her. Skriv viden A, op til viden { $last }, eller viden tilskuer.
watch-not-told = Hvad { $seat } vidste, siges ikke med den synsvinkel, du har nu: Det ville røbe, hvad { $seat } har på hånden. Skriv først åben eller som { $seat }.
know-public = Hvad alle kunne vide:
know-seat = Hvad { $seat } kunne vide:
# $cards are the cards that are certain, "none" if there are none. The star may be certain, but not which way up.
know-hand = { $count ->
    [0] { $seat }: ingen kort
   *[other] { $seat }, { $count } kort
}{ $cards ->
    [none] {""}
   *[other] , sikre: { $cards }
}{ $star ->
    [yes] , har ★
   *[no] {""}
}
know-all = Alle kort på hænderne er sikre.
know-chances = Hvem der har hvert af de andre kort, og hvilken vej det vender, i procent:
know-card = kort
know-turned = vendt
know-twice = { $count } × { $card }
know-equal = Et kort, der er mærket 2 ×, findes to gange, og dets tal giver 200 tilsammen.
know-weighed = Uddelinger, der passer godt til, hvad de andre gjorde, tæller mere, efter botternes skøn.
know-even = Alle uddelinger, der passer, tæller lige meget.
know-no-extra =
    Skal de vægtes efter, hvad de andre gjorde, så hent det, de stærkere botter kræver:
    { $command }
watch-save-where = Hvilken fil skal det gemmes i? For eksempel: gem spil.json, eller gem spil.txt for tekst til at læse.
watch-saved = Gemt i { $file }
watch-save-deck = For at kunne læses igen kræver det sin bunke, ”{ $deck }”. Gem også den, hvis du ikke har den: gem { $file }
save-which-form = Navnet { $file } siger ikke, hvilken form filen skal have. Vælg et navn, der ender på .json (til programmer, og til at læse ind igen) eller .txt (til at læse).
save-exists = { $file } findes allerede og er ikke rørt. Vælg en anden fil.
save-fails = { $file } kan ikke skrives: { $reason }. Vælg en fil i en mappe, der findes, og som du må skrive i.
link-other = { $link } er ikke et link til et spil. Sådanne links ser ud som http://HOST/replay/ID eller http://HOST/records/ID.
link-gone = { $link }: Serveren kender ikke det spil. En fil, der er lagt ind på dens side, gemmes kun et stykke tid; brug selve filen.
link-refused = { $link }: Serveren udleverer det ikke (HTTP-status { $reason }).
link-late = { $link }: Serveren svarede ikke inden for { $reason } sekunder. Prøv igen senere.
link-fails = { $link }: Serveren kan ikke nås: { $reason }. Se efter, om linket og din forbindelse er i orden.
link-elsewhere = { $link }: Serveren sender videre til { $reason }, et andet sted, og det blev ikke fulgt. Hvis du stoler på det, så hent et link der.
link-no-deck = { $link }: Der blev spillet med bunken ”{ $deck }”, og serveren udleverede ikke dens kort. Angiv deres fil med --deck FILE.
watch-empty = Der blev ikke spillet noget i dette spil.
replay-no-round = Den runde findes ikke: Optagelsen har { $rounds }.
watch-bad-at = ”{ $text }” er ikke et øjeblik i spillet: Skriv runden, et punktum og handlingen, for eksempel --at 3.12.
watch-round-or-at = Vælg én: --round eller --at.
replay-seat-or-spectator = Vælg én: --seat eller --spectator.
replay-none = Der er ikke noget spil i din datamappe endnu. Spil et med: { $program } play
replay-no-seat = Der er ingen plads ”{ $seat }”: De går fra A til { $last }.

deck-head = { $name }: { $count } kort, { $every ->
    [yes] til 2 til 5 spillere
   *[no] kun til { $counts } spillere
}
deck-hash = SHA-256 { $hash }
deck-from = { $name ->
    [pairs] Det var projektets første bunke, lavet før de trykte kort var kendt. Det er ikke bunken i æsken. Indtil november 2026 hed den ”standard”.
   *[standard] Det er kortene fra det trykte spil, som en ejer af spillet har skrevet dem af og offentliggjort (fundet i 2026). Forlaget har ikke bekræftet listen. Alle kort, som regelarkene viser, er med.
}
deck-plain = {"  "}Uden ansigt, altid med ({ $count }):
deck-face = {"  "}{ $symbol } { $face }, med { $players ->
    [5] ved fem spillere ({ $count }):
    [4] ved fire eller fem spillere ({ $count }):
   *[other] ved tre eller flere spillere ({ $count }):
}
deck-count = {"  "}{ $players } spillere: { $count } kort, { $each } til hver{ $over ->
    [0] {""}
    [one] , én plads får ét mere
   *[other] , { $over } pladser får ét mere
}
deck-correct =
    Er et kort anderledes i din æske? Det tager et minut:
      { $program } deck show --toml > my-deck.toml
      (ret kortet i my-deck.toml, og giv bunken dit eget navn)
      { $program } deck check my-deck.toml
      { $program } play --deck my-deck.toml
deck-file =
    Ret det, der er anderledes i din æske, og giv bunken et andet navn (name).
    Et kort er sine to værdier, * for stjernen og ansigtet, hvis der er et: "2/10", "1/5*", "2/8 happy".
    happy tages ud med to spillere, neutral med to eller tre, sad med to til fire.
    players er de antal spillere, som bunken er til.
# Below something that is wrong with a deck: what would mend it. $cards are entries of a deck file.
deck-remedy = {"  "}Måske { $cards }?
deck-ok = { $file }: i orden. ”{ $name }”, { $count } kort, { $every ->
    [yes] til 2 til 5 spillere
   *[no] kun til { $counts } spillere
}, SHA-256 { $hash }
deck-other-name = { $file }: Det er ikke bunken ”{ $name }”, der følger med dnup: Kortene eller antallene af spillere er anderledes. Giv den et andet navn, så ingen forveksler dem.

record-ok = { $file }: i orden. { $players } spillere, { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}, { $actions } handlinger, { $won ->
    [none] ikke færdigt: Det kan fortsættes.
   *[yes] vinder: { $name }.
}
record-no-match = { $file } har kun { $count ->
    [one] én optagelse.
   *[other] { $count } optagelser.
}
records-checked = { $file }: { $good } i orden, { $wrong } forkerte.

cli-arena = Lad botter spille mod hinanden, hver uddeling fra alle pladser, og sammenlign dem.
cli-arena-bots = Hvem der spiller, med komma imellem: { $levels }, hver med et budget, hvis du vil, for eksempel random@500 (simuleringer pr. træk) eller random@100ms. Lige så mange som spillere; eller to, for én af den første mod et bord fuldt af den anden; eller én, for et bord fuldt af den.
cli-arena-players = Hvor mange spillere: 3, eller 2,4, eller 2-5. Ellers lige så mange som botter; med --round-robin alle.
cli-arena-rounds = Hvor mange runder hver opstilling spiller, rundet op til hele uddelinger; ellers { $rounds }.
cli-arena-matches = Spil så mange hele spil i stedet for runder.
cli-arena-round-robin = Alle botter, eller dem fra --bots, mod hinanden: hvert par ved to, og ved større borde hver enkelt mod et bord fuldt af hver anden.
cli-arena-seed = Alle uddelinger og valg følger af dette tal.
cli-arena-processes = Hvor mange processer der spiller ad gangen; ellers så mange, som maskinen kan køre.
cli-arena-records = Gem en optagelse af hver runde eller hvert spil i denne nye fil, én pr. linje.
cli-arena-resume = Fortsæt med filen fra --records, hvor den blev stoppet.
cli-arena-json = Skriv resultaterne som JSON.
cli-arena-markdown = Skriv også resultaterne som Markdown til denne fil; med --round-robin som en krydstabel for hvert antal spillere.
cli-arena-plot = Tegn andelen af førstepladser i denne fil, PNG eller SVG.

arena-no-bots = Hvem spiller? Nævn botterne, for eksempel --bots beginner,random, eller lad alle spille med --round-robin. Vælg mellem: { $levels }.
arena-bad-budget = ”{ $budget }” i ”{ $bot }” er ikke et budget. Skriv et antal simuleringer som 500, eller millisekunder som 100ms.
arena-bad-players = ”{ $text }” er ikke et antal spillere: { $least } til { $most } kan spille. Skriv --players 3, --players 2,4 eller --players 2-5.
arena-rounds-or-matches = Vælg én: --rounds eller --matches.
arena-no-extra =
    Arenaen kræver pakker, der ikke er installeret her (mangler: { $module }). Hent dem med:
    { $command }
arena-bad-picture = { $file } kan ikke bruges til en tegning: Navnet skal ende på en af { $suffixes }.
arena-cannot-write = { $reason ->
    [none] { $file } kan ikke skrives. Vælg en fil i en mappe, der findes, og som du må skrive i.
   *[other] { $file } kan ikke skrives: { $reason }. Vælg en fil i en mappe, der findes, og som du må skrive i.
}
arena-records-exist = { $file } findes allerede. Fortsæt med den med --resume, eller vælg en anden fil.
arena-same-file = { $file } kan ikke rumme både optagelserne og noget andet. Vælg en anden fil.
arena-bot-failed = En bot svigtede; det, der var spillet før, er gemt: { $reason }
arena-resume-what = Hvad skal fortsættes? Angiv filen med --records FILE.
arena-resume-missing = { $file } findes ikke, så der er ikke noget at fortsætte. Udelad --resume for at begynde på den.
arena-rounded = En uddeling spilles fra { $seats ->
    [one] én plads
   *[other] { $seats } pladser
}, så i stedet for { $asked } { $kind ->
    [matches] spil
   *[rounds] runder
} spilles der { $games }.
arena-playing = Spiller
progress-left = tilbage:
arena-stopped = { $file ->
    [none] Stoppet efter { $done } af { $planned }. Intet er gemt, for --records var ikke med.
   *[other] Stoppet efter { $done } af { $planned }; optagelserne er i { $file }. Fortsæt med samme kommando og --resume.
}
arena-nothing = Intet blev spillet til ende.
arena-players = { $players } spillere
arena-lineup = { $players } spillere, { $lineup }: { $deals ->
    [one] én uddeling
   *[other] { $deals } uddelinger
} fra { $seats ->
    [one] én plads
   *[other] { $seats } pladser
}, { $games } { $kind ->
    [matches] spil
   *[rounds] runder
}, { $stalled } gået i stå; en lige andel er { $fair }
arena-entrant = bot
arena-seats = pladser spillet
arena-first = { $kind ->
    [matches] spil vundet
   *[rounds] først færdig
}
arena-points = { $kind ->
    [matches] point pr. spil
   *[rounds] point pr. runde
}
arena-mean = ms pr. træk
arena-p99 = 99 % under ms
arena-ratings = Styrketal
arena-rating = styrketal
arena-unsure = usikkerhed
arena-games = { $kind ->
    [matches] spil
   *[rounds] runder
}
arena-ends = { $mean } ({ $low } til { $high })
arena-legend =
    Andele og point er for hver plads, en bot havde, med 95 % konfidensintervaller, der tæller uddelinger.
    Styrketal er efter Plackett-Luce ud fra slutrækkefølgen og begynder ved 25.
arena-fair = lige andel { $share }
arena-plot = { $kind ->
    [matches] Vundne spil, med 95 % konfidensintervaller
   *[rounds] Først færdig i runden, med 95 % konfidensintervaller
}
arena-against = { $entrant } mod { $others }
arena-against-all = { $players ->
    [2] en mod en anden
   *[other] en mod { $players ->
        [3] to
        [4] tre
       *[other] fire
    } andre
}
arena-crosstable = Hvor ofte rækkens bot { $kind ->
    [matches] vinder spillet
   *[rounds] er først færdig
} mod et bord fuldt af kolonnens bot, med 95 % konfidensintervaller; seed { $seed }.

arena-error-wrong-count = { $count ->
    [one] Der er nævnt én bot
   *[other] Der er nævnt { $count } botter
} til { $players } spillere. Nævn lige så mange, som der er spillere; eller to, for én af den første mod et bord fuldt af den anden; eller én.
arena-error-too-few-entrants = --round-robin kræver mindst to forskellige botter. Nævn flere med --bots, eller udelad det for alle niveauer.
arena-error-long-name = ”{ $name }” er for langt til en optagelse, som har plads til { $most } tegn. Vælg et mindre budget.
arena-error-records-broken = { $file }, linje { $line } er ikke en optagelse: { $reason }. Ret eller fjern linjen, eller vælg en anden fil.
arena-error-records-foreign = { $file }, linje { $line } er ikke fra en arena. Vælg en anden fil.
arena-error-records-other = { $file } er fra en anden arena: I linje { $line } er { $setting } { $said }, her ville det være { $right }. Brug de indstillinger, den blev begyndt med, eller vælg en anden fil.
arena-error-records-twice = { $file }, linje { $line } er et spil, der allerede står længere oppe. Fjern linjen, eller vælg en anden fil.
arena-error-process-ended = En proces sluttede af sig selv, måske fordi der manglede hukommelse. Prøv med færre med --processes; med --records og --resume går det, der er gjort, ikke tabt.
