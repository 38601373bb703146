/** Nim on graphs in tables: for a won position what the cycles use of each edge of the path; for a lost one what each odd vertex lacks. */
import type { CellsRow, MarkTable, Said } from '../../../core/marks.ts';
import type { Link, LinkGraph } from './links.ts';
import { type InnerProof, type MarkedGraph, walkedPath } from './marks.ts';
import { type CutsProof, linkAt, thickAndThin } from './marks-cuts.ts';
import type { Plain, PlainMove } from './plain.ts';
import type { Proof, SuperpositionProof } from './proof.ts';

/** Rows that are listed. */
const MOST_ROWS = 40;

/** How often the cycles use the edge between two vertices. */
function usedBy({ cycles }: SuperpositionProof, from: number, to: number): bigint {
  return cycles.reduce((sum, { vertices, count }) => {
    const uses = vertices.filter((here, index) => {
      const next = vertices[(index + 1) % vertices.length];
      return (here === from && next === to) || (here === to && next === from);
    });
    return sum + count * BigInt(uses.length);
  }, 0n);
}

/** The move along the path that leaves only what the cycles use. */
export function firstStep(proof: SuperpositionProof): PlainMove {
  const [from = 0, to = 0] = proof.path;
  return { from, to, left: usedBy(proof, from, to) };
}

/** Weight = cycles + rest, for each edge of the odd path and the one beyond it. */
export function leftoverTable(
  { nameOf, labelsOf }: MarkedGraph,
  { edges, origin }: Plain,
  proof: SuperpositionProof,
): MarkTable | undefined {
  const { path } = proof;
  if (path.length > MOST_ROWS) return undefined;
  const last = walkedPath(path).length - 1;
  const rows = path.slice(1).map((to, index): CellsRow => {
    const from = path[index] as number;
    const weight = edges.find((edge) => {
      const [u, v] = [origin[edge.from], origin[edge.to]];
      return (u === from && v === to) || (u === to && v === from);
    })?.weight;
    const used = usedBy(proof, from, to);
    const word = index === last - 1 ? ' (thick)' : index === last ? ' (thin)' : '';
    return {
      name: `${nameOf(from)} ${nameOf(to)}${word}`,
      vertices: [nameOf(from), nameOf(to)],
      isKey: index === 0,
      cells: [`${weight}`, '=', `${used}`, '+', `${(weight ?? 0n) - used}`],
      ...(index === 0 && { says: { winningMoves: labelsOf({ from, to, left: used }) } }),
    };
  });
  return {
    kind: 'cells',
    headings: ['weight', '', 'cycles', '', 'left over'],
    rows,
    below: 'Walk the path, and leave on each edge only what the cycles use.',
    says: { outcome: 'N' },
  };
}

/**
 * Why no odd vertex is the end of an odd path: equal weights, or a cut between its two sides that is too small. With the thin
 * weight m it has to be at least 2m, and one more where it cuts the piece off from the thick side.
 */
export function cutTable(
  { nameOf }: MarkedGraph,
  { plain, move }: InnerProof,
  graph: LinkGraph,
  { odd, cuts }: CutsProof,
  says: Said,
): MarkTable {
  const piece = plain.origin[plain.piece] as number;
  const rows = odd.slice(0, MOST_ROWS).map(({ vertex, cut }): CellsRow => {
    const [thick, thin] = thickAndThin(graph.links[linkAt(graph, vertex)] as Link);
    const row = { name: nameOf(vertex), vertices: [nameOf(vertex)] };
    const weights = `${thin.weight}, ${thick.weight}`;
    const found = cut === undefined ? undefined : cuts[cut];
    if (found === undefined) return { ...row, cells: [weights, 'equal weights'] };
    const side = new Set(found.side);
    const thickEven = plain.origin[graph.evens[thick.even] as number] as number;
    const needed = 2n * thin.weight + (side.has(piece) === side.has(thickEven) ? 0n : 1n);
    return { ...row, cells: [weights, `its cut is ${found.capacity}, less than ${needed}`] };
  });
  const when = move === undefined ? 'No' : `After the move to ${nameOf(move.to)} no`;
  const below = odd.length > MOST_ROWS ? `And ${odd.length - MOST_ROWS} more.` : `${when} odd vertex is the end of an odd path.`;
  return { kind: 'cells', headings: ['weights', 'why not'], rows, below, says };
}

/** The only moves that have to be tried, and how the opponent answers each. */
export function candidateTable(
  { nameOf }: MarkedGraph,
  { candidates }: Extract<Proof, { rule: 'candidates' }>,
): MarkTable | undefined {
  if (candidates.length === 0) return undefined;
  const rows = candidates.map(({ move, after }): CellsRow => {
    const path = walkedPath(after.path).map(nameOf);
    return {
      name: `to ${nameOf(move.to)}, leaving ${move.left}`,
      vertices: [nameOf(move.to)],
      cells: [`then odd path ${path.slice(0, MOST_ROWS).join(' ')}`],
    };
  });
  return {
    kind: 'cells',
    headings: ['why not'],
    rows,
    below: 'No other move has to be tried: the opponent wins after each of these.',
    says: { outcome: 'P' },
  };
}
