"""What `fechtbuch new-book` copies: a small book in all its rooms, which works.

`my_book`, `my-book`, `My Book` and `MYB` become the names of the new book; the project's own checks
look after these files as after all others.
"""
