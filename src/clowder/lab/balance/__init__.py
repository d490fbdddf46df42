"""What a game's rules do: who gains, how long it takes, what luck and skill decide, what nobody ever plays."""
