"""What `make bench` prints: speed of the books and of the table on this machine."""
