server-eyes = Une partie se regarde avec les yeux d’une place, par son numéro, en spectateur (« watch ») ou toutes cartes ouvertes (« open ») ; pas « { $value } »
server-replay-long = Cette partie est trop longue pour être montrée : elle a plus de { $most } coups
