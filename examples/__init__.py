"""Small programs that use Fechtbuch as a library, and `alehouse`, a small book."""
