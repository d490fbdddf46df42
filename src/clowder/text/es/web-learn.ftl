### Las lecciones.

web-lesson-label = Lección
web-lesson-title = Aprender { $game }
web-lesson-you = Gatito
web-lesson-next = Siguiente
web-lesson-back = Atrás
web-lesson-progress = Paso { $at } de { $of }
web-lesson-other = Eso también vale. Pero por ahora prueba esto: { $choice }.
web-lesson-not-now = Eso no sirve aquí. Prueba esto: { $choice }.
web-lesson-play = Jugar ya contra bots
web-lesson-rules = Leer las reglas
web-lesson-none = Aquí no hay ninguna lección
web-lesson-none-more = Nadie ha escrito todavía una para este juego. Pero las reglas son cortas.
