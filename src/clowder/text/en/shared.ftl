you = you
nobody = nobody
seat = Seat { $number }
