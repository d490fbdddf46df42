server-eyes = Une partie se regarde du point de vue d’une place, par son numéro, en spectateur (« watch ») ou toutes cartes ouvertes (« open ») ; pas « { $value } »
server-replay-long = Cette partie est trop longue pour être montrée : elle a plus de { $most } coups
server-chances-long = Les chances d’une partie de plus de { $most } coups ne sont pas calculées
server-chances-busy = Trop de calculs de chances sont déjà en attente : réessaie dans une minute
server-review-long = Une partie de plus de { $most } étapes n’est pas analysée
server-review-busy = Trop d’autres attendent leur analyse : réessaie dans une minute
