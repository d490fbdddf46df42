### Las páginas de reglas.

web-rules-of = { $game }: las reglas
web-rules-all = Todas las reglas
web-rules-none = No hay reglas de ese juego
web-rules-unofficial = Una adaptación no oficial: las reglas con nuestras propias palabras, comprobadas punto por punto. Si te gusta el juego, compra la caja: lo merece.
web-rules-english = Por ahora, estas reglas solo están en inglés.
web-rules-no-clause = En estas reglas no hay ningún punto { $clause }.
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [0] sin resultados
    [one] { $count } punto
   *[other] { $count } puntos
}
web-rules-sections = Secciones
web-rules-lesson = Aprender jugando
web-rules-glance = El juego de un vistazo
