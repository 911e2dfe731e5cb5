"""The rulebooks, one package each; called, all that are installed, by key."""

from fechtbuch.calling import answers_calls

answers_calls(__name__, "fechtbuch.books.base", "books")
