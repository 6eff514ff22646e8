# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = Tip
hint-costs = Vinder du et spil med tip, tæller det ikke på ranglisten. Det gør et nederlag.
hint-agree = Vis tippet
hint-thinking = Leder efter den bedste handling …
hint-do = { $kind ->
    [play] Spil { $set }
    [add] Føj { $value } til sættet foran { $owner }{ $where }
    [take] Tag sættet foran { $owner }{ $where }
   *[rotate] Vend hele hånden
}
# The chance in small numbers: 3 in 10.
hint-odds = { $edge ->
    [sure] Du vinder næsten helt sikkert spillet.
    [hopeless] Spillet er så godt som tabt.
   *[no] Du vinder spillet i cirka { $times } ud af { $of } tilfælde.
}
hint-use = Brug det
hint-more = Andre træk
hint-practice = Her tælles tip ikke.
hint-counted = { $count ->
    [one] Ét tip i dette spil: En sejr tæller ikke længere på ranglisten.
   *[other] { $count } tip i dette spil: En sejr tæller ikke længere på ranglisten.
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
