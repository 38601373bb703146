/**
 * The fields of a verdict that follow from its outcome and its certificate: winner, alliance and Grundy value. Only what is wrong is
 * told; what is right follows from the steps before.
 */
import type { Catalogue } from '../../core/catalogue.ts';
import type { CheckStep } from '../../core/certificate.ts';
import { excerpt } from '../../core/result.ts';
import { openQuestion } from '../moves/open.ts';
import { allianceOf } from '../solve/verdict-of.ts';

type Data = Readonly<Record<string, unknown>>;

export function wrongFieldSteps(verdict: Data, certificate: Data, catalogue: Catalogue): readonly CheckStep[] {
  const { question, outcome, winner, alliance, values } = verdict;
  const opened = typeof question === 'string' ? openQuestion(question, catalogue) : undefined;
  if (opened?.ok !== true || (outcome !== 'N' && outcome !== 'P')) return [];
  const grundy = typeof values === 'object' && values !== null && 'grundy' in values ? values.grundy : undefined;
  return [
    ...wrongField('winner', winner, outcome === 'N' ? 'next' : 'previous'),
    ...wrongField('alliance', alliance, allianceOf(opened.value, outcome).alliance ?? alliance),
    ...wrongField('Grundy value', grundy, grundyOf(certificate) ?? grundy),
  ];
}

function wrongField(name: string, found: unknown, right: unknown): readonly CheckStep[] {
  if (found === undefined || String(found) === String(right)) return [];
  return [{ what: `the ${name} is ${excerpt(String(found))}`, result: 'fails', detail: `it is ${excerpt(String(right))}` }];
}

/** The Grundy value that the certificate claims, where it claims one. */
function grundyOf({ kind, compound, play, total }: Data): unknown {
  if (kind === 'hackendot-values') return total;
  return kind === 'component-values' && compound === 'disjunctive' && play === 'normal' ? total : undefined;
}
