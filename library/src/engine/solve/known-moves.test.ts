import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { theories, theoryOf } from '../../compounds/theories.ts';
import type { Theory } from '../../compounds/theory.ts';
import { toCatalogue } from '../../core/catalogue.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import { entry } from '../../core/entry.ts';
import { PLAYS } from '../../core/outcome.ts';
import { ok } from '../../core/result.ts';
import { COMPOUNDS, type Setting } from '../../core/setting.ts';
import { groupsOf } from '../moves/compound-position.ts';
import { openQuestion } from '../moves/open.ts';
import { DefinitionSearch } from './by-definition.ts';
import { KnownComponents, KnownMoves } from './known-moves.ts';
import { SearchMemory } from './search-memory.ts';
import { Session } from './session.ts';
import { solveOpened } from './solve.ts';

const position = (key: string) => ({ key, groups: [] });

describe('moves that are kept', () => {
  it('lead to the positions that are there already', () => {
    const known = new KnownMoves();
    const [first, again] = [position('1'), position('1')];
    known.keep(position('2'), [first], false);
    expect(known.same(again)).toBe(first);
    expect(known.from(position('2'))).toEqual([first]);
    expect(known.from(position('1'))).toBeUndefined();
  });

  it('are forgotten from some size on', () => {
    const known = new KnownMoves();
    known.keep(
      position('many'),
      Array.from({ length: 49_990 }, () => position('0')),
      false,
    );
    known.keep(
      position('more'),
      Array.from({ length: 20 }, () => position('0')),
      false,
    );
    expect(known.from(position('many'))).toHaveLength(49_990);
    expect(known.from(position('more'))).toBeUndefined();
  });
});

describe('moves of one component that leave one', () => {
  const rules = {};
  const alone = (key: string, of: object = rules) => ({ key, groups: [{ game: { rules: of } }] as never });

  it('are known under every compound, and not with other rules', () => {
    const shared = new Map();
    const [here, elsewhere] = [new KnownMoves(shared), new KnownMoves(shared)];
    const option = alone('1');
    here.keep(alone('2'), [option], true);
    expect(elsewhere.from(alone('2'))).toEqual([option]);
    expect(elsewhere.same(alone('1'))).toBe(option);
    expect(elsewhere.from(alone('2', {}))).toBeUndefined();
  });

  it('are known under one compound alone if some leave more', () => {
    const shared = new Map();
    const [here, elsewhere] = [new KnownMoves(shared), new KnownMoves(shared)];
    here.keep(alone('2'), [alone('1')], false);
    expect(here.from(alone('2'))).toHaveLength(1);
    expect(elsewhere.from(alone('2'))).toBeUndefined();
  });

  it('are listed once for all compounds', () => {
    const listed: number[] = [];
    const countdown = defineRuleset<number>({
      id: 'countdown',
      parse: ({ text }) => ok(Number(text)),
      format: String,
      *moves(n) {
        for (let left = 0; left < n; left++) yield { label: String(left), to: left };
        listed.push(n);
      },
    });
    const own = toCatalogue([entry(countdown, [])]);
    const memory = new SearchMemory('question');
    const listedIn = (setting: Setting) => {
      listed.length = 0;
      const opened = openQuestion('countdown 9', own);
      if (!opened.ok) throw new Error(opened.error.message);
      const search = new DefinitionSearch(setting, new Session({}, memory));
      search.value(groupsOf({ games: opened.value.games, setting }), theoryOf(setting) as Theory<unknown>);
      return listed.length;
    };
    expect(listedIn({ compound: 'conjunctive', play: 'misere' })).toBe(10);
    for (const { setting } of theories) expect([setting, listedIn(setting)]).toEqual([setting, 0]);
  });

  it('are not taken for those of a compound in which ended components count', () => {
    const kinds = ['grundys-game 6', 'officers 5', 'dawsons-kayles 7', 'octal 0.6: 6 4', 'node-kayles P5'];
    const settings = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `[${compound}, ${play}]`));
    const lines = settings.flatMap((setting) => kinds.map((kind) => `${kind} ${setting}`));
    const answer = (line: string, memory?: SearchMemory) => {
      const opened = openQuestion(line, catalogue);
      if (!opened.ok) throw new Error(opened.error.message);
      const verdict = solveOpened(opened.value, { method: 'search' }, memory);
      if ('error' in verdict) throw new Error(verdict.error.message);
      return { line, outcome: verdict.outcome, values: verdict.values, moves: verdict.winningMoves };
    };
    for (const order of [lines, lines.toReversed()]) {
      const memory = new SearchMemory('question');
      expect(order.map((line) => answer(line, memory))).toEqual(order.map((line) => answer(line)));
    }
  });
});

describe('components that are kept', () => {
  it('are listed by the rules once, and only if the list came to its end', () => {
    let listed = 0;
    const rules = {};
    const game = {
      rules,
      key: 'k',
      *moves() {
        listed++;
        for (const key of ['a', 'b']) yield { to: { components: () => [key] } };
      },
    } as never;
    const known = new KnownComponents();
    for (const _ of known.from(game)) break;
    expect([...known.from(game)]).toEqual([['a'], ['b']]);
    expect([...known.from(game)]).toEqual([['a'], ['b']]);
    expect(listed).toBe(2);
  });
});
