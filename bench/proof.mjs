/**
 * Proofs of searches: how long it takes to solve a question by search, to write its proof and to check it. Checking should cost less
 * than solving. Some things are said in words: where the search was given up, so that it takes longer than the time shown, where
 * the proof is one of the Grundy value, which a search for the outcome does not find, and where checking takes longer. The signature is a hash of all proofs; it must not change.
 */
import { createHash } from 'node:crypto';
import { prove, solve, verifyProof } from '../library/dist/index.js';
import { figure, signature as signed } from './figures.mjs';

const QUESTIONS = [
  'kayles 40',
  'grundys-game 60',
  'geodetic Q4',
  'node-kayles G4x6',
  'node-kayles G6x6',
  'node-kayles P7 + P8 + C6 [misere]',
  'kayles 9 8 7 [misere]',
  'kayles 7 6 4 [selective]',
  'node-kayles P13 + P12 [continued-conjunctive]',
  'nim-on-graphs 1-2=3 2-3=3 3-4=3 4-5=2 5-1=3 1-3=2 @1',
  'survivor-nim 300 1122112 [take 1-5]',
];

/** A search that takes longer than this is given up; its time is then at least that. */
const LIMITS = { milliseconds: 40_000 };

/** Time of the processor, which other programs do not lengthen, of the shortest of some runs: one of a long one, more of short ones. */
function milliseconds(run) {
  let best = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let times = 0; times < 20 && spent < 1000; times++) {
    const begun = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begun);
    const time = (user + system) / 1000;
    best = Math.min(best, time);
    spent += time;
  }
  return best;
}

function said(remarks) {
  return remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
}

const chosen = process.argv.slice(2);
const hash = createHash('sha256');
const total = { solve: 0, check: 0 };
console.log('   solve    write    check  check/solve    lines  question');
for (const question of chosen.length === 0 ? QUESTIONS : chosen) {
  let lines = [];
  const remarks = [];
  let verdict;
  const solved = milliseconds(() => {
    verdict = solve(question, { method: 'search', moves: 1, limits: LIMITS });
  });
  if (verdict.outcome === 'unknown') remarks.push('search given up');
  const written = milliseconds(() => {
    const proof = prove(question, { limits: { milliseconds: 120_000 } });
    if (!('lines' in proof)) throw new Error(`${question}: ${proof.reason}`);
    lines = [...proof.lines].map((line) => line.trimEnd());
  });
  let check;
  const checked = milliseconds(() => {
    check = verifyProof(lines);
    if (!check.ok) throw new Error(`${question}: ${check.why}`);
  });
  if (check.value !== undefined) remarks.push('the value too');
  if (checked > solved) remarks.push('checking takes longer');
  for (const line of lines) hash.update(line);
  total.solve += solved;
  total.check += checked;
  figure(`check against search, ${question}`, checked / solved, '×');
  const times = [solved, written, checked].map((time) => time.toFixed(1).padStart(8)).join(' ');
  console.log(
    `${times} ${(checked / solved).toFixed(2).padStart(12)} ${String(lines.length).padStart(8)}  ${question}${said(remarks)}`,
  );
}
console.log(`all: checking takes ${(total.check / total.solve).toFixed(2)} of the time of solving`);
const signature = hash.digest('hex').slice(0, 8);
console.log(`signature ${signature}`);
signed(signature);
