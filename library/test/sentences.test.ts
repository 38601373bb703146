/**
 * The sentences that a newcomer reads: there is one for every ruleset in every setting, none of them lets notation through, and those
 * in `sentences.tsv` read as they were read by a person. Games of one's own have theirs from their kits.
 */
import { expect, describe as group, it } from 'vitest';
import { defineRuleset } from '../src/core/define-ruleset.ts';
import { ok } from '../src/core/result.ts';
import { catalogueOf } from '../src/entry-points/define.ts';
import { explanationToText } from '../src/entry-points/present.ts';
import {
  COMPOUNDS,
  catalogue,
  describe,
  digraphGame,
  explain,
  graphGame,
  gridGame,
  heapGame,
  posetGame,
  stringGame,
} from '../src/index.ts';
import { expectFile, readText } from './expected-file.ts';

/** Signs and words that belong to the question line and not into a sentence. */
const NOTATION = /[>=@^*{}[\]|_`/+]|\b[PCKRSQ]\d|\bg6|undefined|NaN| {2}|misere|\.\.|;\.|,\.|\d\.\d+:/;

function withSetting(line: string, setting: string): string {
  return line.endsWith(']') ? `${line.slice(0, -1)}, ${setting}]` : `${line} [${setting}]`;
}

const FILE = 'library/test/sentences.tsv';
const golden = readText(FILE)
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '');

group('the sentence for a position', () => {
  it('is there for every ruleset in every setting, without notation', () => {
    let cases = 0;
    for (const { facts } of catalogue.entries) {
      for (const sample of facts.samples) {
        for (const compound of Object.keys(COMPOUNDS)) {
          for (const play of ['normal', 'misere']) {
            const question = withSetting(`${facts.id} ${sample}`, `${compound}, ${play}`);
            const sentence = describe(question);
            // Some rulesets are one component, and some samples have a setting of their own.
            if (typeof sentence !== 'string') continue;
            cases++;
            expect(sentence, question).toMatch(/^\p{Lu}.{30,}\.$/u);
            expect(sentence, question).not.toMatch(NOTATION);
            expect(sentence.length, question).toBeLessThan(420);
          }
        }
      }
    }
    expect(cases).toBeGreaterThan(800);
  });

  it('reads as it was read', () => {
    expect(new Set(golden.map((question) => question.split(' ')[0])).size).toBeGreaterThanOrEqual(17);
    expectFile(FILE, `${golden.map((question) => `${question}\t${describe(question)}`).join('\n')}\n`);
  });

  it('stands in the explanation', () => {
    const found = explain('kayles 7 7');
    expect('error' in found ? '' : explanationToText(found)).toMatch(/^kayles 7 7\nTwo rows of seven pins each\./);
  });

  it('says of games of one’s own what their kits know', () => {
    const own = [
      heapGame({ id: 'squares', rule: 'Take a square number of counters.', subtract: [1, 4, 9] }),
      graphGame({ id: 'arcs', rule: 'Take an edge and all edges that meet it.', on: 'edges', take: (_, edge) => [edge] }),
      gridGame({ id: 'cells', rule: 'Take a square.', moves: (board) => [...board.empty()].map((cell) => [cell]) }),
      posetGame({ id: 'orders', rule: 'Take an element and all above it.' }),
      stringGame({ id: 'words', rule: 'Drop a letter.', letters: 'ab', samples: ['ab'], moves: (word) => [word.slice(1)] }),
      digraphGame({
        id: 'halves',
        rule: 'Halve the number.',
        samples: ['4'],
        arcs: (at) => (at === '1' ? [] : [`${Number(at) >> 1}`]),
      }),
      defineRuleset({
        ...{ id: 'bare', parse: ({ text }) => ok(text), format: (word: string) => word },
        moves: (word) => (word === '' ? [] : [{ label: 'x', to: '' }]),
      }),
    ];
    const asked = { catalogue: catalogueOf(own) };
    const loses = 'Whoever cannot move loses.';
    expect(describe('squares 7', asked)).toBe(`A heap of seven counters. Take a square number of counters. ${loses}`);
    expect(describe('arcs C5', asked)).toBe(`A ring of five vertices. Take an edge and all edges that meet it. ${loses}`);
    expect(describe('cells 3x4', asked)).toBe(`A board of three rows and four columns. Take a square. ${loses}`);
    expect(describe('cells ..#/...', asked)).toBe(
      `A board of two rows and three columns with five free squares. Take a square. ${loses}`,
    );
    expect(describe('orders divisors 12', asked)).toBe(`An order of six elements. Take an element and all above it. ${loses}`);
    expect(describe('words abab', asked)).toBe(`A strip of four squares. Drop a letter. ${loses}`);
    expect(describe('halves 9', asked)).toBe(`A position of halves. Halve the number. ${loses}`);
    expect(describe('bare y [misere]', asked)).toBe(`A position of bare. Make a move by its rules. Whoever cannot move wins.`);
  });
});
