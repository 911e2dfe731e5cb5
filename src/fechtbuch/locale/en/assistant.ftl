### The words of the server for assistants.

help-mcp = Let an assistant fight: serve the Model Context Protocol, over standard input and output unless --http is given.
help-mcp-http = Serve over HTTP on this machine instead; whoever talks to it needs the token.
help-mcp-host = The address to listen at; only addresses of this machine.
help-mcp-token-file = File with the token for HTTP; without it a new one is made and told.
help-mcp-referee = Let the assistant type dice, decree and take back; the record marks all of it.
help-mcp-server = A table server, such as https://table.example, at which the assistant may sit by a link; servers of this machine need not be named. May be given several times.
help-mcp-database = Where fights are kept: a SQLite file, or postgresql://… Without it they go when the server does.
mcp-serving = Assistants are served at { $address } (Ctrl-C ends it)
mcp-token = Token: { $token }
bad-mcp-host = --host { $value }: assistants are served on this machine alone; take 127.0.0.1, ::1 or localhost
bad-mcp-token = --token-file { $value }: the token has { $length } characters; it needs at least { $least }, without spaces

mcp-refused-over = The fight is over: nothing is asked any more.
mcp-refused-empty = Nothing was chosen. Answer by a plan’s name or a choice:
mcp-refused-not-asked = Question “{ $question }” is not asked. These are:
mcp-refused-nothing-asked = You are not asked anything now. The table waits for somebody else; wait, and look again.
mcp-refused-hung-up = The table has hung up: the link was revoked, or its server has stopped.
mcp-refused-no-answer = The table has not answered in time. Look at the state and try again.
mcp-refused-rule = There is no rule “{ $rule }”. Near it are:
mcp-refused-book = There is no book “{ $book }”. There are:
mcp-refused-fight = There is no fight “{ $fight }”. There are:
mcp-refused-no-fight = There is no fight yet. Begin one with open_fight, or sit down at a table with sit.
mcp-refused-referee-only = Only a referee may do that, and this server was started without --referee.
mcp-refused-nobody-there = No table answers there: { $reason }
mcp-refused-change = The change “{ $change }” is not possible.
mcp-refused-scenario = There is no scenario “{ $scenario }”. There are:
mcp-refused-fighter = Nobody is called “{ $fighter }”. There are:
mcp-refused-too-many-fights = { $most } fights are open already. Leave one of them first:
mcp-refused-link = This is not a link to a seat. One looks like http://127.0.0.1:8000/table/ID#TOKEN.
mcp-refused-server = { $server } is not among the servers that this one may talk to. Whoever starts it can allow it with --server.
mcp-refused-dice = Dice are asked for here, which nobody can choose. Possible are:
mcp-refused-no-dice = No dice are asked for, but this:
mcp-refused-tool = There is no tool “{ $tool }”. There are:
mcp-refused-arguments = These arguments do not fit the tool { $tool }. It takes:
