/**
 * Who wins an acyclic position of Dancing Mania, by whatever decides it: camps, germs, a folded table, or exact search.
 *
 * One decider serves one digraph and one convention, so that what was searched once is remembered while a question is answered.
 */
import { LimitReached, type Limits } from '../../../core/limits.ts';
import type { Play } from '../../../core/outcome.ts';
import type { Move } from '../../../core/ruleset.ts';
import { dancingMania } from '../dancing-mania-rules.ts';
import type { DancingPosition } from '../position.ts';
import { analyse, type DancingAnalysis, summarise } from './analysis.ts';
import { GERM_2, HEAVY, ONE, TOUCHES_HEAVY } from './loops/camps.ts';
import { type Folding, foldEpidemic, foldedWins } from './loops/folding.ts';
import { formulaWins } from './loops/formula.ts';
import { EpidemicSearch } from './loops/search.ts';
import type { EpidemicTypes } from './loops/types.ts';

/** The C of the folded tables that are tried. */
const BOUNDS = [2, 4, 6];
const MOST_ENTRIES = 300_000;
/** Moves that are tried one by one: some of sixty targets are 2^60 moves. */
const MOST_MOVES = 20_000;

const foldings = new WeakMap<EpidemicTypes, Map<string, Folding | 'none'>>();

/** The smallest folded table that is certified, if any. */
export function findFolding(types: EpidemicTypes, play: Play, limits: Limits): Folding | undefined {
  const most = Math.min(MOST_ENTRIES, limits.positions);
  const tried = foldings.get(types) ?? new Map<string, Folding | 'none'>();
  foldings.set(types, tried);
  const name = `${play} ${most}`;
  let found = tried.get(name);
  for (let index = 0; found === undefined; index++) {
    const bound = BOUNDS[index];
    found = bound === undefined ? 'none' : foldEpidemic(types, bound, play === 'misere', most);
  }
  tried.set(name, found);
  return found === 'none' ? undefined : found;
}

export class DancingDecider {
  private readonly analysis: DancingAnalysis;
  readonly play: Play;
  private readonly limits: Limits;
  private search: EpidemicSearch | undefined;

  constructor(position: DancingPosition, play: Play, limits: Limits) {
    this.analysis = analyse(position);
    this.play = play;
    this.limits = limits;
  }

  /** Positions that were searched so far. */
  get positions(): number {
    return this.search?.positions ?? 0;
  }

  /** What a formula says of the position; undefined where none does. */
  byFormula(position: DancingPosition): boolean | undefined {
    return formulaWins(summarise(position), this.play === 'misere');
  }

  /** The table that decides misère play, where a small one is certified. */
  folding(): Folding | undefined {
    const { types } = this.analysis;
    return this.play === 'misere' && types !== undefined ? findFolding(types, this.play, this.limits) : undefined;
  }

  /** May throw `LimitReached`. */
  wins(position: DancingPosition): boolean {
    const known = this.byFormula(position);
    if (known !== undefined) return known;
    const { types } = this.analysis;
    if (types === undefined) throw new LimitReached('program', 0, 'there are too many moves to list for a search by play');
    const counts = countTypes(position, types);
    const folding = this.folding();
    if (folding !== undefined) return foldedWins(folding, counts, position.stage);
    this.search ??= new EpidemicSearch(types, formulaByTypes(types, this.analysis, this.play), this.limits);
    return this.search.wins(counts, position.stage);
  }

  /** Those of the moves that win, the known one first; returns false where some were not decided, and throws where that leaves none. */
  *winningMoves(
    moves: Iterable<Move<DancingPosition>>,
    known?: Move<DancingPosition>,
  ): Generator<Move<DancingPosition>, boolean> {
    let undecided: LimitReached | undefined;
    let found = known !== undefined;
    let tried = 0;
    if (known !== undefined) yield known;
    for (const move of moves) {
      if (move.label === known?.label) continue;
      if (++tried > MOST_MOVES) {
        undecided = new LimitReached('program', MOST_MOVES, `more than ${MOST_MOVES} moves are not tried one by one`);
        break;
      }
      try {
        if (this.wins(move.to)) continue;
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        undecided = error;
        continue;
      }
      found = true;
      yield move;
    }
    if (undecided !== undefined && !found) throw undecided;
    return undecided === undefined;
  }

  /** The first moves after which a formula says that the position is lost. */
  *formulaMoves(position: DancingPosition, most: number): Iterable<Move<DancingPosition>> {
    let tried = 0;
    for (const move of dancingMania.moves(position)) {
      if (++tried > most) return;
      if (this.byFormula(move.to) === false) yield move;
    }
  }
}

export function countTypes({ labels }: DancingPosition, { moves, typeOf }: EpidemicTypes): bigint[] {
  const counts = moves.map(() => 0n);
  for (const { vertex, count } of labels) {
    const type = typeOf[vertex] as number;
    counts[type] = (counts[type] as bigint) + count;
  }
  return counts;
}

/** Who wins, for small numbers of labels by types: by formula, by a folded table, or by search, which may throw `LimitReached`. */
export function winsByTypes(
  types: EpidemicTypes,
  analysis: DancingAnalysis,
  play: Play,
  limits: Limits,
): (counts: readonly number[], stage: number) => boolean {
  const formula = formulaByTypes(types, analysis, play);
  const folding = play === 'misere' ? findFolding(types, play, limits) : undefined;
  const search = new EpidemicSearch(types, formula, limits);
  return (counts, stage) => {
    const known = formula(counts, stage);
    if (known !== undefined) return known;
    const labels = counts.map(BigInt);
    return folding === undefined ? search.wins(labels, BigInt(stage)) : foldedWins(folding, labels, BigInt(stage));
  };
}

/** What a formula knows of small numbers of labels by types, many times over in a search. */
function formulaByTypes(
  types: EpidemicTypes,
  { order, classes }: DancingAnalysis,
  play: Play,
): (counts: readonly number[], stage: number) => boolean | undefined {
  const sample = new Array<number>(types.moves.length).fill(0);
  for (const vertex of order.mortal) if ((types.typeOf[vertex] as number) >= 0) sample[types.typeOf[vertex] as number] = vertex;
  const [kinds, flags, germs, isDouble] = [classes.kinds, classes.flags, classes.germs, classes.doubles].map((of) =>
    sample.map((vertex) => of[vertex] ?? 0),
  );
  return (counts, stage) => {
    let [ones, bombs, doubles, twos, threes, reach, only] = [0, 0, 0, 0, 0, 0, 0];
    for (const [type, count] of counts.entries()) {
      if (count === 0) continue;
      if (kinds?.[type] === ONE) ones += count;
      if (kinds?.[type] !== HEAVY) continue;
      only = flags?.[type] ?? 0;
      reach |= germs?.[type] ?? 0;
      if (isDouble?.[type] === 1) doubles += count;
      if ((only & TOUCHES_HEAVY) !== 0) bombs += count;
      else if (germs?.[type] === GERM_2) twos += count;
      else threes += count;
    }
    const germLabels = { twos: BigInt(twos), threes: BigInt(threes), onesOdd: ones % 2 === 1 };
    const labels = { ...germLabels, bombs: BigInt(bombs), doubles: BigInt(doubles) };
    return formulaWins({ ...labels, stage: BigInt(stage), reach, only }, play === 'misere');
  };
}
