"""The conformance kit: what every book must do, whatever its rules are.

    pytest --pyargs fechtbuch.testing.conformance --book NAME

| module | holds that |
| --- | --- |
| `test_state` | fights are copied, saved and continued at every boundary |
| `test_every_field` | every declared field is copied, saved and compared as its mark says |
| `test_invariants` | what the book says always holds does, after every step and edict |
| `test_telling` | nothing people care about changes untold; numbers are the sum of their parts |
| `test_pairs` | where two states meet and something comes between, all of that still holds |
| `test_random_play`, `test_mixed_play` | any legal play ends, and policies answer legally in it |
| `test_catalogue` | everything of the data fights, and every option is played |
| `test_table`, `test_turns` | tables pause, undo, replay and verify; numbers equal their parts |
| `test_edicts`, `test_audience` | the referee's word is kept within bounds, secrets are kept |
| `test_odds` | exact odds agree with simulation |
| `test_laboratory` | closer looks, mirrored sides, and what is carried into the next fight |
| `test_ledger` | the ledger and the code name each other |
| `test_words`, `test_whole_fights` | everything has words in all languages that the book names |
| `test_building` | rooms point one way, and classes are as the compiler wants them |
| `test_playthroughs` | every scenario plays as it was last reviewed |

`CONFORMANCE=brief` in the environment takes two scenarios of each book and few fights.
"""
