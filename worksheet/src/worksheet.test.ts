import { describe, expect, it } from 'vitest';
import { catalogue } from '../../library/src/catalogue.ts';
import { byClock } from '../../library/src/core/clock.ts';
import { defineRuleset } from '../../library/src/core/define-ruleset.ts';
import { ok } from '../../library/src/core/result.ts';
import { ticking } from '../../library/src/testing/ticking.fixture.ts';
import {
  fillWorksheet,
  type LoadedGame,
  listDifferences,
  mathmlBy,
  readWorksheet,
  runWorksheet,
  whyUnknown,
  worksheetToHtml,
} from './index.ts';

const countdown = defineRuleset<number>({
  id: 'countdown',
  parse: ({ text }) => ok(Number(text)),
  format: String,
  moves: (left) => [1, 2].filter((take) => take <= left).map((take) => ({ label: String(take), to: left - take })),
});

function read(text: string) {
  const sheet = readWorksheet(text);
  if (!sheet.ok) throw new Error(sheet.error.message);
  return sheet.value;
}

function run(text: string, games: readonly LoadedGame[] = []) {
  return runWorksheet(read(text), { catalogue, games });
}

/** The answers to lines of one fence. */
function answers(...lines: readonly string[]): string[] {
  return run(['```impartial', ...lines, '```'].join('\n')).map(({ text }) => text);
}

/** Where the last of the lines is wrong. */
function placeOf(...lines: readonly string[]): number | undefined {
  const answer = run(['```impartial', ...lines, '```'].join('\n')).at(-1)?.answer;
  return answer?.kind === 'error' ? answer.error.at : undefined;
}

const PICTURED = `# Node-Kayles beside Kayles

In a sum the values add: $g(G+H) = g(G) \\oplus g(H)$.

\`\`\`impartial
a = node-kayles P5
→ N by 3, value 3
b = kayles 7
→ N by 7>1+4 7>3+3, value 2
s = a + b + nim 1
→ P, value 0
\`\`\`

\`\`\`impartial
plot node-kayles P{n} for n = 0..120
→ period 34 from 52
\`\`\`
`;

