/** What the editor offers and explains, where the cursor is. */
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { complete, wordAt } from './kit-help.ts';
import { TEMPLATES } from './templates.ts';

const BOARD = TEMPLATES.find(({ id }) => id === 'board')?.code ?? '';

/** The labels that are offered behind this text. */
function offered(text: string, explicit = false): readonly string[] {
  const state = EditorState.create({ doc: text });
  const matchBefore = (pattern: RegExp) => {
    const found = pattern.exec(text);
    return found && { from: found.index, to: text.length, text: found[0] };
  };
  return complete({ state, explicit, pos: text.length, matchBefore })?.options.map(({ label }) => label) ?? [];
}

describe('the editor', () => {
  it('completes what a board can be asked, and nothing behind other dots', () => {
    expect(offered(`${BOARD}\nboard.`)).toEqual(
      expect.arrayContaining(['empty', 'around', 'beside', 'line', 'put', 'clear', 'at', 'squares', 'width']),
    );
    expect(offered('Math.ma')).toEqual([]);
  });

  it('completes the parts of the kit that the code calls', () => {
    expect(offered(`${BOARD}\nap`)).toEqual(
      expect.arrayContaining(['apart', 'symmetries', 'samples', 'family', 'gridGame', 'board']),
    );
    expect(offered('heapGame({\n  o')).toEqual(expect.arrayContaining(['options', 'octal', 'subtract']));
    expect(offered('heapGame({ ')).toEqual([]);
    expect(offered('heapGame({ ', true)).toContain('options');
  });

  it('explains a word in its place', () => {
    expect(wordAt('    if (!board.around(square).includes(1))', 16, BOARD)).toEqual({
      ...{ from: 9, to: 21 },
      is: 'board.around(square: Cell): readonly string[]',
      says: 'What stands on the squares around this one, up to eight.',
    });
    expect(wordAt('export default gridGame({', 18, BOARD)?.says).toContain('`moves` says which squares a move takes');
    expect(wordAt("  apart: 'corners',", 4, BOARD)?.is).toBe("apart?: boolean | 'corners'");
    expect(wordAt('const apart = 1;', 8, BOARD)).toBeUndefined();
    expect(wordAt('  constructor: 1,', 5, BOARD)).toBeUndefined();
  });
});
