// Plays in the page's engine what the program played, and compares every answer.
//
//   node compare.mjs PAGE PLAY
import { readFileSync } from 'node:fs';

const [page, play] = process.argv.slice(2).map(path => readFileSync(path));
const text = page.toString('utf16le');
// The engine as the page itself takes it out of its letters.
const script = text.slice(text.indexOf('const started'), text.indexOf('async function open'));
const byId = id => ({ textContent: text.match(`id="${id}">([^<]*)`)[1] });
const engine = await new Function('byId', `${script}; return unpacked();`)(byId);
let { exports } = (await WebAssembly.instantiate(engine, {})).instance;

/** What the engine answers to an event, as a number. */
function answer(event) {
  const place = exports.reserve(event.length);
  new Uint8Array(exports.memory.buffer, place, event.length).set(event);
  const count = exports.take();
  const bytes = new Uint8Array(exports.memory.buffer, exports.answer(), count);
  let sum = 0x811C9DC5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

const times = [];
let events = 0;
for (let at = 0; at < play.length; events++) {
  const length = play.readUInt32LE(at);
  const wanted = play.readUInt32LE(at + 4);
  const event = play.subarray(at + 8, at + 8 + length);
  // An event without a byte begins anew.
  if (length === 0) exports = (await WebAssembly.instantiate(engine, {})).instance.exports;
  else {
    const start = performance.now();
    if (answer(event) !== wanted) {
      console.error(`Event ${events} is answered otherwise: ${event.toString('latin1')}`);
      process.exit(1);
    }
    if (event[0] === 105) times.push(performance.now() - start);
  }
  at += 8 + length;
}
times.sort((one, other) => one - other);
const memory = exports.memory.buffer.byteLength / 1048576;
console.log(`ok      ${events} events, the same cells; a frame in ${times[Math.floor(times.length * 0.95)].toFixed(1)} ms`
  + ` at the 95th percentile, ${memory.toFixed(0)} MiB at the end`);
