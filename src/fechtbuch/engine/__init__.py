"""The engine: everything a fight needs that is not a rule of a book.

A rulebook talks to the world through three kinds of calls on its `Fight`:

* `ask(question)`: a person or a policy decides;
* `roll(...)` and `pool(...)`: dice fall;
* `tally(...)` and `note(...)`: a number is built with its explanation, and what happened is told.

Who answers, where dice come from and who listens is settled outside the rules, so that the
same rule code serves a table, a simulation, exact odds and a replay. Read the modules in this
order: `tally`, `dice`, `choices`, `events`, `fight`, `edicts`, `record`, `session`.

What a book or a host must give raises `NotImplementedError` here. `@abstractmethod` would promise
more than mypyc keeps: a subclass that runs interpreted could be made without the method, and the
call would end the process instead of raising.
"""
