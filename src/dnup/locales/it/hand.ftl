# La propria mano nel browser, e come si agisce con essa.

refused-select-first = Prima scegli le carte da giocare.
refused-add-one-card = Si può aggiungere esattamente una carta: scegline una sola.
