"""Tests of Rat-a-Tat Roll; each is named after the clause of RULES.md that it holds."""
