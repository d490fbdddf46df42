"""The table for whoever watches a learner: in words and as a picture."""
