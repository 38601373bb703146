/**
 * Green Hackenbush in normal play: the fusion principle [conway1976, Ch. 13; berlekampConwayGuy2001, Ch. 7] gives every drawing its
 * value in linear time, and all winning cuts (`fused.ts`).
 *
 * Two principles. *Colon*: whatever stands on one vertex counts as a stalk of as many edges as its value, since only its value matters
 * there, and a stalk of n edges is a heap of n. *Fusion*: the vertices of a cycle may be made one, which turns its edges into loops,
 * and a loop is as good as a stalk of one edge. What is told of their proofs is with the proofs of theorems.
 */
import type { CertificateOf } from '../../../core/certificate.ts';
import { fitNimSum, type Marks, MOST_MARKED, MOST_ROWS, marksOf } from '../../../core/marks.ts';
import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { groupDigits } from '../../../core/words.ts';
import { edgeCount, edgeName, type Hackenbush, vertexNameOf } from '../position.ts';
import { cutMove } from '../rules.ts';
import { formatHackenbush } from '../text.ts';
import { bridgesOf, FusedDrawing } from './fused.ts';

const sources = [
  { key: 'conway1976', where: 'Ch. 13' },
  { key: 'berlekampConwayGuy2001', where: 'Ch. 7' },
] as const;

export const hackenbushFusion: Theorem<Hackenbush> = {
  id: 'hackenbush-fusion',
  title: 'The fusion principle',
  statement:
    'In green Hackenbush the vertices of a cycle may be made one without changing the value. What no bridge separates is then one vertex with loops: it has the nim-sum of 1 for each loop and, for each bridge that goes up from it, of one more than the value of what stands above.',
  sources,
  scope: 'position',
  examples: ['hackenbush G3x3 @7 @8 @9', 'hackenbush 0-1 1-2 2-3 3-1 3-4 0-5 5-6 5-6 6-7 @0', 'hackenbush K5 @1'],
  setting: { compound: 'disjunctive' },
  answer(position, { play }) {
    if (play !== 'normal') return pass('fusing a cycle changes who wins in misère play');
    const drawing = new FusedDrawing(position);
    const { total, fused } = drawing;
    return {
      scope: 'position',
      outcome: total === 0 ? 'P' : 'N',
      values: { grundy: total },
      *winningMoves() {
        if (total === 0) return;
        for (let component = 0; component < fused.components; component++)
          for (const edge of drawing.cutsTo(component, drawing.componentValue(component) ^ total))
            yield cutMove(position, edge, () => fused.componentOf);
      },
      text: describe(drawing),
      why: whyDrawing(drawing),
      marks: () => fusionMarks(drawing),
      certificate: () => toCertificate(drawing, 'normal', total === 0 ? 'P' : 'N'),
    };
  },
};

export const hackenbushComponent: Theorem<Hackenbush> = {
  id: 'hackenbush-component',
  title: 'A drawing of Hackenbush beside other games',
  statement: 'A component of green Hackenbush has the value that fusing its cycles gives it, beside any other games.',
  sources,
  scope: 'component',
  examples: ['hackenbush 0-1 1-2 2-0 @0 + nim 3', 'hackenbush P6 @1 + nim 5'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position) {
    const drawing = new FusedDrawing(position);
    return {
      scope: 'component',
      value: drawing.total,
      text: describe(drawing),
      certificate: () => toCertificate(drawing, 'normal', drawing.total === 0 ? 'P' : 'N'),
    };
  },
};

function describe(drawing: FusedDrawing): string {
  const { position, fused, total, isForest } = drawing;
  const edges = edgeCount(position);
  if (edges === 0) return 'no edge is left';
  const how = isForest ? 'counted from the leaves down' : 'with every cycle fused to one vertex';
  if (fused.components === 1)
    return `${how}, ${edges === 1 ? 'the edge' : `the ${groupDigits(edges)} edges`} have the value ${total}`;
  const shown = Array.from({ length: Math.min(fused.components, 8) }, (_, component) => drawing.componentValue(component)).join(
    ', ',
  );
  return `${how}, the ${groupDigits(fused.components)} parts on the ground have the values ${shown}${fused.components > 8 ? ', …' : ''}, with nim-sum ${total}`;
}

function whyDrawing({ position, fused, total, isForest }: FusedDrawing): string {
  if (edgeCount(position) === 0) return 'no edge is left, and the player who cannot move loses';
  const cycles = isForest ? '' : 'an edge on a cycle counts as one that stands alone, ';
  const counts = `${cycles}a stalk counts as a heap of as many counters as it has edges, and stalks that part at a vertex as the one stalk that would cancel them in binary`;
  if (fused.components === 1)
    return total === 0
      ? `${counts}. So the drawing counts as nothing: every cut can be answered by one that makes it count as nothing again`
      : `${counts}. So the drawing counts as a heap of ${total}, and some cut makes it count as nothing`;
  return `${counts}. So ${whyHeapsCancel('the parts on the ground', total === 0)}`;
}

/** The parts on the ground as heaps, each with a cut that wins, where there is one. */
function fusionMarks(drawing: FusedDrawing): Marks | undefined {
  const { position, fused, total } = drawing;
  if (fused.components > MOST_ROWS || edgeCount(position) > MOST_MARKED) return undefined;
  const rows = Array.from({ length: fused.components }, (_, component) => {
    const value = drawing.componentValue(component);
    const name = `with ${excerpt(edgeName(position, fused.componentOf.indexOf(component)))}`;
    const [first] = total === 0 ? [] : drawing.cutsTo(component, value ^ total);
    if (first === undefined) return { name, value };
    return { name, value, leave: value ^ total, says: { winningMoves: [edgeName(position, first)] } };
  });
  if (!fitNimSum(rows.map(({ value }) => value))) return undefined;
  const outcome = total === 0 ? 'P' : 'N';
  return marksOf([], { kind: 'nim-sum', heading: 'part', unit: 'value', rows, sum: total, says: { outcome } });
}

/** The fused tree: its bridges with what they carry. */
export function toCertificate(
  drawing: FusedDrawing,
  play: 'normal' | 'misere',
  outcome: 'N' | 'P',
): CertificateOf<'hackenbush-fusion'> | undefined {
  const { position, total } = drawing;
  const bridges = bridgesOf(drawing);
  if (bridges === undefined) return undefined;
  const name = (vertex: number) => vertexNameOf(position, vertex);
  return {
    kind: 'hackenbush-fusion',
    question: `hackenbush ${formatHackenbush(position)}`,
    play,
    bridges: bridges.map(([lower, upper, value]) => [name(lower), name(upper), value] as const),
    total,
    outcome,
  };
}
