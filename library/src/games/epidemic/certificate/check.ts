/**
 * Checks certificates of epidemics by separate code: nothing here asks the theorems that wrote them.
 *
 * `epidemic-camps`: heights are the longest ways down, so the numbers of labels by height, highest first, fall lexicographically with
 * every move and the game ends (Theorem 1 of the paper); classes follow from the targets; the outcome is what the camp theorem or
 * the race of the germs states (`check-outcome.ts`). `epidemic-folding`: every entry of the table follows from its options, C labels are
 * worth as much as C − 2, and the outcome is the entry of the position.
 */
import { checkedOutcome } from './check-outcome.ts';

export type EpidemicCheck =
  | { readonly result: 'holds'; readonly looked: number }
  | { readonly result: 'fails' | 'not done'; readonly why: string };

class Wrong extends Error {}

function need(condition: boolean, why: string): asserts condition {
  if (!condition) throw new Wrong(why);
}

function guarded(check: () => number): EpidemicCheck {
  try {
    return { result: 'holds', looked: check() };
  } catch (error) {
    // Whatever a stranger's file makes go wrong here is a fault of the file.
    if (error instanceof Error) return { result: 'fails', why: error instanceof Wrong ? error.message : 'it is not well formed' };
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

interface CampVertex {
  readonly height: number;
  readonly kind: string;
  readonly sets: readonly (readonly string[])[];
}

export function checkEpidemicCamps({ choice, play, stage, labels, vertices, vector, outcome }: Fields): EpidemicCheck {
  return guarded(() => {
    need(choice === 'one' || choice === 'all' || choice === 'some', 'its choice is none of one, all, some');
    need(play === 'normal' || play === 'misere', 'its play is neither normal nor misere');
    const known = readVertices(vertices);
    let [odd, even, mixed] = [false, false, false];
    for (const [name, vertex] of known) {
      const moves = lightMoves(choice, vertex, known, name);
      const dead = vertex.sets.length === 0;
      const isOne = !dead && !moves.heavy && !moves.odd;
      need(vertex.kind === (dead ? 'dead' : isOne ? 'one' : 'heavy'), `${name} is not ${vertex.kind}`);
      const below = vertex.sets.flat().map((target) => known.get(target)?.height ?? 0);
      const height = below.reduce((most, each) => Math.max(most, each + 1), 0);
      need(vertex.height === height, `the longest way down from ${name} has ${height} arcs`);
      if (vertex.kind === 'heavy' && !moves.heavy) {
        if (moves.even) even = true;
        else odd = true;
      }
      if (moves.heavy && (moves.odd || moves.even)) mixed = true;
    }
    need(Array.isArray(labels), 'there are no labels');
    const counted = (labels as readonly Fields[]).map(({ vertex, count }) => {
      const of = known.get(String(vertex));
      need(of !== undefined && isDigits(count), 'a label is on no listed vertex');
      return { of, count: BigInt(count), kind: of.kind, ...lightMoves(choice, of, known, String(vertex)) };
    });
    need(isDigits(stage), 'there is no stage');
    need(Array.isArray(vector) && vector.every(isDigits), 'there is no vector of labels by height');
    for (const [place, number] of (vector as readonly string[]).entries()) {
      const there = counted.reduce((total, { of, count }) => total + (of.height === vector.length - place ? count : 0n), 0n);
      need(there === BigInt(number), `there are not ${number} labels of height ${vector.length - place}`);
    }
    const won = checkedOutcome(counted, { odd, even, mixed }, BigInt(stage) % 2n === 1n, play === 'misere');
    need(typeof won === 'boolean', String(won));
    need(outcome === (won ? 'N' : 'P'), `the theorem gives ${won ? 'N' : 'P'}`);
    return known.size;
  });
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,2000}$/.test(value);
}

function readVertices(vertices: unknown): ReadonlyMap<string, CampVertex> {
  need(Array.isArray(vertices), 'there are no vertices');
  const known = new Map<string, CampVertex>();
  for (const each of vertices as readonly Fields[]) {
    const { vertex, height, class: kind, sets } = each;
    need(Array.isArray(sets) && sets.every(Array.isArray) && typeof height === 'number', 'a vertex is not well formed');
    known.set(String(vertex), { height, kind: String(kind), sets: sets as string[][] });
  }
  return known;
}

/** Whether a vertex has moves that leave heavy labels, and light ones with an odd or an even number of ones. */
function lightMoves(
  choice: string,
  { sets, height }: CampVertex,
  known: ReadonlyMap<string, CampVertex>,
  name: string,
): { heavy: boolean; odd: boolean; even: boolean } {
  const found = { heavy: false, odd: false, even: false };
  for (const set of sets) {
    const targets = set.map((target) => known.get(target));
    need(
      targets.every((target) => target !== undefined && target.height < height),
      `an arc from ${name} does not go down`,
    );
    const number = (kind: string) => targets.filter((target) => target?.kind === kind).length;
    const [heavy, ones, dead] = [number('heavy'), number('one'), number('dead')];
    if (heavy > 0) found.heavy = true;
    if (choice === 'all') {
      if (heavy === 0 && ones % 2 === 1) found.odd = true;
      if (heavy === 0 && ones % 2 === 0) found.even = true;
    } else {
      if (ones > 0) found.odd = true;
      if (dead > 0 || (choice === 'some' && ones > 1)) found.even = true;
    }
  }
  return found;
}

export function checkEpidemicFolding({ play, bound, moves, table, labels, stage, outcome }: Fields): EpidemicCheck {
  return guarded(() => {
    need(typeof bound === 'number' && bound >= 2 && bound <= 20, 'its bound is no number from 2 to 20');
    need(Array.isArray(moves) && typeof table === 'string', 'it has no moves or no table');
    const types = moves as readonly (readonly (readonly (readonly [number, number])[])[])[];
    need(table.length === (bound + 1) ** types.length * bound, 'the table has not the right size');
    const fold = (number: number) => (number <= bound ? number : bound - ((number - bound) % 2));
    const entry = (counts: readonly number[], at: number) =>
      table[counts.reduceRight((sum, count) => sum * (bound + 1) + count, 0) * bound + at - 1];
    for (let code = 0; code < (bound + 1) ** types.length; code++) {
      const counts: readonly number[] = types.map((_, type) => Math.floor(code / (bound + 1) ** type) % (bound + 1));
      for (let at = 1; at <= bound; at++) {
        let won = code === 0 && play === 'misere';
        for (const [type, own] of types.entries()) {
          if (counts[type] === 0) continue;
          for (const move of own) {
            const after = [...counts];
            after[type] = (after[type] as number) - 1;
            for (const [target, times] of move) {
              need(target < type && times >= 1, 'a move does not go down');
              after[target] = fold((after[target] as number) + times * (at + 1));
            }
            if (entry(after, fold(at + 1)) === 'P') won = true;
          }
          if (counts[type] === bound) {
            const fewer = counts.map((count, index) => (index === type ? count - 2 : count));
            need(entry(fewer, at) === entry(counts, at), `${bound} and ${bound - 2} labels of a type differ`);
          }
        }
        need(entry(counts, at) === (won ? 'N' : 'P'), `the entry of ${counts.join(' ')} at stage ${at} does not follow`);
      }
    }
    need(Array.isArray(labels) && labels.length === types.length && labels.every(isDigits) && isDigits(stage), 'no position');
    const folded = [...(labels as string[]), stage].map((text) => {
      const [number, most] = [BigInt(text), BigInt(bound)];
      return Number(number <= most ? number : most - ((number - most) % 2n));
    });
    need(entry(folded.slice(0, -1), folded.at(-1) ?? 0) === outcome, 'the table gives another outcome');
    return table.length;
  });
}
