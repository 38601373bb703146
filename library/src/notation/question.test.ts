import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RulesetFacts } from '../core/ruleset.ts';
import { fillHole, findHole, formatOptions, parseQuestion } from './question.ts';

function facts(id: string, more: Partial<RulesetFacts> = {}): RulesetFacts {
  return { id, title: id, rule: '', notation: '', sources: [], samples: [], ...more };
}

const rulesets = new Map(
  [
    facts('nim'),
    facts('kayles'),
    facts('node-kayles'),
    facts('nimania', { optionNames: ['stage', 'raving'], indivisible: true }),
    facts('survivor-nim', { optionNames: ['take', 'player'], defaultPlay: 'misere', indivisible: true }),
    facts('nim-on-graphs', { indivisible: true }),
  ].map((each) => [each.id, each]),
);

function parse(line: string) {
  return parseQuestion(line, (id) => rulesets.get(id));
}

function summands(line: string) {
  const question = parse(line);
  if (!question.ok) throw new Error(`${question.error.code}: ${question.error.message}`);
  return question.value.summands.map(({ ruleset, text }) => [ruleset, text]);
}

describe('the question line', () => {
  it('has a ruleset, a position and options', () => {
    const question = parse('  node-kayles  P9 + P11   [ conjunctive , misere ]  ');
    expect(question.ok && question.value.setting).toEqual({ compound: 'conjunctive', play: 'misere' });
    expect(question.ok && question.value.summands).toEqual([{ ruleset: 'node-kayles', text: 'P9 + P11', at: 15, options: [] }]);
  });

  it('says the same of a plain line as of one with a space before it, which is read the long way', () => {
    const words = fc.constantFrom(
      'nim',
      'kayles',
      'survivor-nim',
      'chess',
      '3',
      '5^2',
      '+',
      '[misere]',
      '[',
      '{n}',
      'g6:D[+',
      '',
      '\t',
    );
    const lines = fc.array(words, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '));
    let read = 0;
    fc.assert(
      fc.property(lines, (line) => {
        const [one, other] = [parse(line), parse(` ${line}`)];
        expect(one.ok).toBe(other.ok);
        if (!one.ok || !other.ok) return;
        read++;
        const names = (summands: typeof one.value.summands, before: number) =>
          summands.map((each) => ({ ...each, at: each.at - before, options: each.options.map(({ name }) => name) }));
        expect([names(one.value.summands, 0), one.value.setting]).toEqual([names(other.value.summands, 1), other.value.setting]);
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(200);
  });

  it('leaves a bracket that touches other text to the ruleset, unless it holds options', () => {
    for (const text of ['3[1]', '3[stage 2]', 'g6:D[misere]', 'a[x]y]', '3[misere]4'])
      expect(summands(`nim ${text}`)).toEqual([['nim', text]]);
    const long = `nim ${'a'.repeat(1_000_000)} ${'b'.repeat(1_000_000)}[selective]`;
    expect(parse(long)).toMatchObject({ ok: false, error: { code: 'missing-space', at: 2_000_005 } });
  });

  it('starts another position after + and a ruleset id', () => {
    expect(summands('kayles 3 + node-kayles P5 + C4 + nim 7')).toEqual([
      ['kayles', '3'],
      ['node-kayles', 'P5 + C4'],
      ['nim', '7'],
    ]);
  });

  it('leaves braces and graph6 tokens alone', () => {
    expect(summands('nim-on-graphs 1-2={kayles 7 + nim 3} 2-3=2 @1')).toEqual([
      ['nim-on-graphs', '1-2={kayles 7 + nim 3} 2-3=2 @1'],
    ]);
    expect(summands('node-kayles g6:D?{ + nim 3')).toEqual([
      ['node-kayles', 'g6:D?{'],
      ['nim', '3'],
    ]);
    expect(summands('node-kayles g6:[email] [misere]')).toEqual([['node-kayles', 'g6:[email]']]);
  });

  it.each(['nim 3 [misère]', 'nim 3 [mise\u0300re]'])('reads misère with its accent: %s', (line) => {
    const question = parse(line);
    expect(question.ok && question.value.setting.play).toBe('misere');
    expect(parse(line.replace(' [', '['))).toMatchObject({ ok: false, error: { code: 'missing-space', at: 5 } });
  });

  it('gives each ruleset its own options, with their places', () => {
    const question = parse('survivor-nim 22 1122112 [take 1-2 1-3, player 3]');
    expect(question.ok && question.value.setting.play).toBe('misere');
    expect(question.ok && question.value.summands[0].options).toEqual([
      {
        name: 'take',
        at: 25,
        words: [
          { text: '1-2', at: 30 },
          { text: '1-3', at: 34 },
        ],
      },
      { name: 'player', at: 39, words: [{ text: '3', at: 46 }] },
    ]);
  });

  it.each([
    ['', 'empty-question', 0],
    ['   ', 'empty-question', 0],
    ['chess e4', 'unknown-ruleset', 0],
    ['nim 3 [colour]', 'unknown-option', 7],
    ['nim 3 [stage 2]', 'unknown-option', 7],
    ['nim 3 [misere', 'unclosed-bracket', 6],
    ['nim 3[misere]', 'missing-space', 5],
    ['nimania 4 3[ stage 3, misere ] ', 'missing-space', 11],
    ['nim 3 [misere] 4', 'text-after-options', 15],
    ['nim 3 [misere, ]', 'empty-option', 14],
    ['nim 3 [misere, normal]', 'contradictory-options', 15],
    ['nim 3 [selective, conjunctive]', 'contradictory-options', 18],
    ['nim 3 [misere, misere]', 'duplicate-option', 15],
    ['nim 3 [misere 4]', 'option-takes-no-value', 14],
    ['nim {n}', 'hole-in-question', 4],
  ])('%j is refused: %s at %d', (line, code, at) => {
    const question = parse(line);
    expect(question.ok ? 'accepted' : [question.error.code, question.error.at]).toEqual([code, at]);
  });

  it('ten megabytes of garbage get one short error at once', () => {
    const question = parse('[]{}+ x'.repeat(1_500_000));
    expect(question.ok).toBe(false);
    expect(JSON.stringify(question).length).toBeLessThan(400);
  });
});

describe('holes', () => {
  it('are filled everywhere but in graph6 and sparse6 tokens', () => {
    expect(fillHole('node-kayles P{n} + {n}*C3 + g6:A{n}', 5)).toBe('node-kayles P5 + 5*C3 + g6:A{n}');
    expect(findHole('node-kayles g6:A{n}')).toBe(-1);
    expect(findHole('octal 0.137: {n}')).toBe(13);
  });
});

describe('options written back', () => {
  it('come in the order own, compound, play, without defaults', () => {
    expect(formatOptions(['stage 3'], { compound: 'selective', play: 'misere' }, 'normal')).toBe(' [stage 3, selective, misere]');
    expect(formatOptions([], { compound: 'disjunctive', play: 'misere' }, 'misere')).toBe('');
    expect(formatOptions([], { compound: 'disjunctive', play: 'normal' }, 'misere')).toBe(' [normal]');
  });
});
