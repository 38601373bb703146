/**
 * The kind `component-values`: the components of a position, how many there are of each, and their values in the theory of the
 * compound. Each component is played out by definition, and the values that play found are joined.
 */
import { theoryOf } from '../../../compounds/theories.ts';
import { combineCopies, type Theory } from '../../../compounds/theory.ts';
import type { CheckStep } from '../../../core/certificate.ts';
import { type CertificateKind, type CheckTools, playStep } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import { anyText, compoundName, listOf, oneOf, playName, readJson, record, textLike } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import type { Compound } from '../../../core/setting.ts';

interface ComponentValue {
  readonly question: string;
  readonly count: string;
  readonly value: string;
}

export interface ComponentValuesCertificate {
  readonly kind: 'component-values';
  readonly compound: Compound;
  readonly play: Play;
  readonly components: readonly ComponentValue[];
  readonly total: string;
}

/** As a theory encodes values: most are numbers, below 0 where it has none. */
const value = textLike(/^[ -~]{1,1000}$/, 'a value as text');

const readValues = record<ComponentValuesCertificate>({
  kind: oneOf('component-values'),
  compound: compoundName,
  play: playName,
  components: listOf(
    record<ComponentValue>({ question: anyText, count: textLike(/^[1-9]\d{0,999}$/, 'a number above 0 as text'), value }),
  ),
  total: value,
});

/** Components that are named one by one, and how much of each. */
const NAMED = 8;
const LONGEST = 200;

export const componentValues: CertificateKind<ComponentValuesCertificate> = {
  kind: 'component-values',
  parse: (json) => readJson(json, readValues),
  claim({ compound, play, components, total }) {
    const theory = theoryOf({ compound, play });
    const value = theory?.decode(total);
    if (theory === undefined || value === undefined) return undefined;
    const parts = components.map(({ question, count }) => ({ line: question, count: BigInt(count) }));
    return { about: { parts, setting: theory.setting }, outcome: theory.outcome(value) };
  },
  check(certificate, tools) {
    const theory = theoryOf(certificate);
    if (theory !== undefined) return checkValues(certificate, theory, tools);
    return [{ what: 'the compound has a theory of values', result: 'fails' }];
  },
  toText({ components, total }) {
    const lines = components.map(
      ({ question, count, value }) => `${count === '1' ? '' : `${count} × `}${excerpt(question, LONGEST)} has ${value}`,
    );
    const more = lines.length > NAMED ? [`… and ${lines.length - NAMED} other components`] : [];
    return [...lines.slice(0, NAMED), ...more, `together they have ${total}`];
  },
};

function checkValues<V>(certificate: ComponentValuesCertificate, theory: Theory<V>, tools: CheckTools): readonly CheckStep[] {
  const steps: CheckStep[] = [];
  let joined: V | undefined;
  for (const { question, count, value } of certificate.components) {
    const found = tools.valueByPlay(question, theory.setting);
    steps.push(playStep(`${question.slice(0, 60)} has ${theory.valueName} ${excerpt(value)}`, value, found));
    const own = 'why' in found ? undefined : theory.decode(found.value);
    if (own === undefined) continue;
    const copies = combineCopies(theory, own, BigInt(count));
    joined = joined === undefined ? copies : theory.combine(joined, copies);
  }
  const isWhole = steps.every(({ result }) => result !== 'not done');
  const isSame = joined !== undefined && theory.encode(joined) === certificate.total;
  const result = !isWhole ? 'not done' : isSame ? 'holds' : 'fails';
  return [...steps, { what: `together they make ${excerpt(certificate.total)}`, result }];
}
