/** What a certificate can show: overlays on the board, or a chart of its own. One entry for each thing to step through. */
import type { Certificate, Json } from 'impartial';
import type { Answer } from '../solver/tasks.ts';
import type { Overlay } from './overlay.ts';

export interface Picture {
  readonly title: string;
  readonly overlay?: Overlay;
  readonly chart?: BlocksChart;
}

/** For each seat: who loses with one counter, and up to which counts each block goes. */
export interface BlocksChart {
  readonly seats: readonly (1 | 2)[];
  readonly player: number;
  readonly counters: string;
  readonly rows: readonly { readonly first: 1 | 2; readonly changes: readonly string[] }[];
  /** The counts that moves lead to, one seat on. */
  readonly moves: readonly { readonly taken: number; readonly wins: boolean }[];
}

export function listPictures({ certificate, verdict }: Answer): readonly Picture[] {
  switch (certificate?.kind) {
    case 'nim-on-graphs':
      return graphPictures(certificate);
    case 'survivor-blocks':
      return blocksPicture(
        certificate,
        verdict.winningMoves.map(({ move }) => Number(move)),
      );
    case 'epidemic-camps':
      return campsPicture(certificate);
    default:
      return [];
  }
}

interface Proof {
  readonly rule: string;
  readonly path?: readonly string[];
  readonly cycles?: readonly { readonly vertices: readonly string[]; readonly count: string }[];
  readonly cuts?: readonly { readonly side: readonly string[]; readonly capacity: string }[];
  readonly set?: readonly string[];
  readonly stars?: readonly string[];
  readonly after?: Proof;
  readonly move?: { readonly to: string; readonly left: string };
}

function graphPictures({ proof }: Certificate): readonly Picture[] {
  const pictures: Picture[] = [];
  for (let each = proof as unknown as Proof | undefined; each !== undefined; each = each.after) {
    const { path, cycles = [], cuts = [], set, stars } = each;
    const paths = path === undefined ? {} : { path };
    if (path !== undefined) pictures.push({ title: 'odd path', overlay: { path } });
    for (const [index, cycle] of cycles.entries())
      pictures.push({ title: `cycle ${index + 1} of ${cycles.length}, ${cycle.count} times`, overlay: { ...paths, cycle } });
    for (const [index, cut] of cuts.entries())
      pictures.push({ title: `cut ${index + 1} of ${cuts.length}, capacity ${cut.capacity}`, overlay: { cut } });
    const marked = set ?? stars;
    if (marked !== undefined)
      pictures.push({ title: each.rule.replaceAll('-', ' '), overlay: { notes: new Map(marked.map((name) => [name, '★'])) } });
  }
  return pictures;
}

function blocksPicture({ seats, player, counters, table }: Certificate, winning: readonly number[]): readonly Picture[] {
  if (table === undefined || table === null) return [];
  const { rows, takes } = table as unknown as Pick<BlocksChart, 'rows'> & {
    readonly takes: readonly (readonly [string, string])[];
  };
  const [least = '1', most = '1'] = takes[Number(player) - 1] ?? [];
  const moves = [];
  for (let taken = Number(least); taken <= Math.min(Number(most), Number(counters), Number(least) + 20); taken++)
    moves.push({ taken, wins: winning.includes(taken) });
  const chart: BlocksChart = {
    seats: Array.from(String(seats), (seat) => (seat === '1' ? 1 : 2)),
    player: Number(player) - 1,
    counters: String(counters),
    rows,
    moves,
  };
  return [{ title: 'losing blocks', chart }];
}

const CLASS_WORDS: Readonly<Record<string, string>> = { dead: 'dead', one: '1', heavy: 'H' };

function campsPicture({ vertices }: Certificate): readonly Picture[] {
  if (!Array.isArray(vertices)) return [];
  const notes = new Map(
    (vertices as readonly { readonly [key: string]: Json }[]).map((vertex) => [
      String(vertex.vertex),
      CLASS_WORDS[String(vertex.class)] ?? String(vertex.class),
    ]),
  );
  return [{ title: 'camps: H heavy, 1 one move left, dead', overlay: { notes } }];
}
