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
import type { Move } from '../../../core/ruleset.ts';
import { type PositionSolution, pass, type Theorem } from '../../../core/theorem.ts';
import { digraphVertexName } from '../../../structures/digraph.ts';
import { type DancingPosition, spreadLabel } from '../position.ts';
import { eachTargetSet } from '../target-sets.ts';
import { analyse, immortalLabels } from './analysis.ts';
import { DancingDecider } from './decider.ts';

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
    if (others.length > 0 || only.count > 1n) {
      return drawn('two labels or more can come to a cycle: either player can keep one alive for ever');
    }
    const name = digraphVertexName(position.ground.digraph, only.vertex);
    const decider = new DancingDecider(position, play, tools.limits);
    const killing = () => decider.winningMoves(eachMortalMove(position, only.vertex));
    const [winning] = killing();
    if (winning === undefined) {
      const [any] = eachMortalMove(position, only.vertex);
      const why =
        any === undefined ? 'cannot be sent to its end' : 'can be sent to its end, but only into positions that are won';
      return drawn(`only the label on ${name} can come to a cycle; it ${why}, and while it dances nobody loses`);
    }
    return {
      scope: 'position',
      outcome: 'N',
      values: {},
      winningMoves: killing,
      text: `only the label on ${name} can come to a cycle, and sending it to its end by ${winning.label} leaves a lost position`,
    };
  },
};

function drawn(text: string): PositionSolution<DancingPosition> {
  return { scope: 'position', outcome: 'draw', values: {}, winningMoves: () => [], text };
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
