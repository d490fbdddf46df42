"""What pytest itself is taught for these tests; `tests/conftest.py` names them."""
