/**
 * Chomp with three rows: for all second and third rows up to 1,000 the first row that is lost, and whole questions about such bars.
 *
 * The goal is two seconds for the table to 1,000. The baseline, in the same run, asks each position by the definition whether some move
 * leaves a lost one; it is tried on shorter rows, compared there position by position, and the ratio is that of the times for one pair
 * of rows on these. The signature is a hash of all lost positions; it must not change.
 */
import { ThreeRows } from '../library/dist/games/posets/theory/loops/three-rows.js';
import { solve } from '../library/dist/index.js';
import { figure, signature as signed } from './figures.mjs';

const MOST = 1000;
const FEW = 60;
const GOAL = 2;
const LIMITS = { positions: 1e9, milliseconds: 600_000, megabytes: 1000, moves: 1e6 };

let signature = 0x811c9dc5;
function sign(number) {
  signature = Math.imul(signature ^ number, 0x01000193) >>> 0;
}

/** Seconds of the processor, which other programs on the machine do not change much. */
function timed(run) {
  const begun = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(begun);
  return { result, seconds: (user + system) / 1e6 };
}

/** Every position of rows up to these, first rows up to three times as long: lost when no move leaves a lost one. */
function plainTable(most) {
  const lost = new Set();
  const key = (a, b, c) => (a * (most + 1) + b) * (most + 1) + c;
  for (let a = 1; a <= 3 * most; a++) {
    for (let b = 0; b <= Math.min(a, most); b++) {
      for (let c = 0; c <= b; c++) {
        let isWon = false;
        for (let x = 1; x < a && !isWon; x++) isWon = lost.has(key(x, Math.min(b, x), Math.min(c, x)));
        for (let y = 0; y < b && !isWon; y++) isWon = lost.has(key(a, y, Math.min(c, y)));
        for (let z = 0; z < c && !isWon; z++) isWon = lost.has(key(a, b, z));
        if (!isWon) lost.add(key(a, b, c));
      }
    }
  }
  return { isLost: (a, b, c) => lost.has(key(a, b, c)) };
}

for (const play of ['normal', 'misere']) {
  const { result: table, seconds } = timed(() => ThreeRows.upTo(MOST, MOST, play, LIMITS));
  let lost = 0;
  for (let c = 0; c <= MOST; c++) {
    for (let b = c; b <= MOST; b++) {
      const first = table.firstRow(b, c) ?? 0;
      if (first > 0) lost++;
      sign(first);
    }
  }
  const late = seconds > GOAL ? `, over ${GOAL} s` : '';
  if (seconds > GOAL) process.exitCode = 1;
  figure(`${play} play, rows to ${MOST}`, seconds, 's');
  console.log(`${play} play, rows to ${MOST}: ${lost} lost positions in ${seconds.toFixed(2)} s${late}`);
}

const plain = timed(() => plainTable(FEW));
const own = timed(() => ThreeRows.upTo(FEW, FEW, 'normal', LIMITS));
for (let b = 0; b <= FEW; b++)
  for (let c = 0; c <= b; c++)
    for (let a = Math.max(b, 1); a <= 3 * FEW; a++)
      if (plain.result.isLost(a, b, c) !== own.result.isLost(a, b, c)) throw new Error(`the two ways differ at ${a} ${b} ${c}`);
console.log(
  `rows to ${FEW}: ${(1000 * own.seconds).toFixed(1)} ms, by the definition ${(1000 * plain.seconds).toFixed(0)} ms, ${(plain.seconds / own.seconds).toFixed(0)} times as long`,
);

figure(`times as long by the definition, rows to ${FEW}`, plain.seconds / own.seconds, '×', 'more');

for (const line of ['chomp 3x1000', 'chomp 1000 900 800', 'chomp 3x1000 [misere]']) {
  const { result, seconds } = timed(() => solve(line));
  const moves = result.winningMoves.map(({ move }) => move);
  for (const letter of `${result.outcome} ${moves.join(' ')}`) sign(letter.charCodeAt(0));
  console.log(`${line}: ${result.outcome}${moves.length === 0 ? '' : ` by ${moves.join(' and ')}`}, ${seconds.toFixed(2)} s`);
}
console.log(`signature ${signature.toString(16)}`);
signed(signature.toString(16));
