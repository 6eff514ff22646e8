# dnup train: botternes net trænes ved at spille mod sig selv.

cli-train = Træn en bots neurale net ved at lade det spille mod sig selv.
cli-train-folder = Mappen til træningen: kontrolpunktet, nettet, dets datablad og styrkekurven.
cli-train-players = Til hvor mange spillere. Skal angives for en ny træning.
cli-train-positions = Hvor mange stillinger der læres af; ellers { $positions }. Tidsplanerne følger dette tal.
cli-train-seed = Træningen følger af dette tal; ellers { $seed }.
cli-train-resume = Fortsæt træningen i mappen fra dens kontrolpunkt.
cli-train-against = Træn i stedet et bedste modsvar: lær at slå nettet i denne fil, som ikke ændrer sig.
cli-train-open = Træn i stedet et net, der ser alle hænder, ud fra runder, som nettet i denne fil spiller. Graferne bruger det.
cli-train-workers = Hvor mange portioner der spilles ad gangen; ellers 1, og med --ray så mange, som klyngen har processorer. Med én arbejder giver samme seed præcis samme net, bit for bit.
cli-train-ray = Spil på en Ray-klynge: dens adresse, eller ”local” for at starte en på denne maskine.

train-no-players = Angiv antallet af spillere med --players, { $least } til { $most }.
train-no-extra =
    Træning kræver pakker, der ikke er installeret her (mangler: { $module }). Hent dem med:
    { $command }
train-not-a-folder = { $folder } er en fil. Angiv en mappe.
train-net-resumed = { $option } gælder kun en ny træning. Udelad den for at fortsætte den i { $folder }.
train-against-and-open = --against og --open kan ikke bruges sammen. Udelad den ene.
train-cannot-write = Kan ikke skrive i { $folder }: { $reason }
train-start = { $kind ->
    [open] Et net, der ser alle hænder, til { $players } spillere
    [against] Bedste modsvar til { $players } spillere
   *[self] Spil mod sig selv med { $players } spillere
}, { $workers ->
    [one] én arbejder
   *[other] { $workers } arbejdere
}: { $done } af { $goal } millioner stillinger er klaret.
train-compiling = Den første portion tager et minut eller to mere, hvis kernen skal kompileres. Ctrl-C stopper efter den igangværende portion.
train-point = { $positions } af { $goal } millioner stillinger, { $time }, { $left } tilbage, tab { $loss }, { $whims } % tilfældige træk: { $policy } % førstepladser mod den hurtige strategi (lige: { $fair } %)
train-point-open = { $positions } af { $goal } millioner stillinger, { $time }, { $left } tilbage, tab { $loss }
train-point-against = { $share } % mod det fastfrosne net ({ $gain } point over lige)
train-point-selves = tidligere udgaver: { $shares }
train-point-self = { $share } % (ved { $positions } millioner)
train-finished = Færdig efter { $positions } millioner stillinger og { $time }. Nettet og dets datablad ligger i { $folder }.
train-finished-before = Træningen i { $folder } er allerede færdig. Start en anden i en ny mappe.
train-stopped =
    Stoppet efter { $positions } millioner stillinger og { $time }. Alt er gemt i { $folder }. Fortsæt med:
    { $command }
train-stopped-early = Stoppet, før den første portion var lært. Intet blev gemt.

train-error-no-torch =
    Træning kræver PyTorch, som ikke er installeret her. I en klon: kør ”make setup-train”, og start .venv-train/bin/dnup. Ellers hent det med:
    { $command }
train-error-no-ray =
    --ray kræver Ray, som ikke er installeret her. I en klon: kør ”make setup-train”, og start .venv-train/bin/dnup. Ellers hent det med:
    { $command }
train-error-no-folder = Mappen { $folder } findes ikke, så der er intet at fortsætte. Udelad --resume for at starte en træning.
train-error-folder-taken = { $folder } indeholder allerede en træning. Fortsæt den med --resume, eller vælg en anden mappe.
train-error-nothing-to-resume = { $folder } har intet kontrolpunkt, så der er intet at fortsætte. Udelad --resume for at starte en træning.
train-error-other-players = Træningen i { $folder } er til { $players } spillere, ikke til { $asked }. Udelad --players, eller vælg en anden mappe.
train-error-other-settings = Træningen i { $folder } blev startet med --{ $setting } { $value }, ikke { $asked }. Udelad valgmuligheden, eller start en ny træning i en anden mappe.
train-error-checkpoint-broken = Kan ikke læse { $file }: { $reason }
train-error-not-a-net = { $file } er ikke et net til { $players } spillere: { $reason }
train-error-cluster-unreachable = Kan ikke nå Ray-klyngen på { $address }: { $reason }
train-error-cluster-lost = Ray-klyngen mistede den ene portion efter den anden ({ $reason }). Alt, der er lært indtil nu, er gemt. Fortsæt med --resume.
