/**
 * The fields of a verdict that follow from its outcome and its certificate: winner, alliance and values. Only what is wrong is told;
 * what is right follows from the steps before.
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
  const claimed = claimedValue(certificate);
  const found = typeof values === 'object' && values !== null ? (values as Data) : {};
  return [
    ...wrongField('winner', winner, outcome === 'N' ? 'next' : 'previous'),
    ...wrongField('alliance', alliance, allianceOf(opened.value, outcome).alliance ?? alliance),
    ...(claimed === undefined ? [] : wrongField(claimed.name, found[claimed.name], claimed.value)),
  ];
}

function wrongField(name: string, found: unknown, right: unknown): readonly CheckStep[] {
  if (found === undefined || String(found) === String(right)) return [];
  return [{ what: `the ${name} is ${excerpt(String(found))}`, result: 'fails', detail: `it is ${excerpt(String(right))}` }];
}

/** What the total of components is called in a verdict, where it is a number of its own. */
const NAMES: Readonly<Record<string, string>> = {
  'disjunctive normal': 'grundy',
  'conjunctive normal': 'remoteness',
  'conjunctive misere': 'remoteness',
  'continued-conjunctive normal': 'suspense',
  'continued-conjunctive misere': 'suspense',
};

/** The value of the whole position that the certificate claims, where it claims one. */
function claimedValue({ kind, compound, play, total }: Data): { readonly name: string; readonly value: unknown } | undefined {
  if (kind === 'hackendot-values') return { name: 'grundy', value: total };
  const name = kind === 'component-values' ? NAMES[`${compound} ${play}`] : undefined;
  return name === undefined ? undefined : { name, value: total };
}
