# dnup store: a server's database as a file of lines, and what can be wrong with either.

cli-store = Gem en servers data i en fil, og læs dem ind igen.
cli-store-export = Skriv alle borde, spil og gæster til en fil, også mens serveren kører. Filen indeholder hemmelighederne for spil, der ikke er slut: Hold den for dig selv.
cli-store-import = Læs sådan en fil ind i en ny database: det hele eller ingenting.
cli-store-arg-export = Filen, der skal skrives; den må ikke findes i forvejen.
cli-store-arg-import = Filen, som dnup store export har skrevet.
cli-store-backup = Tag backup af databasen, mens serveren kører. Kopien bliver kontrolleret, før den får sit navn. Den indeholder hemmelighederne for spil, der ikke er slut: Hold den for dig selv.
cli-store-restore = Lav en ny database ud fra en backup: det hele eller ingenting. En database, der findes, bliver aldrig overskrevet.
cli-store-arg-backup = Filen, der skal skrives, og som ikke må findes i forvejen; eller en mappe, hvor filen får navn efter tidspunktet.
cli-store-arg-restore = Filen, som dnup store backup har skrevet.
cli-store-opt-keep = Med en mappe: Behold kun de N nyeste backupper i den.
cli-store-opt-database = Serverens database; ellers den i din datamappe.

store-progress = { $rows ->
    [one] { $rows } linje
   *[other] { $rows } linjer
}
store-exported = { $rows ->
    [one] { $rows } linje
   *[other] { $rows } linjer
} skrevet til { $file }.
store-imported = { $rows ->
    [one] { $rows } linje
   *[other] { $rows } linjer
} læst ind i { $database }.
store-file-exists = { $file } findes allerede. Vælg en anden fil, eller flyt den, der er der.
store-copying = { $done } af { $of } MB
store-checking = { $of } MB kopieret. Kontrollerer kopien …
store-backed-up = { $size } MB skrevet til { $file } og kontrolleret.
store-backups-deleted = { $count ->
    [one] { $count } ældre backup
   *[other] { $count } ældre backupper
} slettet.
store-restored = { $size } MB gendannet i { $database } og kontrolleret. Start serveren med den.
store-keep-folder = --keep virker med en mappe med backupper, og det er { $folder } ikke. Angiv en mappe, eller udelad --keep.
store-not-written = Der kan ikke skrives til { $file }: { $reason }
store-restore-running = En server bruger { $path }. Stop den først, og flyt så dens database væk.
store-line = { $file }: linje { $line }: { $what } Intet blev læst ind.

store-error-number-taken = En anden kom først.
store-error-number-missing = Der mangler en del af et bords log før dette.
store-error-code-taken = Et andet åbent bord har denne kode.
store-error-record-taken = Der er allerede et spil med dette id.
store-error-guest-taken = Der er allerede en gæst med dette id eller denne session.
store-error-no-guest = Den gæst findes ikke.
store-error-no-table = Det hører til et bord, der ikke er i filen.
store-error-table-closed = Bordet er lukket.
store-error-table-taken = Der er allerede et bord med dette id.
store-error-deck-taken = Der er allerede en bunke med disse kort.
store-error-no-record = Det hører til et spil, der ikke er i filen.
store-error-write-failed = Der kan ikke skrives til databasen: { $reason }
store-error-read-failed = Databasen kan ikke læses: { $reason }
store-error-store-closed = Databasen er lukket.
store-error-unknown-url = ”{ $url }” er ikke en database, som denne version kender. Angiv en fil, for eksempel dnup.db.
store-error-no-database = Databasen { $path } findes ikke. Angiv serverens med --database.
store-error-cannot-open = Databasen { $path } kan ikke åbnes: { $reason }
store-error-not-a-database = { $path } er ikke en database. Angiv en anden fil med --database.
store-error-foreign-database = { $path } er et andet programs database. Angiv en anden fil med --database.
store-error-newer-database = Databasen { $path } er lavet af en nyere version af dnup (dens version er { $version }). Installer den version.
store-error-older-database = Databasen { $path } er lavet af en ældre version af dnup. Start serveren med den én gang, så bliver den opdateret.
store-error-damaged = Kopien er ikke i orden: { $reason }. Intet blev gemt. Kontrollér disken, og prøv igen.
store-error-left-behind = { $path } er tilovers fra en anden database, og SQLite ville blande den ind. Flyt også den fil.
store-error-not-empty = Databasen { $path } har allerede noget i sig. Angiv en ny fil med --database.
store-error-no-format = Det er ikke en eksport af en database: Der står ikke { $right } i første linje.
store-error-unknown-format = Eksporten har formatet { $format }; dette program læser { $right }. Måske kan en nyere version af dnup læse den.
store-error-bad-line = Det er ikke en linje fra en eksport: { $reason }
store-error-wrong-end = Den sidste linje passer ikke til det, der står før den: Filen er blevet ændret.
store-error-cut-off = Filen slutter for tidligt: En del af den mangler.
