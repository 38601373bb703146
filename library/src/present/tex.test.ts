import { describe, expect, it } from 'vitest';
import { catalogue, explain, misere, period, solve } from '../index.ts';
import { bibliography } from '../literature/bibliography.ts';
import { bibliographyToBibtex } from './bibtex.ts';
import { misereToLatex } from './misere.ts';
import { termsToTex } from './sequence-tex.ts';
import { escapeTex, lineToTex } from './tex.ts';
import { explanationToTex, periodToTex, verdictToTex } from './verdict-tex.ts';

function told(question: string) {
  const found = explain(question);
  if ('error' in found) throw new Error(found.error.message);
  return found;
}

/** Commands of LaTeX itself: no package has to be loaded for these. */
const KERNEL =
  'S lfloor rfloor paragraph texttt textrm emph cite item begin end mathcal ast oplus ge le cdot ldots dots textbackslash textasciitilde textasciicircum textendash langle rangle mid quad Phi'.split(
    ' ',
  );

describe('texts for LaTeX', () => {
  it('have every sign as itself, and none as a command', () => {
    expect(escapeTex('50% of {a_b} & \\x $y #1 ~ ^')).toBe(
      '50\\% of \\{a\\_b\\} \\& \\textbackslash{}x \\$y \\#1 \\textasciitilde{} \\textasciicircum{}',
    );
    expect(escapeTex('5 ⊕ n ≥ 2·n0 − 1 … misère – ok')).toBe(
      '5 $\\oplus$ n $\\ge$ 2$\\cdot$n0 $-$ 1 \\ldots{} misère \\textendash{} ok',
    );
    expect(escapeTex('see `impartial solve --json`, --max 家')).toBe('see \\texttt{impartial solve -{}-json}, -{}-max [U+5BB6]');
    expect(lineToTex('octal 0.137: {n} 7>2')).toBe('\\texttt{octal 0.137:\\ \\{n\\} 7>2}');
  });

  it('have no bare sign that LaTeX would obey, in what the samples of all outcomes say', () => {
    const questions = [
      'kayles 7 4',
      'nim 1 2 3',
      'node-kayles P9 [conjunctive]',
      'node-kayles C5 + P3 [misere]',
      'geodetic C9 : 1..3',
    ];
    let seen = 0;
    for (const question of questions) {
      const text = explanationToTex(told(question));
      expect(text.replaceAll(/\\[\\{}$&#%_]/g, '').match(/[&#%_^~](?!\{[+-])/g) ?? [], question).toEqual([]);
      expect([...text].filter((sign) => sign === '{').length).toBe([...text].filter((sign) => sign === '}').length);
      seen++;
    }
    expect(seen).toBe(5);
  });

  it('use what LaTeX has without any package, for a sample of every ruleset and for misère quotients', () => {
    const used = new Map<string, string>();
    const look = (question: string, tex: string) => {
      for (const [command] of tex.matchAll(/\\[A-Za-z]+/g)) if (!used.has(command)) used.set(command, question);
      const shared = /\\cite\{[^}]*\} \\cite\{/.exec(tex);
      expect([question, shared]).toEqual([question, null]);
    };
    let seen = 0;
    for (const { facts } of catalogue.entries) {
      const question = `${facts.id} ${facts.samples[0]}`;
      const found = explain(question, { limits: { positions: 1000 } });
      if ('error' in found) throw new Error(`${question}: ${found.error.message}`);
      look(question, explanationToTex(found));
      seen++;
    }
    for (const question of ['octal 0.75: {n}', 'nim {n} 1', 'octal 0.07: {n}']) {
      const found = misere(question, { limits: { positions: 1000 }, to: 12 });
      if ('error' in found) throw new Error(found.error.message);
      look(question, misereToLatex(found));
      seen++;
    }
    expect(seen).toBeGreaterThan(50);
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter(([command]) => !KERNEL.includes(command.slice(1)))).toEqual([]);
  });

  it('cite neighbours with one command, and a place in a source with one for itself', () => {
    expect(explanationToTex(told('kayles 7 4'))).toContain(
      'the heaps that a move can leave. \\cite{guySmith1956,grundy1939,sprague1935}\n',
    );
  });

  it('are a verdict and a period in sentences', () => {
    const verdict = solve('kayles 7 4');
    if ('error' in verdict) throw new Error(verdict.error.message);
    expect(verdictToTex(verdict)).toBe(
      [
        'The position \\texttt{kayles 7 4} is an $\\mathcal{N}$-position: the player to move wins. It has value $\\ast 3$.',
        'The winning moves are \\texttt{4>2} (to \\texttt{kayles 2 7}) and \\texttt{7>2+3} (to \\texttt{kayles 2 3 4}).',
        '\\begin{itemize}',
        '\\item In 0.77 the recurrence gives the heap of 4 the value 1. \\cite{guySmith1956}',
        '\\item The compound of 2 components has Grundy value 3, from 1 and 2: won for the player to move. \\cite{sprague1935}',
        '\\end{itemize}\n',
      ].join('\n'),
    );
    const found = period('nim 3 {n}');
    if ('error' in found) throw new Error(found.error.message);
    expect(periodToTex('nim 3 {n}', found)).toContain('have arithmetic period $4$ with saltus $4$ from $n = 0$ on.');
  });

  it('are sequences with ten terms in a row', () => {
    const terms = Array.from({ length: 15 }, (_, index) => ({ n: index + 8, value: index === 1 ? null : index }));
    expect(termsToTex('nim {n}', terms, 'Grundy values')).toContain(
      '$0+{}$ &  &  &  &  &  &  &  &  & $0$ & $\\ast$ \\\\\n$10+{}$ & $2$ & $3$ & $4$ & $5$ & $6$ & $7$ & $8$ & $9$ & $10$ & $11$ \\\\\n$20+{}$ & $12$',
    );
    expect(
      termsToTex(
        'nim {n}',
        Array.from({ length: 801 }, (_, n) => ({ n, value: n })),
        'Grundy values',
      ).match(/\\begin\{table\}/g),
    ).toHaveLength(3);
  });
});

describe('BibTeX', () => {
  it('has an entry for every source, in plain letters', () => {
    const text = bibliographyToBibtex();
    expect(text.match(/^@(article|book|misc)\{(\w+),$/gm)).toHaveLength(Object.keys(bibliography).length);
    expect(/^[\x20-\x7e\n]*$/.test(text)).toBe(true);
    expect([...text].filter((sign) => sign === '{').length).toBe([...text].filter((sign) => sign === '}').length);
    // Preprints, reports, two books of other publishers, and ourselves.
    expect(text.match(/^@misc/gm)).toHaveLength(7);
  });

  it('knows journals, books and preprints', () => {
    expect(bibliographyToBibtex(['fraenkelNesetril1985', 'daillyGahlawatMyint2024', 'kelly2006'])).toBe(`@article{kelly2006,
  author = {A. R. Kelly},
  title = {{One-pile mis{\\\`{e}}re Nim for three or more players}},
  journal = {International Journal of Mathematics and Mathematical Sciences},
  volume = {2006},
  pages = {article 40796},
  year = {2006}
}

@misc{daillyGahlawatMyint2024,
  author = {A. Dailly and H. Gahlawat and Z. M. Myint},
  title = {{The closed geodetic game: algorithms and strategies}},
  eprint = {2409.20505},
  archiveprefix = {arXiv},
  year = {2024}
}

@article{fraenkelNesetril1985,
  author = {A. S. Fraenkel and J. Ne{\\v{s}}et{\\v{r}}il},
  title = {{Epidemiography}},
  journal = {Pacific Journal of Mathematics},
  volume = {118},
  pages = {369--381},
  year = {1985}
}
`);
  });
});
