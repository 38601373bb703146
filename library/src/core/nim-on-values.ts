/**
 * Nim on values: theorems which say that the components of a position count as heaps of Nim, each by its Grundy value.
 *
 * In normal play that is so for every game (Sprague and Grundy); the theorem then knows the moves to each value, however many moves
 * there are. In misère play it is so where the claim below holds. *Misère Nim on values*: a position is lost exactly when some value
 * is 2 or more and the nim-sum is 0, or every value is 0 or 1 and the nim-sum is 1.
 *
 * **The misère lemma.** Call a position heavy if some component of it has a value of 2 or more, and light otherwise. Claim of a game,
 * for each component that can come up:
 * (a) one of value 0 or 1 that has a move has a move to a light position of the other of these values, and no move to a heavy
 *     position of value 0 or 1;
 * (b) one of value 2 or more has, for r = 0 and for r = 1, a move to a heavy position of value r or to a light one of value 1 − r.
 * Then every sum of such components is misère Nim on values.
 *
 * Proof. Call lost what the rule calls lost. (1) A lost position has no lost option. If it is heavy with sum 0, there are two
 * components of 2 or more, so that after a move one is left, and the sum is not 0. If it is light with sum 1, an option that is light
 * has another sum, hence 0; an option that is heavy and has sum 0 would come from a move in one component c to a heavy position of the
 * value of c ⊕ 1, which (a) excludes. (2) A position with moves that is not lost has a lost option. If two components are 2 or more, a
 * move that makes the sum 0 leaves at least one of the two as it is, and so a heavy position. If there is just
 * one, let r be the sum of the others: by (b) it can be made heavy with value r, and the whole is heavy with sum 0, or light with
 * value 1 − r, and the whole is light with sum 1. If there is none, the sum is 0: by (a) some component goes to a light position of
 * the other value, and the sum is 1. (3) A position without moves has only values 0, and is not lost.
 *
 * Where moves never leave several components, all that is claimed is: *a component of value 0 that has a move has a move to value 1*.
 * The rest is the mex rule. That settles subtraction games [ferguson1974] and staircases. Where they do, the claim holds if a component
 * below 2 has ended or has one move and that ends it, and every other has moves to such positions of an even and of an odd number:
 * so for Lasker's Nim. `testing/nim-claim.ts` looks for components of a ruleset that break the claim. (Sums of such components are what
 * Conway calls tame [conway1976, Ch. 12; berlekampConwayGuy2003a, Ch. 13].)
 */
import type { Certificate } from './certificate.ts';
import { fitNimSum, type Marks, type MarkTable, MOST_ROWS, marksOf, type NimRow } from './marks.ts';
import { type Nimber, nimSum } from './nimber.ts';
import type { Play } from './outcome.ts';
import { excerpt } from './result.ts';
import type { Move } from './ruleset.ts';
import { type Passed, pass, type Theorem, type TheoremFacts, type Tools } from './theorem.ts';
import { whyHeapsCancel, whyMisereValues } from './why.ts';

/** Equal components of a position, counted together. */
export interface NimComponents<Pos> {
  /** What a table calls one of them: `heap of 7`. */
  readonly name: string;
  /** The Grundy value of one. */
  readonly value: Nimber;
  readonly count: bigint;
  /** All moves in one of them that leave it with this value, which may be larger than its own; lazily, and none where there is none. */
  movesTo(value: Nimber): Iterable<NimMove<Pos>>;
}

/** A move of the whole position. */
export interface NimMove<Pos> extends Move<Pos> {
  /** The values of what is left of the component where it falls apart. Default: one component, of the value asked for. */
  readonly parts?: readonly Nimber[];
}

/** What a theorem found, for a certificate. */
export interface FoundSum {
  readonly play: Play;
  readonly sum: Nimber;
  readonly outcome: 'N' | 'P';
}

