/**
 * Copying through a symmetry: who wins a position on which search would take long, or has no end.
 *
 * A component with a mirror (`numeric/subset-mirror.ts` says what that is, and has the proof) is lost in normal play: its value is 0.
 * Where a move leaves such a component the position is won by it; that tells neither the value nor the other winning moves, so search
 * answers for positions that it can reach, and both are looked for in larger ones only.
 */
import { grundyTheory } from '../../compounds/grundy.ts';
import { theoryOf } from '../../compounds/theories.ts';
import type { CertificateOf } from '../../core/certificate.ts';
import type { Game, GameMove } from '../../core/game.ts';
import { type Marks, MOST_MARKED, type Said } from '../../core/marks.ts';
import type { SubsetGame } from '../../core/subset-game.ts';
import type { ComponentSolution, TheoremFacts } from '../../core/theorem.ts';
import type { PassedOver } from '../../core/verdict.ts';
import { findMirror, type Mirror } from '../../numeric/subset-mirror.ts';
import { listVertices } from '../../numeric/subset-rows.ts';
import type { OpenQuestion } from '../moves/open.ts';
import type { Found } from './found.ts';
import type { Session } from './session.ts';
import { because, madeMarks, winnerOf, writeMove } from './verdict-of.ts';

export const mirrorTheorem: TheoremFacts = {
  id: 'mirror-strategy',
  title: 'Copying through a symmetry',
  statement:
    'Let a move take some of what there is, and let an involution of what there is fix nothing and take every move to a move that can still be made after it. Then the position is lost for the player to move in normal play: each move is answered by its image. So a move that leaves such a position wins.',
  sources: [{ key: 'impartial', where: 'numeric/subset-mirror.ts' }],
  scope: 'position',
};

/** Vertices from which on a mirror is looked for, and those from which on a move that leaves one. */
const LARGE = 32;
const VERY_LARGE = 40;
/** Vertices up to which every move is tried as the first. */
const FEW = 256;

/** The solution of a component that is lost so; undefined where no mirror is found. */
export function mirrorSolution(game: Game): Omit<ComponentSolution, 'value'> | undefined {
  const subsets = game.subsetGame();
  if (subsets === undefined || sizeOf(subsets.start) < LARGE) return undefined;
  const mirror = findMirror(subsets, subsets.start);
  if (mirror === undefined) return undefined;
  return {
    scope: 'component',
    text: `every move is answered by its image under a symmetry${exampleOf(game, subsets, mirror)}`,
    certificate: () => certify(game, null, mirror),
    marks: () => copyMarks(game, subsets, mirror, { outcome: 'P' }),
  };
}

/** Whether a search may be long. */
export function isVeryLarge(game: Game): boolean {
  const subsets = game.subsetGame();
  return subsets !== undefined && sizeOf(subsets.start) >= VERY_LARGE;
}

/** The verdict on a position of several components that has a mirror as a whole, or that a move leaves with one. */
export function byMirror(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: readonly PassedOver[],
): Found | undefined {
  const [game, ...others] = question.games;
  if (others.length > 0 || theoryOf(question.setting)?.id !== grundyTheory.id || game.sides() !== undefined) return undefined;
  const whole = mirrorSolution(game);
  if (whole !== undefined) return copiedThroughout(question, session, whole, passedOver);
  const subsets = game.subsetGame();
  const found = subsets && opening(subsets);
  const move = found && listMoves(game)[found.index];
  if (subsets === undefined || found === undefined || move === undefined) return undefined;
  const { label } = move;
  const example = exampleOf(game, subsets, found.mirror);
  return {
    question: question.line,
    outcome: 'N',
    ...winnerOf('N'),
    values: {},
    winningMoves: most === 0 ? [] : [writeMove(question, label, move.to.components())],
    winningMovesComplete: false,
    method: 'theorem',
    why: `${label} leaves a position that is the same on both sides of a symmetry: whatever the other player does can be copied on the other side, so the other player runs out of moves first`,
    because: [because(mirrorTheorem, `after ${label} every move is answered by its image under a symmetry${example}`)],
    passedOver,
    certificate: () => certify(game, label, found.mirror),
    ...madeMarks(session, () => copyMarks(game, subsets, found.mirror, { winningMoves: [label] })),
  };
}

