/** The theory of the setting over the components: each by a theorem or by search, joined by `combine`. */
import { combineCopies, type Theory } from '../compounds/theory.ts';
import type { Certificate } from '../core/certificate.ts';
import type { Nimber } from '../core/nimber.ts';
import type { Because, PassedOver, Verdict } from '../core/verdict.ts';
import { ComponentValues, type ValuedComponent } from './component-values.ts';
import { type Group, groupsOf, totalCount } from './compound-position.ts';
import type { OpenQuestion } from './open.ts';
import type { Session } from './session.ts';
import { because, listWinning, winnerOf } from './verdict-of.ts';
import { winningMoves } from './winning-moves.ts';

/** The most components that a certificate lists. */
const MOST_LISTED = 100;

export function byComponents(
  question: OpenQuestion,
  theory: Theory,
  session: Session,
  most: number,
  passedOver: PassedOver[],
): Verdict {
  const groups = groupsOf(question);
  const values = new ComponentValues(theory, session);
  const valued = groups.map((group) => values.explain(group.game));
  const total = joinAll(theory, groups, valued);
  const outcome = theory.outcome(total);
  for (const each of valued) addPassedOver(passedOver, each.passedOver);
  const certificate = toCertificate(theory, groups, valued, total);
  return {
    question: question.line,
    outcome,
    ...winnerOf(outcome),
    values: theory.values(total),
    ...(outcome === 'P'
      ? { winningMoves: [], winningMovesComplete: true }
      : listWinning(question, winningMoves(groups, values), most)),
    method: valued.every(({ theorem }) => theorem !== undefined) ? 'theorem' : 'search',
    because: reasons(theory, groups, valued, total, session),
    passedOver,
    ...(certificate !== undefined && { certificate }),
  };
}

function joinAll(theory: Theory, groups: readonly Group[], valued: readonly ValuedComponent[]): Nimber {
  let total: Nimber | undefined;
  for (const [index, { count }] of groups.entries()) {
    const value = combineCopies(theory, valued[index]?.value ?? theory.ended, count);
    total = total === undefined ? value : theory.combine(total, value);
  }
  return total ?? theory.ended;
}

function addPassedOver(all: PassedOver[], more: readonly PassedOver[]): void {
  for (const { theorem, why } of more) {
    if (all.length < MOST_LISTED && !all.some((known) => known.theorem === theorem && known.why === why))
      all.push({ theorem, why });
  }
}

function reasons(
  theory: Theory,
  groups: readonly Group[],
  valued: readonly ValuedComponent[],
  total: Nimber,
  session: Session,
): readonly Because[] {
  const steps: Because[] = [];
  for (const { theorem, solution } of valued) {
    if (theorem === undefined || solution === undefined || steps.some(({ theorem: id }) => id === theorem.facts.id)) continue;
    steps.push(because(theorem.facts, solution.text));
  }
  const searched = valued.some(({ theorem }) => theorem === undefined);
  if (searched || totalCount(groups) > 1n) {
    const found = searched ? ` (${countedPositions(session.positions)} examined)` : '';
    steps.push(because(theory, `${describeTotal(theory, groups, total)}${found}`));
  }
  return steps;
}

function countedPositions(count: number): string {
  return count === 1 ? '1 position' : `${count} positions`;
}

function describeTotal(theory: Theory, groups: readonly Group[], total: Nimber): string {
  const lost = theory.outcome(total) === 'P' ? 'lost' : 'won';
  const count = totalCount(groups);
  const whole = count === 1n ? 'the position' : `the compound of ${count} components`;
  if (theory.valueName.includes('outcome')) return `${whole} is ${lost} for the player to move`;
  const shown = total < 0 ? 'no foreclosed value' : `${theory.valueName} ${total}`;
  return `${whole} has ${shown}: ${lost} for the player to move`;
}

function toCertificate(
  theory: Theory,
  groups: readonly Group[],
  valued: readonly ValuedComponent[],
  total: Nimber,
): Certificate | undefined {
  const only = valued.length === 1 ? valued[0]?.solution?.certificate : undefined;
  if (only !== undefined) return only;
  if (groups.length > MOST_LISTED) return undefined;
  return {
    kind: 'component-values',
    compound: theory.setting.compound,
    play: theory.setting.play,
    components: groups.map(({ game, count }, index) => ({
      question: `${game.ruleset} ${game.text()}${game.options().length === 0 ? '' : ` [${game.options().join(', ')}]`}`,
      count: String(count),
      value: String(valued[index]?.value ?? theory.ended),
    })),
    total: String(total),
  };
}
