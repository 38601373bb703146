/**
 * Slips in print: the statements that fail as printed, as plain data, and which of them a verdict sets right.
 *
 * They hold no check, so that a page that was built with the list can look them up without loading any.
 */
import { type Catalogue, parseQuestion, type Verdict } from 'impartial/internal';
import type { Paper, Statement } from './statement.ts';
import { statementId } from './statement-id.ts';

export interface Slip extends Required<Pick<Statement, 'name' | 'says' | 'truth' | 'recorded' | 'counterexample' | 'theorems'>> {
  /** The id of the paper, and that of the statement in addresses. */
  readonly paper: string;
  readonly id: string;
}

/** The statements that are recorded to fail as printed, in their order. */
export function listSlips(papers: readonly Paper[]): readonly Slip[] {
  return papers.flatMap(({ id, statements }) =>
    statements.flatMap(({ name, says, truth, recorded, counterexample, theorems = [] }) => {
      if (truth === undefined || counterexample === undefined) return [];
      return [{ paper: id, id: statementId(name), name, says, truth, recorded, counterexample, theorems }];
    }),
  );
}

/**
 * The slips that a theorem of this verdict sets right, as far as a position of the same rulesets and setting shows them; those that
 * this very question shows come first, whatever decides it. `isWrongAt` leaves out those that are right there.
 */
export function findSlips(
  slips: readonly Slip[],
  { question, because }: Pick<Verdict, 'question' | 'because'>,
  catalogue: Catalogue,
  isWrongAt: (slip: Slip, question: string) => boolean,
): readonly Slip[] {
  const used = new Set(because.map(({ theorem }) => theorem));
  const isHere = ({ counterexample: { at } }: Slip) => at === question;
  const about = slips.filter(
    (slip) => slip.counterexample.outcome !== undefined && (isHere(slip) || slip.theorems.some((id) => used.has(id))),
  );
  if (about.length === 0) return [];
  const here = settingOf(question, catalogue);
  return about
    .filter((slip) => settingOf(slip.counterexample.at, catalogue) === here && isWrongAt(slip, question))
    .sort((a, b) => Number(isHere(b)) - Number(isHere(a)));
}

/** `node-kayles conjunctive misere`; undefined for a line that is no question. */
function settingOf(line: string, catalogue: Catalogue): string | undefined {
  const question = parseQuestion(line, (id) => catalogue.find(id)?.facts);
  if (!question.ok) return undefined;
  const { summands, setting } = question.value;
  return [...new Set(summands.map(({ ruleset }) => ruleset)), setting.compound, setting.play].join(' ');
}
