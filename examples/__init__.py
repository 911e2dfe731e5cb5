"""Small programs that use Fechtbuch as a library."""
