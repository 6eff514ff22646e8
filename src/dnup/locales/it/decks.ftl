# Il browser: le carte della propria scatola.

decks-title = Mazzi
decks-lead = Guarda le carte, correggile secondo la tua scatola, o crea un mazzo tutto tuo.

# The decks that come with the program. $face is the face of a group of cards.
decks-standard = Il mazzo standard
decks-standard-about = Sono le 40 carte stampate, come le ha elencate in pubblico nel 2026 una persona che ha il gioco. L’editore non ha confermato l’elenco. Ci sono tutte le carte che si vedono nei regolamenti.
decks-standard-check = Hai il gioco? Dividi le tue carte per faccina e confrontale con l’elenco qui sotto. Se una carta è diversa, copia il mazzo, cambiala e gioca. Basta un minuto.
decks-pairs = Coppie, il nostro primo mazzo
decks-pairs-about = Ogni coppia di valori diversi da 1 a 9 una volta, e 1/5, 2/6, 3/7 e 4/8 due volte. Era la nostra ipotesi prima che si conoscessero le carte stampate. Fino a novembre 2026 era il mazzo standard, quindi le partite più vecchie sono state giocate con questo.
decks-copy = Copia e modifica
decks-all = Mostra tutte le { $count } carte
decks-group = { $face ->
    [none] Senza faccina: sempre in gioco
    [happy] Faccina felice: da tre giocatori
    [neutral] Faccina neutra: da quattro giocatori
   *[sad] Faccina triste: solo in cinque
}

# The decks that are kept.
decks-list = I tuoi mazzi
decks-count = { $count ->
    [one] Una carta
   *[other] { $count } carte
}
# $players are numbers, such as: 2 or 4.
decks-for = per { $players } giocatori
decks-table = Apri un tavolo
decks-edit = Modifica
decks-save-file = Salva come file
decks-delete = Elimina
decks-delete-title = Eliminare il mazzo “{ $name }”?
decks-delete-about = Non si può recuperare, a meno che tu non lo abbia come file. I tavoli e le partite già cominciati con questo mazzo conservano le loro carte.
refused-too-many-decks = Hai già { $most } mazzi. Prima eliminane uno.
refused-no-such-deck = Questo mazzo non c’è più.

# Beginning a new one.
decks-begin = Un nuovo mazzo
decks-begin-empty = Parti senza carte
decks-begin-empty-hint = Poi inserisci una carta dopo l’altra.
decks-file = Leggi il file di un mazzo
decks-file-hint = Incolla il suo testo, scegli il file, o trascinalo in un punto qualsiasi di questa pagina.
decks-file-text = Testo del file
decks-file-choose = Scegli un file
decks-file-read = Leggi
decks-file-too-long = Questo file è troppo grande per un mazzo.
decks-file-empty = Questo file è vuoto.
decks-file-unread = Questo file non si può leggere.
decks-file-drop = Rilascia qui il file del mazzo
decks-replace-title = Sostituire quello che stai inserendo?
decks-replace-about = Le carte che hai inserito e non salvato andranno perse.
decks-replace = Sostituisci

# Entering one. $cards are cards one after another.
decks-new = Nuovo mazzo
decks-change = Modifica il mazzo
decks-name = Nome
decks-name-hint = Gli altri lo vedono ai tuoi tavoli e nelle registrazioni.
decks-name-new = La mia scatola
decks-players = Per quanti giocatori
decks-players-hint = I tavoli con questo mazzo possono avere solo i numeri di giocatori che scegli qui.
decks-players-none = Scegli almeno un numero di giocatori.
decks-cards-none = Ancora nessuna carta.
decks-add = Prossima carta
decks-add-hint = Scrivi i suoi due valori, * per la stella, e la faccina se ce l’ha, come parola o come simbolo (triste ☹, neutra 😐, felice 😊): 2/7, 1/5*, 3/10 triste, 2/8😊. O in breve: 27, 15*, 310t. Puoi scriverne anche più d’una alla volta.
decks-add-do = Aggiungi
decks-added = Carte aggiunte: { $cards }.
decks-removed = Carte tolte: { $cards }.
decks-face = Faccina
decks-face-none = Nessuna
decks-face-sad = Triste
decks-face-neutral = Neutra
decks-face-happy = Felice
decks-star = Stella
decks-star-hint = Ce l’ha una sola carta della scatola. Decide chi comincia.
# $card is a card in words, such as: 2, turned 7.
decks-card-with-face = { $card }, { $face ->
    [sad] faccina triste
    [neutral] faccina neutra
   *[happy] faccina felice
}
decks-card-unread = “{ $text }” non è una carta
decks-card-title = Carta { $number }
decks-card-text = Come testo
decks-card-remove = Togli
decks-card-done = Fatto

# The cards laid out: rows by lower value, columns by face.
decks-mend = { $count ->
    [one] una da correggere
   *[other] { $count } da correggere
}
decks-make = Cambiala in
decks-column = { $face ->
    [none] Sempre
    [happy] da tre
    [neutral] da quattro
   *[sad] solo in cinque
}
decks-cell = { $value }: { $column }
decks-place = Aggiungi una carta con { $value }
decks-one-end = Un’estremità
decks-other-end = L’altra
decks-pad = o tocca le due estremità
decks-add-how = Che cosa posso scrivere?
decks-dealt = { $players } giocatori, { $each ->
    [one] una carta
   *[other] { $each } carte
} a testa
decks-dealt-over = { $players } giocatori, { $each } o { $more } carte a testa
decks-dealt-none = { $players } giocatori

# How the cards are dealt, by the number of players.
decks-pack-players = Giocatori
decks-pack-cards = Carte
decks-pack-hands = In ogni mano
decks-pack-over = { $each } o { $more }

# Whether it will do.
decks-checking = Controllo in corso …
decks-good = Con queste carte si può giocare.
decks-not-yet = Con queste carte non si può ancora giocare.
decks-wrong = Che cosa manca o non va
decks-unchecked = Adesso le carte non si possono controllare. Niente di quello che hai inserito è perso.
decks-keep = Salva questo mazzo
decks-keep-changes = Salva le modifiche
decks-kept = Il mazzo “{ $name }” è stato salvato.
decks-deleted = Il mazzo “{ $name }” è stato eliminato.
decks-give-up = Lascia perdere
decks-give-up-title = Rinunciare a quello che hai inserito?
decks-give-up-about = Le carte che hai inserito e non salvato andranno perse.
decks-go-on = Continua a inserire

# The cards of a table.
decks-look-standard = A questo tavolo si gioca con il mazzo standard: le carte stampate, come le ha elencate in pubblico una persona che ha il gioco. L’editore non ha confermato l’elenco.
decks-look-pairs = A questo tavolo si gioca con “pairs”, il nostro primo mazzo. Non è il mazzo della scatola.
decks-look-own = A questo tavolo si gioca con il mazzo “{ $name }”, le carte di chi ospita.
decks-look-keep = Salva questo mazzo per i miei tavoli
