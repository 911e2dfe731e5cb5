"""Shots and throws, at somebody or at a field, and what becomes of missiles."""
