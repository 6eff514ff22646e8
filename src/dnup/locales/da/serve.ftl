# dnup serve: its help and its complaints.

cli-serve = Kør en server med borde for folk overalt. Alle indstillinger kan også sættes som miljøvariabler: --port som DNUP_SERVE_PORT, --behind-proxy som DNUP_SERVE_BEHIND_PROXY; det, der skrives på kommandolinjen, vinder. docs/hosting.md fortæller mere.

serve-panel-network = Hvor den lytter, og hvem der må komme ind
serve-panel-data = Hvad den gemmer
serve-panel-limits = Grænser
serve-panel-bots = Botter
serve-panel-log = Log og målinger

cli-serve-open = Åbn spillet i din browser. Er porten optaget, og har du ikke selv valgt den, så tag en anden; log kun det, der går galt.
cli-serve-host = Adressen, der lyttes på; 0.0.0.0 lukker andre maskiner ind.
cli-serve-port = Porten, der lyttes på; 0 tager en ledig.
cli-serve-public-url = Adressen, som folk bruger, til links, hvis den ikke er den, deres browser oplyser.
cli-serve-name = Et andet navn, som browsere finder serveren under, for eksempel dnup.example.org; kan gives flere gange. Lokale navne, adresser og navnet i --public-url behøver ingen indstilling.
cli-serve-origin = Et andet websted, hvis sider må forbinde, for eksempel https://play.example.org; kan gives flere gange.
cli-serve-behind-proxy = Stol på X-Forwarded-For, -Proto og -Host. Kun til en server, som intet andet end din proxy kan nå.
cli-serve-network = Hvor spillet kan lukke det lokale netværk ind med et klik: auto, en adresse på denne maskine eller off.
cli-serve-database = Filen med borde og spil.
cli-serve-session-days = Hvor mange dage en browser husker en gæst efter sidste besøg.
cli-serve-guest-days = Hvor mange dage efter sidste besøg gæster bliver slettet med alt, hvad der er deres: et tal eller off.
cli-serve-table-days = Hvor mange dage efter den sidste handling et lukket bord bliver slettet med sine spil: et tal eller off.
cli-serve-connections = Hvor mange der højst kan være forbundet på én gang.
cli-serve-guest-connections = Hvor mange forbindelser en person højst kan have på én gang: et tal eller off.
cli-serve-address-connections = Hvor mange forbindelser en adresse højst kan have på én gang.
cli-serve-tables = Hvor mange borde der højst kan være på én gang.
cli-serve-guest-tables = Hvor mange borde en person højst kan være vært ved: et tal eller off.
cli-serve-address-tables = Hvor mange borde der højst kan åbnes fra én adresse: et tal eller off. Det er aldrig mere end halvdelen af --tables.
cli-serve-message-bytes = Den længste besked og det længste indhold af en forespørgsel, i byte.
cli-serve-backlog-bytes = Hvor mange byte der må vente på en langsom læser, før forbindelsen afbrydes.
cli-serve-message-rate = En persons beskeder, og ti gange så mange fra én adresse: 30/s, 600/min eller off.
cli-serve-change-rate = Hvor tit en person må sætte sig, gå, melde sig klar, holde pause, slå lyd fra eller skifte botter; ti gange så tit fra én adresse.
cli-serve-move-rate = En persons træk; ti gange så mange fra én adresse.
cli-serve-create-rate = Nye borde fra en adresse.
cli-serve-guess-rate = En persons forkerte koder; ti gange så mange fra én adresse.
cli-serve-chat-rate = En persons chatbeskeder; ti gange så mange fra én adresse.
cli-serve-guest-rate = Nye gæster fra en adresse og nye navne og enheder til en gæst.
cli-serve-upload-rate = Optagelser, som en adresse sender ind for at se dem igen.
cli-serve-replay-rate = Forespørgsler fra en adresse om optagne spil.
cli-serve-idle-hours = Efter så mange timer uden nogen til stede opgives et spil; et bord uden spil lukkes efter en time.
cli-serve-bot-match-minutes = Efter så mange minutter uden nogen til stede opgives et spil, hvor man kun spiller mod botter. En server, som kun denne computer kan nå, venter --idle-hours.
cli-serve-ping-after = Efter så mange sekunders stilhed spørges en forbindelse, om den stadig er der.
cli-serve-ping-timeout = Efter så mange sekunder uden svar afbrydes den.
cli-serve-bot-pace-ms = Den korteste tid, en bot tager om et træk, i millisekunder, så folk kan følge med.
cli-serve-levels = De niveauer af botter, som borde kan få, med komma imellem.
cli-serve-bot-threads = Hvor mange botter der må tænke på én gang.
cli-serve-review-threads = Hvor mange tråde der gennemgår spil, med det af processorerne, som spillerne ikke bruger.
cli-serve-log-format = Én hændelse pr. linje, til at læse (text) eller til maskiner (json).
cli-serve-log-level = Det mindst vigtige, der kommer i loggen.
cli-serve-metrics = Hvem der kan læse /metrics, til Prometheus: denne maskine (local), alle (all) eller ingen (off).

