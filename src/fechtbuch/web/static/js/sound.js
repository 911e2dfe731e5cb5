// Three quiet sounds, made on the spot: dice on wood, a blow, and a small bell when one is asked. Off until
// somebody wants them.

import { keep, recall } from "./memory.js";

const LOUDEST = 0.18;

/** @type {AudioContext | null} */
let stage = null;

/** Whether sounds are wanted. */
export function soundOn() {
  return recall("sound") === "on";
}

/** Turn sounds on or off, on this device. */
export function toggleSound() {
  keep("sound", soundOn() ? "" : "on");
  ring("turn");
}

/** @param {"turn" | "dice" | "blow"} what */
export function ring(what) {
  if (!soundOn() || !("AudioContext" in globalThis)) return;
  stage ??= new AudioContext();
  const now = stage.currentTime + 0.01;
  if (what === "turn") {
    tone(now, 660, 0.5, LOUDEST * 0.5);
    tone(now + 0.12, 990, 0.6, LOUDEST * 0.35);
  } else if (what === "dice") {
    for (let knock = 0; knock < 4; knock += 1) noise(now + knock * 0.07 + Math.random() * 0.03, 0.03, 2400, LOUDEST * (0.6 - knock * 0.1));
  } else {
    noise(now, 0.12, 420, LOUDEST);
    tone(now, 90, 0.16, LOUDEST);
  }
}

/** A tone that fades. @param {number} at @param {number} pitch @param {number} long @param {number} loud */
function tone(at, pitch, long, loud) {
  if (!stage) return;
  const voice = stage.createOscillator();
  voice.type = "sine";
  voice.frequency.value = pitch;
  voice.connect(fading(at, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

/** A knock: noise around a pitch. @param {number} at @param {number} long @param {number} pitch @param {number} loud */
function noise(at, long, pitch, loud) {
  if (!stage) return;
  const grains = stage.createBuffer(1, Math.ceil(stage.sampleRate * long), stage.sampleRate);
  const data = grains.getChannelData(0);
  for (let grain = 0; grain < data.length; grain += 1) data[grain] = Math.random() * 2 - 1;
  const voice = stage.createBufferSource();
  voice.buffer = grains;
  const filter = stage.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  voice.connect(filter).connect(fading(at, long, loud));
  voice.start(at);
}

/** @param {number} at @param {number} long @param {number} loud */
function fading(at, long, loud) {
  const gain = /** @type {AudioContext} */ (stage).createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(/** @type {AudioContext} */ (stage).destination);
  return gain;
}
