/**
 * Dancing Mania on digraphs with cycles: who can keep the epidemic alive, and who can still win.
 *
 * Call a label immortal when it can come to a cycle. A move of an immortal label to a target of which this is true leaves
 * k + 1 ≥ 2 immortal labels in place of one, and no move takes away more than one. So whoever is to move and finds an immortal
 * label never loses: such a move leaves at least two, the other player leaves at least one, and so on for ever. With two
 * immortal labels this is true of both players: a draw. With one, the next player does not lose; the other player does not lose
 * either once a move leaves an immortal label. So the next player wins iff a move of this label to mortal targets only leaves a lost
 * position, and that position is acyclic. It is a draw otherwise. All this holds for every strain and either convention.
 */
import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import type { Play } from '../../../core/outcome.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type PositionSolution, pass, type Theorem } from '../../../core/theorem.ts';
import { digraphVertexName } from '../../../structures/digraph.ts';
import { dancingMania } from '../dancing-mania-rules.ts';
import { type DancingPosition, spreadLabel } from '../position.ts';
import { formatCourse } from '../strain.ts';
import { eachTargetSet } from '../target-sets.ts';
import { analyse, immortalLabels } from './analysis.ts';
import { DancingDecider } from './decider.ts';
import { acyclicCertificate } from './race-log.ts';

export const dancingEndless: Theorem<DancingPosition> = {
  id: 'dancing-endless',
  title: 'Endless epidemics',
  statement:
    'A label is immortal when it can come to a cycle. With two immortal labels the game is drawn. With one, the next player wins iff moving it to mortal targets only leaves a position that is lost, and the game is drawn otherwise.',
  sources: [
    { key: 'impartial', where: 'library/src/games/epidemic/theory/endless.ts' },
    { key: 'fraenkelNesetril1985', where: '§1' },
  ],
  scope: 'position',
  beyondPlay: 'stages grow for ever on a cycle, so play by definition never ends there: tried by looking ahead',
  answer(position, { play }, tools) {
    const [only, ...others] = immortalLabels(position);
    if (only === undefined) return pass('no label can come to a cycle');
    if (others.length > 0 || only.count > 1n)
      return drawn('two labels or more can come to a cycle: either player can keep one alive for ever', () =>
        drawCertificate(position, play, []),
      );
    const name = digraphVertexName(position.ground.digraph, only.vertex);
    const decider = new DancingDecider(position, play, tools.limits);
    const killing = () => decider.winningMoves(eachMortalMove(position, only.vertex));
    const [winning] = killing();
    if (winning === undefined) {
      const [any] = eachMortalMove(position, only.vertex);
      const why =
        any === undefined ? 'cannot be sent to its end' : 'can be sent to its end, but only into positions that are won';
      return drawn(`only the label on ${name} can come to a cycle; it ${why}, and while it dances nobody loses`, () =>
        drawCertificate(position, play, decidedMoves(eachMortalMove(position, only.vertex), true, decider)),
      );
    }
    return {
      scope: 'position',
      outcome: 'N',
      values: {},
      winningMoves: killing,
      certificate() {
        const moves = decidedMoves([winning], false, decider);
        return moves && { kind: 'epidemic-endless', question: lineOf(position, play), outcome: 'N', immortal: [], moves };
      },
      why: `only the label on ${name} can be kept alive for ever, and the player to move takes that away: ${winning.label} sends it to its end and leaves a position from which the other player cannot win`,
      text: `only the label on ${name} can come to a cycle, and sending it to its end by ${winning.label} leaves a lost position`,
    };
  },
};

function drawn(text: string, certificate: () => Certificate | undefined): PositionSolution<DancingPosition> {
  return { scope: 'position', outcome: 'draw', values: {}, winningMoves: () => [], text, why: text, certificate };
}

type Endless = CertificateOf<'epidemic-endless'>;

/** Vertices on cycles or above them, and moves with certificates of their own, that a certificate names. */
const MOST_VERTICES = 5000;
const MOST_DECIDED = 50;

function drawCertificate(position: DancingPosition, play: Play, moves: Endless['moves'] | undefined): Endless | undefined {
  const immortal = danceFrom(position);
  if (moves === undefined || immortal.length > MOST_VERTICES) return undefined;
  return { kind: 'epidemic-endless', question: lineOf(position, play), outcome: 'draw', immortal, moves };
}

/** The immortal vertices that labels can reach, each with one of them that a move labels. */
function danceFrom(position: DancingPosition): Endless['immortal'] {
  const { digraph, spread } = position.ground;
  const { immortal } = analyse(position).order;
  const name = (vertex: number) => digraphVertexName(digraph, vertex);
  const reached = new Set(immortalLabels(position).map(({ vertex }) => vertex));
  const dance: (readonly [string, string])[] = [];
  for (const vertex of reached) {
    const targets = spread.sets(vertex).flatMap((set) => [...set].filter((target) => immortal[target] === 1));
    for (const target of targets) reached.add(target);
    dance.push([name(vertex), name(targets[0] ?? vertex)]);
  }
  return dance;
}

/** The moves with the certificates of what they leave; undefined where there are too many, or one has none. */
function decidedMoves(
  moves: Iterable<Move<DancingPosition>>,
  won: boolean,
  decider: DancingDecider,
): Endless['moves'] | undefined {
  const decided: Endless['moves'][number][] = [];
  for (const { label, to } of moves) {
    const certificate = decided.length < MOST_DECIDED ? acyclicCertificate(to, won, decider) : undefined;
    if (certificate === undefined) return undefined;
    decided.push({ move: label, certificate });
  }
  return decided;
}

function lineOf(position: DancingPosition, play: Play): string {
  return `${dancingMania.id} ${dancingMania.format(position)} [${[...formatCourse(position), play].join(', ')}]`;
}

/** The moves of a label that leave no immortal one in its place. */
function* eachMortalMove(position: DancingPosition, vertex: number): Iterable<Move<DancingPosition>> {
  const { spread } = position.ground;
  const { immortal } = analyse(position).order;
  const isMortal = (target: number) => immortal[target] === 0;
  const sets = spread.sets(vertex);
  const useful = spread.choice === 'some' ? sets.map((set) => set.filter(isMortal)) : sets;
  for (const targets of eachTargetSet(spread.choice, useful))
    if (targets.every(isMortal)) yield spreadLabel(position, vertex, targets);
}
