// Hands the engine what somebody does, and shows what it answers. What a key means and what a screen
// looks like is the engine's; here are the browser's keys, mouse, fingers, clipboard, and canvas.

const byId = id => document.getElementById(id);
const screen = byId('screen');
const keys = byId('keys');
const context = screen.getContext('2d', { alpha: false });
const dark = matchMedia('(prefers-color-scheme: dark)');
const encoder = new TextEncoder();
const decoder = new TextDecoder();
let [engine, address, timer, resting] = [];

// MARK: The engine

const started = async bytes => (await WebAssembly.instantiate(bytes, {})).instance.exports;

/** The bytes that letters mean, 15 bits each; only the last one may have seven. */
function bytesOf(id) {
  const letters = byId(id).textContent;
  const bytes = new Uint8Array(2 * letters.length);
  let [length, bits, count] = [0, 0, 0];
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charCodeAt(at);
    bits |= (letter < 0x4000 ? letter - 0x3400 : letter - 0x4000) << count;
    for (count += letter < 0x4000 ? 7 : 15; count >= 8; count -= 8, bits >>= 8) bytes[length++] = bits;
  }
  return bytes.subarray(0, length);
}

/** The engine's bytes, put together by a small engine: `engine.c` says what became of them. */
async function unpacked() {
  const { memory, folded, whole, join } = await started(bytesOf('opener'));
  const stream = new Blob([bytesOf('engine')]).stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  new Uint8Array(memory.buffer, folded.value).set(bytes);
  return new Uint8Array(memory.buffer, whole.value, join(bytes.length));
}

async function open() {
  engine = await started(await unpacked());
  byId('engine').remove();
  const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  measure();
  happen([Number(moves), Number(!dark.matches), ...number(columns), ...number(rows),
    ...encoder.encode(`${location.href.split('#')[0]}\0${named()}`)]);
  keys.focus({ preventScroll: true });
}

/** What the address opens. */
function named(name = location.hash.slice(1)) {
  try { return decodeURIComponent(name); } catch { return name; }
}

const number = value => [value & 255, value >> 8 & 255];
const read = (bytes, at) => bytes[at] | bytes[at + 1] << 8;

/** Tells the engine what happened, and does what it answers. */
function tell(event) {
  if (!engine) return;
  let answer;
  try {
    const bytes = Uint8Array.from(event);
    const place = engine.reserve(bytes.length);
    new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
    const count = engine.take();
    answer = new Uint8Array(engine.memory.buffer, engine.answer(), count).slice();
  } catch { return fail(); }
  for (let at = 0; at < answer.length;) {
    const count = read(answer, at + 1) | read(answer, at + 3) << 16;
    perform(String.fromCharCode(answer[at]), answer.subarray(at + 5, at + 5 + count));
    at += 5 + count;
  }
}

function fail() {
  engine = undefined;
  const textContent = 'Upright itself crashed, which is a bug. Reload the page: its address has your session.';
  Object.assign(byId('help'), { className: 'failed', role: 'alert', textContent });
}

function perform(kind, bytes) {
  switch (kind) {
    case 'f': return show(bytes);
    case 'b': return offer(decoder.decode(bytes));
    case 'p': return wait(read(bytes, 0) - 1);
    case 'w': byId('words').textContent = decoder.decode(bytes); break;
    case 't': document.title = `${decoder.decode(bytes)} \u2013 Upright`; break;
    case 'a': history.replaceState(null, '', address = `#${decoder.decode(bytes)}`); break;
    case 'c': return copy(decoder.decode(bytes));
    case 's': return save(...decoder.decode(bytes).split('\0'));
  }
}

// MARK: Time

/** After every event: another frame, and once nobody does anything, words and an address. */
function happen(event) {
  if (engine && ratio !== devicePixelRatio) fit();
  tell(event);
  tell(encoder.encode('i'));
  clearTimeout(resting);
  resting = setTimeout(() => tell(encoder.encode('r')), 300);
}

function wait(milliseconds) {
  clearTimeout(timer);
  if (milliseconds >= 0) timer = setTimeout(() => happen(encoder.encode('t')), milliseconds);
}

// MARK: The screen

let [columns, rows, ratio] = [0, 0, devicePixelRatio];
/** A cell and the lines in it, in the dots of the canvas, and what it is filled with. */
let [cell, font, paper, ink] = [];
/** What is shown: three numbers a cell, and the texts that some of them mean. */
let [shown, texts, cursor] = [new Uint32Array(0), [], -1];

