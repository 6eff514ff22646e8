# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = Tip
hint-costs = Et spil med tip tæller ikke på stigen.
hint-agree = Vis tippet
hint-thinking = Leder efter den bedste handling …
hint-lead = Det bedste, så vidt du kan vide, og hvor sandsynligt du så vinder spillet. Tryk på en for at vælge den.
hint-chance = Chance for at vinde spillet:
hint-practice = Her tælles tip ikke.
hint-counted = { $count ->
    [one] Ét tip i dette spil: Et spil med tip tæller ikke på stigen.
   *[other] { $count } tip i dette spil: Et spil med tip tæller ikke på stigen.
}

# In the terminal.
hint-best = Det bedste, du kan gøre, så vidt du kan vide, med chancen for at vinde spillet:
hint-noted = { $count ->
    [one] Ét tip i dette spil; det står i optagelsen.
   *[other] { $count } tip i dette spil; det står i optagelsen.
}
hint-people = Tip er kun for den, der spiller mod botter alene.
hint-not-here = Her er der ingen tip.
hint-no-kernel = Tip kræver de botter, der søger, og de er ikke installeret her: Tilvalget ”bots” mangler.
