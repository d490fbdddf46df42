you = toi
nobody = personne
seat = Place { $number }
