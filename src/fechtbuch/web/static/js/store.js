// What the page knows of the table it shows, and how it tells the table something.

import { complain, tell, update } from "./frame.js";
import { language, say } from "./words.js";
import { TableSocket } from "./socket.js";
import { ruleLinks } from "./rules.js";
import { heardFigures } from "./plans.js";
import { heardPoint } from "./maptools.js";
import { heardSurvey } from "./survey.js";
import { heardTalk } from "./talk.js";
import * as draft from "./draft.js";

export const table = {
  id: "",
  token: "",
  /** @type {"joining" | "live" | "lost" | "closed"} */
  status: "joining",
  /** @type {any} */
  welcome: null,
  /** @type {any} */
  state: null,
  /** @type {any[]} */
  log: [],
  /** The story: each passage with the lines of the log that it tells. */
  tales: /** @type {any[]} */ ([]),
  logFrom: 0,
  /** @type {{seq: number, head: number, win: any[]} | null} */
  chance: null,
  /** @type {any} */
  presence: null,
  /** @type {string} */
  closedBecause: "",
  /** The fighter whose sheet is open. */
  chosen: "",
  /** Told when a fighter's sheet is opened. @type {(() => void)[]} */
  lookers: [],
  /** Heard of every new state. @type {((state: any, fresh: any[]) => void)[]} */
  listeners: [],
};

/** @type {TableSocket | null} */
let socket = null;

/**
 * Sit down at a table.
 * @param {string} id
 * @param {string} token
 */
export function join(id, token) {
  table.id = id;
  table.token = token;
  socket = new TableSocket(id, token, language(), { message: receive, status });
  socket.join();
}

/** @param {"joining" | "live" | "lost" | "closed"} now */
function status(now) {
  const before = table.status;
  table.status = now;
  if (before === "lost" && now === "live") tell(say("connection-back"));
  update();
}

/** @param {any} message */
function receive(message) {
  switch (message.type) {
    case "welcome":
      table.welcome = message;
      break;
    case "state":
      table.log = message.log;
      table.tales = message.tales ?? [];
      table.logFrom = message.log_from;
      changed(message.state, []);
      break;
    case "step":
      table.log = [...table.log, ...message.lines];
      table.tales = grown(table.tales, message.tales ?? []);
      changed(message.state, message.lines);
      break;
    case "chance":
      if (!table.state || message.seq >= table.state.seq) table.chance = message;
      break;
    case "presence":
      table.presence = message;
      if (table.state) table.state = { ...table.state, seats: table.state.seats.map(seated) };
      break;
    case "options":
      draft.heardOptions(message);
      break;
    case "odds":
      draft.heardOdds(message);
      break;
    case "figures":
      heardFigures(message);
      break;
    case "done":
      if (message.stopped) tell(message.stopped.text);
      break;
    case "pointed":
      heardPoint(message);
      break;
    case "surveyed":
      heardSurvey(message);
      break;
    case "talk":
      heardTalk(message);
      break;
    case "why":
      draft.heardWhy(message);
      break;
    case "refused":
      draft.heardRefusal(message);
      if (message.about === "command") complain(message.problem, ruleLinks(message.problem.rules ?? []));
      break;
    case "revoked":
      table.closedBecause = message.problem.detail || message.problem.title;
      table.status = "closed";
      break;
    default:
  }
  update();
}

/** The story with what was told anew from some line on. @param {any[]} tales @param {any[]} news */
function grown(tales, news) {
  if (!news.length) return tales;
  return [...tales.filter((one) => one.n < news[0].n), ...news];
}

/** A seat with whoever sits there now. @param {any} seat */
function seated(seat) {
  const told = table.presence?.seats.find((/** @type {any} */ one) => one.seat === seat.seat);
  return told ? { ...seat, name: told.name, online: told.online } : seat;
}

/** @param {any} state @param {any[]} fresh */
function changed(state, fresh) {
  table.state = state;
  draft.refresh(state);
  for (const listener of table.listeners) listener(state, fresh);
}

/**
 * Give a command. The answer says whether it was accepted.
 * @param {object} command
 */
export async function command(command) {
  const accepted = await (socket?.command(command) ?? Promise.resolve(false));
  update();
  return accepted;
}

/** @param {object} message */
export function ask(message) {
  socket?.ask(message);
}

/** @param {string} code */
export function speak(code) {
  socket?.speak(code);
}

/** How many commands the server has not acknowledged. */
export function unsent() {
  return socket?.pending.size ?? 0;
}

/** Whether the viewer is the game master. */
export function master() {
  return table.welcome?.viewer.role === "referee";
}

/** @param {string | null} slug */
export function fighterBy(slug) {
  return table.state?.fighters.find((/** @type {any} */ one) => one.slug === slug) ?? null;
}

/** @param {string | null} slug */
export function sideBy(slug) {
  return table.state?.sides.find((/** @type {any} */ one) => one.slug === slug) ?? null;
}

/** @param {string} slug of a side */
export function sideIndex(slug) {
  return sideBy(slug)?.index ?? 0;
}

/**
 * Open a fighter's sheet.
 * @param {string} slug
 */
export function choose(slug) {
  table.chosen = slug;
  for (const looker of table.lookers) looker();
  update();
}
