# dnup admin: looking after a server.

cli-admin = Pas en server fra den maskine, den kører på.
cli-admin-status = Vis, hvor travlt serveren har.
cli-admin-watch = Vis løbende, hvor travlt serveren har, indtil Ctrl-C.
cli-admin-tables = Vis de åbne borde.
cli-admin-close = Luk et bord. Spillet er slut, og alle ved bordet får det at vide.
cli-admin-guests = Vis de gæster, der er her, eller alle med NAME i navnet.
cli-admin-remove = Tag en gæst væk fra bordene, og afbryd forbindelserne. Gæsten må komme tilbage.
cli-admin-ban = Luk en gæst eller en adresse ude i en periode. Det gælder også efter en genstart, og den, det går ud over, kan læse hvor længe og hvorfor.
cli-admin-mute = Lad en gæst ikke chatte i en periode, ved noget bord.
cli-admin-bans = Vis udelukkelser og chatforbud.
cli-admin-lift = Ophæv en udelukkelse eller et chatforbud før tid.
cli-admin-rename = Giv en gæst et andet navn.
cli-admin-delete = Slet et spil, ratings eller en gæst.
cli-admin-delete-match = Slet et spil fra alles lister, med optagelse og gennemgang.
cli-admin-delete-ratings = Tag en gæst af ranglisten.
cli-admin-delete-guest = Slet en gæst og alt, der er gæstens.
cli-admin-reports = Vis anmeldelser med det, der blev sagt ved bordet.
cli-admin-settle = Skriv, hvordan en anmeldelse er behandlet.
cli-admin-announce = Fortæl spillerne, hvornår vedligeholdelsen begynder: De ser det på alle sider.
cli-admin-drain = Lad ingen nye spil begynde, og stop serveren, når de igangværende er slut.
cli-admin-moderators = Vis moderatorer, eller vælg dem. De har deres egen side på /moderate.
cli-admin-moderators-add = Gør en gæst til moderator.
cli-admin-moderators-remove = Lad en gæst ikke længere være moderator.
cli-admin-log = Vis, hvem der gjorde hvad, hvornår og hvorfor.
cli-admin-arg-guest = Gæsten: et id, et bords kode og navnet ved bordet (ABC234/Ann) eller et navn, som kun én gæst har.
cli-admin-arg-whom = En gæst (et id, ABC234/Ann eller et navn) eller en IP-adresse.
cli-admin-arg-code = Bordets kode.
cli-admin-arg-name = En del af et navn eller et id.
cli-admin-arg-new-name = Det nye navn.
cli-admin-arg-id = Id’et, som listen viser det.
cli-admin-arg-match = Spillets id eller link.
cli-admin-arg-time = Hvornår: 22:30, ”2026-11-20 22:30” eller +30m.
cli-admin-opt-json = Skriv JSON, til scripts.
cli-admin-opt-why = Hvorfor. Det kommer i loggen, og den, det går ud over, kan også læse det.
cli-admin-opt-for = Hvor længe: 30m, 12h, 7d, 4w eller forever.
cli-admin-opt-with-address = Udeluk også den adresse, gæsten er forbundet fra.
cli-admin-opt-every = Sekunder mellem to opdateringer.
cli-admin-opt-all = Vis også anmeldelser, der er behandlet.
cli-admin-opt-text = En sætning til spillerne, for eksempel om hvad der bliver nyt.
cli-admin-opt-announce-off = Træk meddelelsen tilbage.
cli-admin-opt-within = Stop efter denne tid, selv om der stadig spilles. Spillene fortsætter efter næste start.
cli-admin-opt-drain-off = Lad spil begynde igen.
cli-admin-opt-wait = Vent, til serveren er stoppet.
cli-admin-opt-count = Vis de sidste N linjer.

