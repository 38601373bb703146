/** Every ruleset of the catalogue says how its positions look, and the moves on its pictures are moves. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import type { GraphDrawing } from '../core/drawing.ts';
import { faultOfDrawing } from '../laws/drawing-fault.ts';
import { openLine, openSamples } from '../laws/reach.ts';

function namesOf({ parts }: GraphDrawing): readonly string[] {
  return parts.flatMap(({ count, build }) =>
    Array.from({ length: Number(count) }, (_, copy) => build(BigInt(copy)).vertices).flat(),
  );
}

function drawingOf(line: string) {
  const entry = catalogue.find(line.split(' ')[0] ?? '');
  if (entry === undefined) throw new Error(`${line} names no ruleset`);
  return openLine(entry, line)[0]?.draw();
}

describe.each(catalogue.entries.map((entry) => [entry.facts.id, entry] as const))('drawings of %s', (_id, entry) => {
  it('are there for every sample, and fit together', () => {
    for (const game of openSamples(entry)) {
      expect(game.draw(), game.text()).toBeDefined();
      expect(faultOfDrawing(game.draw()), game.text()).toBeUndefined();
    }
  });

  it('have a vertex for each move that takes or labels one', () => {
    for (const game of openSamples(entry)) {
      const drawing = game.draw();
      if (drawing?.picture !== 'graph' || !['take', 'label', 'pick'].includes(drawing.style)) continue;
      const names = new Set(namesOf(drawing));
      for (const { label } of game.moves())
        for (const name of label.split(/ & |\+/)) expect(names.has(name), `${game.text()}: ${label}`).toBe(true);
    }
  });
});

describe('a drawing', () => {
  it.each(['node-kayles 1000000000*P1000000000 + C10000000000000', 'geodetic C1000000000000 : 1..400', 'nim 1000000000000^9999'])(
    'of %s is made at once, and says how large it is',
    (line) => {
      const drawing = drawingOf(line);
      if (drawing?.picture !== 'graph') return expect(drawing?.picture).toBe('heaps');
      expect(drawing.parts.reduce((sum, { order, count }) => sum + order * count, 0n)).toBeGreaterThan(10n ** 11n);
    },
  );

  it('of a component keeps the numbers of the question', () => {
    const [game] = openLine(catalogue.find('node-kayles') ?? fail(), 'node-kayles P3 + C4');
    const drawings = game?.components().map(({ item }) => item.draw());
    expect(drawings?.map((drawing) => (drawing?.picture === 'graph' ? namesOf(drawing) : []))).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6', '7'],
    ]);
  });

  it('of a strip has free squares, and one of labels those that lie between', () => {
    expect(drawingOf('treblecross 5 8^2')).toEqual({
      picture: 'strip',
      strips: [
        { squares: 5, count: 1n },
        { squares: 8, count: 2n },
      ],
      reach: 2,
    });
    const hull = drawingOf('geodetic P5 : 1 4 [hull]');
    expect(hull?.picture === 'graph' && hull.parts[0]?.build(0n).labelled).toEqual([0, 1, 2, 3]);
  });
});

function fail(): never {
  throw new Error('the catalogue has no such ruleset');
}