export interface NimOnValues<Pos> extends Omit<TheoremFacts, 'scope'> {
  /** In misère play the ruleset claims the lemma. */
  readonly play: Play;
  /** What a component is called, in the singular: `heap`. */
  readonly component: string;
  /** The components of a position, or why the theorem is not about it. May throw `LimitReached`. */
  components(position: Pos, tools: Tools): readonly NimComponents<Pos>[] | Passed;
  /** The rules, so that a reason can say that no move is left. Default: it is said in misère play alone. */
  moves?(position: Pos): Iterable<unknown>;
  /** How the values are known, in a clause that the reason begins with. */
  reason?(position: Pos, tools: Tools): string | undefined;
  /** What the answer rests on, as data. */
  certificate?(position: Pos, found: FoundSum, tools: Tools): Certificate | undefined;
}

/** The theorem that a ruleset has by saying what its components are. */
export function nimOnValues<Pos>(claim: NimOnValues<Pos>): Theorem<Pos> {
  const { play, component, components, moves, reason, certificate, ...facts } = claim;
  return {
    ...facts,
    scope: 'position',
    answer(position, setting, tools) {
      if (setting.compound !== 'disjunctive' || setting.play !== play)
        return pass(`it is about ${play === 'misere' ? 'misère' : 'normal'} play in one ${component} at a time`);
      const all = components(position, tools);
      if ('scope' in all) return all;
      const sum = new ValuesInPlay(all, play, () => moves === undefined || !isEmpty(moves(position)));
      const outcome = sum.isLost ? 'P' : 'N';
      return {
        scope: 'position',
        outcome,
        values: play === 'normal' ? { grundy: sum.nimSum } : {},
        winningMoves: () => sum.winningMoves(),
        text: [reason?.(position, tools) ?? [], sum.text(component)].flat().join('; '),
        why: sum.why(component),
        certificate: (tools) => certificate?.(position, { play, sum: sum.nimSum, outcome }, tools),
        marks: () => sum.marks(outcome),
      };
    },
  };
}

/** Components whose values a reason names one by one. */
const MOST_NAMED = 5;
/** A heap that may be divided may have more winning moves than anybody can list. */
const MOST_LISTED = 100_000;

/** Whether values are lost: `isHeavy` where one of them is 2 or more. */
function isLostIn(play: Play, isHeavy: boolean, sum: Nimber): boolean {
  return play === 'misere' && !isHeavy ? sum === 1 : sum === 0;
}

class ValuesInPlay<Pos> {
  readonly nimSum: Nimber;
  readonly isLost: boolean;
  private readonly all: readonly NimComponents<Pos>[];
  private readonly play: Play;
  private readonly hasMoves: () => boolean;
  /** How many values are 2 or more. */
  private readonly large: bigint;

  constructor(all: readonly NimComponents<Pos>[], play: Play, hasMoves: () => boolean) {
    this.all = all;
    this.play = play;
    this.hasMoves = hasMoves;
    let sum: Nimber = 0;
    let large = 0n;
    for (const { value, count } of all) {
      if (count % 2n === 1n) sum = nimSum(sum, value);
      if (value >= 2) large += count;
    }
    this.nimSum = sum;
    this.large = large;
    this.isLost = isLostIn(play, large > 0n, sum);
  }

  /** Returns whether these were all. */
  *winningMoves(): Generator<Move<Pos>, boolean> {
    if (this.isLost) return true;
    let listed = 0;
    for (const each of this.all) {
      for (const move of this.winningMovesIn(each)) {
        if (listed++ === MOST_LISTED) return false;
        yield move;
      }
    }
    return true;
  }

  /** What is left of the component has to have the value of all others, or in misère play perhaps the one beside it. */
  private *winningMovesIn(components: NimComponents<Pos>): Iterable<NimMove<Pos>> {
    const { value } = components;
    const others = nimSum(this.nimSum, value);
    const isHeavyBeside = this.large > (value >= 2 ? 1n : 0n);
    const wanted = this.play === 'normal' || isHeavyBeside ? [others] : [others, nimSum(others, 1)];
    for (const left of wanted) {
      for (const move of components.movesTo(left)) {
        const isHeavy = isHeavyBeside || (move.parts ?? [left]).some((part) => part >= 2);
        if (isLostIn(this.play, isHeavy, nimSum(others, left))) yield move;
      }
    }
  }

