# What hosts and moderators tell players.

notice-maintenance = La manutenzione comincia: { $at }.
notice-maintenance-now = La manutenzione è in corso.
notice-hide = Nascondi

refused-banned = { $until ->
    [never] Non puoi più giocare su questo server.
   *[other] Non puoi giocare su questo server fino a { $until }.
} Motivo: { $reason }
refused-muted = { $until ->
    [never] Non puoi più scrivere in chat su questo server.
   *[other] Non puoi scrivere in chat su questo server fino a { $until }.
} Motivo: { $reason }
refused-removed = Un moderatore ti ha tolto dal tavolo. Motivo: { $reason }
refused-draining = Il server sta per riavviarsi, quindi non cominciano altre partite. Riprova fra qualche minuto.
