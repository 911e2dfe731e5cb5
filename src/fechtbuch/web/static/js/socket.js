// The live connection to a table. Commands carry a key and wait here until the server has
// acknowledged them; after a dropped connection they are sent again, and the key makes that
// harmless.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

/** @typedef {{key: string, expect: number | null, command: object, settle: (ok: boolean) => void}} Pending */

export class TableSocket {
  /**
   * @param {string} table
   * @param {string} token
   * @param {string} language
   * @param {{message: (message: any) => void, status: (status: "joining" | "live" | "lost" | "closed") => void}} heard
   */
  constructor(table, token, language, heard) {
    this.table = table;
    this.token = token;
    this.language = language;
    this.heard = heard;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, Pending>} */
    this.pending = new Map();
    /** The last state that was seen. @type {number | null} */
    this.seq = null;
    this.tries = 0;
    this.live = false;
    this.ended = false;
    this.last = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    setInterval(() => this.beat(), PING_EVERY);
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.again();
    });
  }

  /** Connect, and keep connected. */
  join() {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.heard.status(this.tries === 0 ? "joining" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.last = Date.now();
      this.post({ type: "hello", token: this.token, language: this.language, seen: this.seq, adds: true });
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.socket) return;
      this.last = Date.now();
      this.receive(JSON.parse(event.data));
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.socket) this.lost(event.code);
    });
  }

  /** Leave the table for good. */
  leave() {
    this.ended = true;
    this.socket?.close();
  }

  /** Try again now, if the connection is gone. */
  again() {
    if (!this.live && !this.ended && this.socket?.readyState !== WebSocket.CONNECTING) this.join();
  }

  /** @param {any} message */
  receive(message) {
    if (message.type === "state" || message.type === "step") this.seq = message.state.seq;
    if (message.type === "revoked") this.ended = true;
    if (message.type === "state" && !this.live) {
      this.tries = 0;
      this.live = true;
      this.heard.status("live");
      this.heard.message(message);
      this.resend();
      return;
    }
    if (message.type === "done" || message.type === "refused") {
      const waiting = this.pending.get(message.key);
      this.pending.delete(message.key);
      waiting?.settle(message.type === "done");
    }
    this.heard.message(message);
  }

  /** @param {number} code */
  lost(code) {
    this.live = false;
    // 4401 and its like: the link is not, or no longer, good. Trying again would not help.
    if (this.ended || (code >= 4400 && code < 4500 && code !== 4429)) {
      this.ended = true;
      this.heard.status("closed");
      return;
    }
    this.heard.status("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.join(), wait);
  }

  beat() {
    if (!this.live) return;
    if (Date.now() - this.last > SILENCE) this.socket?.close();
    else this.post({ type: "ping" });
  }

  resend() {
    for (const { key, expect, command } of this.pending.values()) {
      this.post({ type: "command", key, expect, command });
    }
  }

  /**
   * Send a command; true when it is acknowledged, false when it is refused.
   * @param {object} command
   * @returns {Promise<boolean>}
   */
  command(command) {
    const key = freshKey();
    const expect = this.seq;
    return new Promise((settle) => {
      this.pending.set(key, { key, expect, command, settle });
      if (this.live) this.post({ type: "command", key, expect, command });
    });
  }

  /** Ask for something; lost questions are asked again by whoever wants to know.
   * @param {object} message */
  ask(message) {
    if (this.live) this.post(message);
  }

  /** @param {string} language */
  speak(language) {
    this.language = language;
    this.ask({ type: "language", language });
  }

  /** @param {object} message */
  post(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** A key that nobody else has; `crypto.randomUUID` is not there without https. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