  text(component: string): string {
    const sum = `the nim-sum is ${excerpt(String(this.nimSum))}`;
    const isOne = this.all.length === 1 && this.all[0]?.count === 1n;
    const all = [this.eachValue() ?? `the values of the ${component}s are added in binary`, isOne ? [] : sum].flat().join('; ');
    if (this.play === 'normal') return all;
    return this.large === 0n
      ? `no ${component} has a value above 1, and the number of those with value 1 is ${this.nimSum === 1 ? 'odd' : 'even'}`
      : `${all}; some value is above 1`;
  }

  /** Value by value, where they are few: `the heap of 5 has the value 3, the heap of 9 the value 2`. */
  private eachValue(): string | undefined {
    if (this.all.length > MOST_NAMED) return undefined;
    const named = this.all.map(({ name, value, count }, index) => {
      const who = count === 1n ? `the ${excerpt(name)}` : `each ${excerpt(name)}`;
      return `${who} ${index === 0 ? 'has ' : ''}the value ${excerpt(String(value))}`;
    });
    return named.join(', ');
  }

  why(component: string): string {
    if (this.hasEnded()) return `no move is left, and the player who cannot move ${this.play === 'normal' ? 'loses' : 'wins'}`;
    if (this.play === 'misere') return whyMisereValues(component, this.large, this.isLost);
    return `each ${component} counts as so many counters, and ${whyHeapsCancel('these numbers', this.isLost)}`;
  }

  /** Without a move: in games that claim the lemma a component of value 0 that has a move has one to value 1. */
  private hasEnded(): boolean {
    const isAtEnd = this.all.every((each) => each.value === 0 && isEmpty(each.movesTo(1)));
    return isAtEnd && (this.play === 'misere' || !this.hasMoves());
  }

  marks(outcome: 'N' | 'P'): Marks | undefined {
    if (this.hasEnded() || this.all.reduce((sum, { count }) => sum + count, 0n) > BigInt(MOST_ROWS)) return undefined;
    const rows = this.all.flatMap((each) => Array.from({ length: Number(each.count) }, () => this.row(each)));
    if (!fitNimSum(rows.map(({ value }) => value))) return undefined;
    const table: MarkTable = { kind: 'nim-sum', heading: 'value', unit: 'value', rows, sum: this.nimSum, says: { outcome } };
    return marksOf([], this.play === 'misere' ? { ...table, below: this.misereRule() } : table);
  }

  private row(components: NimComponents<Pos>): NimRow {
    const { name, value } = components;
    const [first] = this.isLost ? [] : this.winningMovesIn(components);
    if (first === undefined) return { name, value };
    const others = nimSum(this.nimSum, value);
    const leave = first.parts?.reduce((sum, part) => nimSum(sum, part), 0) ?? this.leftBy(others);
    return { name, value, leave, says: { winningMoves: [first.label] } };
  }

  /** What a winning move leaves of a component that does not fall apart. */
  private leftBy(others: Nimber): Nimber {
    const isLight = this.large === 0n || (this.large === 1n && others < 2);
    return this.play === 'misere' && isLight ? nimSum(others, 1) : others;
  }

  private misereRule(): string {
    if (this.large === 0n) return 'No value is above 1: an odd number of ones is lost.';
    if (this.large > 1n) return 'Two values or more are above 1: as in normal play, a nim-sum of 0 is lost.';
    return 'One value is above 1: a winner makes it 0 or 1, so that an odd number of ones is left.';
  }
}

function isEmpty(list: Iterable<unknown>): boolean {
  for (const _ of list) return false;
  return true;
}