describe('a worksheet', () => {
  it('gives the answers of the specification, and stays as it is when they are filled in', () => {
    const sheet = read(PICTURED);
    const found = runWorksheet(sheet, { catalogue });
    expect(found.map(({ text }) => text)).toEqual([
      'N by 3, value 3',
      'N by 7>1+4 7>3+3, value 2',
      'P, value 0',
      'period 34 from 52',
    ]);
    expect(listDifferences(found)).toEqual([]);
    expect(fillWorksheet(sheet, found)).toBe(PICTURED);
    expect(found[2]?.asked).toBe('node-kayles P5 + kayles 7 + nim 1');
  });

  it('fills in what is missing, once, and keeps line ends, indentation and everything else', () => {
    const bare =
      'Text.\r\n\r\n~~~~ impartial\r\n  nim 1 2\r\n\r\n  nim 3 3\r\n→ wrong\r\n  → twice\r\n~~~~\r\n```\nimpartial\n```';
    const once = fillWorksheet(read(bare), run(bare));
    expect(once).toBe(
      'Text.\r\n\r\n~~~~ impartial\r\n  nim 1 2\r\n  → N by 2>1, value 3\r\n\r\n  nim 3 3\r\n  → P, value 0\r\n~~~~\r\n```\nimpartial\n```',
    );
    expect(fillWorksheet(read(once), run(once))).toBe(once);
    expect(listDifferences(run(bare)).map(({ line, recorded }) => [line, recorded])).toEqual([[6, 'wrong twice']]);
  });

  it('finds an answer that was changed, and takes unknown for any', () => {
    const changed = PICTURED.replace('value 3', 'value 4').replace('period 34 from 52', 'unknown');
    expect(listDifferences(run(changed))).toEqual([
      { line: 6, question: 'a = node-kayles P5', recorded: 'N by 3, value 4', found: 'N by 3, value 3' },
    ]);
    expect(listDifferences(run('```impartial\nsequence nim {n} for n = 0..3\n→ 0 ? 2 3\n```'))).toEqual([]);
    expect(listDifferences(run('```impartial\nsequence nim {n} for n = 0..3\n→ 0 ? 2\n```'))).toHaveLength(1);
  });

  it('reads only fences that are cells', () => {
    const text =
      '```js\n```impartial\n```\n````impartial\nnim 1\n```\n````\n`​``\n    ```impartial\n    nim 2\n```ts impartial\ncode\n';
    expect(read(text).cells).toEqual([
      { kind: 'line', line: 5, text: 'nim 1', recordedLines: 0 },
      { kind: 'line', line: 6, text: '```', recordedLines: 0 },
      { kind: 'game', line: 11, code: 'code\n\n' },
    ]);
  });

  it('lists sequences, periods and tables in one line each', () => {
    expect(
      answers(
        'sequence kayles {n} for n = 0..9',
        'period kayles {n}',
        'period octal 0.007: {n} for n = 0..100',
        'period nim {n}',
        'table nim {a} {b} for a = 0..2, b = 1,3',
        'table node-kayles P{n:1..4} [{play:normal,misere}]',
        'table kayles {n} for n = 0..30/10',
        'sequence node-kayles P{n} [diminished-disjunctive] for n = 0..6',
        'nim 2 3 [conjunctive]',
        'sequence kayles 2 + nim {n} for n = 1..3',
      ),
    ).toEqual([
      '0 1 2 3 1 4 3 2 1 4',
      'period 12 from 71',
      'no period proved',
      'arithmetic period 1 with saltus 1 from 0',
      '1 3 / 0 2 / 3 1',
      '1 P / 1 P / 2 N / 0 N',
      '0 2 1 7',
      '* * * * 0 0 1',
      'N by 2>0 & 3>0 or 2>0 & 3>1 (and 1 more with the same result) or 2>0 & 3>2, remoteness 1',
      '3 0 1',
    ]);
  });

  it('counts winning moves with the same result as a listed one', () => {
    expect(answers('node-kayles 3*P3', 'geodetic C6 : 1 2 [literal]', 'cram 1x2 + cram 1x2 + nim 1')).toEqual([
      'N by 2 (and 2 more with the same result), value 2',
      'N by 4 (and 1 more with the same result), value 2',
      'N by 1: a1-b1 (and 1 more with the same result) or 3: 1>0, value 1',
    ]);
  });

  it('says unknown of a period that more values might prove, and no more than that', () => {
    const sheet = read('```impartial\nperiod octal 0.6: {n}\nperiod grundys-game {n}\n```\n');
    const limits = { positions: 1000, milliseconds: 100, megabytes: 100 };
    const [open, none] = byClock(ticking().now, () => runWorksheet(sheet, { catalogue, limits }));
    expect([open?.text, none?.text]).toEqual(['unknown', 'no period proved']);
    expect(open && whyUnknown(open.answer)).toBe('no period is proved among the values that were computed');
    expect(none && whyUnknown(none.answer)).toBeUndefined();
  });

  it('refuses more than 200 cells or a megabyte, unless more is allowed', () => {
    const many = `\`\`\`impartial\n${'nim 1\n'.repeat(201)}\`\`\`\n`;
    expect(readWorksheet(many)).toMatchObject({ ok: false, error: { code: 'too-many-cells' } });
    expect(readWorksheet(many, { cells: 300 })).toMatchObject({ ok: true });
    expect(readWorksheet('x'.repeat(1_000_001))).toMatchObject({ ok: false, error: { code: 'worksheet-too-long' } });
  });
});

