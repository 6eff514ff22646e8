# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = Tip
hint-thinking = Leder efter den bedste handling …
hint-lead = Det bedste, så vidt du kan vide, og hvor sandsynligt du så vinder spillet. Tryk på en for at vælge den.
hint-chance = Chance for at vinde spillet:
hint-practice = Her tælles tip ikke.
hint-counted = { $count ->
    [one] Ét tip i dette spil: Et spil med tip tæller ikke på stigen.
   *[other] { $count } tip i dette spil: Et spil med tip tæller ikke på stigen.
}
