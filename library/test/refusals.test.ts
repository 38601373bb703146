/**
 * What is refused, and nothing else: every ruleset is asked in every setting at small size, and at 10^18 wherever a theorem reads
 * nothing but digits. A refusal has to be one of those that are listed here, each with its reason.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { PLAYS } from '../src/core/outcome.ts';
import { COMPOUNDS } from '../src/core/setting.ts';
import { solve } from '../src/index.ts';

const SETTINGS = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => ({ compound, play })));
const LIMITS = { positions: 400, steps: 20_000, milliseconds: 100_000, heap: 1000 };
/** Samples of a ruleset that are asked in all settings: the shortest. */
const SAMPLES = 3;

/** Why a setting is refused, by the code of the error; nothing else may be. */
const REASONS: Readonly<Record<string, RegExp>> = {
  // Its players sit at a table and need not alternate.
  'survivor-nim': /^A table has its own order of turns: it is not played in a compound\.$/,
};

/** `survivor-nim 22 1122 [take 1-2]` in a setting: its own options stay. */
function inSetting(id: string, sample: string, setting: string): string {
  const [, text = '', own = ''] = /^(.*?)(?: \[(.*)\])?$/.exec(sample) ?? [];
  const kept = own.split(',').map((option) => option.trim());
  const options = kept.filter(
    (option) => option !== '' && !/^(normal|misere)$/.test(option) && !Object.hasOwn(COMPOUNDS, option),
  );
  return `${id} ${text} [${[...options, setting].join(', ')}]`;
}

describe('every ruleset', () => {
  it.each(catalogue.entries.map(({ facts }) => facts.id))('%s is answered in every setting at small size', (id) => {
    const { facts } = catalogue.find(id) ?? { facts: undefined };
    const samples = [...(facts?.samples ?? [])].sort((a, b) => a.length - b.length).slice(0, SAMPLES);
    let answered = 0;
    for (const sample of samples)
      for (const { compound, play } of SETTINGS) {
        const line = inSetting(id, sample, `${compound}, ${play}`);
        const verdict = solve(line, { limits: LIMITS, moves: 1 });
        if ('error' in verdict) expect(verdict.error.message, line).toMatch(REASONS[id] ?? /^nothing is refused here$/);
        else answered++;
      }
    expect(answered).toBeGreaterThanOrEqual(id in REASONS ? 2 * samples.length : SETTINGS.length * samples.length);
    expect(samples.length).toBeGreaterThan(1);
  });
});

const N = '1000000000000000000';

describe('a size of 10^18', () => {
  /** Positions about which a theorem reads nothing but digits, and the settings in which it speaks. */
  const LARGE: readonly (readonly [string, readonly string[]])[] = [
    [`nim ${N} 7`, ['', ' [misere]', ' [conjunctive]', ' [selective]']],
    [`kayles ${N}`, ['', ' [misere]', ' [selective]', ' [selective, misere]', ' [shortened-selective]']],
    [`dawsons-chess ${N}`, ['', ' [selective]', ' [conjunctive]', ' [continued-conjunctive]', ' [diminished-disjunctive]']],
    [`dawsons-kayles ${N}`, ['', ' [selective]']],
    [`subtraction 1-3: ${N}`, ['', ' [misere]']],
    [`lasker-nim ${N}`, ['', ' [misere]']],
    [`moore-nim ${N} 5 7`, ['', ' [misere]']],
    [`wythoff ${N} 5`, ['', ' [misere]']],
    [`euclid ${N} 618033988749894848`, ['', ' [misere]']],
    [`fibonacci-nim ${N}`, ['', ' [misere]']],
    [`nimble ${N} 3`, ['']],
    [`staircase-nim 1 ${N}`, ['']],
    [`silver-dollar 3 ${N}`, ['']],
    [`welter 3 ${N}`, ['']],
    [`turning-turtles ${N} 3`, ['']],
    [`ruler ${N}`, ['']],
    [`twins ${N} 3`, ['']],
    [`node-kayles P${N}`, ['', ' [selective]', ' [conjunctive, misere]', ' [continued-conjunctive]']],
    [`node-kayles C${N}`, ['', ' [conjunctive]']],
    [`geodetic C${N}`, ['', ' [misere]']],
    [`geodetic K5oR${N}`, ['', ' [misere]']],
    [`nimania ${N}`, ['', ' [misere]']],
    [`survivor-nim ${N} 1122112 [take 1-2]`, ['']],
    [`nim-on-graphs 1-2=${N} 2-3=5 @1`, ['']],
    ['sylver 999999999999989', ['']],
    ['sylver 1000003 2000006', ['']],
    ['sylver 999999999999990', ['']],
    ['sylver 1000003 1000033', ['']],
    ['sylver 999999999999989 999999999999990', ['']],
    [`corner rook ${N},7`, ['', ' [misere]']],
    [`chomp ${N}x${N}`, ['', ' [misere]']],
    [`chomp 7x${N}`, ['', ' [misere]']],
    [`chomp ${N}x2x${N}x3`, ['', ' [misere]']],
    [`chomp ${N} 999999999999999999`, ['', ' [misere]']],
    [`chomp ${N} 3^2`, ['', ' [misere]']],
    [`chomp ${N} 1^${N}`, ['', ' [misere]']],
  ];

  it.each(LARGE)('%s is answered', (position, settings) => {
    for (const setting of settings) {
      const verdict = solve(`${position}${setting}`, { moves: 1 });
      expect('error' in verdict ? verdict.error.message : verdict.outcome, `${position}${setting}`).toMatch(/^[NP]$/);
    }
  });

  it.each([
    [`chomp ${Array.from({ length: 1001 }, (_, row) => `${N}${2000 - row}`).join(' ')}`, /at most 1000 different rows/],
    [`sylver ${N}`, /at most 15 digits/],
    ['sylver 1000003 1000033 1000037', /The least of three or more numbers is at most 1000000 here/],
    ['schuh 998244359987710471', /The divisors of this number are not looked for/],
    [`cram 2x${N}`, /at most 10000 squares/],
  ])('%s is refused with a sentence that says how far one can go', (line, message) => {
    const verdict = solve(line, { moves: 0 });
    expect('error' in verdict && verdict.error.message).toMatch(message);
  });
});
