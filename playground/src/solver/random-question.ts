/** New positions of the same kind as a given one: as large, smaller or larger, won or lost. */
import { catalogue, parseQuestion, solve } from 'impartial';
import type { Shape } from '../shape/shape.ts';
import { shapeOf } from '../shape/shape-of.ts';
import type { Wish } from './tasks.ts';

const TRIES = 80;
const LIMITS = { positions: 100_000, milliseconds: 300, megabytes: 200 };

export async function randomQuestion({ question, wish }: { question: string; wish: Wish }): Promise<string | undefined> {
  const parsed = parseQuestion(question, (id) => catalogue.find(id)?.facts);
  if (!parsed.ok) return undefined;
  const [first] = parsed.value.summands;
  const shape = await shapeOf(first, false);
  const options =
    /\s(\[[^[\]]*\])\s*$/
      .exec(question)?.[1]
      ?.replace(/,?\s*(stage|player) \d+/g, '')
      .replace(/\[\s*,?\s*\]/, '') ?? '';
  const factor = wish === 'smaller' ? 0.6 : wish === 'larger' ? 1.6 : 1;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const position = randomPosition(first.ruleset, first.text, shape, factor);
    if (position === undefined) return undefined;
    const line = `${first.ruleset} ${position}${options === '' ? '' : ` ${options}`}`;
    const verdict = solve(line, { moves: 0, limits: LIMITS });
    if ('error' in verdict || line === question) continue;
    if (wish === 'won' && verdict.outcome !== 'N') continue;
    if (wish === 'lost' && verdict.outcome !== 'P') continue;
    return line;
  }
  return undefined;
}

function randomPosition(ruleset: string, text: string, shape: Shape, factor: number): string | undefined {
  switch (shape.kind) {
    case 'heaps': {
      const code = ruleset === 'octal' ? `${text.slice(0, text.indexOf(':'))}: ` : '';
      const sizes = shape.sizes.map(Number).filter((size) => size > 0);
      const most = clamp(Math.max(5, ...sizes) * factor, 3, 60);
      return code + repeat(clamp(Math.max(2, sizes.length) * factor, 1, 12), () => String(between(1, most))).join(' ');
    }
    case 'numbers': {
      const most = clamp(Math.max(3, ...shape.columns.map(({ value }) => Number(value))) * factor, 2, 12);
      return repeat(between(1, 3), () => String(between(1, most))).join(' ');
    }
    case 'table': {
      const seats = repeat(shape.seats.length, () => String(between(1, 2))).join('');
      return `${between(4, clamp(Math.max(12, Number(shape.counters)) * factor, 6, 60))} ${seats}`;
    }
    case 'graph': {
      const order = clamp(Math.max(6, shape.vertices.length) * factor, 3, 24);
      if (shape.style === 'forest') return `parents ${repeat(order, (index) => String(between(0, index))).join(' ')}`;
      if (shape.style === 'weights') {
        const edges = shape.edges.map(
          ({ from, to }) => `${shape.vertices[from]?.name}-${shape.vertices[to]?.name}=${between(1, 5)}`,
        );
        return `${edges.join(' ')} @${shape.vertices[between(0, shape.vertices.length - 1)]?.name}`;
      }
      if (shape.style === 'arrows') {
        const top = Math.min(order, 8) - 1;
        const arcs = new Set(repeat(top, (index) => `${index + 1}>${between(0, index)}`));
        for (let extra = 0; extra < top; extra++) {
          const from = between(1, top);
          arcs.add(`${from}>${between(0, from - 1)}`);
        }
        return `${[...arcs].join(' ')} : ${top}`;
      }
      return randomGraph(
        order,
        Math.max(order - 1, Math.round((shape.edges.length / Math.max(1, shape.vertices.length)) * order)),
      );
    }
    case 'large':
      return shape.style === 'take' || shape.style === 'label' || shape.style === 'pick' ? randomGraph(24, 32) : undefined;
    case 'none':
      return undefined;
  }
}

/** A connected graph with about so many edges. */
function randomGraph(order: number, size: number): string {
  const edges = new Set<string>();
  for (let vertex = 2; vertex <= order; vertex++) edges.add(`${between(1, vertex - 1)}-${vertex}`);
  for (let attempt = 0; edges.size < size && attempt < 20 * size; attempt++) {
    const [u, v] = [between(1, order), between(1, order)];
    if (u !== v) edges.add(`${Math.min(u, v)}-${Math.max(u, v)}`);
  }
  return [...edges].join(' ');
}

function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (Math.max(least, most) - least + 1));
}

function clamp(number: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, number)));
}

function repeat(count: number, make: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
