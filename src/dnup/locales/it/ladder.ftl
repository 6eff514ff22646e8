# Il browser: la classifica, un punteggio per le partite da soli contro i bot.

ladder-title = Classifica
ladder-lead = { $players ->
    [2] Due giocatori: tu contro un bot.
    [3] Tre giocatori: tu contro due bot dello stesso tipo.
    [4] Quattro giocatori: tu contro tre bot dello stesso tipo.
   *[other] Cinque giocatori: tu contro quattro bot dello stesso tipo.
}
# Un punteggio e la sua deviazione standard, in punti.
ladder-rating = { $skill } ± { $unsure }
ladder-own = Il tuo punteggio
ladder-own-none = Tutti cominciano qui, quindi per ora ne sai quanto noi. Gioca una partita e il tratto giallo si accorcia.
# Below the rating: its standard deviation.
ladder-give-or-take = più o meno { $unsure }
ladder-sure = Probabilmente sei tra { $low } e { $high }. Ogni partita accorcia il tratto giallo.
ladder-place = Sei al posto { $place } su { $guests }.
ladder-place-after = { $more ->
    [one] Gioca un’altra partita per entrare in questa lista.
   *[other] Gioca altre { $more } partite per entrare in questa lista.
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
ladder-course = Come sei arrivato fin qui
ladder-first-match = prima partita
ladder-last-match = ultima partita
ladder-won = { $matches ->
    [one] { $matches } vinta
   *[other] { $matches } vinte
}
ladder-lost = { $matches ->
    [one] { $matches } persa
   *[other] { $matches } perse
}
ladder-how-sure = quanto siamo sicuri
ladder-rungs = I bot, dal più debole al più forte
ladder-next = Prossimo avversario
# A bot that isn’t the next one was chosen.
ladder-pick = La tua scelta
# $name is a bot; the chance to win, in small numbers: 2 in 5.
ladder-odds = Contro { $name } vinci circa { $times } su { $of }.
# What one match does to the rating, in points.
ladder-stakes = { $players ->
    [2] Una vittoria porta { $win }, una sconfitta costa { $loss }.
   *[other] Una vittoria porta { $win }, l’ultimo posto costa { $loss }.
}
ladder-record = Finora: { $won } vinte su { $played }.
# $name is a bot.
ladder-play = Gioca contro { $name }
ladder-best = I migliori di questo server
ladder-best-all = Mostra i primi { $guests }
ladder-best-none = Nessuno ha ancora giocato { $least } partite con questo numero di giocatori.
ladder-best-about = Almeno { $least } partite; in ordine di punteggio meno due volte il ±.
ladder-rules = Che cosa conta
ladder-rules-counts = Conta ogni partita che giochi da solo contro i bot, se usi il mazzo standard e giochi fino alla fine. Non serve cominciarla qui.
ladder-rules-left = Se lasci una partita, conta come ultimo posto.
ladder-rules-not = Una partita non conta se conoscevi le mani. Se hai chiesto un consiglio o un bot ha mosso per te, conta solo una sconfitta.
ladder-rules-model = Il numero dopo ± dice quanto siamo incerti. Diventa più piccolo a ogni partita. I punteggi dei bot sono stati misurati e non cambiano mai, quindi battere un bot forte porta di più.
ladder-rules-seen = Tutti possono vedere nomi e punteggi dei migliori. Puoi ricominciare quando vuoi.
ladder-anew = Ricomincia
ladder-anew-title = Ricominciare?
ladder-anew-about = Cancella i tuoi punteggi per ogni numero di giocatori e i tuoi risultati contro ogni bot. Le tue partite restano. Non si può annullare.
ladder-anew-done = Hai ricominciato da capo.
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
ladder-why-not-kept = Questa partita non è nella classifica.
refused-no-such-ladder = Non c’è una classifica per questo numero di giocatori.