serve-ready = dnup kører på { $address } ; stop med Ctrl-C
serve-ready-network = dnup kører på { $address } og i dit netværk på { $network } ; stop med Ctrl-C
serve-opened = dnup åbner i din browser: { $address }
serve-open-yourself = Åbn denne adresse i en browser: { $address }
serve-open-network = Andre i dit netværk åbner: { $network }
serve-stop = Stop med Ctrl-C.
serve-already = dnup kører allerede. Vil du starte den på en anden måde, så stop først den, der kører.
serve-other-port = Port { $port } er optaget, så denne gang er det en anden.
serve-all-but-one = alle processorer undtagen én
serve-up-to-two = 2, eller 1 med én processor
serve-data-folder = i din datamappe
serve-no-extra =
    Serveren kræver pakker, der ikke er installeret her (mangler: { $module }). Hent dem med:
    { $command }
serve-no-game =
    Browserspillet er ikke bygget ind i denne dnup: Browsere får kun en enkel side at se. Stop serveren, og byg det med:
    { $command }
serve-port-taken = Et andet program lytter allerede på { $host } port { $port }, måske en anden dnup serve. Stop det, eller vælg en anden port med --port, for eksempel --port { $other }; --port 0 tager en ledig.
serve-port-forbidden = Du må ikke lytte på { $host } port { $port }: Porte under 1024 er systemets. Vælg en anden med --port, for eksempel --port 8000, og sæt en proxy foran.
serve-no-address = Der kan ikke lyttes på { $host } port { $port }: { $reason }. Vælg en af maskinens adresser med --host, for eksempel --host 127.0.0.1.
serve-database-taken = En anden dnup serve bruger databasen { $path }. Stop den, eller angiv en anden fil med --database.
serve-database-taken-at = En anden dnup serve bruger databasen { $path }. Stop den, eller angiv en anden fil med --database. Serveren kører på { $address }
serve-bad-rate = { $option }: ”{ $value }” er ikke et antal pr. tid. Skriv for eksempel 30/s, 10/min eller 5/h, eller off.
serve-bad-share = { $option }: ”{ $value }” er ikke et antal forbindelser eller borde. Skriv et helt tal over 0, for eksempel 20, eller off.
serve-bad-url = { $option }: ”{ $value }” er ikke en webadresse. Skriv den helt ud, for eksempel https://play.example.org.
serve-bad-origin = { $option }: ”{ $value }” er ikke et websteds adresse (origin). Skriv protokol og vært, og porten, hvis der er en, uden sti: https://play.example.org.
serve-bad-file = { $option }: { $value } kan ikke være en fil, for der er en mappe med det navn, eller en fil, hvor dens mappe skulle være. Angiv en anden med { $option }.
serve-bad-time = { $option }: Man kan ikke vente ”{ $value }” sekunder. Skriv et tal over 0, for eksempel 20.
serve-bad-level = { $option }: ”{ $value }” er ikke et niveau for botter. Vælg mellem: { $levels }.
serve-bad-network = { $option }: ”{ $value }” er ikke en maskines adresse. Skriv auto, en adresse som 192.168.1.20 eller off.
serve-bad-name = { $option }: ”{ $value }” er ikke et værtsnavn. Skriv kun navnet, for eksempel dnup.example.org.
