/**
 * What a move did, in the words of the picture it was made on: `took two counters from the heap of 7`. It follows the name of a player
 * and has no full stop. Undefined where the move is none of this picture, so that the positions of a sum can be asked one by one.
 */
import { coinGridMove, coinMove } from './coin-words.ts';
import type {
  Drawing,
  GraphDrawing,
  GraphPart,
  HeapsDrawing,
  NumbersDrawing,
  PiecesDrawing,
  RectangleDrawing,
  StripDrawing,
} from './drawing.ts';
import { heapNouns } from './drawing-words.ts';
import { counted, groupDigits, joinWords, ordinalWord } from './words.ts';

/** What a vertex is called, where that is not the name it has in the drawing. */
export type NameOf = (vertex: string) => string;

export function moveInWords(drawing: Drawing, label: string, nameOf: NameOf = (vertex) => vertex): string | undefined {
  switch (drawing.picture) {
    case 'heaps':
      return heapMove(drawing, label);
    case 'strip':
      return stripMove(drawing, label);
    case 'grid':
      return /^[a-z]+\d+([-+,][a-z]+\d+)*$/.test(label) ? `took ${joinWords(label.split(/[-+,]/))}` : `played ${label}`;
    case 'boards':
      return boardMove(label);
    case 'coins':
      return coinMove(drawing, label);
    case 'coin-grid':
      return coinGridMove(label);
    case 'graph':
      return graphMove(drawing, label, nameOf);
    case 'forest': {
      const isVertex = Array.from(drawing.parents, (_, vertex) => drawing.name(vertex)).includes(label);
      return isVertex ? `took the path to ${nameOf(label)}` : undefined;
    }
    case 'poset':
      return drawing.elements.includes(label) ? `took ${nameOf(label)}` : undefined;
    case 'layers':
      return `took square ${label}`;
    case 'curves':
      return curveMove(label);
    case 'crosses':
      return crossesMove(label);
    case 'numbers':
      return numberMove(drawing, label);
    case 'number-line':
      return /^\d+$/.test(label) ? `named ${groupDigits(label)}` : undefined;
    case 'pieces':
      return pieceMove(drawing, label);
    case 'rectangle':
      return rectangleMove(drawing, label);
    case 'table':
      return /^\d+$/.test(label) ? `took ${counted(BigInt(label), 'counter')}` : undefined;
    case 'text':
      return `played ${label}`;
  }
}

/** `1-4(6,8)`: from 1 to 4 around 6 and 8. */
function curveMove(label: string): string | undefined {
  const [, from, to, around] = /^(\d+)-(\d+)(?:\(([\d,]+)\))?$/.exec(label) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const curve = from === to ? `drew a loop at ${from}` : `drew a curve from ${from} to ${to}`;
  return around === undefined ? curve : `${curve} around ${joinWords(around.split(','))}`;
}

/** `4+3` joins pieces; `2.5>4,3/1` divides the second region at a piece with five arms. */
function crossesMove(label: string): string | undefined {
  const [, region, own, sign, others = ''] = /^(?:(\d+)\.)?(\d+)([+>])([\d,/]+)$/.exec(label) ?? [];
  if (own === undefined) return undefined;
  const where = region === undefined ? '' : ` in region ${region}`;
  if (sign === '+') return `joined pieces of ${own} and ${others} arms${where}`;
  const sides = others.split('/').map((side) => joinWords(side.split(',')));
  return `led a curve from a piece of ${own} arms to itself${where}, with ${sides.join(' on one side and ')} on the other`;
}

/** `2.b3`: a cross on square b3 of the second board. */
function boardMove(label: string): string | undefined {
  const [, board, square] = /^(?:(\d+)\.)?([a-z]+\d+)$/.exec(label) ?? [];
  if (square === undefined) return undefined;
  return board === undefined ? `put an X on ${square}` : `put an X on ${square} of board ${groupDigits(board)}`;
}

/** `queen:4,7>2,5`, or `4,7>2,5` where there is one piece. */
function pieceMove({ pieces }: PiecesDrawing, label: string): string | undefined {
  const [, name, x, y, toX, toY] = /^(?:([a-z]+):)?(\d+),(\d+)>(\d+),(\d+)$/.exec(label) ?? [];
  const moved = pieces.find((each) => (name ?? each.piece) === each.piece && String(each.x) === x && String(each.y) === y);
  return moved && `moved the ${moved.piece} from ${x},${y} to ${toX},${toY}`;
}

/** `12,31>12,7`. */
function rectangleMove({ width, height }: RectangleDrawing, label: string): string | undefined {
  const [, before, ...after] = /^(\d+,\d+)>(\d+),(\d+)$/.exec(label) ?? [];
  if (before !== `${width},${height}` && before !== `${height},${width}`) return undefined;
  return `cut squares off and left ${after.map((side) => groupDigits(side)).join(' by ')}`;
}

/** The sizes in `7>2+3`. */
function readHeapMove(label: string): { readonly size: bigint; readonly left: readonly bigint[] } | undefined {
  const [, size, left] = /^(\d+)>(\d+(?:\+\d+)*)$/.exec(label) ?? [];
  if (size === undefined || left === undefined) return undefined;
  return {
    size: BigInt(size),
    left: left
      .split('+')
      .map(BigInt)
      .filter((part) => part > 0n),
  };
}

