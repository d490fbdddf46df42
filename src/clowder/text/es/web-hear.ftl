web-hear = Volver a oír
web-hear-hand = Lo que tengo
web-hear-table = Lo que hay en la mesa
web-hear-news = Lo que ha pasado desde mi última decisión
web-hear-nothing = No ha pasado nada desde entonces.
web-hear-no-hand = No tienes asiento en esta mesa.
web-hear-face-down = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
web-key-hand = dice lo que tienes
web-key-table = dice lo que hay en la mesa y delante de los demás
web-key-news = dice lo que ha pasado desde tu última decisión
