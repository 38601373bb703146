/**
 * Trees that hang off the labels, in black and white: the forest that Hackendot is played on, rooted next to the labels
 * [fraenkelHarary1989, Theorem 1]. Trees without a label stand beside it with their values.
 */
import { type Marks, marksOf, type NimRow } from '../../../core/marks.ts';
import { orderOfTerm } from '../../../structures/graph-sum.ts';
import { colourForests } from '../../hackendot/theory/colouring.ts';
import { colouringLayer, digitTable } from '../../hackendot/theory/marks.ts';
import type { GeodeticPart } from '../position.ts';
import { forestAfter, type ValuedGeodeticForest, valueForest } from './forest.ts';
import { nimSumOf } from './marks-table.ts';
import { forestOf } from './part.ts';

/** A part under the contraction rule; `misere` says what misère play makes of the value, and who wins then. */
export function forestMarks(
  part: GeodeticPart,
  nameAt: (vertex: bigint) => string,
  misere?: { readonly outcome: 'N' | 'P'; readonly isReversed: boolean },
): Marks | undefined {
  const found = forestOf(part, 'contraction');
  if (found === undefined || found.branches.vertices.length === 0) return undefined;
  const forest = valueForest(found);
  const { branches, value } = forest;
  const forests = colourForests(branches.parents);
  const name = (place: number) => nameAt(BigInt(branches.vertices[place] as number));
  const layers = [colouringLayer(forests, name)];
  if (forest.trees.length > 0) {
    const rows = misere === undefined ? treeRows(forest, Number(orderOfTerm(part.term)), nameAt) : [];
    return marksOf(layers, nimSumOf(rows, BigInt(value), 'value'));
  }
  const table = digitTable(forests, name, belowDigits(value, misere?.isReversed));
  return marksOf(layers, { ...table, says: { outcome: misere?.outcome ?? (value === 0 ? 'P' : 'N') } });
}

function belowDigits(value: number, isReversed: boolean | undefined): string {
  if (isReversed === undefined) return `The digits add up to the value ${value}.`;
  const sum = `The digits add up to ${value}, the value in normal play`;
  return isReversed
    ? `${sum}; only single vertices are left, so misère play reverses the outcome.`
    : `${sum}; not only single vertices are left, so the outcome is the same in misère play.`;
}

/** The branches as one row, and each tree without a label as another. */
function treeRows(forest: ValuedGeodeticForest, order: number, nameAt: (vertex: bigint) => string): readonly NimRow[] {
  const { branches, fresh, hackendot, trees, value } = forest;
  const after = forestAfter(forest, order);
  const row = (name: string, vertices: Int32Array, own: number): NimRow => {
    const winningMoves = Array.from(vertices)
      .filter((vertex) => value !== 0 && after[vertex] === 0)
      .map((vertex) => nameAt(BigInt(vertex)));
    return {
      ...{ name, value: own, vertices: Array.from(vertices, (vertex) => nameAt(BigInt(vertex))) },
      ...(winningMoves.length > 0 && { leave: own ^ value, says: { winningMoves } }),
    };
  };
  return [
    row('branches at the labels', branches.vertices, hackendot.total),
    ...trees.map((tree) => {
      const vertices = fresh.vertices.subarray(tree.from, tree.to);
      return row(`tree of ${nameAt(BigInt(vertices[0] as number))}`, vertices, tree.value);
    }),
  ];
}