describe('names', () => {
  it('stand for positions in sums, and mean the last line above', () => {
    expect(answers('a = nim 3', 'a', 'a = nim 5', 'b = a + nim 5', 'b + a', 'sequence a + nim {n} for n = 4..6')).toEqual([
      'N by 3>0, value 3',
      'N by 3>0, value 3',
      'N by 5>0, value 5',
      'P, value 0',
      'N by 1: 5>0 (and 2 more with the same result), value 5',
      '1 0 3',
    ]);
  });

  it('are refused where they are not known', () => {
    expect(answers('s = a + nim 1', 'a = nim 2', 'nim 1 + a', 'nim 1 + c', 'a + c', 'c')).toEqual([
      '“a” is not known here: it is given below.',
      'N by 2>0, value 2',
      'N by 2: 2>1, value 3',
      expect.stringMatching(/./),
      '“c” is not known here, neither as a game nor as a name.',
      '“c” is not known here, neither as a game nor as a name.',
    ]);
    expect(placeOf('nim 1 + a', 'a = nim 1', 's = nim 2 + b', 'b = nim 3', 's = nim 4 + zz + a')).toBeDefined();
    expect(placeOf('a = nim 2', 's = a + kayles x')).toBe(15);
    expect(answers('a = nim x', 'a + nim 1')[1]).toBe('“a” is not known here: its line is no question.');
    expect(answers('→ P', 'nim 1')).toEqual(['An answer stands under its question, and here is none.', 'N by 1>0, value 1']);
    expect(answers('nim = kayles 3')[0]).toContain('There is a game nim');
    expect(answers('A = kayles 3', 'plot = nim 1', 'a =', 'a = period nim {n}')).toEqual([
      'A name is a word in small letters that is no command.',
      'A name is a word in small letters that is no command.',
      'Behind the name stands no question.',
      'Only a question has a name.',
    ]);
  });

  it('leave how a sum is played to the bracket after it', () => {
    const [alone, open, misere, normal] = answers(
      'a = nim 1 1 [misere]',
      'a + nim 1',
      'a + nim 1 [misère]',
      'a + nim 1 [normal]',
    );
    expect(alone).toBe('N by 1>0');
    expect(open).toBe('“a” is asked with [misere]: a bracket after the sum says how all of it is played.');
    expect(misere).toBe('P');
    expect(normal).toBe('N by 1: 1>0 (and 1 more with the same result), value 1');
  });

  it('keep the options of their rulesets, and refuse a place where those would be taken for others', () => {
    const own = 'a = wythoff 1 3 [t 2]';
    const [alone, before, behind, bracket] = answers(own, 'a + nim 1', 'nim 1 + a', 'a [misere]');
    expect(alone).toBe('P, value 0');
    expect(before).toMatch(/^N .*value 1$/);
    expect(behind).toBe('“a” has options of its own: put another position behind it, or write it out.');
    expect(bracket).toBe(behind);
  });
});

describe('lines that are wrong', () => {
  it('say so at their place, and the others run', () => {
    expect(answers('nim x', 'nim 1')[1]).toBe('N by 1>0, value 1');
    expect(placeOf('nim 3 x')).toBe(6);
    expect(placeOf('a = nim 3 x')).toBe(10);
    expect(placeOf('sequence nim x{n} for n = 0..3')).toBe(13);
    expect(placeOf('sequence nim {n} for n = 3..0')).toBe(25);
    expect(placeOf('sequence nim {n}')).toBe(16);
    expect(placeOf('plot nim {n} for m = 0..3')).toBe(17);
    expect(placeOf('table nim {a} {b} {c} for a = 1..2')).toBe(18);
    expect(placeOf('table nim {a} for a = 1..2, b = 1')).toBe(28);
    expect(placeOf('table nim {a} for a = 1..2, a = 1')).toBe(28);
    expect(placeOf('table nim {a} {b} for a = 1..100, b = 1..100')).toBe(38);
    expect(placeOf('sequence nim {n} for n = 0..3000')).toBe(25);
    expect(placeOf('table')).toBe(5);
  });

  it('with limits give unknown, and never a time or a count', () => {
    const sheet = read('```impartial\ngrundys-game 40 50 [misere]\nsequence grundys-game 40 {n} [misere] for n = 39..41\n```');
    const found = runWorksheet(sheet, { catalogue, limits: { positions: 50 } });
    expect(found.map(({ text }) => text)).toEqual(['unknown', '? ? ?']);
  });
});

describe('games of one’s own', () => {
  const SHEET = '```impartial\ncountdown 3\n```\n```ts impartial\n…\n```\n```impartial\na = countdown 4\na + nim 1\n```\n';

  it('are known from their cell on', () => {
    const found = run(SHEET, [{ rulesets: [countdown] }]);
    expect(found.map(({ text }) => text)).toEqual([
      '“countdown” is not known here: it is given below.',
      'countdown',
      'N by 1, value 1',
      'P, value 0',
    ]);
  });

  it('that do not load, or have the name of another, say so', () => {
    expect(run(SHEET, [{ problem: 'Line 12: x is not a function.' }])[1]?.text).toBe('Line 12: x is not a function.');
    expect(run(SHEET)[1]?.text).toBe('This game was not loaded.');
    expect(run(SHEET, [{ rulesets: [{ ...countdown, id: 'nim' }] }])[1]?.text).toContain('There is a game nim already');
    expect(run('```impartial\ncountdown = nim 1\n```\n```ts impartial\n```', [{ rulesets: [countdown] }])[0]?.text).toContain(
      'There is a game countdown',
    );
  });
});

