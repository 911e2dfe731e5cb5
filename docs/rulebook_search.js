// Search in the rulebooks of this documentation, where no server answers: the same words, slips and
// worths as fechtbuch/rulebook/search.py and spelling.py, over an index made when the pages are built.

const RuleSearch = (() => {
  const SHORT = 4, LONG = 8, MOST_WORDS = 12, MOST_SHOWN = 20;
  const EXACT = 1.0, BEGINS = 0.8, SLIPPED = 0.5, BENT = 0.4, INSIDE = 0.35;
  const LETTERS = { "ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae", "ı": "i", "ß": "ss" };

  /** The words of a text in small letters without accents. */
  function words(text) {
    const plain = text.toLowerCase().replace(/[łøđœæıß]/g, (letter) => LETTERS[letter]);
    return plain.normalize("NFKD").replace(/\p{M}/gu, "").match(/[a-z0-9]+/g) ?? [];
  }

  /** How many letters are wrong, missing, too many or exchanged; `most` + 1 if more than that. */
  function apart(one, other, most) {
    let before = [];
    let last = Array.from({ length: other.length + 1 }, (_, column) => column);
    for (let row = 1; row <= one.length; row++) {
      const line = [row];
      for (let column = 1; column <= other.length; column++) {
        const wrong = one[row - 1] === other[column - 1] ? 0 : 1;
        line[column] = Math.min(last[column] + 1, line[column - 1] + 1, last[column - 1] + wrong);
        if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
          line[column] = Math.min(line[column], before[column - 2] + 1);
        }
      }
      if (Math.min(...line) > most) return most + 1;
      before = last;
      last = line;
    }
    return last[other.length];
  }

  function pairs(word) {
    const framed = `^${word}$`;
    return new Set(Array.from({ length: framed.length - 1 }, (_, place) => framed.slice(place, place + 2)));
  }

  /** The known words that somebody may mean who writes this one, each with how well it fits. */
  function like(wanted, known) {
    const found = new Map();
    const stem = wanted.length > SHORT ? wanted.slice(0, Math.max(SHORT, wanted.length - 3)) : wanted;
    for (const word of known) {
      if (!word.startsWith(stem)) continue;
      if (word === wanted) found.set(word, EXACT);
      else if (word.startsWith(wanted)) found.set(word, BEGINS);
      else if (wanted.length > SHORT && Math.abs(word.length - wanted.length) <= 3) found.set(word, BENT);
    }
    if (Math.max(0, ...found.values()) >= BEGINS || wanted.length < SHORT) return found;
    const mine = pairs(wanted);
    const slips = wanted.length >= LONG ? 2 : 1;
    const least = Math.max(1, mine.size - 3 * slips);
    for (const word of known) {
      let shared = 0;
      for (const pair of pairs(word)) if (mine.has(pair)) shared++;
      if (shared < least) continue;
      let fit = 0;
      if (word.includes(wanted)) fit = INSIDE;
      else if (Math.abs(word.length - wanted.length) <= slips && apart(wanted, word, slips) <= slips) fit = SLIPPED;
      if (fit > (found.get(word) ?? 0)) found.set(word, fit);
    }
    return found;
  }

  /** What every rule is worth for one word: its best place and spelling, rare words more. */
  function worths(word, index) {
    const found = new Map();
    for (const [known, fit] of like(word, Object.keys(index.places))) {
      const places = index.places[known];
      for (let place = 0; place < places.length; place += 2) {
        const worth = fit * places[place + 1];
        if (worth > (found.get(places[place]) ?? 0)) found.set(places[place], worth);
      }
    }
    const rare = found.size ? 1 + Math.log(index.rules.length / found.size) : 0;
    return [...found].map(([number, worth]) => [number, worth * rare]);
  }

  /** The rules that have all words of a query, or else some of them, the best first. */
  function find(query, index) {
    const wanted = [...new Set(words(query))].slice(0, MOST_WORDS);
    const scores = new Map();
    const matched = new Map();
    for (const word of wanted) {
      for (const [number, worth] of worths(word, index)) {
        scores.set(number, (scores.get(number) ?? 0) + worth);
        matched.set(number, (matched.get(number) ?? 0) + 1);
      }
    }
    for (const [number, score] of scores) {
      const title = words(index.rules[number].title);
      const both = wanted.filter((word) => title.includes(word)).length;
      scores.set(number, score * (1 + both / (title.length + wanted.length)));
    }
    const most = Math.max(0, ...matched.values());
    return [...scores.keys()]
      .filter((number) => matched.get(number) === most)
      .sort((one, other) => scores.get(other) - scores.get(one) || one - other)
      .map((number) => index.rules[number]);
  }

  /** The index of this book and language, fetched when somebody begins to look for something. */
  let learning = null;
  function learn() {
    learning ??= new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = "search-index.js";
      script.onload = () => done(window.ruleIndex);
      script.onerror = failed;
      document.head.append(script);
    });
    return learning;
  }

  async function show(form) {
    const query = form.elements.namedItem("q").value;
    const hits = form.parentElement.querySelector(".hits");
    const said = form.parentElement.querySelector(".found");
    const asked = words(query).length > 0;
    const found = asked ? find(query, await learn()) : [];
    if (form.elements.namedItem("q").value !== query) return; // somebody writes faster
    hits.replaceChildren(...found.slice(0, MOST_SHOWN).map(line));
    said.textContent = asked && found.length === 0 ? form.dataset.nothing : "";
  }

  function line(rule) {
    const link = document.createElement("a");
    link.href = `${rule.chapter}.html#${rule.id}`;
    const title = document.createElement("b");
    title.textContent = rule.title;
    const id = document.createElement("i");
    id.textContent = rule.id;
    link.append(title, id);
    const item = document.createElement("li");
    item.append(link);
    return item;
  }

  function begin() {
    for (const form of document.querySelectorAll("form.find")) {
      form.parentElement.hidden = false;
      form.addEventListener("input", () => show(form));
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        form.parentElement.querySelector(".hits a")?.click();
      });
    }
  }

  begin();
  return { find };
})();
