web-hint = Conseil
web-hint-thinking = Réflexion …
web-hint-how = { $games ->
    [one] D’après { $games } partie jouée en pensée, à partir de ce que tu peux savoir.
   *[other] D’après { $games } parties jouées en pensée, à partir de ce que tu peux savoir.
}
web-hint-only = Tu ne peux rien faire d’autre.
web-hint-close = À peu près aussi bien que le deuxième choix : { $win } % de parties gagnées, contre { $next } %.
web-hint-better = Un peu mieux que le reste : { $win } % de parties gagnées, contre { $next } % avec le deuxième choix.
web-hint-clear = De loin le meilleur choix : { $win } % de parties gagnées, contre seulement { $next } % avec le deuxième.
