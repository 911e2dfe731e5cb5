"""Small changes of the rules, and whether a test notices: `python -m bench.mutants`."""
