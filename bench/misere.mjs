/**
 * Misère play: how long quotients, outcomes, winning moves, genera and canonical forms take. Each line says what it should take at most.
 * Quotients are kept by a process, so each search has a process of its own where that matters. The signature is a hash of what was found;
 * it must not change.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { classOfSum } from '../library/dist/entry-points/misere.js';
import { canonical, genus, genusToText, misere, solve } from '../library/dist/index.js';
import { misereQuotient } from '../library/dist/misere/code-quotient.js';
import { sameHeap } from '../library/dist/misere/periodicity.js';
import { figure, signature as signed } from './figures.mjs';

const hash = createHash('sha256');
const KAYLES = { text: '0.77', digits: Uint8Array.of(0, 7, 7) };
const LIMITS = { milliseconds: 60_000, positions: 4_000_000, heap: 100_000 };

function report(what, milliseconds, most, found) {
  hash.update(`${what} ${found}\n`);
  figure(what, milliseconds, 'ms');
  const time = milliseconds < 0.1 ? `${(1000 * milliseconds).toFixed(2)} µs` : `${milliseconds.toFixed(1)} ms`;
  console.log(`${time.padStart(12)}  ${milliseconds <= most ? 'within' : 'BEYOND'} ${most} ms  ${what}: ${found}`);
}

/** The best of some runs. */
function best(times, run) {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    run();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

function describeQuotient({ quotient, period }) {
  return `${quotient.order} elements, ${period === undefined ? 'no period' : `period ${period.period} from ${period.preperiod}`}`;
}

/** A search in a process of its own; the time is that of the search alone. */
function search(line, to) {
  const file = fileURLToPath(import.meta.url);
  const { stdout, status } = spawnSync(process.execPath, [file, 'search', line, String(to)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${line}: no answer`);
  return JSON.parse(stdout);
}

if (process.argv[2] === 'search') {
  const [, , , line, to] = process.argv;
  const begun = performance.now();
  const found = misere(line, { limits: { milliseconds: 200_000 }, ...(to !== 'undefined' && { to: Number(to) }) });
  console.log(JSON.stringify({ milliseconds: performance.now() - begun, found: describeQuotient(found) }));
} else {
  for (const [line, to, most] of [
    ['kayles {n}', undefined, 300],
    ['octal 0.644: {n}', undefined, 30_000],
    ['dawsons-kayles {n}', 33, 60_000],
  ]) {
    const { milliseconds, found } = search(line, to);
    report(`quotient of ${line}${to === undefined ? '' : ` to ${to}`}`, milliseconds, most, found);
  }
  const { quotient, period } = misereQuotient(KAYLES, 10n ** 9n, LIMITS);
  const heaps = Array.from({ length: 1000 }, (_, n) => quotient.phi[sameHeap(BigInt(n), period)]);
  let lost = 0;
  const outcomes = best(5, () => {
    lost = 0;
    for (let n = 0; n < 1_000_000; n++) {
      const x = quotient.products[heaps[n % 1000] * quotient.order + heaps[(7 * n + 3) % 1000]];
      lost += quotient.isP[quotient.products[x * quotient.order + heaps[(n + 11) % 1000]]];
    }
  });
  report('outcome of a sum of three heaps', outcomes / 1_000_000, 0.001, `${lost} of a million lost`);
  const answer = misere('kayles {n}');
  const sums = [
    ['kayles 5 7', [5n, 7n].map((size) => ({ size, count: 1n }))],
    [
      'kayles 5000 7000^3 12',
      [
        { size: 12n, count: 1n },
        { size: 5000n, count: 1n },
        { size: 7000n, count: 3n },
      ],
    ],
    [
      'heaps of 10^18, one of them 10^30 times',
      [
        { size: 10n ** 18n, count: 10n ** 30n },
        { size: 10n ** 18n + 1n, count: 1n },
      ],
    ],
  ];
  for (const [what, heapsOf] of sums) {
    let element = 0;
    const classed = best(5, () => {
      for (let times = 0; times < 100_000; times++) element = classOfSum(answer, heapsOf);
    });
    report(`outcome of ${what} from its sizes`, classed / 100_000, 0.001, answer.quotient.isP[element] === 1 ? 'P' : 'N');
  }
  const question = 'kayles 50 60 71 [misere]';
  let moves = 0;
  const listed = best(20, () => {
    moves = solve(question, { moves: Number.POSITIVE_INFINITY }).winningMoves.length;
  });
  report(`all winning moves of ${question}`, listed, 5, `${moves} moves`);
  const lostQuestion = 'kayles 50 60 70 [misere]';
  let outcome = '';
  const settled = best(20, () => {
    outcome = solve(lostQuestion, { moves: Number.POSITIVE_INFINITY }).outcome;
  });
  report(`all winning moves of ${lostQuestion}`, settled, 5, outcome);
  let symbol = '';
  const genera = best(1, () => {
    symbol = genusToText(genus('kayles 40').genus);
  });
  report('genus of kayles 40', genera, 5_000, symbol);
  let day = 0;
  const forms = best(1, () => {
    day = canonical('kayles 20').birthday;
  });
  report('canonical form of kayles 20', forms, 5_000, `day ${day}`);
  const signature = hash.digest('hex').slice(0, 16);
  console.log(`signature ${signature}`);
  signed(signature);
}