/** Fits cells into the window: whole dots each, so that they meet. */
function measure() {
  const area = screen.getBoundingClientRect();
  ratio = devicePixelRatio;
  const size = area.width < 640
    ? Math.max(9, area.width / 52 / 0.602) : Math.min(20, Math.max(13, Math.sqrt(area.width * area.height) / 70));
  font = `${size * ratio}px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace`;
  [screen.width, screen.height] = [area.width, area.height].map(length => Math.round(length * ratio));
  context.font = font;
  context.textAlign = 'center';
  const [width, height] = [context.measureText('0'.repeat(100)).width / 100, size * ratio * 1.2]
    .map(length => Math.max(1, Math.round(length)));
  cell = { width, height, line: Math.max(1, Math.round(width / 8)) };
  columns = Math.max(1, Math.floor(screen.width / cell.width));
  rows = Math.max(1, Math.floor(screen.height / cell.height));
  shown = new Uint32Array(0);
}

function show(bytes) {
  const ground = ['dark', 'light', 'either'][bytes[0]];
  if (document.documentElement.dataset.ground !== ground || !paper) {
    document.documentElement.dataset.ground = ground;
    const style = getComputedStyle(document.documentElement);
    [paper, ink] = ['--paper', '--ink'].map(name => style.getPropertyValue(name));
    shown = new Uint32Array(0);
  }
  const width = read(bytes, 2);
  const count = width * read(bytes, 4);
  const cells = new Uint32Array(bytes.slice(10, 10 + 12 * count).buffer);
  const words = decoder.decode(bytes.subarray(10 + 12 * count)).split('\0');
  const place = bytes[1] ? read(bytes, 8) * width + read(bytes, 6) : -1;
  const isNew = shown.length !== cells.length;
  if (isNew) fill(paper, 0, 0, screen.width, screen.height);
  for (let index = 0; index < count; index++) {
    const at = 3 * index;
    const isSame = cells[at] === shown[at] && cells[at + 1] === shown[at + 1] && cells[at + 2] === shown[at + 2]
      && (cells[at] < 0x80000000 || words[cells[at] & 0xFFFFFF] === texts[cells[at] & 0xFFFFFF]);
    if (isNew || !isSame || index === cursor !== (index === place)) {
      const text = cells[at] < 0x80000000 ? '' : words[cells[at] & 0xFFFFFF];
      put(index % width, Math.floor(index / width), cells[at], text, cells[at + 1], cells[at + 2]);
    }
  }
  [shown, texts, cursor] = [cells, words, place];
  if (cursor < 0) return;
  const [left, top] = [cursor % width * cell.width, Math.floor(cursor / width) * cell.height];
  fill(ink, left, top, Math.max(1, Math.round(cell.width / 6)), cell.height);
}

function fill(color, ...area) {
  context.fillStyle = color;
  context.fillRect(...area);
}

const color = (bits, own) => bits & 0x1000000 ? `#${(bits & 0xFFFFFF).toString(16).padStart(6, '0')}` : own;

/** Draws a cell; the right half of a wide character is drawn with its left. */
function put(column, row, character, text, foreground, background) {
  const width = foreground >>> 25 & 3;
  if (width === 0) return;
  const emphasis = background >>> 25;
  let [over, under] = [color(foreground, ink), color(background, paper)];
  if (emphasis & 2) [over, under] = [under, over];
  const area = { left: column * cell.width, top: row * cell.height, width: cell.width * width, height: cell.height };
  fill(under, area.left, area.top, area.width, area.height);
  context.fillStyle = over;
  if (emphasis & 4) context.fillRect(area.left, area.top + area.height - 2 * cell.line, area.width, cell.line);
  if (character === 0x20) return;
  if (character in boxes) return drawBox(character, area);
  if (character >= 0x2580 && character <= 0x259F) return drawBlock(character - 0x2580, area);
  if (character >= 0x2800 && character <= 0x28FF) return drawDots(character - 0x2800, area);
  context.font = emphasis & 1 ? `bold ${font}` : font;
  context.fillText(text || String.fromCodePoint(character), area.left + area.width / 2,
    area.top + Math.round(cell.height * 0.78), area.width);
}

// MARK: Shapes that have to meet their neighbours

