/**
 * `impartial draw`: the position as a picture, SVG or TikZ, with what a proof or the moves show on it.
 */
import type { Command } from 'commander';
import { draw, type Options, solve } from 'impartial';
import { drawingToShape, type Shape, type Show, shapesToSvg, shapesToTikz } from 'impartial/picture';
import { questionOf } from '../ask.ts';
import { errorAsAsked, fillFiles } from '../file-token.ts';
import { parseCount } from '../numbers.ts';
import { writeWhole } from '../output-file.ts';
import { checkSvgFile } from '../picture-file.ts';
import { refuse, refuseQuestion } from '../refuse.ts';
import { type MoveFlags, shownMoves } from '../shown-moves.ts';
import { addLimitFlags } from '../solve-flags.ts';
import { type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const EXAMPLES = `
Examples:
  impartial draw "node-kayles petersen" > petersen.svg
  impartial draw "nim 3 5 7" --moves --output nim.svg
  impartial draw "hackendot 1>2 1>3 3>4" --values --tikz
  impartial draw "geodetic C9 : 1..3" --marks=arc --dark

Exit code: 0 when the picture was written; 1 when the line was bad or the
position is too large to draw; 2 for wrong usage.`;

/** Below this many pixels graphs are laid out upright, as on a phone. */
const NARROW = 500;

interface Flags extends Omit<SolveFlags, 'moves'>, MoveFlags {
  readonly tikz?: boolean;
  readonly marks?: boolean | string;
  readonly dark?: boolean;
  readonly output?: string;
  readonly width?: number;
}

export function addDraw(program: Command): void {
  const command = program.command('draw').argument('<question...>', 'a question line; - reads one from standard input');
  command
    .description('the position as a picture: SVG, or TikZ for LaTeX')
    .option('--tikz', 'a tikzpicture instead of SVG')
    .option('--marks [layer]', 'show what the proof says about the position: its first layer, or --marks=layer')
    .option('--moves', 'light the moves that win')
    .option('--values', 'write the value after each move')
    .option('--dark', 'light on dark')
    .option('--output <file>', 'write to a file')
    .option('--width <pixels>', 'how wide the picture may be (default: 900)', parseCount);
  addLimitFlags(command).addHelpText('after', EXAMPLES).action(drawVerb);
}

async function drawVerb(words: readonly string[], flags: Flags): Promise<void> {
  if (flags.tikz !== true) checkSvgFile('--output', flags.output);
  const { moves: _, ...limits } = flags;
  const options = await toSolveOptions(limits);
  const asked = await questionOf(words);
  const question = await fillFiles(asked);
  if ('error' in question) return refuseQuestion(question);
  const drawings = draw(question.full, options);
  if ('error' in drawings) return refuseQuestion({ question: asked, error: errorAsAsked(question, drawings.error) });
  const shapes = drawings.map((drawing) => drawingToShape(drawing, { narrow: (flags.width ?? NARROW) < NARROW }));
  const refused = shapes.find((shape) => shape.kind === 'none' && shape.text === undefined);
  if (refused?.kind === 'none') return refuse(`impartial: ${refused.why}`);
  await write(shapes, showOf(asked, question.full, options, flags), flags);
}

async function write(shapes: readonly Shape[], show: Show, { tikz, output }: Flags): Promise<void> {
  const text = tikz === true ? shapesToTikz(shapes, show) : shapesToSvg(shapes, show);
  if (output === undefined) await answer(text);
  else writeWhole(output, text);
}

/** The picture is drawn all the same. */
function onUnknown(reason: string): void {
  refuse(`impartial: it is not known which moves win: ${reason}`);
}

const LONGEST_TITLE = 200;

function showOf(asked: string, question: string, options: Options, flags: Flags): Show {
  return {
    title: asked.length > LONGEST_TITLE ? `${asked.slice(0, LONGEST_TITLE)}…` : asked,
    ...shownMoves(question, options, { ...flags, onUnknown }),
    ...(flags.marks !== undefined && marksOf(question, options, flags.marks)),
    ...(flags.dark === true && { dark: true }),
    ...(flags.width !== undefined && { width: flags.width }),
  };
}

/** The layer of this name and its first picture, with the table beside it. `cycles:2` is its second picture. */
function marksOf(question: string, options: Options, asked: boolean | string): Pick<Show, 'marks' | 'table' | 'note'> {
  const verdict = solve(question, { ...options, marks: true });
  const marks = 'error' in verdict ? undefined : verdict.marks;
  if (marks === undefined) throw new UsageError('the reasons for this answer mark nothing on the picture');
  const { layers, table, note } = marks;
  const [id, number = '1'] = typeof asked === 'string' ? asked.split(':') : [];
  const layer = id === undefined ? layers[0] : layers.find((each) => each.id === id);
  if (id !== undefined && layer === undefined) {
    const known = layers.map((each) => each.id).join(', ');
    throw new UsageError(`there is no layer ${id.slice(0, 40)}${known === '' ? '' : `; there is ${known}`}`);
  }
  const picture = layer?.pictures[Number(number) - 1];
  if (layer !== undefined && picture === undefined)
    throw new UsageError(`the layer ${layer.id} has ${layer.pictures.length} pictures`);
  return {
    ...(picture !== undefined && { marks: picture }),
    ...(table !== undefined && { table }),
    ...(note !== undefined && { note }),
  };
}
