# Un consiglio: il meglio da fare nel proprio turno, nel browser e nel terminale.

hint-title = Consiglio
hint-costs = Se vinci una partita con consigli, non conta per la classifica. Una sconfitta sì.
hint-agree = Mostra il consiglio
hint-thinking = Cerco l’azione migliore …
hint-do = { $kind ->
    [play] Gioca { $set }
    [add] Aggiungi un { $value } al set davanti a { $owner }{ $where }
    [take] Prendi il set davanti a { $owner }{ $where }
   *[rotate] Capovolgi la mano
}
# The chance in small numbers: 3 in 10.
hint-odds = { $edge ->
    [sure] Vinci la partita quasi di sicuro.
    [hopeless] La partita è quasi persa.
   *[no] Vinci la partita circa { $times } volte su { $of }.
}
hint-use = Usalo
hint-more = Altre mosse
hint-practice = Qui i consigli non si contano.
hint-counted = { $count ->
    [one] Un consiglio in questa partita: una vittoria non conta più per la classifica.
   *[other] { $count } consigli in questa partita: una vittoria non conta più per la classifica.
}

# In the terminal.
hint-best = Il meglio che puoi fare, per quanto puoi sapere, con la probabilità di vincere la partita:
hint-noted = { $count ->
    [one] Un consiglio in questa partita; la registrazione lo dice.
   *[other] { $count } consigli in questa partita; la registrazione lo dice.
}
hint-people = I consigli sono solo per chi gioca contro soli bot.
hint-not-here = Qui non ci sono consigli.
hint-no-kernel = I consigli hanno bisogno dei bot che cercano, che qui non sono installati: manca l’extra “bots”.
