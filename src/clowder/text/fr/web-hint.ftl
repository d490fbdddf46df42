web-hint-only = Tu ne peux rien faire d’autre.
web-hint-close = Peu importe : { $win } % de victoires ainsi, { $next } % avec le meilleur autre choix.
web-hint-better = Un peu mieux : { $win } % de victoires, contre { $next } % pour le meilleur autre choix.
web-hint-clear = De loin le meilleur choix : { $win } % de victoires, contre { $next } % pour le suivant.
