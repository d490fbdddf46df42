web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-how = { $games ->
    [one] D’après { $games } partie simulée à partir de ce que tu peux savoir.
   *[other] D’après { $games } parties simulées à partir de ce que tu peux savoir.
}
web-hint-only = Tu ne peux rien faire d’autre.
web-hint-close = L’un ou l’autre : on gagne environ { $win } % des parties avec l’un, { $next } % avec l’autre.
web-hint-better = Un peu mieux que le reste : { $win } % de parties gagnées, contre { $next } % avec le deuxième choix.
web-hint-clear = De loin le meilleur choix : { $win } % de parties gagnées, contre seulement { $next } % avec le deuxième.
web-hint-alone = Rien d’autre ne semblait mériter réflexion : on gagne { $win } % des parties ainsi.
web-hint-rare = à peine examiné