/** Where lines of a box go from the middle of a cell: left, right, up, down; 2 where they are heavy. */
const boxes = {
  0x2500: '1100', 0x2501: '2200', 0x2502: '0011', 0x2503: '0022', 0x250C: '0101', 0x2510: '1001', 0x2514: '0110',
  0x2518: '1010', 0x251C: '0111', 0x2524: '1011', 0x252C: '1101', 0x2534: '1110', 0x253C: '1111', 0x256D: '0101',
  0x256E: '1001', 0x256F: '1010', 0x2570: '0110',
};

function drawBox(character, { left, top, width, height }) {
  const { line } = cell;
  const [x, y] = [left + Math.floor((width - line) / 2), top + Math.floor((height - line) / 2)];
  const [toLeft, toRight, up, down] = [...boxes[character]].map(weight => weight * line);
  if (character >= 0x256D) {
    const [endX, endY] = [toRight ? left + width : left, down ? top + height : top];
    context.strokeStyle = context.fillStyle;
    context.lineWidth = line;
    context.beginPath();
    context.moveTo(endX, y + line / 2);
    context.arcTo(x + line / 2, y + line / 2, x + line / 2, endY, width / 2);
    context.lineTo(x + line / 2, endY);
    context.stroke();
  } else {
    context.fillRect(left, y, x + line - left, toLeft);
    context.fillRect(x, y, left + width - x, toRight);
    context.fillRect(x, top, up, y + line - top);
    context.fillRect(x, y, down, top + height - y);
  }
}

/** Which quarters a block has: upper left, upper right, lower left, lower right. */
const quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14];

function drawBlock(number, { left, top, width, height }) {
  /** Fills a part, told in eighths: its left, its top, its right, and its bottom. */
  const part = (...eighths) => {
    const [x, y, toX, toY] = eighths.map((eighth, side) => Math.round((side % 2 ? height : width) * eighth / 8));
    context.fillRect(left + x, top + y, toX - x, toY - y);
  };
  if (number === 0) part(0, 0, 8, 4);
  else if (number <= 8) part(0, 8 - number, 8, 8);
  else if (number <= 15) part(0, 0, 16 - number, 8);
  else if (number === 16) part(4, 0, 8, 8);
  else if (number <= 19) {
    context.globalAlpha = (number - 16) / 4;
    part(0, 0, 8, 8);
    context.globalAlpha = 1;
  } else if (number === 20) part(0, 0, 8, 1);
  else if (number === 21) part(7, 0, 8, 8);
  else for (const [quarter, x, y] of [[0, 0, 0], [1, 4, 0], [2, 0, 4], [3, 4, 4]]) {
    if (quarters[number - 22] >> quarter & 1) part(x, y, x + 4, y + 4);
  }
}

/** The dots of braille, in the order of its bits: column and row. */
const dots = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [0, 3], [1, 3]];

function drawDots(number, { left, top, width, height }) {
  const size = Math.max(1, Math.round(width / 4));
  dots.forEach(([column, row], bit) => {
    const [x, y] = [width * (column + 0.5) / 2 - size / 2, height * (row + 0.5) / 4 - size / 2];
    if (number >> bit & 1) context.fillRect(left + Math.round(x), top + Math.round(y), size, size);
  });
}

// MARK: Keys

const namedKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown',
  'Enter', 'Escape', 'Tab', 'Backspace', 'Delete', 'Insert']);
/** Whether the next Tab leaves, since Esc came before it. */
let leaves = false;

function press(key, modifiers = 0) { happen([107, modifiers, ...encoder.encode(key)]); }

// Keys play wherever the focus is, but for those that press a button.
document.addEventListener('keydown', event => {
  if (!engine || event.target.tagName === 'BUTTON' && ['Tab', 'Enter', ' '].includes(event.key)) return;
  const isLetter = [...event.key].length === 1;
  if (event.isComposing || event.metaKey || !(isLetter || namedKeys.has(event.key))) return;
  // What browsers do with Ctrl and Alt is theirs; only Ctrl-R is a key here.
  if (event.ctrlKey !== event.altKey && event.key !== 'r' && (event.ctrlKey || !isLetter)) return;
  if (event.key === 'Tab' && (leaves || event.shiftKey)) return;
  leaves = event.key === 'Escape';
  event.preventDefault();
  press(event.key, (event.ctrlKey && !event.altKey ? 1 : 0) | (event.shiftKey ? 2 : 0));
});

// A keyboard on glass, and one that composes, says what came of it.
keys.addEventListener('input', event => { if (!event.isComposing) take(event.inputType, event.data); });
keys.addEventListener('compositionend', event => take('insertText', event.data));