# What was done: as an answer, and in the log.
admin-did-close-table = Lukkede bord { $table }.
admin-did-remove = Fjernede { $name } ({ $guest }).
admin-did-ban = Udelukkede { $name } ({ $guest }){ $until ->
    [never] {""} for altid
   *[other] {""} indtil { $until }
}. Udelukkelse { $ban }.
admin-did-ban-address = Udelukkede adressen { $address }{ $until ->
    [never] {""} for altid
   *[other] {""} indtil { $until }
}. Udelukkelse { $ban }.
admin-did-mute = Gav { $name } ({ $guest }) chatforbud{ $until ->
    [never] {""} for altid
   *[other] {""} indtil { $until }
}. Chatforbud { $ban }.
admin-did-lift = Ophævede { $ban } for { $name }.
admin-did-rename = Omdøbte { $before } ({ $guest }) til { $name }.
admin-did-delete-match = Slettede spillet { $record }.
admin-did-delete-ratings = Tog { $name } ({ $guest }) af ranglisten.
admin-did-delete-guest = Slettede gæsten { $guest }.
admin-did-settle = Afsluttede anmeldelse { $report } af { $name } ({ $guest }).
admin-did-announce = Meddelte vedligeholdelse { $at }.
admin-did-withdraw = Trak meddelelsen tilbage.
admin-did-drain = Ingen nye spil begynder. Serveren stopper, når alle er slut, senest { $until }.
admin-did-stop-draining = Spil kan begynde igen.
admin-did-add-moderator = { $name } ({ $guest }) er nu moderator.
admin-did-remove-moderator = { $name } ({ $guest }) er ikke længere moderator.

admin-status =
    dnup { $version }, har kørt i { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minutter
    }
    Forbindelser  { $connections } fra { $people ->
        [one] { $people } person
       *[other] { $people } personer
    }
    Borde         { $gathering } venter, { $playing } spiller, { $finished } færdige
    Handlinger    { $moves }, { $rate } i sekundet
    Gemme         halvdelen { $half }, 99 % { $most }
    Hændelser     99 % { $late } forsinket
    Hukommelse    { $memory } MB
    Anmeldelser   { $reports } åbne
    Udelukkelser  { $bans }
admin-status-draining =
    Tømmes        { $matches ->
        [one] { $matches } spil er
       *[other] { $matches } spil er
    } stadig i gang; stopper senest { $until }
admin-status-announced = Meddelt       vedligeholdelse { $at }
admin-under = inden for { $milliseconds } ms
admin-over = mere end { $milliseconds } ms
admin-no-time = –
admin-watch-stop = Stop med Ctrl-C.
admin-draining = { $matches ->
    [one] { $matches } spil er
   *[other] { $matches } spil er
} stadig i gang. Ctrl-C holder op med at vente, men tømningen fortsætter.
admin-drained = Serveren er stoppet.

admin-no-tables = Ingen borde er åbne.
admin-no-guests = Ingen gæster fundet.
admin-no-bans = Ingen er udelukket eller har chatforbud.
admin-no-reports = Ingen åbne anmeldelser.
admin-no-moderators = Der er ingen moderatorer endnu.
admin-no-log = Der er ikke gjort noget endnu.
admin-head-table = Bord
admin-head-phase = Fase
admin-head-people = Personer
admin-head-bots = Botter
admin-head-watching = Ser på
admin-head-active = Sidst aktivt
admin-head-guest = Gæst
admin-head-name = Navn
admin-head-where = Hvor
admin-head-since = Siden
admin-head-ban = Nr.
admin-head-kind = Type
admin-head-whom = Hvem
admin-head-until = Indtil
admin-head-by = Af
admin-head-why = Hvorfor
admin-phase-gathering = venter
admin-phase-playing = spiller
admin-phase-finished = færdigt
admin-phase-closed = lukket
admin-here = her
admin-kind-ban = udelukket
admin-kind-mute = chatforbud
admin-for-ever = for altid
admin-report = { $id }  { $at }  { $reporter } anmelder { $reported } ({ $guest }) ved bord { $table }: { $reason }
admin-report-note = Bemærkning: { $note }
admin-report-settled = Behandlet { $at } af { $by }: { $outcome }
admin-log-host = vært ({ $login })
admin-log-why = Hvorfor: { $why }

admin-why = Skriv hvorfor med --why, med højst { $most } tegn.
admin-bad-time = ”{ $value }” er ikke en periode. Skriv 30m, 12h, 7d, 4w eller forever.
admin-bad-moment = ”{ $value }” er ikke et tidspunkt. Skriv 22:30, ”2026-11-20 22:30” eller +30m.
admin-announce-what = Angiv et tidspunkt som 22:30, eller træk meddelelsen tilbage med --off.
admin-not-yours = { $path } tilhører en anden bruger. Brug serverens bruger eller sudo.
admin-no-answer = Serveren svarer ikke: { $reason }
admin-no-console = En server bruger { $path }, men den svarer ikke dnup admin. Genstart den med denne version på et system med Unix-sockets.
admin-refused = Serveren afviser: { $code }
