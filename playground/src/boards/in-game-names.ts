/** What a board is told and tells, where vertices have other names in the game than in the line: in at the one end, out at the other. */
import { inverse, isSame, type Names, renameLabel } from '../shape/naming.ts';
import type { Overlay } from '../why/overlay.ts';
import type { BoardProperties } from './board-properties.ts';

type Told = Pick<BoardProperties, 'moves' | 'hints' | 'staged' | 'pointed' | 'overlay' | 'previewed' | 'onMove' | 'onPoint'> &
  Pick<BoardProperties, 'clickedAt'>;

export function inGameNames<T extends Told>(told: T, names: Names): T {
  if (isSame(names)) return told;
  const back = inverse(names);
  const shown = (label: string) => renameLabel(names, label);
  const { moves, hints, staged, pointed, overlay, previewed, clickedAt, onMove, onPoint } = told;
  return {
    ...told,
    moves: new Set([...moves].map(shown)),
    hints: new Map([...hints].map(([label, hint]) => [shown(label), hint])),
    staged: staged.map(shown),
    pointed: pointed === undefined ? undefined : shown(pointed),
    overlay: overlay && renameOverlay(overlay, shown),
    previewed: new Set([...previewed].map(shown)),
    ...(clickedAt && { clickedAt: new Map([...clickedAt].map(([label, at]) => [shown(label), at.map(shown)])) }),
    onMove: (label: string) => onMove(renameLabel(back, label)),
    onPoint: (label: string | undefined) => onPoint(label === undefined ? undefined : renameLabel(back, label)),
  };
}

function renameOverlay(overlay: Overlay, shown: (name: string) => string): Overlay {
  const { path, cut, cycle, notes, brackets, arc, colours, lit } = overlay;
  const all = (names: readonly string[]) => names.map(shown);
  const keys = <V>(map: ReadonlyMap<string, V>) => new Map([...map].map(([name, value]) => [shown(name), value]));
  return {
    ...(path && { path: all(path) }),
    ...(cut && {
      cut: { ...cut, side: all(cut.side), ...(cut.besides !== undefined && { besides: shown(cut.besides) }) },
    }),
    ...(cycle && { cycle: { ...cycle, vertices: all(cycle.vertices) } }),
    ...(notes && { notes: keys(notes) }),
    ...(brackets && { brackets: brackets.map((bracket) => ({ ...bracket, vertices: all(bracket.vertices) })) }),
    ...(arc && { arc: { ...arc, vertices: all(arc.vertices), keep: all(arc.keep) } }),
    ...(colours && { colours: keys(colours) }),
    ...(lit && { lit: all(lit) }),
  };
}