function take(type, text) {
  if (type === 'deleteContentBackward') press('Backspace');
  else if (type === 'insertLineBreak') press('Enter');
  else for (const letter of text ?? '') press(letter);
  // Where there is nothing, such a keyboard has nothing to delete, and says nothing.
  keys.value = ' ';
  keys.setSelectionRange(1, 1);
}

document.addEventListener('paste', event => {
  event.preventDefault();
  const text = event.clipboardData.getData('text').replace(/\r\n?/g, '\n');
  happen([112, ...encoder.encode(text.slice(0, 1_000_000))]);
});

// MARK: Mouse and fingers

let [touch, turned, offered] = [undefined, 0, ''];

function point(event) {
  const area = screen.getBoundingClientRect();
  const place = (at, size, most) => Math.max(0, Math.min(most - 1, Math.floor(at * ratio / size)));
  return [place(event.clientX - area.left, cell.width, columns), place(event.clientY - area.top, cell.height, rows)];
}

function mouse(what, place) { happen([109, what, ...number(place[0]), ...number(place[1])]); }
const click = place => [0, 1].forEach(what => mouse(what, place));

screen.addEventListener('pointerdown', event => {
  if (event.button !== 0) return;
  event.preventDefault();
  keys.focus({ preventScroll: true });
  if (event.pointerType === 'touch') touch = { x: event.clientX, y: event.clientY, isOver: !event.isPrimary };
  else mouse(0, point(event));
});

// A finger that goes up or down moves what is chosen, as a wheel does.
screen.addEventListener('pointermove', event => {
  if (event.pointerType !== 'touch' || !touch || touch.isOver) return;
  const way = event.clientY - touch.y;
  if (Math.abs(way) < 36 || Math.abs(way) < Math.abs(event.clientX - touch.x)) return;
  touch = { x: event.clientX, y: event.clientY, hasScrolled: true };
  mouse(way > 0 ? 2 : 3, point(event));
});

screen.addEventListener('pointerup', event => {
  if (event.pointerType !== 'touch') return mouse(1, point(event));
  if (!touch || touch.isOver) return;
  const way = event.clientX - touch.x;
  if (Math.abs(way) > 36 && !touch.hasScrolled) press(way > 0 ? 'ArrowRight' : 'ArrowLeft');
  else if (!touch.hasScrolled) click(point(event));
  touch = undefined;
});
screen.addEventListener('pointercancel', () => { touch = undefined; });

screen.addEventListener('wheel', event => {
  if (event.ctrlKey) return;
  event.preventDefault();
  turned += event.deltaMode === 0 ? event.deltaY : event.deltaY * 20;
  for (; Math.abs(turned) >= 40; turned -= 40 * Math.sign(turned)) mouse(turned < 0 ? 2 : 3, point(event));
}, { passive: false });

/** The entries of the bar, as buttons for fingers: each presses where it stands. */
function offer(entries) {
  if (entries === offered) return;
  offered = entries;
  byId('hints').replaceChildren(...entries.split('\n').filter(Boolean).map(entry => {
    const [column, row, ...label] = entry.split(' ');
    const button = Object.assign(document.createElement('button'), { textContent: label.join(' ') });
    button.addEventListener('click', () => click([Number(column), Number(row)]));
    return button;
  }));
}

document.querySelectorAll('[data-key]').forEach(button =>
  button.addEventListener('click', () => press(button.dataset.key)));
byId('keyboard').addEventListener('click', () => {
  keys.inputMode = keys.inputMode === 'none' ? 'text' : 'none';
  keys.blur();
  keys.focus({ preventScroll: true });
});

// MARK: What goes out and comes in

function copy(text) {
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).catch(() => prompt('Copy this:', text));
}

function save(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}

addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', async event => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (!file) return;
  const bytes = new Uint8Array(await file.slice(0, 2_000_000).arrayBuffer());
  happen([100, ...encoder.encode(file.name), 0, ...bytes]);
});
addEventListener('hashchange', () => {
  if (!named()) return location.reload();
  happen([111, ...encoder.encode(named())]);
  if (address) history.replaceState(null, '', address);
});
dark.addEventListener('change', () => happen([103, dark.matches ? 0 : 1]));
function fit() {
  if (!engine) return;
  measure();
  happen([115, ...number(columns), ...number(rows)]);
}
new ResizeObserver(fit).observe(screen);

open().catch(fail);
