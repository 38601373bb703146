/**
 * Whose sums a misère quotient is about: the members of a family, `kayles {n}`; of a template with several holes, `kayles {n} + nim {m:0..7}`;
 * or one position, and what can come up from it.
 */
import type { InputError, Result } from '../core/result.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { listHoles, parseTemplate, type Template } from '../notation/template.ts';
import type { MisereOptions } from './misere.ts';
import { type OpenQuestion, openQuestion } from './moves/open.ts';
import { Family } from './sequence/family.ts';
import { whyNoSum } from './sums-only.ts';

export interface NamedMember {
  /** `5` for the member of a family with one hole. */
  readonly name: string | undefined;
  readonly question: OpenQuestion;
}

export interface MisereMembers {
  readonly line: string;
  /** `family`: one hole {n}; `template`: other holes; `position`: none. */
  readonly kind: 'family' | 'template' | 'position';
  readonly family: Family | undefined;
  /** The number of the first member. */
  readonly first: number;
  each(): Iterable<NamedMember>;
}

/** Members that are looked at unless the last one is named; of several holes each has fewer. */
const MEMBERS = 30;
const VALUES_OF_HOLE = 8;
const MOST_MEMBERS = 100_000;

export function openMembers(line: string, options: MisereOptions): MisereMembers | BadQuestion {
  const holes = listHoles(line);
  const refuse = (error: InputError): BadQuestion => ({ question: line, error });
  if (holes.length === 0) {
    const opened = sumOf(line, openQuestion(line, options.catalogue));
    if (!opened.ok) return refuse(opened.error);
    const each = () => [{ name: undefined, question: opened.value }];
    return { line, kind: 'position', family: undefined, first: 0, each };
  }
  if (holes.length === 1 && holes[0]?.name === 'n' && holes[0].values === undefined) {
    const family = new Family(line, options);
    const first = sumOf(line, family.member(family.first));
    if (!first.ok) return refuse(first.error);
    const { to = family.first + MEMBERS } = options;
    return { line, kind: 'family', family, first: family.first, each: () => membersOf(family, to) };
  }
  const missing = holes.filter(({ values }) => values === undefined).map(({ name }) => name);
  const filled = Object.fromEntries(missing.map((name) => [name, `0..${options.to ?? VALUES_OF_HOLE}`]));
  const template = parseTemplate(line, filled);
  if (!template.ok) return refuse(template.error);
  if (template.value.count > MOST_MEMBERS)
    return refuse({ code: 'too-many-members', message: `A quotient is of at most ${MOST_MEMBERS} members.`, at: 0 });
  const first = sumOf(line, openQuestion(template.value.fill(template.value.valuesAt(0)), options.catalogue));
  if (!first.ok) return refuse(first.error);
  return { line, kind: 'template', family: undefined, first: 0, each: () => filledMembers(template.value, options) };
}

function sumOf(line: string, opened: Result<OpenQuestion>): Result<OpenQuestion> {
  const refused = opened.ok ? whyNoSum('A misère quotient', line, opened.value) : undefined;
  return refused === undefined ? opened : { ok: false, error: refused };
}

function* membersOf(family: Family, to: number): Iterable<NamedMember> {
  for (let n = family.first; n <= to; n++) {
    const member = family.member(n);
    if (!member.ok) return;
    yield { name: String(n), question: member.value };
  }
}

/** The members in the order of the places of their values, added up, so that no hole runs ahead of the others; bad lines are passed over. */
function* filledMembers(template: Template, { catalogue }: MisereOptions): Iterable<NamedMember> {
  const places = Array.from({ length: template.count }, (_, number) => number);
  const weight = places.map((number) => {
    let [rest, sum] = [number, 0];
    for (const { values } of template.holes.toReversed()) {
      sum += rest % values.count;
      rest = Math.floor(rest / values.count);
    }
    return sum;
  });
  places.sort((a, b) => (weight[a] as number) - (weight[b] as number) || a - b);
  for (const number of places) {
    const opened = openQuestion(template.fill(template.valuesAt(number)), catalogue);
    if (opened.ok) yield { name: undefined, question: opened.value };
  }
}
