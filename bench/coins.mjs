/**
 * Coins: whole questions of Welter's game with 10^5 coins and of tartans with 10^5 heads, each against the obvious way.
 *
 * The obvious ways: mates by looking at all pairs of coins again and again; nim products bit by bit from those of powers of 2. They are
 * tried on fewer coins, and the ratio is that of the times for one coin. Times are the best of three runs. The signature is a hash
 * of all values; it must not change.
 */
import { solve } from '../library/dist/index.js';
import { figure, signature as signed } from './figures.mjs';

const RUNS = 3;

function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return BigInt(state);
  };
}

function time(run) {
  let best = Number.POSITIVE_INFINITY;
  let result;
  for (let round = 0; round < RUNS; round++) {
    const started = performance.now();
    result = run();
    best = Math.min(best, performance.now() - started);
  }
  return { result, milliseconds: best };
}

function coinsUpTo(count, bits, seed) {
  const next = random(seed);
  const coins = new Set();
  while (coins.size < count) coins.add(((next() << 32n) | next()) >> BigInt(64 - bits));
  return [...coins];
}

function valueByAllPairs(coins) {
  const left = coins.map((coin) => coin);
  let value = 0n;
  while (left.length > 1) {
    let [first, second, most] = [0, 1, -1n];
    for (let a = 0; a < left.length; a++) {
      for (let b = a + 1; b < left.length; b++) {
        const low = (left[a] ^ left[b]) & -(left[a] ^ left[b]);
        if (low > most) [first, second, most] = [a, b, low];
      }
    }
    value ^= (left[first] ^ left[second]) - 1n;
    left.splice(second, 1);
    left.splice(first, 1);
  }
  return value ^ (left[0] ?? 0n);
}

const powers = new Map();

function productOfPowers(i, j) {
  if ((i & j) === 0) return 1n << BigInt(i | j);
  const key = 64 * i + j;
  if (!powers.has(key)) {
    const shared = 2 ** Math.floor(Math.log2(i & j));
    powers.set(key, productBitByBit((3n << BigInt(shared)) / 2n, productOfPowers(i ^ shared, j ^ shared)));
  }
  return powers.get(key);
}

function productBitByBit(a, b) {
  let product = 0n;
  for (let i = 0; a >> BigInt(i) > 0n; i++) {
    if (((a >> BigInt(i)) & 1n) === 0n) continue;
    for (let j = 0; b >> BigInt(j) > 0n; j++) if (((b >> BigInt(j)) & 1n) === 1n) product ^= productOfPowers(i, j);
  }
  return product;
}

let signature = 0xcbf29ce484222325n;
function sign(value) {
  for (const letter of String(value))
    signature = ((signature ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n) & 0xffffffffffffffffn;
}

function report(name, count, own, few, plain) {
  const ratio = plain.milliseconds / few / (own.milliseconds / count);
  sign(own.result);
  sign(plain.result);
  figure(name, own.milliseconds, 'ms');
  figure(`${name}: times as long the obvious way`, ratio, '×', 'more');
  console.log(
    `${name}: ${own.milliseconds.toFixed(0)} ms; the obvious way, ${few} of them: ${plain.milliseconds.toFixed(0)} ms, ${ratio.toFixed(0)} times as long for one`,
  );
}

function grundyOf(line, moves) {
  const verdict = solve(line, { moves });
  if (verdict.method !== 'theorem') throw new Error(`no theorem answers ${line.slice(0, 60)}`);
  return verdict.values.grundy;
}

{
  const [many, few] = [coinsUpTo(100_000, 60, 1), coinsUpTo(300, 60, 1)];
  const line = `welter ${many.join(' ')}`;
  const plain = time(() => valueByAllPairs(few));
  if (String(grundyOf(`welter ${few.join(' ')}`, 0)) !== String(plain.result)) throw new Error('the two ways differ');
  report(
    'welter, 10^5 coins below 2^60, read and answered with 20 moves',
    many.length,
    time(() => grundyOf(line, 20)),
    few.length,
    plain,
  );
}

{
  const [columns, rows] = [coinsUpTo(100_000, 64, 2), coinsUpTo(100_000, 64, 3)];
  const line = `turning-corners ${columns.map((column, index) => `${column},${rows[index]}`).join(' ')}`;
  const few = 200;
  const plain = time(() => columns.slice(0, few).reduce((sum, column, index) => sum ^ productBitByBit(column, rows[index]), 0n));
  const short = `turning-corners ${columns
    .slice(0, few)
    .map((column, index) => `${column},${rows[index]}`)
    .join(' ')}`;
  if (String(grundyOf(short, 0)) !== String(plain.result)) throw new Error('the two ways differ');
  report(
    'turning-corners, 10^5 heads of 64 bits, read and answered with a move',
    columns.length,
    time(() => grundyOf(line, 1)),
    few,
    plain,
  );
}

console.log(`signature ${signature.toString(16)}`);
signed(signature.toString(16));
