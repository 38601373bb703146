/** The misère lemma, on every octal game of up to two digits: where its claim holds, sums are misère Nim on values. */
import { describe, expect, it } from 'vitest';
import { octal } from '../games/octal/rules.ts';
import { NimClaim } from '../testing/nim-claim.ts';
import { entry } from './entry.ts';
import type { Game } from './game.ts';
import { mex } from './nimber.ts';

const games = entry(octal, []);

function open(text: string): Game {
  const game = games.open({ text, at: 0, options: [] });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/** The largest heap that is looked at, and the most counters in a sum. */
const LARGEST = 8;
const MOST = 12;

/** Whether the heaps keep the claim. */
function keepsClaim(code: string): boolean {
  try {
    const claim = new NimClaim();
    for (let size = 0; size <= LARGEST; size++) claim.check(open(`${code}: ${size}`));
    return claim.count >= LARGEST;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('breaks the claim'))) throw error;
    return false;
  }
}

/** Values and misère outcomes of sums, by the rules alone. */
class Play {
  private readonly values = new Map<string, number>();
  private readonly won = new Map<string, boolean>();

  value(game: Game): number {
    let value = this.values.get(game.key);
    if (value === undefined) {
      value = mex(Array.from(game.moves(), ({ to }) => this.value(to)));
      this.values.set(game.key, value);
    }
    return value;
  }

  isWon(game: Game): boolean {
    let won = this.won.get(game.key);
    if (won === undefined) {
      const moves = [...game.moves()];
      won = moves.length === 0 || moves.some(({ to }) => !this.isWon(to));
      this.won.set(game.key, won);
    }
    return won;
  }
}

function* sums(most: number, largest: number): Generator<readonly number[]> {
  yield [];
  for (let size = 1; size <= Math.min(most, largest); size++) for (const rest of sums(most - size, size)) yield [...rest, size];
}

/** How many sums are won or lost otherwise than the rule says, and how many there are. */
function countFailures(code: string): { readonly failures: number; readonly cases: number } {
  const play = new Play();
  let [failures, cases] = [0, 0];
  for (const heaps of sums(MOST, LARGEST)) {
    const values = heaps.map((size) => play.value(open(`${code}: ${size}`)));
    const sum = values.reduce((a, b) => a ^ b, 0);
    const isLost = values.some((value) => value >= 2) ? sum === 0 : sum === 1;
    if (isLost === play.isWon(open(`${code}: ${heaps.length === 0 ? '0' : heaps.join(' ')}`))) failures++;
    cases++;
  }
  return { failures, cases };
}

describe('the misère lemma', () => {
  const codes = Array.from({ length: 128 }, (_, number) => `${number < 64 ? 0 : 4}.${(number >> 3) & 7}${number & 7}`);

  it('holds in every octal game of up to two digits that keeps its claim', () => {
    const kept = codes.filter(keepsClaim);
    let all = 0;
    for (const code of kept) {
      const { failures, cases } = countFailures(code);
      expect([code, failures]).toEqual([code, 0]);
      all += cases;
    }
    expect([kept.length, all]).toEqual([64, 16_512]);
  });

  it('holds in none of the others, so that it claims no more than is needed there', () => {
    const broken = codes.filter((code) => !keepsClaim(code));
    const wrong = broken.filter((code) => countFailures(code).failures > 0);
    expect([broken.length, wrong.length]).toEqual([64, 64]);
  });
});
