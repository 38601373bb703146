/** What is drawn on the board, out of marks: plain data by the names of vertices. Layers that are shown together make one overlay. */
import type { Mark } from 'impartial';

type Kind<Name extends Mark['kind']> = Extract<Mark, { kind: Name }>;

export interface Overlay {
  /** An odd path, from the piece on. */
  readonly path?: readonly string[];
  readonly cut?: Pick<Kind<'cut'>, 'side' | 'besides' | 'text'>;
  readonly cycle?: Pick<Kind<'cycle'>, 'vertices' | 'count'>;
  /** A word beside a vertex: its class, its value. */
  readonly notes?: ReadonlyMap<string, string>;
  /** Stretches of the graph with a word each: the unlabelled ends of rays. */
  readonly brackets?: readonly Pick<Kind<'bracket'>, 'vertices' | 'text'>[];
  readonly arc?: Pick<Kind<'arc'>, 'vertices' | 'keep' | 'text'>;
  /** Vertices that a colouring makes black or white; all others are left out. */
  readonly colours?: ReadonlyMap<string, 'black' | 'white'>;
  /** Vertices that are emphasised, or that a row of a table points at. */
  readonly lit?: readonly string[];
}

/** The marks of a later picture stand over those of an earlier one. */
export function overlayOf(marks: Iterable<Mark>): Overlay {
  const notes = new Map<string, string>();
  const colours = new Map<string, 'black' | 'white'>();
  const brackets: Kind<'bracket'>[] = [];
  const lit: string[] = [];
  let overlay: Overlay = {};
  for (const mark of marks) {
    if (mark.kind === 'badge') notes.set(mark.vertex, mark.text);
    else if (mark.kind === 'colour') for (const vertex of mark.vertices) colours.set(vertex, mark.colour);
    else if (mark.kind === 'bracket') brackets.push(mark);
    else if (mark.kind === 'lit') lit.push(...mark.vertices);
    else if (mark.kind === 'path') overlay = { ...overlay, path: mark.vertices };
    else if (mark.kind !== 'blocks') overlay = { ...overlay, [mark.kind]: mark };
  }
  return {
    ...overlay,
    ...(notes.size > 0 && { notes }),
    ...(colours.size > 0 && { colours }),
    ...(brackets.length > 0 && { brackets }),
    ...(lit.length > 0 && { lit }),
  };
}
