"""The commands and their options, by what people come for."""
