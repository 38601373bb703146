/** Pieces of Brussels sprouts: each region is a box, and each piece a disc with its free arms around it; a cross has four. */
import { disc, type Item, line } from './scene.ts';
import type { CrossesShape } from './shape.ts';

/** Pieces of a region that stand side by side. */
const ACROSS = 6;
const STEP = 76;
const REACH = 27;
const GAP = 18;

export function crossItems({ regions }: CrossesShape): readonly Item[] {
  let top = 0;
  return regions.flatMap((pieces) => {
    const columns = Math.min(ACROSS, pieces.length);
    const rows = Math.ceil(pieces.length / ACROSS);
    const height = rows * STEP;
    const start = top;
    top += height + GAP;
    const region: Item = {
      ...{ kind: 'box', at: { x: 0, y: start }, across: columns * STEP, height, radius: 12 },
      ...{ fill: 'panel', stroke: 'rule', width: 1.4 },
    };
    const drawn = pieces.flatMap((arms, place) => {
      const x = (place % ACROSS) * STEP + STEP / 2;
      return pieceItems(x, start + Math.floor(place / ACROSS) * STEP + STEP / 2, arms);
    });
    return [region, ...drawn];
  });
}

/** A cross has no disc; other pieces are drawn together to one, since curves between their arms can look in many ways. */
function pieceItems(x: number, y: number, arms: number): readonly Item[] {
  const inner = arms === 4 ? 0 : 11;
  const lines = Array.from({ length: arms }, (_, arm) => {
    const angle = (2 * Math.PI * arm) / arms - Math.PI / 2;
    const at = (reach: number) => ({ x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) });
    return line([at(inner), at(REACH)], { stroke: 'ink', width: 2.2 });
  });
  const body =
    arms === 4 ? disc({ x, y }, 2.6, { fill: 'ink' }) : disc({ x, y }, inner, { fill: 'counter', stroke: 'ink', width: 2.2 });
  const number: Item[] =
    arms === 4 ? [] : [{ kind: 'words', at: { x, y }, text: String(arms), size: 12, ink: 'ink-2', style: 'bold' }];
  return [...lines, body, ...number];
}
