/**
 * The classes of listed vertices, worked out from their targets, and who wins where labels lie on some of them: what the checks of
 * epidemics on digraphs share. Ends with a `need` that fails where the list is wrong.
 */
import { type CheckedLabel, type CheckedReach, checkedOutcome } from './check-outcome.ts';
import { need, TooMany } from './wrong.ts';

/** How many vertices of a set a move takes. */
export type Choice = 'one' | 'all' | 'some';

export interface CampVertex {
  readonly vertex: string;
  /** The longest way down has so many arcs. */
  readonly height: number;
  readonly class: 'dead' | 'one' | 'heavy';
  /** The sets out of which a move chooses its targets. */
  readonly sets: readonly (readonly string[])[];
}

/** What a label on a vertex is, and which germs can be reached from there. */
interface Classified extends Omit<CheckedLabel, 'count'> {
  readonly reach: CheckedReach;
}

export class CampClasses {
  readonly vertices: ReadonlyMap<string, CampVertex>;
  private readonly choice: Choice;
  private readonly classified = new Map<string, Classified>();

  constructor(choice: Choice, vertices: readonly CampVertex[]) {
    this.choice = choice;
    this.vertices = new Map(vertices.map((each) => [each.vertex, each]));
    need(this.vertices.size === vertices.length, 'a vertex is listed twice');
    for (const vertex of [...vertices].sort((a, b) => a.height - b.height))
      this.classified.set(vertex.vertex, this.classify(vertex));
  }

  /** Whether the next player wins with these labels; a reason where no theorem says so. */
  wins(labels: ReadonlyMap<string, bigint>, stage: bigint, misere: boolean): boolean | string {
    const found = [...labels].map(([vertex, count]) => {
      const of = this.classified.get(vertex);
      need(of !== undefined, 'a label is on no listed vertex');
      return { ...of, count };
    });
    const some = (name: keyof CheckedReach) => found.some(({ reach }) => reach[name]);
    return checkedOutcome(found, { odd: some('odd'), even: some('even'), mixed: some('mixed') }, stage, misere);
  }

  private classify(listed: CampVertex): Classified {
    const { vertex, sets } = listed;
    const below = sets.flat().map((target) => this.vertices.get(target)?.height ?? 0);
    const height = below.reduce((most, each) => Math.max(most, each + 1), 0);
    const left = this.lightMoves(listed);
    need(listed.height === height, `the longest way down from ${vertex} has ${height} arcs`);
    const kind = sets.length === 0 ? 'dead' : !left.heavy && !left.odd ? 'one' : 'heavy';
    need(listed.class === kind, `${vertex} is not ${listed.class}`);
    const isGerm = kind === 'heavy' && !left.heavy;
    const targets = sets.flat().map((target) => this.classified.get(target));
    const some = (name: keyof CheckedReach) => targets.some((target) => target?.reach[name] === true);
    const toGerms = this.choice === 'one' && targets.every((target) => target?.kind === 'heavy' && !target.heavy);
    return {
      kind,
      ...left,
      isDouble: kind === 'heavy' && toGerms && some('odd') && some('even'),
      reach: {
        odd: some('odd') || (isGerm && !left.even),
        even: some('even') || (isGerm && left.even),
        mixed: some('mixed') || (left.heavy && (left.odd || left.even)),
      },
    };
  }

  /** Whether a vertex has moves that leave heavy labels, and light ones with an odd or an even number of ones. */
  private lightMoves({ vertex, sets, height }: CampVertex): { heavy: boolean; odd: boolean; even: boolean } {
    const found = { heavy: false, odd: false, even: false };
    for (const set of sets) {
      const targets = set.map((target) => this.vertices.get(target));
      need(set.length > 0 && new Set(set).size === set.length, `a set of targets of ${vertex} is empty or has a target twice`);
      need(
        targets.every((target) => target !== undefined && target.height < height),
        `an arc from ${vertex} does not go down`,
      );
      const number = (kind: CampVertex['class']) => targets.filter((target) => target?.class === kind).length;
      const [heavy, ones, dead] = [number('heavy'), number('one'), number('dead')];
      if (heavy > 0) found.heavy = true;
      if (this.choice === 'all') {
        if (heavy === 0 && ones % 2 === 1) found.odd = true;
        if (heavy === 0 && ones % 2 === 0) found.even = true;
      } else {
        if (ones > 0) found.odd = true;
        if (dead > 0 || (this.choice === 'some' && ones > 1)) found.even = true;
      }
    }
    return found;
  }
}

/** The sets of targets that one set gives: each of its vertices, all, or some. Throws `TooMany`. */
export function eachChoice(choice: Choice, set: readonly string[], budget: { left: number }): readonly (readonly string[])[] {
  const many = choice === 'one' ? set.length : choice === 'all' ? 1 : 2 ** set.length - 1;
  budget.left -= many;
  if (budget.left < 0) throw new TooMany();
  if (choice === 'one') return set.map((target) => [target]);
  if (choice === 'all') return [set];
  return Array.from({ length: many }, (_, code) => set.filter((_target, index) => ((code + 1) >> index) & 1));
}
