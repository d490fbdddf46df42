web-review-best = La mejor opción.
web-review-good = Tan buena como la mejor, por lo que se puede saber.
web-review-gave = Ha cedido { $given } de cada cien partidas: con { $worse } de cada cien manos que podían tener los demás, salía peor.
web-review-let = Ha cedido { $given } de cada cien partidas, { $gain } de ellas a { $who }: con { $worse } de cada cien manos que podían tener los demás, salía peor.
web-review-verdict = { $verdict ->
    [best] la mejor
    [good] igual de buena
    [slip] imprecisión
    [mistake] error
   *[blunder] error grave
}
