# What hosts and moderators tell players.

notice-maintenance = Vedligeholdelsen begynder { $at }.
notice-maintenance-now = Vedligeholdelsen er i gang.
notice-hide = Skjul

refused-banned = { $until ->
    [never] Du kan ikke længere spille på denne server.
   *[other] Du kan ikke spille på denne server før { $until }.
} Årsag: { $reason }
refused-muted = { $until ->
    [never] Du kan ikke længere chatte på denne server.
   *[other] Du kan ikke chatte på denne server før { $until }.
} Årsag: { $reason }
refused-removed = En moderator har taget dig fra bordet. Årsag: { $reason }
refused-draining = Serveren skal snart genstarte, så ingen nye spil kan begynde. Prøv igen om et par minutter.