/** Moves in several heaps at once are told one after the other. */
function heapMove(drawing: HeapsDrawing, label: string): string | undefined {
  if (drawing.several === undefined) return oneHeapMove(drawing, label);
  const parts = label.split(',').flatMap((part) => oneHeapMove(drawing, part) ?? []);
  return parts.length < label.split(',').length ? undefined : joinWords(parts);
}

function oneHeapMove(drawing: HeapsDrawing, label: string): string | undefined {
  const move = readHeapMove(label);
  if (move === undefined || !drawing.heaps.some(({ size }) => BigInt(size) === move.size)) return undefined;
  const { heap, counter } = heapNouns(drawing);
  const taken = move.size - move.left.reduce((sum, part) => sum + part, 0n);
  const from = `the ${heap} of ${groupDigits(move.size)}`;
  const parts = joinWords(move.left.map(groupDigits));
  if (move.left.length === 0) return `took the whole ${heap} of ${groupDigits(move.size)}`;
  if (taken === 0n) return `split ${from} into ${parts}`;
  const took = `took ${counted(taken, counter)} from ${from}`;
  return move.left.length === 1 ? took : `${took} and left ${parts}`;
}

function stripMove({ strips }: StripDrawing, label: string): string | undefined {
  if (strips.some(({ squares }) => typeof squares === 'string')) return `made it ${label}`;
  const move = readHeapMove(label);
  if (move === undefined || !strips.some(({ squares }) => BigInt(squares) === move.size)) return undefined;
  const left = move.left.length === 0 ? 'nothing' : joinWords(move.left.map(groupDigits));
  return `played in the strip of ${groupDigits(move.size)} and left ${left} free`;
}

function numberMove({ numbers, stage }: NumbersDrawing, label: string): string | undefined {
  const move = readHeapMove(label);
  if (move === undefined || !numbers.some(({ value }) => value === move.size)) return undefined;
  const [left] = move.left;
  const size = groupDigits(move.size);
  return left === undefined ? `struck out ${size}` : `replaced ${size} by ${groupDigits(stage + 1n)} times ${groupDigits(left)}`;
}

function graphMove(drawing: GraphDrawing, label: string, nameOf: NameOf): string | undefined {
  switch (drawing.style) {
    case 'weights':
      return weightMove(drawing, label, nameOf);
    case 'walk':
      return placeOf(drawing, [label]) === undefined ? undefined : `went to ${nameOf(label)}`;
    case 'arrows': {
      const [from, targets] = label.split('>');
      if (from === undefined || targets === undefined) return undefined;
      return `moved a label from ${nameOf(from)} to ${joinWords(targets.split(',').map(nameOf))}`;
    }
    default: {
      const isEdge = label.includes('-');
      const names = label.split(isEdge ? '-' : '+');
      const place = placeOf(drawing, names);
      if (place === undefined) return undefined;
      const verb = drawing.style === 'label' ? 'picked' : 'took';
      const what = isEdge ? `the edge from ${names.map(nameOf).join(' to ')}` : joinWords(names.map(nameOf));
      return `${verb} ${what}${place}`;
    }
  }
}

/** `1-2:4>1` lowers the weight of the edge, `1-2:{kayles 7}>{kayles 5}` is a move in the game on it. */
function weightMove({ piece = '' }: GraphDrawing, label: string, nameOf: NameOf): string | undefined {
  const [, from, to, before, after] = /^([^-:]+)-([^-:]+):(.*)>([^>]*)$/.exec(label) ?? [];
  if (from === undefined || to === undefined || before === undefined || after === undefined) return undefined;
  const goal = nameOf(from === piece ? to : from);
  const walked = from === to ? 'went round the loop' : `went to ${goal}`;
  if (!/^\d+$/.test(after)) return `${walked} and made a move in the game on the edge`;
  return `${walked} and lowered the edge from ${groupDigits(before)} to ${groupDigits(after)}`;
}

/** Graphs of more vertices are not built to find one of them. */
const MOST_BUILT = 5000n;

/** ` in the second path` where there are several graphs, nothing where there is one; undefined where it has no such vertex. */
function placeOf({ parts }: GraphDrawing, names: readonly string[]): string | undefined {
  const live = parts.filter(({ order, count }) => order > 0n && count > 0n);
  if (live.reduce((sum, { order, count }) => sum + order * count, 0n) > MOST_BUILT) return '';
  const copies = live.flatMap((part) => Array.from({ length: Number(part.count) }, (_, copy) => ({ part, copy: BigInt(copy) })));
  const found = copies.findIndex(({ part, copy }) => {
    const { vertices } = part.build(copy);
    return names.every((name) => vertices.includes(name));
  });
  const own = copies[found];
  if (own === undefined) return undefined;
  if (copies.length === 1) return '';
  const noun = graphNoun(own.part);
  const alike = copies.filter(({ part }) => graphNoun(part) === noun);
  return alike.length === 1 ? ` in the ${noun}` : ` in the ${ordinalWord(alike.indexOf(own))} ${noun}`;
}

function graphNoun({ family }: GraphPart): string {
  if (family?.shape === 'path') return 'path';
  return family?.shape === 'cycle' ? 'ring' : 'graph';
}
