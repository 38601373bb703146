/** Watched code does what it did before, line for line, and ends when a call takes too long, on a clock that the test sets. */
import { createContext, runInContext } from 'node:vm';
import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../invent/templates.ts';
import { CALL_MILLISECONDS, sourceOf } from './source.ts';
import { watchLoops } from './watch-loops.ts';

/** Runs code as the worker does; each look at the clock takes `step` milliseconds. */
function run(code: string, step: number): { readonly result: unknown; readonly said: readonly string[]; readonly looks: number } {
  const said: string[] = [];
  let looks = 0;
  const now = () => step * looks++;
  const world = createContext({ performance: { now }, postMessage: (text: string) => said.push(text) });
  runInContext(`self = globalThis; ${sourceOf([{ code: watchLoops(code), line: 1 }]).script}`, world);
  let result: unknown;
  try {
    result = runInContext('const exports = {}; ownGames[0](undefined, exports); exports.out', world);
  } catch (error) {
    result = String(error);
  }
  return { result, said, looks };
}

describe('watched code', () => {
  it.each([
    ['for (let n = 0; n < 5; n++) exports.out = n;', 4],
    ['let n = 0; while (n < 7) { n++ }\nexports.out = n', 7],
    ['let n = 0; do n++; while (n < 3); exports.out = n', 3],
    ['let n = 0\ndo { n++ } while (n < 3)\nexports.out = n', 3],
    ['let n = 0; for (const x of [1, 2, 3]) if (x > 1) n += x; else n -= x; exports.out = n', 4],
    ['let n = 0; a: for (;;) { for (const x in { p: 1 }) { if (++n > 3) break a; else continue a; } } exports.out = n', 4],
    ['exports.out = [1, 2].map((x) => ({ x })).map(({ x }) => x => x)[0](9)', 9],
    ['function* f() { yield* [1, 2]; yield 3 }\nexports.out = [...f()].length', 3],
    ['class A { #x = 1; get x() { return this.#x } static s() { return 2 } }\nexports.out = new A().x + A.s()', 3],
    ['exports.out = { for(x) { return x }, while: (x) => x }.for(/for (x)/.source.length)', 7],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    ['let n = 0; for (let i = 0; i < 3; i++); for (;n < 2; n++) ; exports.out = `${n}${[1].map((x) => `${x}`)}`', '21'],
    ['// a comment\nfor (const x of [1]) // another\n  exports.out = x', 1],
  ])('does the same: %s', (code, out) => {
    expect(run(code, 0)).toMatchObject({ result: out, said: [] });
    expect(watchLoops(code).split('\n')).toHaveLength(code.split('\n').length);
  });

  it('reads for every game that Invent begins with', () => {
    for (const { code } of TEMPLATES) {
      const plain = transform(code, { transforms: ['typescript', 'imports'], production: true }).code;
      expect(() => new Function('require', 'exports', 'module', 'ownTick', watchLoops(plain))).not.toThrow();
    }
    expect(TEMPLATES.length).toBeGreaterThan(4);
  });

  it.each([
    'for (;;) all.push([0]);',
    'while (true) { all.push([0]) }',
    'do all.push([0]); while (true)',
    'for (const each of all) all.push([each]);',
    'Array.from({ length: 1e9 }, () => all.push([0]));',
    'const f = () => { try { all.push([0]); f() } finally { f() } }; f();',
    'for (;;) try { for (;;) { all.push([0]) } } catch { all.push([0]) }',
  ])('ends, with little memory taken: %s', (loop) => {
    const { result, said, looks } = run(`const all = exports.out = [0];\n${loop}`, 1);
    expect(result).toContain('This takes too long');
    expect(said).toEqual(['!']);
    expect(looks).toBeLessThan(CALL_MILLISECONDS + 100);
  });

  it('counts a moment in which the machine did other work as a short one', () => {
    expect(run('for (let n = 0; n < 9; n++) exports.out = n;', 60_000)).toMatchObject({ result: 8, said: [] });
  });
});
