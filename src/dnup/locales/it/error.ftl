# Che cosa può non andare in un mazzo o in una registrazione.

error-place = { $file }: { $place }: { $what }
error-file = { $file }: { $what }
error-no-file = { $file }: non si può aprire: { $reason }

deck-entry = voce { $entry }
deck-bad-toml = Non è un file TOML: { $reason }
deck-unknown-key = “{ $key }” non fa parte del file di un mazzo, che ha un nome (name), i numeri di giocatori (players) e le carte (cards).
deck-missing-key = { $key ->
    [name] Manca il nome tra virgolette. Scrivi, per esempio: name = "la mia scatola"
   *[other] Manca l’elenco delle carte. Scrivi, per esempio: cards = ["1/5*", "2/7", "2/8 happy"]
}
deck-bad-entry = “{ $text }” non è una carta. Scrivi i due valori separati da una barra, * per la stella, e la faccina se ce n’è una: "2/7", "1/5*", "2/8 happy".
deck-unknown-face = “{ $face }” non è una faccina. Le faccine sono sad, neutral e happy.
deck-bad-players = “{ $text }” non va bene come elenco dei numeri di giocatori: indicane almeno uno, ognuno da 2 a 5; in un file, per esempio: players = [2, 3]
deck-bad-name = Il nome “{ $name }” non va bene: usa da 1 a { $most } caratteri stampabili, senza spazi all’inizio e alla fine.
deck-same-values = Un { $value } a tutte e due le estremità? I due valori di una carta devono essere diversi.
deck-value-range = { $value } non è un valore: i valori vanno da 1 a { $highest }.
deck-star-missing = Nessuna carta ha la stella: segna quella che decide chi inizia, come "1/5*".
deck-star-twice = Questa è una seconda carta con la stella; un mazzo ne ha esattamente una.
deck-star-with-face = La carta con la stella ha la faccina { $face }, quindi con { $players } giocatori verrebbe rimossa. Deve restare con tutti i numeri di giocatori per cui è fatto il mazzo.
deck-too-many-cards = Le carte sono { $count }; possono essere al massimo { $most }.
deck-value-too-common = Le carte con il valore { $value } sono { $count }; possono essere al massimo { $most }.
deck-too-few-cards = { $players } giocatori avrebbero in tutto { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, e ne serve almeno una a testa. Le carte con una faccina vengono rimosse quando i giocatori sono di meno. Aggiungi carte, o indica solo i numeri di giocatori per cui è fatto il mazzo; in un file, per esempio: players = [2]

deal-players = Ci sono { $hands } mani per { $players } giocatori.
deal-unknown-card = { $card } non è nel mazzo, o non con questo numero di giocatori.
deal-too-many = { $card } è distribuita { $count } volte, ma il mazzo ne ha { $most ->
    [one] solo una
   *[other] solo { $most }
}.
deal-missing-card = { $card } non è distribuita a nessuno.
deal-hand-size = { $seat } ha { $count } carte e dovrebbe averne { $right }.
deal-round-running = Il round { $round } è ancora in corso.
deal-match-over = La partita è finita: non ci sono altre distribuzioni.

text-bad-card = “{ $text }” non è una carta: scrivi il valore attivo, una barra e l’altro valore, come 2/7, e * per la stella.
text-bad-area = “{ $text }” non è un’area di gioco di questo tavolo: scrivi un posto e un numero, come B1.
text-bad-action = “{ $text }” non è un’azione: scrivi 2/7+2/9 per giocare, 3/4>B1 per aggiungere, <B1 per prendere, @ per capovolgere.
text-bad-position = “{ $text }” non si può leggere come parte di una posizione. Una intera è così: A: 5/7 (10/2) | B: 4/8 | C: 2/5 | B1: 3/4 3/6 | A to play
text-bad-json = Non è JSON: { $reason }
text-bad-shape = Qui una registrazione è fatta in un altro modo: { $reason }
text-bad-line = “{ $text }” qui è fuori posto.
text-no-format = Non è una registrazione di dnup: non indica il formato, { $right }.
text-unknown-format = Questa registrazione ha il formato { $format }; questo programma legge { $right }. Forse una versione più nuova di dnup può leggerla.
text-card-not-in-deck = { $card } non è nel mazzo { $deck } con questo numero di giocatori, o non così tante volte.
text-set-of-mixed-values = Le carte in { $area } non hanno un solo valore.
text-sets-of-one-size = I set in { $other } e { $area } hanno la stessa dimensione, e la regola §A4 lo esclude.
text-wrong-out = Ha finito le carte chi ha la mano vuota ({ $empty }), non: { $out }.
text-wrong-turn = Non può essere questo turno: { $turn }.
text-unknown-deck = È stata giocata con il mazzo “{ $name }” ({ $hash }), che qui non è noto. Indica il suo file con --deck FILE.
text-deck-changed = È stata giocata con un mazzo “{ $name }” che ha altre carte ({ $hash }). Indica il file con quelle carte con --deck FILE.
text-deck-players = Qui ci sono { $players } giocatori, ma il mazzo “{ $name }” è per { $counts } giocatori.
text-bad-deal = La distribuzione del round { $round } è sbagliata: { $what }
text-wrong-starter = È indicato che inizia { $seat }, ma la stella ce l’ha { $right }.
text-illegal-action = Round { $round }, azione { $number }: { $seat } non può fare { $action }: { $what } Vedi la regola { $rule ->
    [C1] §C1 (Prendi)
   *[other] §{ $rule }
}.
text-late-action = Round { $round }, azione { $number }: { $action } viene dopo la fine: { $what } Vedi la regola { $rule ->
    [C1] §C1 (Prendi)
   *[other] §{ $rule }
}.
text-wrong-points = I punti indicati sono { $points }, ma dalle azioni risultano { $right }.
text-round-not-over = Il round { $round } non è finito, ma ne segue un altro.
text-after-the-end = La partita è vinta nel round { $round }, ma ne segue un altro.
text-wrong-winner = Il vincitore indicato è { $winner }, ma dalle azioni risulta { $right }.
