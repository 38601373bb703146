/** Nim on graphs in tables: for a won position what the cycles use of each edge of the path; for a lost one what each odd vertex lacks. */
import type { Certificate } from 'impartial';
import { readGraphNim } from './graph-nim-pictures.ts';
import type { CellsRow, Table } from './tables.ts';

/** Rows that are listed. */
const MOST_ROWS = 40;

/** Weight = cycles + rest, for each edge of the odd path and the one beyond it. */
export function leftoverRows(certificate: Certificate): Table | undefined {
  const { edges, proof } = readGraphNim(certificate);
  const { path, cycles = [] } = proof;
  if (path === undefined || path.length > MOST_ROWS) return undefined;
  const rows = path.slice(1).map((to, index): CellsRow => {
    const from = path[index] ?? '';
    const weight = edges
      .filter(([u, v]) => (u === from && v === to) || (u === to && v === from))
      .reduce((sum, [, , each]) => sum + BigInt(each), 0n);
    const used = cycles.reduce((sum, { vertices, count }) => sum + BigInt(count) * timesUsed(vertices, from, to), 0n);
    const word = index === path.length - 3 ? ' (thick)' : index === path.length - 2 ? ' (thin)' : '';
    return {
      name: `${from} ${to}${word}`,
      vertices: [from, to],
      isKey: index === 0,
      cells: [`${weight}`, '=', `${used}`, '+', `${weight - used}`],
    };
  });
  return {
    kind: 'cells',
    headings: ['weight', '', 'cycles', '', 'left over'],
    rows,
    below: 'Walk the path, and leave on each edge only what the cycles use.',
  };
}

function timesUsed(vertices: readonly string[], from: string, to: string): bigint {
  const uses = vertices.filter((here, index) => {
    const next = vertices[(index + 1) % vertices.length];
    return (here === from && next === to) || (here === to && next === from);
  });
  return BigInt(uses.length);
}

/**
 * Why no odd vertex is the end of an odd path: equal weights, or a cut between its two sides that is too small. With the thin
 * weight m it has to be at least 2m, and one more where it cuts the piece off from the thick side.
 */
export function cutRows(certificate: Certificate): Table | undefined {
  const { edges, piece, proof, movedTo } = readGraphNim(certificate);
  const { odd, cuts = [] } = proof;
  if (odd === undefined) return undefined;
  const rows = odd.slice(0, MOST_ROWS).map(([vertex, index]): CellsRow => {
    const ends = edges.flatMap(([u, v, weight]) => {
      if (u !== vertex && v !== vertex) return [];
      return [{ even: u === vertex ? v : u, weight: BigInt(weight) }];
    });
    const [thin, thick] = ends.sort((a, b) => (a.weight < b.weight ? -1 : 1));
    const cut = index === null ? undefined : cuts[index];
    const weights = ends.map(({ weight }) => weight).join(', ');
    if (cut === undefined || thin === undefined || thick === undefined)
      return { name: vertex, vertices: [vertex], cells: [weights, 'equal weights'] };
    const side = new Set(cut.side);
    const needed = 2n * thin.weight + (side.has(piece) === side.has(thick.even) ? 0n : 1n);
    return { name: vertex, vertices: [vertex], cells: [weights, `its cut is ${cut.capacity}, less than ${needed}`] };
  });
  const when = movedTo === undefined ? 'No' : `After the move to ${movedTo} no`;
  const below = odd.length > MOST_ROWS ? `And ${odd.length - MOST_ROWS} more.` : `${when} odd vertex is the end of an odd path.`;
  return { kind: 'cells', headings: ['weights', 'why not'], rows, below };
}
