web-review-best = Le meilleur choix.
web-review-good = Aussi bon que le meilleur, pour autant qu’on puisse le dire.
web-review-gave = Ce choix a cédé { $given } parties sur cent : avec { $worse } mains sur cent que les autres auraient pu avoir, il faisait moins bien.
web-review-let = Ce choix a cédé { $given } parties sur cent, dont { $gain } à { $who } : avec { $worse } mains sur cent que les autres auraient pu avoir, il faisait moins bien.
web-review-verdict = { $verdict ->
    [best] le meilleur
    [good] aussi bon
    [slip] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}
