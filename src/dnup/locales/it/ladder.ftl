# Il browser: la scala, un punteggio per le partite da soli contro i bot.

ladder-title = Scala
ladder-lead = Quanto sei forte, secondo le partite che giochi da solo contro i bot: un punteggio per ogni numero di giocatori.
# Un punteggio e la sua deviazione standard.
ladder-rating = { $skill } ± { $unsure }
ladder-own = Il tuo punteggio
ladder-own-none = Non hai ancora un punteggio per questo numero di giocatori. Gioca una partita su uno dei gradini: tutti cominciano da 25.
ladder-matches = { $matches ->
    [one] Dopo una partita.
   *[other] Dopo { $matches } partite.
}
ladder-place = Qui sei il numero { $place } di { $guests }.
ladder-place-after = { $more ->
    [one] Dopo un’altra partita sarai tra i giocatori di questo server qui sotto.
   *[other] Dopo altre { $more } partite sarai tra i giocatori di questo server qui sotto.
}
# The rating with a deck that is no longer the standard one.
ladder-earlier = Con il primo mazzo (“{ $deck }”) il tuo punteggio era { $rating }, dopo { $matches ->
    [one] una partita
   *[other] { $matches } partite
}. Con il mazzo stampato tutti ricominciano.
ladder-course-said = Il tuo punteggio { $matches ->
    [one] nell’ultima partita
   *[other] nelle ultime { $matches } partite
}: da { $first } a { $last }
ladder-rungs = I gradini
ladder-measured = I punteggi dei bot vengono dal primo mazzo. Li stiamo misurando di nuovo con il mazzo stampato.
ladder-next = Il prossimo per te
ladder-record = { $played ->
    [0] Non ancora giocato
   *[other] Vinte { $won } su { $played }
}
ladder-play = Gioca
# $name è un livello.
ladder-play-against = contro { $name }
ladder-best = I migliori di questo server
ladder-best-none = Nessuno ha ancora giocato { $least } partite con questo numero di giocatori.
ladder-best-about = Con almeno { $least } partite, nell’ordine di quello che sanno fare di sicuro: il punteggio meno due volte il numero dopo ±.
ladder-column-place = Posto
ladder-column-name = Nome
ladder-column-rating = Punteggio
ladder-column-matches = Partite
ladder-rules = Che cosa conta
ladder-rules-counts = Conta ogni partita in cui giochi da solo contro i bot, con il mazzo standard, fino alla fine. Non serve cominciarla qui.
ladder-rules-left = Una partita che lasci dopo la tua prima mossa conta come persa.
ladder-rules-not = Una partita non conta se hai avuto un consiglio, se un bot ha mosso per te o se conoscevi le mani.
ladder-rules-model = Il numero dopo ± dice quanto è incerto il punteggio: diventa più piccolo a ogni partita. I punteggi dei bot sono stati misurati e restano così: una vittoria contro uno forte porta di più.
ladder-rules-seen = Tutti possono vedere nomi e punteggi dei migliori. Puoi ricominciare quando vuoi.
ladder-anew = Ricomincia
ladder-anew-title = Ricominciare?
ladder-anew-about = I tuoi punteggi per ogni numero di giocatori vengono cancellati, e quello che hai vinto contro ogni livello. Le tue partite restano. Non si può annullare.
ladder-anew-done = Ricominci da capo.
# Alla fine di una partita; $change è senza segno.
ladder-rated = { $way ->
    [up] Il tuo punteggio sale di { $change } a { $rating }.
    [down] Il tuo punteggio scende di { $change } a { $rating }.
   *[none] Il tuo punteggio resta { $rating }.
}
ladder-why-people = Non conta: hanno giocato anche altre persone.
ladder-why-own-deck = Non conta: non era il mazzo standard.
ladder-why-old-deck = Non conta: è stata giocata con il primo mazzo, e conta solo il mazzo standard.
ladder-why-assisted = Non conta: un bot ha mosso per te.
ladder-why-hints = Non conta: hai avuto un consiglio.
ladder-why-duplicate = Non conta: le mani erano già state giocate.
ladder-why-left = Non conta: la partita è stata lasciata prima della tua prima mossa.
ladder-why-not-kept = Questa partita non è sulla scala.
refused-no-such-ladder = Non c’è una scala per questo numero di giocatori.