describe('a worksheet as HTML', () => {
  const html = (text: string) => {
    const sheet = read(text);
    return worksheetToHtml(sheet, runWorksheet(sheet, { catalogue }), { title: 'notes <b>' });
  };

  it('has text, plots and tables', () => {
    const page = html(
      `${PICTURED}\n* one\n* two **bold** \`code\`\n\n| a | b |\n|---|---|\n| 1 | [x](https://example.org/?a&b) |\n\n\`\`\`impartial\ntable nim {a} {b} for a = 1..2, b = 1..2\n\`\`\`\n`,
    );
    expect(page).toContain('<title>Node-Kayles beside Kayles</title>');
    expect(page).toContain('⊕');
    expect(page.match(/<circle /g)).toHaveLength(121);
    expect(page).toContain('<td class="lost" title="nim 1 1">0</td>');
    expect(page).toContain('<ul><li>one</li><li>two <strong>bold</strong> <code>code</code></li></ul>');
    expect(page).toContain('<a href="https://example.org/?a&amp;b" rel="noopener noreferrer">x</a>');
  });

  it('shows hostile Markdown as text', () => {
    const hostile = [
      '# <script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) [b](JaVaScRiPt:x) [c](data:text/html,x) [d](vbscript:x) [e](//evil.example/"onclick=x)',
      '![<svg onload=x>](https://evil.example/pixel.png)',
      '**<script>** `<script>` $<script>$ $\\<x_{<b>}$ <https://x"onmouseover=y>',
      '- <iframe src=x>\n\n> <object>\n\n| <td onclick=x> |\n|---|\n| </table><script> |',
      '```html\n</code><script>\n```',
      '```impartial\nnim </code><script>\ntable nim {a}"><script> for a = 1,"><script>\nplot nim {n} <script> for n = 0..2\n```',
      '```ts impartial\n</code></pre><script>\n```',
    ].join('\n\n');
    const page = html(hostile);
    const tags = page.slice(page.indexOf('<body>')).match(/<\/?[a-z][a-z0-9]*/gi) ?? [];
    const allowed =
      'a blockquote body code div em h1 hr html i li ol p pre span strong sub sup table tbody td th thead tr ul'.split(' ');
    expect(tags.length).toBeGreaterThan(40);
    expect(tags.map((tag) => tag.replace(/<\/?/, '')).filter((tag) => !allowed.includes(tag))).toEqual([]);
    const attributes = [...page.matchAll(/<[a-z0-9]+ ([^<>]*)>/g)].flatMap(([, inside = '']) =>
      [...inside.replace(/"[^"]*"/g, '""').matchAll(/([\w-]+)=/g)].map(([, name = '']) => name),
    );
    expect(attributes.filter((name) => name.startsWith('on') || name === 'src')).toEqual([]);
    expect(page).not.toMatch(/href="(?:javascript|data|vbscript):/i);
    expect(page).toContain('default-src &#39;none&#39;');
  });

  it('hands formulas to a typesetter, and writes those that it cannot read by itself', () => {
    const asked: unknown[] = [];
    const formula = mathmlBy((tex, options) => {
      asked.push([tex, options.displayMode, options.output, options.trust]);
      if (tex.includes('\\bad')) throw new Error('unknown command');
      return `<math>${tex.length}</math>`;
    });
    const sheet = read('# On $n$\n\nWith $g(n)$ and **$x$**:\n\n$$\na = b\n$$\n\n| $y$ |\n|---|\n| \\$5 and $\\bad<$ |\n');
    const page = worksheetToHtml(sheet, [], { title: 'notes', formula });
    const inside = ['\\bad<', 'g(n)', 'n', 'x', 'y'].map((tex) => [tex, false]);
    const told = [...inside, ['a = b', true]].map((each) => [...each, 'mathml', false]);
    expect(asked).toHaveLength(told.length);
    expect(asked).toEqual(expect.arrayContaining(told));
    expect(page).toContain('<strong><math>1</math></strong>');
    expect(page).toContain('<p><math>5</math></p>');
    expect(page).toContain('$5 and <span class="formula">\\bad&lt;</span>');
  });

  it('is written in good time whatever is nested', () => {
    const deep = `${'> '.repeat(5000)}x\n\n${'* '.repeat(5000)}x\n\n${'['.repeat(20_000)}\n\n${'*'.repeat(20_001)}a\n\n${'$a'.repeat(20_000)}`;
    expect(html(deep)).toContain('</html>');
  });
});
