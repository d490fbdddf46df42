"""`clowder simulate`, `arena` and `learn`: what is asked of the lab, and how its results are printed."""
