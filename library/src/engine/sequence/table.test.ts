import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import { extendCatalogue } from '../../index.ts';
import { familyTableToCsv, familyTableToMarkdown, familyTableToTex, familyTableToText } from '../../present/family-table.ts';
import { solveWith } from '../solve/solve.ts';
import { openFamily } from './family.ts';
import { type FamilyTable, type TableOptions, tableWith } from './table.ts';

const options = { catalogue };

function tableOf(line: string, more: Partial<TableOptions> = {}): FamilyTable {
  const found = tableWith(line, { ...options, ...more });
  if ('error' in found) throw new Error(found.error.message);
  return found;
}

describe('a table of a family with holes', () => {
  it('has what single questions have, in every place a hole may stand', () => {
    const lines = [
      'nim {a:0..3} + kayles {b:0..5}',
      'node-kayles {c:P,C}{n:3..6} + P{n} [{play:normal,misere}, {compound:disjunctive,conjunctive}]',
      'octal {z:0,4}.{a:1..3}{b:0,7}: {n:0..6}',
      'nim-on-graphs 1-2={kayles {n:1..4}} 2-3={m:1..2} @1',
      '{id:kayles,officers,dawsons-chess} {n:4..9}',
    ];
    let cells = 0;
    for (const line of lines) {
      for (const { question, outcome } of tableOf(line).cells) {
        const alone = solveWith(question, options);
        expect(question).not.toContain('{n');
        expect('error' in alone ? alone.error : alone.outcome, question).toBe(outcome);
        cells++;
      }
    }
    expect(cells).toBe(24 + 32 + 84 + 8 + 18);
  });

  it('tells how far it is', () => {
    const told: [number, number][] = [];
    tableOf('nim {a:1..2} {b:1..2}', { onCell: (done, total) => told.push([done, total]) });
    expect(told).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
  });

  it('keeps cells that are not known, undefined or no question apart', () => {
    const own = defineRuleset<number>({
      id: 'countdown',
      parse: ({ text, at }) =>
        /^\d+$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, error: { code: 'no', message: 'No number.', at } },
      format: String,
      moves: (left) => (left === 0 ? [] : [{ label: 'one', to: left - 1 }]),
    });
    const table = tableOf('countdown {n:3,x,50,1} [{compound:disjunctive,diminished-disjunctive}]', {
      catalogue: extendCatalogue(catalogue, [own]),
      limits: { positions: 20 },
    });
    expect(familyTableToText(table)).toBe(`Values of countdown {n} [{compound}]

n\\compound  disjunctive  diminished-disjunctive
         3            1                       1
         x            -                       -
        50            ?                       ?
         1            1                       *

compound = disjunctive: Grundy values.
compound = diminished-disjunctive: foreclosed values.
* the value is undefined.
? 2 cells are not known: no theorem applies and the search would store more than
20 positions.
- 2 cells are no question: No number.
`);
  });

  it('is written as Markdown, CSV and LaTeX', () => {
    const table = tableOf('nim {a:1..2} {b_2:1..3}');
    expect(familyTableToMarkdown(table)).toBe(
      'Grundy values of `nim {a} {b_2}`\n\n| *a* \\ *b_2* | 1 | 2 | 3 |\n| --: | --: | --: | --: |\n| 1 | 0 | 3 | 2 |\n| 2 | 3 | 0 | 1 |\n',
    );
    expect(familyTableToCsv(table)).toBe(
      'a,b_2,value,kind\n1,1,0,Grundy values\n1,2,3,Grundy values\n1,3,2,Grundy values\n2,1,3,Grundy values\n2,2,0,Grundy values\n2,3,1,Grundy values\n',
    );
    expect(familyTableToTex(table)).toBe(
      '\\begin{table}[ht]\n\\centering\n\\begin{tabular}{r|rrr}\n$a \\backslash \\mathit{b\\_2}$ & $1$ & $2$ & $3$ \\\\\n\\hline\n$1$ & $0$ & $3$ & $2$ \\\\\n$2$ & $3$ & $0$ & $1$ \\\\\n\\end{tabular}\n\\caption{Grundy values of \\texttt{nim \\{a\\} \\{b\\_2\\}}.}\n\\end{table}\n',
    );
    expect(familyTableToCsv(tableOf('nim {a:1} + nim {b:2,4}')).split('\n')[1]).toBe('1,2,3,Grundy values');
  });

  it('goes on below where the line is too narrow', () => {
    const text = familyTableToText(tableOf('nim {a:8..9} {b:1..6}'), { width: 20, paint: plain });
    expect(text.split('\n').slice(2)).toEqual([
      ...['a\\b  1   2   3   4', '  8  9  10  11  12', '  9  8  11  10  13', ''],
      ...['a\\b   5   6', '  8  13  14', '  9  12  15', ''],
    ]);
  });

  it('refuses lines that are no family', () => {
    const error = (line: string) => {
      const found = tableWith(line, options);
      return 'error' in found ? found.error.code : undefined;
    };
    expect(error('nim 3')).toBe('no-hole');
    expect(error('nim x{n:1..2}')).toBe('not-a-number');
    expect(error('nim {n:1..2000000}')).toBe('table-too-large');
    expect(openFamily('nim {m} {n}', options)).toMatchObject({ error: { code: 'other-hole', at: 4 } });
    expect(openFamily('nim {n:1..2}', options)).toMatchObject({ error: { code: 'other-hole' } });
  });
});

const same = (text: string) => text;
const plain = { strong: same, good: same, bad: same, dim: same };
