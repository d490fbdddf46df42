### Après la fin : le résultat, la revanche, et si le mélange était équitable.

web-you-win = Tu gagnes !
web-wins = { $name } gagne
web-shared-win = Victoire partagée : { $names }
web-never-begun = Cette table a été abandonnée
web-never-begun-more = L’hôte l’a fermée avant la distribution.
web-rematch = Rejouer
web-come-along = Revanche : viens !
web-to-rematch = Vers la revanche
web-see-again = Revoir la partie
web-download = Télécharger la partie
web-check = Le mélange était-il équitable ?
web-check-held = c’est bon
web-check-broken = c’est faux
web-check-not = Ce n’est pas le cas :
web-check-unknown = on ne peut le dire
web-check-promise = { $when ->
    [open] L’empreinte est celle que ce navigateur a vue avant la distribution.
    [playing] L’empreinte est celle que ce navigateur a vue pendant la partie.
   *[over] Ce navigateur n’a pas vu l’empreinte avant la fin : il ne peut pas comparer.
}
web-check-secret = L’empreinte est celle du secret du serveur.
web-check-seed = La graine est faite du secret et des mots des joueurs, et de rien d’autre.
web-check-commitment = L’empreinte de la graine lui correspond.
web-check-good = La graine est bien celle qui était promise.
web-check-bad = Quelque chose ne va pas. Garde la partie, et parles-en à qui tient ce serveur.
web-check-more = Ton navigateur vient de le calculer. Reste à vérifier que chaque carte découle de la graine : télécharge la partie et fais-la rejouer par Clowder sur ta propre machine.
