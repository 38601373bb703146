/**
 * Wythoff's game: pairs of 300 digits with their winning moves, and the table of values to 3,000 × 3,000 against a plain one that looks at
 * every option of every square, in the same run. The signature is a hash of the answers and of values of the table; it must not change.
 */
import { createHash } from 'node:crypto';
import { solve } from '../library/dist/index.js';
import { figure, signature as signed } from './figures.mjs';

const DIGITS = 300;
const QUESTIONS = 200;
const SIDE = 3000;
const PLAIN_SIDE = 300;

/** Digits that look random and are the same in every run. */
function digits(seed) {
  let [state, text] = [BigInt(seed) + 12345n, '7'];
  while (text.length < DIGITS) {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    text += String(state >> 11n);
  }
  return text.slice(0, DIGITS);
}

function seconds(run) {
  const begun = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(begun);
  return { result, time: (user + system) / 1e6 };
}

/** The definition: the least value that no option has. */
function plainTable(side) {
  const values = Array.from({ length: side + 1 }, () => new Uint16Array(side + 1));
  for (let x = 0; x <= side; x++) {
    for (let y = 0; y <= side; y++) {
      const seen = new Set();
      for (let i = 0; i < x; i++) seen.add(values[i][y]);
      for (let j = 0; j < y; j++) seen.add(values[x][j]);
      for (let k = 1; k <= x && k <= y; k++) seen.add(values[x - k][y - k]);
      let value = 0;
      while (seen.has(value)) value++;
      values[x][y] = value;
    }
  }
  return values;
}

const grundy = (x, y) => solve(`wythoff ${x} ${y}`, { moves: 0 }).values.grundy;
const lines = Array.from({ length: QUESTIONS }, (_, n) => `wythoff ${digits(2 * n)} ${digits(2 * n + 1)}`);
const far = seconds(() => lines.map((line) => solve(line, { moves: Infinity }).winningMoves));
const large = seconds(() => grundy(SIDE, SIDE));
const plain = seconds(() => plainTable(PLAIN_SIDE));
for (let n = 0; n <= PLAIN_SIDE; n += 7) {
  const [x, y] = [n, (n * 31) % (PLAIN_SIDE + 1)];
  if (grundy(x, y) !== plain.result[x][y]) throw new Error(`the values of ${x},${y} differ`);
}
const rate = SIDE ** 2 / large.time;
const plainRate = PLAIN_SIDE ** 2 / plain.time;
const told = [JSON.stringify(far.result), ...Array.from({ length: 500 }, (_, n) => grundy(6 * n, (n * 1789) % SIDE))];
const signature = createHash('sha256').update(told.join()).digest('hex').slice(0, 8);
figure(`a pair of ${DIGITS} digits with all winning moves`, (1000 * far.time) / QUESTIONS, 'ms');
figure(`table to ${SIDE} × ${SIDE}`, large.time, 's');
figure('squares a second against a plain table', rate / plainRate, '×', 'more');
console.log(`pairs     ${((1000 * far.time) / QUESTIONS).toFixed(2)} ms CPU for one of ${DIGITS} digits with all winning moves`);
console.log(`table     ${large.time.toFixed(2)} s CPU to ${SIDE} × ${SIDE}, value ${large.result} in the corner`);
console.log(`ratio     ${(rate / plainRate).toFixed(0)}× the squares a second of a plain table to ${PLAIN_SIDE} × ${PLAIN_SIDE}`);
console.log(`signature ${signature}`);
signed(signature);
