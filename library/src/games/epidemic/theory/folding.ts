/**
 * The folding certificate: a finite table that provably decides every position on this digraph, whatever the multiplicities.
 *
 * Proof and construction in `games/epidemic/theory/loops/folding.ts`. It knows nothing of camps, so it serves misère play, and in normal play
 * it confirms the camp theorem; races are not certified by it.
 */

import type { Certificate } from '../../../core/certificate.ts';
import type { Play } from '../../../core/outcome.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { digraphVertexName } from '../../../structures/digraph.ts';
import { dancingMania } from '../dancing-mania-rules.ts';
import type { DancingPosition } from '../position.ts';
import { analyse, immortalLabels } from './analysis.ts';
import { countTypes, findFolding } from './decider.ts';
import { type Folding, foldedWins } from './loops/folding.ts';
import { dancingSolution } from './solution.ts';

export const dancingFolding: Theorem<DancingPosition> = {
  id: 'dancing-folding',
  title: 'Folding certificate',
  statement:
    'Fold multiplicities and stages above C to C or C − 1, whichever has the same parity. If C labels of any type are then worth as much as C − 2, whatever else is there, the table of folded positions decides every position.',
  sources: [{ key: 'impartial', where: 'library/src/games/epidemic/theory/loops/folding.ts' }],
  scope: 'position',
  examples: ['dancing-mania 1>0 2>1 3>2 3>1 : 3 [misere]', 'dancing-mania 1>0 2>1 3>2 3>0 : 3 2 [misere]'],
  answer(position, { play }, tools) {
    if (immortalLabels(position).length > 0) return pass('a label can come to a cycle');
    const { types } = analyse(position);
    if (types === undefined) return pass('there are too many moves to list');
    const folding = findFolding(types, play, tools.limits);
    if (folding === undefined) return pass('no small table is certified');
    const wins = (of: DancingPosition) => foldedWins(folding, countTypes(of, folding.types), of.stage);
    const won = wins(position);
    const found = {
      won,
      *winningMoves() {
        for (const move of dancingMania.moves(position)) if (!wins(move.to)) yield move;
      },
      text: `a table of ${folding.table.length} positions with numbers folded at ${folding.bound} decides every position here`,
      why: `beyond a few labels of a kind it only matters whether their number is odd or even, so a small table stands for all positions. By that table ${whyByMoves(!won)}`,
      certificate: () => foldingCertificate(position, folding, play, won),
    };
    return dancingSolution(position, found, play, tools);
  },
};

/** Entries of a table and vertices that a certificate writes down. */
const MOST_ENTRIES = 20_000;
const MOST_VERTICES = 200;

export function foldingCertificate(
  position: DancingPosition,
  folding: Folding,
  play: Play,
  won: boolean,
): Certificate | undefined {
  if (folding.table.length > MOST_ENTRIES || analyse(position).order.mortal.length > MOST_VERTICES) return undefined;
  return {
    kind: 'epidemic-folding',
    play,
    bound: folding.bound,
    /** For each type its moves, for each move the types it labels and how often. */
    moves: folding.types.moves.map((moves) => moves.map((move) => move.map(({ type, times }) => [type, times]))),
    table: Array.from(folding.table, (entry) => (entry === 1 ? 'N' : 'P')).join(''),
    labels: countTypes(position, folding.types).map(String),
    /** The vertices in reach, each of its type (−1: dead), and the labels on them. */
    vertices: [...analyse(position).order.mortal].map((vertex) => ({
      vertex: digraphVertexName(position.ground.digraph, vertex),
      type: folding.types.typeOf[vertex] ?? -1,
      count: String(position.labels.find((label) => label.vertex === vertex)?.count ?? 0n),
    })),
    stage: String(position.stage),
    outcome: won ? 'N' : 'P',
  };
}
