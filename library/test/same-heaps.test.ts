/**
 * A component that is said to have the moves of an octal heap has its outcome and its values in every setting in which that is said, by
 * the rules alone.
 */
import { expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { toCatalogue } from '../src/core/catalogue.ts';
import type { Game } from '../src/core/game.ts';
import { PLAYS } from '../src/core/outcome.ts';
import { COMPOUNDS, type Compound, type Setting } from '../src/core/setting.ts';
import { openQuestion } from '../src/engine/moves/open.ts';
import { heapOf } from '../src/engine/solve/heap-of.ts';
import { solveWith } from '../src/engine/solve/solve.ts';

const plain = toCatalogue(catalogue.entries.map((entry) => entry.withoutTheorems()));
const SETTINGS: readonly Setting[] = (Object.keys(COMPOUNDS) as Compound[]).flatMap((compound) =>
  PLAYS.map((play) => ({ compound, play })),
);
const LARGEST = 12;

function answerOf(line: string): unknown {
  const answer = solveWith(line, { catalogue: plain, moves: 0, limits: { positions: 5_000, steps: 200_000 } });
  return 'error' in answer || answer.outcome === 'unknown' ? undefined : [answer.outcome, answer.values];
}

/** Members of families, and boards in one row. */
function* lines(): Iterable<string> {
  for (const { facts } of catalogue.entries) {
    const { family, samples } = facts;
    yield* samples.map((sample) => `${facts.id} ${sample}`);
    for (let n = family?.from ?? 0; family !== undefined && n <= LARGEST; n++)
      yield `${facts.id} ${family.text.replaceAll('{n}', String(n))}`;
  }
  for (let n = 1; n <= LARGEST; n++) yield* [`cram 1x${n}`, `arc-kayles P${n}`];
}

it('components with the moves of a heap are alike with it in each setting', () => {
  const byRuleset = new Map<string, number>();
  const seen = new Set<string>();
  let short = 0;
  const compare = (game: Game, setting: Setting) => {
    const heap = heapOf(game, setting);
    const options = `[${[...game.options(), setting.compound, setting.play].join(', ')}]`;
    const line = `${game.ruleset} ${game.text()} ${options}`;
    if (heap === undefined || heap.size > LARGEST || seen.has(line) || game.ruleset === 'octal') return;
    seen.add(line);
    const [one, other] = [line, `octal ${heap.code}: ${heap.size} [${setting.compound}, ${setting.play}]`].map(answerOf);
    if (one === undefined || other === undefined) return;
    expect([line, heap.code, one]).toEqual([line, heap.code, other]);
    byRuleset.set(game.ruleset, (byRuleset.get(game.ruleset) ?? 0) + 1);
    if (COMPOUNDS[setting.compound].ends === 'first') short++;
  };
  for (const line of lines()) {
    const opened = openQuestion(line, catalogue);
    if (!opened.ok) continue;
    for (const { item } of opened.value.games.flatMap((game) => game.components()))
      for (const setting of SETTINGS) compare(item, setting);
  }
  expect([...byRuleset.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_500);
  expect(short).toBeGreaterThan(200);
  for (const id of ['arc-kayles', 'node-kayles', 'selective-node-kayles', 'directed-node-kayles'])
    expect([id, (byRuleset.get(id) ?? 0) > 50]).toEqual([id, true]);
  expect(byRuleset.get('cram')).toBeGreaterThan(10);
});
