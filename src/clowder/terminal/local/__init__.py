"""`clowder play`: a match at this keyboard, against bots or with others who sit here, too."""
