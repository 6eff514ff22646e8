# How guests deal with their devices, their data and one another.

# Where a guest is logged in, in the settings. $browser and $system are names, such as Firefox and Windows.
devices = Dine enheder
device-on = { $browser } på { $system }
device-unknown = Ukendt enhed
device-shared = Ældre login, måske på flere enheder
device-this = Denne enhed
# $when is a day and a time, such as “Today, 14:20”.
device-seen = Sidst brugt: { $when }
device-log-out = Log ud
device-log-out-name = Log ud: { $device }
device-log-out-others = Log ud på alle andre enheder
device-log-out-all = Log ud overalt
device-log-out-ask = Vil du logge ud på denne enhed?
device-log-out-all-ask = Vil du logge ud overalt?
device-lost = Så kan ingen vende tilbage til denne spiller: Pladser, kampe og rating er tabt for altid.
device-kept = Denne browser bliver en ny spiller. Du kan vende tilbage med et link fra en anden enhed.
# What the server keeps about a guest.
your-data = Dine data
data-hint = Få en fil med alt, hvad serveren gemmer om dig, eller få det hele slettet.
data-export = Hent mine data
data-delete = Slet alt om mig
data-delete-ask = Vil du slette alt om { $name }?
data-delete-about = Dit navn, dine enheder, kampe, fejl, ratings, kortspil, anmeldelser og blokeringer slettes, og du forlader dine borde. I andres kampe bliver dit navn til ”(deleted)”, og det kan ikke længere bevises, at de var fair. Det kan ikke fortrydes.
blocked = Personer, du har blokeret
blocked-undo = Fjern blokering
blocked-undo-name = Fjern blokeringen af { $name }
# $names are names, such as Ann and Bob.
blocked-here = Ved dette bord sidder { $names }, som du har blokeret.
# What one can do about somebody at the table.
report = Anmeld
report-line = Anmeld, hvad { $name } sagde
report-title = Anmeld { $name }
report-why = Hvad skete der?
report-for-insult = Fornærmelser eller trusler
report-for-spam = Spam
report-for-stalling = Trækker tiden ud
report-for-cheating = Snyd
report-for-name = Et stødende eller vildledende navn
report-for-other = Noget andet
report-note = Andet, moderatorerne bør vide
report-about = Moderatorerne ser din anmeldelse sammen med de sidste linjer i bordets chat.
report-send = Send anmeldelsen
report-sent = Tak. Moderatorerne ser på det.
block = Blokér
block-done = Blokeret
block-about = Du hører ikke længere { $name }, som heller ikke kan sætte sig ved borde, hvor du er vært. Du kan fortryde det i indstillingerne.
remove-staller = Fjern fra kampen
