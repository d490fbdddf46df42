"""Disasters by the thousand: the real server code in one process, on a clock that jumps, with chance from a seed."""