/** Such as two equal components. */
function copiedThroughout(
  { line }: OpenQuestion,
  session: Session,
  { text, certificate, marks }: Omit<ComponentSolution, 'value'>,
  passedOver: readonly PassedOver[],
): Found {
  return {
    question: line,
    outcome: 'P',
    ...winnerOf('P'),
    values: grundyTheory.values(grundyTheory.ended),
    winningMoves: [],
    winningMovesComplete: true,
    method: 'theorem',
    why: 'every move can be copied on the other side of a symmetry, so the player to move runs out of moves first',
    because: [because(mirrorTheorem, text)],
    passedOver,
    certificate: (own) => certificate?.(own.tools),
    ...(marks !== undefined && madeMarks(session, marks)),
  };
}

/** A move that leaves a mirror. Of very many vertices only moves in the middle are tried. */
function opening(subsets: SubsetGame): { readonly index: number; readonly mirror: Mirror } | undefined {
  const { start, moves } = subsets;
  const middle = (moves.length - 1) / 2;
  for (const [index, { takes }] of moves.entries()) {
    if (sizeOf(start) > FEW && Math.abs(index - middle) >= 1) continue;
    const mirror = findMirror(
      subsets,
      start.map((word, place) => word & ~(takes[place] as number)),
    );
    if (mirror !== undefined) return { index, mirror };
  }
  return undefined;
}

function listMoves(game: Game): readonly GameMove[] {
  return [...game.moves()];
}

/** `: 1 by 64`, the first move that there is with its answer. */
function exampleOf(game: Game, { moves }: SubsetGame, mirror: Mirror): string {
  const copied = (takes: Uint32Array) => {
    const set = new Uint32Array(takes.length);
    for (const vertex of listVertices(takes)) {
      const other = mirror[vertex] as number;
      set[other >>> 5] = (set[other >>> 5] as number) | (1 << (other & 31));
    }
    return set.join();
  };
  const places = new Map(moves.map(({ takes }, index) => [takes.join(), index]));
  for (const [index, { vertex, takes }] of moves.entries()) {
    const answer = mirror[vertex] === vertex ? undefined : places.get(copied(takes));
    if (answer !== undefined && answer !== index) {
      const all = listMoves(game);
      return `: ${all[index]?.label} by ${all[answer]?.label}, and so on`;
    }
  }
  return '';
}

/** On a graph the two vertices of a pair have the same number. */
function copyMarks(game: Game, { order, moves }: SubsetGame, mirror: Mirror, says: Said): Marks | undefined {
  const isOfVertices = moves.length === order && moves.every(({ vertex }, index) => vertex === index);
  if (!isOfVertices || order > MOST_MARKED || game.draw()?.picture !== 'graph') return undefined;
  const labels = listMoves(game).map(({ label }) => label);
  const pairs = [...mirror].flatMap((other, vertex) => (vertex < other ? [[vertex, other]] : []));
  const marks = pairs.flatMap((pair, index) =>
    pair.map((vertex) => ({ kind: 'badge', vertex: labels[vertex] ?? '', text: `${index + 1}` }) as const),
  );
  const picture = { caption: 'A move at a vertex is answered at the other vertex with its number.', marks, says };
  return { layers: [{ id: 'copy', name: 'Answers', part: 'pairs', isDefault: false, pictures: [picture] }] };
}

function certify(game: Game, first: string | null, mirror: Mirror): CertificateOf<'mirror'> {
  const options = game.options();
  const question = `${game.ruleset} ${game.text()}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`;
  return { kind: 'mirror', question, first, image: [...mirror] };
}

function sizeOf(set: Uint32Array): number {
  return listVertices(set).length;
}
