/** Theorems against play by the rules: outcome, value and all winning moves of whole positions, with memory and nothing clever. */
import { expect } from 'vitest';
import { theoryOf } from '../compounds/theories.ts';
import { type Entry, entry } from '../core/entry.ts';
import type { Game } from '../core/game.ts';
import { DEFAULT_LIMITS } from '../core/limits.ts';
import { mex, type Nimber } from '../core/nimber.ts';
import type { Play } from '../core/outcome.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { SettingTheory, Theorem, Tools } from '../core/theorem.ts';
import { plainKernels } from '../numeric/plain-kernels.ts';

/** What a session gives theorems, without one. */
export const plainTools: Tools = {
  kernels: plainKernels,
  limits: DEFAULT_LIMITS,
  wantsLength: false,
  theoryOf: (setting) => theoryOf(setting) as SettingTheory | undefined,
};

export class ByPlay {
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

  isWon(game: Game, play: Play): boolean {
    if (play === 'normal') return this.value(game) !== 0;
    let won = this.won.get(game.key);
    if (won === undefined) {
      const moves = [...game.moves()];
      won = moves.length === 0 || moves.some(({ to }) => !this.isWon(to, play));
      this.won.set(game.key, won);
    }
    return won;
  }

  winningMoves(game: Game, play: Play): readonly string[] {
    return Array.from(game.moves())
      .filter(({ to }) => !this.isWon(to, play))
      .map(({ label }) => label)
      .sort();
  }
}

export function openIn(of: Entry, text: string): Game {
  const game = of.open({ text, at: 0, options: [] });
  return game.ok ? game.value : expect.fail(`${text}: ${game.error.message}`);
}

/** Compares a theorem on whole positions with play on each of them, and returns how many there were. */
export function comparePositions<Pos>(ruleset: Ruleset<Pos>, theorem: Theorem<Pos>, play: Play, texts: Iterable<string>): number {
  const referee = new ByPlay();
  const rules = entry(ruleset, [theorem]);
  let cases = 0;
  for (const text of texts) {
    const game = openIn(rules, text);
    const [applied] = game.theorems('position');
    const answer = applied?.answer({ compound: 'disjunctive', play }, plainTools);
    if (answer?.scope !== 'position') return expect.fail(`${ruleset.id} ${text}: ${theorem.id} does not answer`);
    const line = `${ruleset.id} ${text} [${play}]`;
    expect(`${line} ${answer.outcome}`).toBe(`${line} ${referee.isWon(game, play) ? 'N' : 'P'}`);
    if (play === 'normal') expect(`${line} ${answer.values.grundy}`).toBe(`${line} ${referee.value(game)}`);
    const moves = Array.from(answer.winningMoves(), ({ label }) => label).sort();
    expect([line, moves]).toEqual([line, referee.winningMoves(game, play)]);
    for (const { label, to } of answer.winningMoves()) {
      const same = Array.from(game.moves()).find((move) => move.label === label);
      expect(`${line} ${label} ${to.key}`).toBe(`${line} ${label} ${same?.to.key}`);
    }
    cases++;
  }
  return cases;
}

/** Compares a theorem that values components with play, and returns how many there were. */
export function compareValues<Pos>(ruleset: Ruleset<Pos>, theorem: Theorem<Pos>, texts: Iterable<string>): number {
  const referee = new ByPlay();
  const rules = entry(ruleset, [theorem]);
  let cases = 0;
  for (const text of texts) {
    const game = openIn(rules, text);
    const [applied] = game.theorems('component');
    const answer = applied?.answer({ compound: 'disjunctive', play: 'normal' }, plainTools);
    if (answer?.scope !== 'component') return expect.fail(`${ruleset.id} ${text}: ${theorem.id} does not answer`);
    expect(`${text} ${answer.value as Nimber}`).toBe(`${text} ${referee.value(game)}`);
    cases++;
  }
  return cases;
}

/** What a theorem on whole positions says of a large one, after each winning move is found to leave a lost position. */
export function playedOn<Pos>(ruleset: Ruleset<Pos>, theorem: Theorem<Pos>, play: Play, text: string, most = 20) {
  const rules = entry(ruleset, [theorem]);
  const solve = (game: Game) => {
    const [applied] = game.theorems('position');
    const answer = applied?.answer({ compound: 'disjunctive', play }, plainTools);
    return answer?.scope === 'position' ? answer : expect.fail(`${ruleset.id} ${text}: ${theorem.id} does not answer`);
  };
  const answer = solve(openIn(rules, text));
  const moves: string[] = [];
  for (const { label, to } of answer.winningMoves()) {
    expect(`${label} ${solve(to).outcome}`).toBe(`${label} P`);
    moves.push(label);
    if (moves.length === most) break;
  }
  const hasEnded = openIn(rules, text).hasEnded();
  expect(moves.length > 0).toBe(answer.outcome === 'N' && !hasEnded);
  return { outcome: answer.outcome, grundy: answer.values.grundy, moves };
}

/** All rising lists of so many numbers up to the largest; strictly rising where numbers differ. */
export function* lists(count: number, largest: number, step: 0 | 1, from = 0): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (let first = from; first <= largest; first++)
      for (const rest of lists(count - 1, largest, step, first + step)) yield [first, ...rest];
}

/** All lists of so many numbers up to the largest, in any order. */
export function* tuples(count: number, largest: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else for (let first = 0; first <= largest; first++) for (const rest of tuples(count - 1, largest)) yield [first, ...rest];
}
