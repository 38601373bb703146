/**
 * Green Hackenbush in misère play, on forests: misère Nim on the values of the trees at the ground (`core/nim-on-values.ts`).
 *
 * Proof of the claim. A tree that stands on the ground by one edge stays one tree after every cut, or is gone; so moves never leave
 * several components, and all that is claimed is that a component of value 0 that has a move has one to value 1. There is no such
 * component: a tree has the value 1 more than what stands on its lowest edge, at least 1. ∎
 *
 * Fusing cycles is not allowed here. The cycle of four edges has the value 0 in normal play, like nothing at all, but nothing is won
 * in misère play and the cycle is lost. Drawings with cycles are searched.
 */
import { type NimComponents, nimOnValues } from '../../../core/nim-on-values.ts';
import { excerpt } from '../../../core/result.ts';
import { pass } from '../../../core/theorem.ts';
import { edgeName, type Hackenbush } from '../position.ts';
import { cutMove } from '../rules.ts';
import { FusedDrawing } from './fused.ts';
import { toCertificate } from './fusion.ts';

export const hackenbushMisere = nimOnValues<Hackenbush>({
  id: 'hackenbush-misere',
  title: 'Misère Hackenbush on forests',
  statement:
    'In misère play trees that each stand on the ground by one edge are misère Nim on their values. Fusion fails in misère play: nothing is said of drawings with cycles.',
  sources: [{ key: 'impartial', where: 'games/hackenbush/theory/misere.ts' }],
  examples: ['hackenbush 0-1 1-2 1-3 0-4 4-5 0-6 @0 [misere]', 'hackenbush P9 @4 [misere]'],
  play: 'misere',
  component: 'tree',
  components(position) {
    const drawing = new FusedDrawing(position);
    return drawing.isForest ? treesOf(drawing) : pass('there is a cycle, and fusion fails in misère play');
  },
  certificate: (position, { outcome }) => toCertificate(new FusedDrawing(position), 'misere', outcome),
});

function treesOf(drawing: FusedDrawing): readonly NimComponents<Hackenbush>[] {
  const { position, fused } = drawing;
  const first = new Map<number, number>();
  for (const [edge, component] of fused.componentOf.entries()) if (!first.has(component)) first.set(component, edge);
  return Array.from({ length: fused.components }, (_, component) => ({
    name: `with ${excerpt(edgeName(position, first.get(component) ?? 0))}`,
    value: drawing.componentValue(component),
    count: 1n,
    *movesTo(value) {
      for (const edge of drawing.cutsTo(component, Number(value))) yield cutMove(position, edge, () => fused.componentOf);
    },
  }));
}
