"""The rulebooks as plain pages: HTML in the look of the table, for the docs.

Every rule can be linked to, as `landsknecht/en/chg.html#LSK-CHG-03`. Only the search needs a
script; without one the pages are read by their contents.
"""

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from fechtbuch.books.base import Book, books
from fechtbuch.rulebook import serving
from fechtbuch.rulebook.chapters import chapter_of, chapters
from fechtbuch.rulebook.search import index_of
from fechtbuch.rulebook.tables import table_data, table_keys
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.rules import rules_in
from fechtbuch.text.titles import title_of

NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "pl": "Polski"}
GLOSSARY = "glossary"

PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><title>{title} – Fechtbuch</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="../../look.css"><link rel="stylesheet" href="../../reader.css">
<script defer src="../../search.js"></script></head>
<body>
<header class="head"><a class="name" href="../../../index.html">Fechtbuch</a>
<nav>{languages}</nav></header>
<main class="reader"><nav class="toc">{search}{contents}</nav>
<div class="reading"><div class="leaf"><article class="rule-page whole">{body}</article></div>
<footer class="notice-line">{notice}</footer></div></main>
</body>
</html>
"""


SEARCH = """<div role="search" hidden><form class="find" data-nothing="{nothing}">
<input type="search" name="q" autocomplete="off" placeholder="{words}" aria-label="{words}"></form>
<p class="hint found" role="status"></p><ul class="hits"></ul></div>
"""


def pages(*keys: str) -> Iterator[tuple[str, str]]:
    """All pages, or those of some books: their paths below the rulebooks, and what they hold."""
    for book in _chosen(keys):
        for language in sorted(book.languages):
            for place, title, body in _bodies(book, language):
                yield (
                    f"{book.key}/{language}/{place}.html",
                    _page(book, language, place, title, body),
                )


def indexes(*keys: str) -> Iterator[tuple[str, str]]:
    """What the search of each book and language looks into, beside its pages."""
    for book in _chosen(keys):
        for language in sorted(book.languages):
            rules = [
                {"id": rule.id, "title": rule.title, "chapter": chapter_of(rule.id)}
                for rule in rules_in(book, language).values()
            ]
            data = {"rules": rules, "places": index_of(book, language).places()}
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            yield f"{book.key}/{language}/search-index.js", f"window.ruleIndex = {text};\n"


def _chosen(keys: tuple[str, ...]) -> list[Book]:
    return [books()[key] for key in keys or books()]


def _bodies(book: Book, language: str) -> Iterator[tuple[str, str, str]]:
    """The places of a book: name, title and what stands there."""
    yield "index", title_of(book, language), _front(book, language)
    for key in chapters(book):
        data = serving.chapter_data(book, language, key)
        yield key, data["title"], _chapter(data, language)
    for key in table_keys(book):
        data = table_data(book, language, key)
        yield f"table-{key}", data["title"], _table(data)
    yield GLOSSARY, _say(language, "rulebook-terms"), _glossary(book, language)


def _page(book: Book, language: str, place: str, title: str, body: str) -> str:
    data = serving.contents(book, language)
    entries = [(one["key"], one["title"]) for one in data["chapters"]]
    entries += [(f"table-{one['key']}", one["title"]) for one in data["tables"]]
    entries.append((GLOSSARY, _say(language, "rulebook-terms")))
    contents = "".join(
        f'<li><a href="{name}.html"{_current(name == place)}>{escape(words)}</a></li>'
        for name, words in [("index", title_of(book, language)), *entries]
    )
    languages = " ".join(
        f'<a lang="{code}" href="../{code}/{place}.html"{_current(code == language)}>'
        f"{NAMES.get(code, code)}</a>"
        for code in sorted(book.languages)
    )
    return PAGE.format(
        language=language,
        title=escape(title),
        languages=languages,
        search=SEARCH.format(
            words=escape(_say(language, "rulebook-search")),
            nothing=escape(_say(language, "rulebook-found-none")),
        ),
        contents=f'<ul class="chapters">{contents}</ul>',
        body=f"<h1>{escape(title)}</h1>{body}",
        notice=escape(data["notice"]),
    )


def _current(here: bool) -> str:
    return ' aria-current="page"' if here else ""


def _front(book: Book, language: str) -> str:
    data = serving.contents(book, language)
    chapters_ = "".join(
        f'<li><a class="nb" href="{one["key"]}.html"><b>{escape(one["title"])}</b><span>'
        f"{escape(' · '.join(rule['title'] for rule in one['rules'][:3]))}</span></a></li>"
        for one in data["chapters"]
    )
    licence = f"<pre>{escape(data['licence'])}</pre>" if data["licence"] else ""
    return f'<ul class="front">{chapters_}</ul>{licence}'


def _chapter(data: dict[str, Any], language: str) -> str:
    intro = "".join(_prose(one, data["terms"], language) for one in data["intro"])
    rules = "".join(_rule(rule, language) for rule in data["rules"])
    return f'<div class="prose">{intro}</div>{rules}'


def _rule(rule: dict[str, Any], language: str) -> str:
    said = [f'<p class="summary">{escape(rule["summary"])}</p>' if rule["text"] else ""]
    said += [_prose(one, rule["terms"], language) for one in rule["text"]]
    if not rule["text"]:
        said.append(f"<p>{escape(rule['summary'])}</p>")
    lines = []
    if rule["option"]:
        option = rule["option"]
        words = {"meaning": option["meaning"], "value": option["default"]}
        told = _say(language, "rulebook-option", **words, values=", ".join(option["values"]))
        lines.append(escape(told))
    for name, word in (
        ("neighbours", "rulebook-neighbours"),
        ("rulings", "rulebook-rulings"),
        ("used_in", "rulebook-used-in"),
    ):
        links = ", ".join(_link(one["id"], one["title"]) for one in rule[name])
        lines += [f"{_say(language, word)}: {links}"] if links else []
    notes = "".join(f'<p class="hint">{line}</p>' for line in lines)
    about = f"{rule['source']} · {rule['status']}"
    return (
        f'<section class="in-chapter" id="{rule["id"]}"><h2>{escape(rule["title"])} '
        f'<code>{rule["id"]}</code></h2><p class="rule-line">{escape(about)}</p>'
        f'<div class="prose">{"".join(said)}</div>{notes}</section>'
    )


def _table(data: dict[str, Any]) -> str:
    ruled = any(row["rules"] for row in data["rows"])
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in data["columns"])
    rows = ""
    for row in data["rows"]:
        first, *rest = [escape(cell) for cell in row["cells"]]
        cells = f'<th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest)
        links = " ".join(_link(one, one) for one in row["rules"])
        rows += f"<tr>{cells}{f'<td>{links}</td>' if ruled else ''}</tr>"
    return (
        f'<table class="data"><thead><tr>{head}{"<th></th>" if ruled else ""}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def _glossary(book: Book, language: str) -> str:
    terms = "".join(
        f"<div><dt>{escape(term['term'])}</dt><dd>{escape(term['means'])} "
        f"{_link(term['rule'], term['rule']) if term['rule'] else ''}</dd></div>"
        for term in serving.glossary_data(book, language)
    )
    return f'<dl class="terms">{terms}</dl>'


def _prose(paragraph: dict[str, Any], terms: dict[str, Any], language: str) -> str:
    said = ""
    for piece in paragraph["pieces"]:
        text = escape(piece["text"], quote=False)
        if piece["kind"] == "rule":
            said += _link(piece["target"], piece["text"])
        elif piece["kind"] == "term" and piece["target"] in terms:
            means = escape(terms[piece["target"]]["means"])
            said += f'<span class="term-box"><button class="term">{text}</button>'
            said += f'<span class="means" role="tooltip">{means}</span></span>'
        elif piece["kind"] == "strong":
            said += f"<mark>{text}</mark>"
        elif piece["kind"] == "number":
            said += f'<b class="reckoned">{text}</b>'
        else:
            said += text
    if not paragraph["example"]:
        return f"<p>{said}</p>"
    title = _say(language, "rulebook-example").rstrip(" :\N{NO-BREAK SPACE}")
    return f'<aside class="example"><p class="caps">{title}</p><p>{said}</p></aside>'


def _link(rule_id: str, words: str) -> str:
    chapter = chapter_of(rule_id)
    return f'<a href="{chapter}.html#{rule_id}">{escape(words, quote=False)}</a>'


def _say(language: str, key: str, **words: str) -> str:
    return _words(language).say(key, words)


@cache
def _words(language: str) -> Catalogue:
    return Catalogue(language)
