import { describe, expect, it } from 'vitest';
import { run } from './run-program.ts';

const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

describe('impartial explain', () => {
  it('tells the rule, what does not apply, what was used with its source, the certificate and a line of play', async () => {
    const { out, err, code } = await run(['explain', 'kayles 5 6']);
    for (const part of ['Rule', 'Knock down one pin', 'Answer', 'Value *7.', 'What was used', 'Certificate', 'A line of play']) {
      expect(out).toContain(part);
    }
    expect(out).toMatch(/\b(19|20)\d\d\b/);
    expect(out.trimEnd().split('\n').at(-1)).toContain('to kayles 0');
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect([err, code]).toEqual(['', 0]);
  });

  it('says which theorems were passed over and why', async () => {
    const { out } = await run(['explain', 'node-kayles petersen']);
    expect(out).toMatch(/Theorems that do not apply\n {2}[a-z-]+: \S/);
  });

  it('says what print has wrong about the theorem that decides, where that is known', async () => {
    const [told, other] = await Promise.all([
      run(['explain', 'node-kayles P9 + P11 [conjunctive]']),
      run(['explain', 'nim 3 5']),
    ]);
    expect(told.out).toMatch(
      /In print\n {2}§3\.3, unions, normal: [\s\S]* {2}True: [\s\S]* {2}Least counterexample: node-kayles P9 \+ P11/,
    );
    expect(other.out).not.toContain('In print');
  });

  it('shows an error as solve does', async () => {
    const [explained, solved] = await Promise.all([run(['explain', 'nim 3 -5']), run(['solve', 'nim 3 -5'])]);
    expect(explained).toEqual(solved);
    expect(explained.code).toBe(1);
  });
});

describe('impartial games', () => {
  it('lists every ruleset in a sentence', async () => {
    const [text, json] = await Promise.all([run(['games']), run(['games', '--json'])]);
    const { rulesets: entries } = JSON.parse(json.out) as { rulesets: { id: string; rule: string; notation: string }[] };
    expect(entries.length).toBeGreaterThanOrEqual(8);
    for (const { id, rule, notation } of entries) {
      expect(text.out).toContain(`  ${id} `);
      expect([rule, notation]).not.toContain('');
    }
    expect(widest(text.out)).toBeLessThanOrEqual(80);
  });

  it('tells one ruleset at length, and its examples can be asked', async () => {
    const { out } = await run(['games', 'nim']);
    for (const part of ['notation', 'examples', 'sources', 'bouton1901', 'Theorems']) expect(out).toContain(part);
    expect(widest(out)).toBeLessThanOrEqual(80);
    const examples = [...out.matchAll(/^ {2}(?:examples| {8}) {3}(nim .*)$/gm)].map(([, example]) => example);
    expect(examples.length).toBeGreaterThan(2);
    const { code } = await run(['solve', '--batch'], { input: examples.join('\n') });
    expect(code).toBe(0);
  });
});
