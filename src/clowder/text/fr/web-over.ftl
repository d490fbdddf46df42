### Après la fin : le résultat, la revanche, et si le mélange était équitable.

web-you-win = Tu gagnes !
web-wins = { $name } gagne
web-shared-win = Victoire partagée : { $names }
web-cheer-you = Pattes en l’air : bien joué !
web-cheer = Pattes en l’air pour { $names } !
web-never-begun = Cette table a été abandonnée
web-never-begun-more = L’hôte l’a fermée avant la distribution.
web-rematch = Rejouer
web-come-along = Revanche : viens !
web-to-rematch = Aller à la revanche
web-see-again = Revoir la partie
web-download = Télécharger la partie
web-check = Le mélange était-il équitable ?
web-check-held = vérifié
web-check-broken = non vérifié
web-check-not = Ce n’est pas le cas :
web-check-unknown = impossible à vérifier
web-check-promise = { $when ->
    [open] L’empreinte est celle que ce navigateur a vue avant la distribution.
    [playing] L’empreinte est celle que ce navigateur a vue pendant la partie.
   *[over] Ce navigateur n’a pas vu l’empreinte avant la fin : il ne peut pas comparer.
}
web-check-secret = L’empreinte est celle du secret du serveur.
web-check-seed = La graine est faite du secret et des mots des joueurs, et de rien d’autre.
web-check-commitment = L’empreinte de la graine lui correspond.
web-check-good = La graine est bien celle qui était promise.
web-check-bad = Quelque chose ne va pas. Garde la partie et parles-en à la personne qui gère ce serveur.
web-check-more = Ton navigateur vient de le calculer. Reste à vérifier que chaque carte découle de la graine : télécharge la partie et fais-la rejouer par Clowder sur ta propre machine.
web-sound-offer = { $vibrates ->
    [yes] Veux-tu des sons et des vibrations à la prochaine partie ?
   *[no] Veux-tu des sons à la prochaine partie ?
}
web-sound-yes = Oui, volontiers
web-sound-no = Non, merci
