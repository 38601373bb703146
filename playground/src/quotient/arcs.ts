/**
 * Arrows from the element of the sum to the elements that winning moves leave: where they go, and where their names stand.
 *
 * Inside of one box an arrow goes over its top, between boxes it bends so that it meets few others, and where boxes are stacked it goes
 * along their left side. Arrows are drawn behind the elements; their names stand where no box is.
 */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly at: Place;
  readonly width: number;
  readonly height: number;
}

export interface Arc {
  readonly path: string;
  readonly label: Place;
  readonly anchor: 'middle' | 'end';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Two elements by the corners of their cells, and the boxes these are in. */
export interface ArcEnds {
  readonly from: Place;
  readonly to: Place;
  readonly fromBox: Box;
  readonly toBox: Box;
}

/** Room for the head of the arrow. */
const HEAD = 5;
const CORNER = 8;
/** How high an arrow may rise or fall on its way. */
const RISES = [40, -40, 80, -80, 120, -120, 170, -170, 0];
const STEPS = 24;
/** Half the width of a name, and its height. */
const NAME = { half: 30, height: 16 };

/** Arrows that go the same way keep apart, one after the other. */
interface Rank {
  readonly rank: number;
  readonly of: number;
}

export function arcBetween(ends: ArcEnds, cell: Size, boxes: readonly Box[], { rank, of }: Rank, isStacked: boolean): Arc {
  if (isStacked) return alongLeft(ends, cell, { rank, of });
  return ends.fromBox === ends.toBox ? overTop(ends, cell, rank) : across(ends, cell, boxes, rank);
}

function alongLeft({ from, to }: ArcEnds, { width, height }: Size, { rank, of }: Rank): Arc {
  const bus = -8 - 4 * rank;
  const [start, end] = [from.y + height / 2, to.y + height / 2];
  const label = { x: -12 - 4 * of, y: end + 4 };
  // In one row there is no way round: straight on, behind what lies between.
  const isRight = to.x > from.x;
  const straight = `M${isRight ? from.x + width : from.x} ${start} H${isRight ? to.x - HEAD : to.x + width + HEAD}`;
  if (start === end) return { path: straight, label, anchor: 'end' };
  const turn = end < start ? -CORNER : CORNER;
  const path = `M${from.x} ${start} H${bus + CORNER} Q${bus} ${start} ${bus} ${start + turn} V${end - turn} Q${bus} ${end} ${bus + CORNER} ${end} H${to.x - HEAD}`;
  return { path, label, anchor: 'end' };
}

/** Out of the box on the left, or upwards from further right; along its top, and down to the element. */
function overTop({ from, to, fromBox }: ArcEnds, { width, height }: Size, rank: number): Arc {
  const top = fromBox.at.y - 10 - 7 * rank;
  const end = { x: to.x + width / 2, y: to.y - HEAD };
  const isFirst = from.x - fromBox.at.x < width / 2;
  const side = isFirst ? fromBox.at.x - 10 - 5 * rank : from.x + width / 2;
  const turn = end.x < side ? -CORNER : CORNER;
  const middle = from.y + height / 2;
  const start = isFirst
    ? `M${from.x} ${middle} H${side + CORNER} Q${side} ${middle} ${side} ${middle - CORNER}`
    : `M${side} ${from.y}`;
  const path = `${start} V${top + CORNER} Q${side} ${top} ${side + turn} ${top} H${end.x - turn} Q${end.x} ${top} ${end.x} ${top + CORNER} V${end.y}`;
  return { path, label: { x: (side + end.x) / 2, y: top - 6 }, anchor: 'middle' };
}

type Curve = readonly [Place, Place, Place, Place];

function across({ from, to, fromBox, toBox }: ArcEnds, { width, height }: Size, boxes: readonly Box[], rank: number): Arc {
  const isLeft = to.x < from.x;
  const start = { x: isLeft ? from.x : from.x + width, y: from.y + height / 2 + 4 * rank };
  const end = { x: isLeft ? to.x + width + HEAD : to.x - HEAD, y: to.y + height / 2 };
  const lean = (end.x - start.x) / 3;
  const others = boxes.filter((box) => box !== fromBox && box !== toBox);
  let best: { readonly curve: Curve; readonly met: number } | undefined;
  for (const rise of RISES) {
    const curve: Curve = [start, { x: start.x + lean, y: start.y + rise }, { x: end.x - lean, y: end.y + rise }, end];
    let met = 0;
    for (let step = 0; step <= STEPS; step++) {
      const place = pointAt(curve, step / STEPS);
      if (others.some((box) => touches(box, place, 4, 4))) met++;
    }
    if (best === undefined || met < best.met) best = { curve, met };
  }
  const { curve } = best as { readonly curve: Curve };
  const [, one, two] = curve;
  const path = `M${start.x} ${start.y} C${one.x} ${one.y} ${two.x} ${two.y} ${end.x} ${end.y}`;
  const above = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]
    .map((part) => pointAt(curve, part))
    .map(({ x, y }) => ({ x, y: y - 8 }));
  const free = above.find(
    ({ x, y }) => !boxes.some((box) => touches(box, { x, y: y - NAME.height / 2 }, NAME.half, NAME.height / 2)),
  );
  return { path, label: free ?? (above[0] as Place), anchor: 'middle' };
}

function pointAt([a, b, c, d]: Curve, part: number): Place {
  const rest = 1 - part;
  const mix = (one: number, two: number, three: number, four: number) =>
    rest ** 3 * one + 3 * rest ** 2 * part * two + 3 * rest * part ** 2 * three + part ** 3 * four;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function touches({ at, width, height }: Box, { x, y }: Place, dx: number, dy: number): boolean {
  return x + dx > at.x && x - dx < at.x + width && y + dy > at.y && y - dy < at.y + height;
}
