/**
 * The kind `component-values`: the components of a position, how many there are of each, and their values in the theory of the
 * compound. A table of all components in reach is checked row by row; where there is none, a component brings a certificate of its own or is
 * played out by definition. The values that were found are joined.
 */
import { theoryOf } from '../../../compounds/theories.ts';
import { combineCopies, type Theory } from '../../../compounds/theory.ts';
import type { Certificate, CheckStep } from '../../../core/certificate.ts';
import { type CertificateKind, type CheckTools, playStep } from '../../../core/certificate-kind.ts';
import { type Counted, once } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import type { Play } from '../../../core/outcome.ts';
import {
  anyText,
  compoundName,
  listOf,
  oneOf,
  optional,
  pairOf,
  plain,
  playName,
  readJson,
  record,
  textLike,
} from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import type { Compound } from '../../../core/setting.ts';
import { joinValues, type TableRow, ValueTable } from './value-table.ts';

interface ComponentValue {
  readonly question: string;
  readonly count: string;
  readonly value: string;
  /** What the value rests on, where that is a theorem about this component: a certificate of another kind. */
  readonly certificate?: Certificate;
}

export interface ComponentValuesCertificate {
  readonly kind: 'component-values';
  readonly compound: Compound;
  readonly play: Play;
  readonly components: readonly ComponentValue[];
  readonly total: string;
  /** All components that can be reached, with their values, each after what it rests on; left out where there are too many. */
  readonly table?: readonly TableRow[];
}

/** As a theory encodes values: most are numbers, below 0 where it has none. */
const value = textLike(/^[ -~]{1,1000}$/, 'a value as text');

/** Read in turn by the check of its own kind. */
const anyCertificate = plain('a certificate', (json): json is Certificate => typeof json === 'object' && json !== null);

const readValues = record<ComponentValuesCertificate>({
  kind: oneOf('component-values'),
  compound: compoundName,
  play: playName,
  components: listOf(
    record<ComponentValue>({
      question: anyText,
      count: textLike(/^[1-9]\d{0,999}$/, 'a number above 0 as text'),
      value,
      certificate: optional(anyCertificate),
    }),
  ),
  total: value,
  table: optional(listOf(pairOf(anyText, value))),
});

/** Components that are named one by one, and how much of each. */
const NAMED = 8;
const LONGEST = 200;

export const componentValues: CertificateKind<ComponentValuesCertificate> = {
  kind: 'component-values',
  parse: (json) => readJson(json, readValues),
  claim(certificate) {
    const { components, total } = certificate;
    const theory = theoryOf(certificate);
    const value = theory?.decode(total);
    if (theory === undefined || value === undefined) return { about: [] };
    const parts = components.map(({ question, count }) => ({ line: question, count: BigInt(count) }));
    return {
      about: { parts, setting: theory.setting },
      outcome: theory.outcome(value),
      values: theory.values(value),
      outcomeOf(left) {
        const found = checked.get(certificate)?.(left);
        return found === undefined ? undefined : theory.outcome(found);
      },
    };
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

/** What was checked: it decides what moves leave as well. */
const checked = new WeakMap<ComponentValuesCertificate, ValueOf<unknown>>();

/** The value of components together; undefined where nothing that was checked tells it. */
type ValueOf<V> = (components: readonly Counted<Game>[]) => V | undefined;

function checkValues<V>(certificate: ComponentValuesCertificate, theory: Theory<V>, tools: CheckTools): readonly CheckStep[] {
  const steps: CheckStep[] = [];
  const table = certificate.table === undefined ? undefined : new ValueTable(certificate.table, theory, tools);
  if (table !== undefined) {
    const what = `${certificate.table?.length} components have the values of the table`;
    if (table.fault !== undefined) return [{ what, result: 'fails', detail: table.fault }];
    steps.push({ what, result: 'holds' });
  }
  let joined: V | undefined;
  const sources: ((component: Game) => V | undefined)[] = table === undefined ? [] : [(item) => table.valueOf([once(item)])];
  for (const component of certificate.components) {
    const { question, count, value } = component;
    const what = `${question.slice(0, 60)} has ${theory.valueName} ${excerpt(value)}`;
    const { step, own, tells } = checkOne(what, component, theory, table, tools);
    steps.push(step);
    if (own === undefined) continue;
    if (tells !== undefined && step.result === 'holds') sources.push(tells);
    const copies = combineCopies(theory, own, BigInt(count));
    joined = joined === undefined ? copies : theory.combine(joined, copies);
  }
  checked.set(certificate, (components) => joinValues(theory, components, (item) => firstOf(sources, item)));
  const isWhole = steps.every(({ result }) => result !== 'not done');
  const isSame = joined !== undefined && theory.encode(joined) === certificate.total;
  const result = !isWhole ? 'not done' : isSame ? 'holds' : 'fails';
  return [...steps, { what: `together they make ${excerpt(certificate.total)}`, result }];
}

function firstOf<V>(sources: readonly ((component: Game) => V | undefined)[], component: Game): V | undefined {
  for (const source of sources) {
    const value = source(component);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The value of one component, by the table, by its own certificate, or else by play. */
function checkOne<V>(
  what: string,
  { question, value, certificate }: ComponentValue,
  theory: Theory<V>,
  table: ValueTable<V> | undefined,
  tools: CheckTools,
): { readonly step: CheckStep; readonly own: V | undefined; readonly tells?: (component: Game) => V | undefined } {
  const opened = tools.open(question);
  const known = opened.ok ? table?.valueOf(opened.value.games.flatMap((game) => game.components())) : undefined;
  if (known !== undefined) {
    const isSame = theory.encode(known) === value;
    return { step: { what, result: isSame ? 'holds' : 'fails', detail: `the table gives ${theory.encode(known)}` }, own: known };
  }
  const found: ReturnType<CheckTools['valueByCertificate']> =
    certificate === undefined
      ? tools.valueByPlay(question, theory.setting)
      : tools.valueByCertificate(question, certificate, theory.setting);
  const step =
    'why' in found || certificate === undefined ? playStep(what, value, found) : certifiedStep(what, value, found.value);
  if ('why' in found) return { step, own: undefined };
  const { encodedOf } = found;
  const own = theory.decode(found.value);
  const [only] = opened.ok ? opened.value.games.flatMap((game) => game.components()) : [];
  const tells = (component: Game) => {
    if (component.key === only?.item.key) return own;
    const encoded = encodedOf?.(component);
    return encoded === undefined ? undefined : theory.decode(encoded);
  };
  return { step, own, tells };
}

function certifiedStep(what: string, claimed: string, found: string): CheckStep {
  return { what, result: found === claimed ? 'holds' : 'fails', detail: `its certificate gives ${found}` };
}
