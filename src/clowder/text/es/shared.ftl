you = tú
nobody = nadie
seat = Asiento { $number }
