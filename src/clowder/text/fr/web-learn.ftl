### Les leçons.

web-lesson-label = Leçon
web-lesson-title = Apprendre { $game }
web-lesson-you = Chaton
web-lesson-next = Suivant
web-lesson-back = Retour
web-lesson-progress = Étape { $at } sur { $of }
web-lesson-other = C’est permis aussi. Mais pour l’instant, essaie ceci : { $choice }.
web-lesson-not-now = Ce n’est pas possible ici. Essaie ceci : { $choice }.
web-lesson-play = Jouer contre des bots
web-lesson-rules = Lire les règles
web-lesson-none = Il n’y a pas de leçon ici
web-lesson-none-more = Personne n’en a encore écrit pour ce jeu. Mais les règles sont courtes.
