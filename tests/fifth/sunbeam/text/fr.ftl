name = Sunbeam
tagline = Une seule place au soleil, et un chat dans chaque main pour l’occuper.

card = chat { $number }

place-hand = Chats
place-out = Sortis
place-basket = Panier

fact-round = Manche { $value } sur 4
fact-points = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
}

phase-send = Envoyez un chat.

choice-send = envoyer { $cat }

story-begins = { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
story-sent = { $who_is ->
    [you] Vous envoyez { $cat }.
   *[other] { $who } envoie { $cat }.
}
story-got-the-spot = { $who_is ->
    [you] Votre { $cat } prend la place au soleil.
   *[other] { $cat } de { $who } prend la place au soleil.
}
story-purrs = { $who_is ->
    [you] Vous ronronnez.
   *[other] { $who } ronronne.
}

reason-warmest = le plus de manches au soleil
reason-shared = égalité, victoire partagée

refuse-not-yours = Le chat { $cat } n’est pas chez vous
