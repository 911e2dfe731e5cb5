"""Fights for assistants: a server of the Model Context Protocol over stdio or HTTP.

A model sits at a table as a person does, by the messages of the table's socket, so it sees what its
seat may know, is asked what its seat is asked, and is refused what the rules forbid. Dice are the
table's. All that is here turns those messages into a few tools with short results.
"""
