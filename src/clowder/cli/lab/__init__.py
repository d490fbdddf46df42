"""`clowder simulate` and `arena`: what is asked of the lab, and how its results are printed."""
