# Che cosa dice un link a una pagina dove viene condiviso. Li legge il server: una riga ciascuno, e nessun dato oltre a $code.

share-home = dnup: il gioco di carte con due valori su ogni carta
share-home-about = Capovolgi una carta e vale qualcos’altro. Gioca nel browser contro i bot o con gli amici.
share-table = Siediti al tavolo { $code }
share-table-about = Ti hanno invitato a una partita di dnup. Apri il link, scegli un posto e gioca. Non serve un account.
share-replay = Una partita di dnup
share-replay-about = Rivedi ogni mossa, guarda chi sapeva cosa e scopri dove è girata.
share-puzzle = Un problema di dnup
share-puzzle-named = Il problema di dnup { $name }
share-puzzle-about = Una mossa è la migliore, qualunque cosa abbiano gli altri. Riesci a trovarla?
share-picture = Una mano di carte di dnup, ognuna con due valori
