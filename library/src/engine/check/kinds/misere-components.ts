/**
 * The kind `misere-components`: the components that can come up in play, as question lines, each with its element of a finite commutative
 * monoid that says who wins their sums in disjunctive misère play.
 *
 * The check plays one move in each component, by the rules, and looks up what is left.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools, Claim } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import { anyText, listOf, oneOf, readJson, record, wholeNumber } from '../../../core/read-json.ts';
import { Timer } from '../../../core/timer.ts';
import { BipartiteMonoid } from '../../../proof/bipartite-monoid.ts';
import { type HeapClass, wrongOutcome } from '../../../proof/misere-outcomes.ts';

export interface MisereComponentsCertificate {
  readonly kind: 'misere-components';
  /** Question lines of one component each. Components without a move are left out: their element is 0. */
  readonly components: readonly string[];
  /** Their elements. */
  readonly classes: readonly number[];
  /** For each generator, its product with the elements 0, 1, 2 …; 0 is the identity. */
  readonly actions: readonly (readonly number[])[];
  /** The elements of lost sums. */
  readonly lost: readonly number[];
}

const element = wholeNumber(0, 65_535);

const readComponents = record<MisereComponentsCertificate>({
  kind: oneOf('misere-components'),
  components: listOf(anyText),
  classes: listOf(element),
  actions: listOf(listOf(element)),
  lost: listOf(element),
});

export const misereComponents: CertificateKind<MisereComponentsCertificate> = {
  kind: 'misere-components',
  parse: (json) => readJson(json, readComponents),
  claim: claimOf,
  check: checkComponents,
  toText: ({ components, actions, lost }) => [
    `The ${components.length} components that can come up have classes in a monoid of ${actions[0]?.length ?? 1} elements, ${lost.length} of them lost.`,
  ],
};

/** The components by their keys, with their elements; a sentence where they are not what they should be. */
function openAll(
  { components, classes }: MisereComponentsCertificate,
  order: number,
  tools: CheckTools,
): Map<string, Listed> | string {
  if (components.length !== classes.length) return 'every component has one element';
  const listed = new Map<string, Listed>();
  for (const [index, line] of components.entries()) {
    const own = classes[index] as number;
    const opened = tools.open(line);
    const [only, ...others] = opened.ok ? opened.value.games.flatMap((game) => game.components()) : [];
    if (only === undefined || others.length > 0 || only.count !== 1n || own >= order)
      return `${line.slice(0, 80)} is no component with an element`;
    listed.set(only.item.key, { game: only.item, element: own });
  }
  return listed;
}

interface Listed {
  readonly game: Game;
  readonly element: number;
}

/** The element of components that are listed or have no move. */
function elementOf(
  components: readonly Counted<Game>[],
  listed: ReadonlyMap<string, Listed>,
  monoid: BipartiteMonoid,
): number | undefined {
  let total = 0;
  for (const { item, count } of components) {
    const own = listed.get(item.key)?.element ?? (item.hasEnded() ? 0 : undefined);
    if (own === undefined) return undefined;
    total = monoid.times(total, monoid.power(own, count));
  }
  return total;
}

function claimOf(certificate: MisereComponentsCertificate, question: string, tools: CheckTools): Claim {
  const what = 'the certificate is about the position of the question';
  const opened = tools.open(question);
  const isMisere = opened.ok && opened.value.setting.compound === 'disjunctive' && opened.value.setting.play === 'misere';
  const monoid = BipartiteMonoid.from(certificate);
  const listed = typeof monoid === 'string' ? monoid : openAll(certificate, monoid.order, tools);
  if (!isMisere || typeof monoid === 'string' || typeof listed === 'string') return { about: [{ what, result: 'fails' }] };
  const outcomeOf = (components: readonly Counted<Game>[]) => {
    const total = elementOf(components, listed, monoid);
    return total === undefined ? undefined : monoid.isLost(total) ? 'P' : 'N';
  };
  const outcome = outcomeOf(opened.value.games.flatMap((game) => game.components()));
  if (outcome === undefined) return { about: [{ what, result: 'fails' }] };
  return { about: [{ what, result: 'holds' }], outcome, outcomeOf };
}

function checkComponents(certificate: MisereComponentsCertificate, tools: CheckTools): readonly CheckStep[] {
  const monoid = BipartiteMonoid.from(certificate);
  const isMonoid = 'the actions are a commutative monoid';
  if (typeof monoid === 'string') return [{ what: isMonoid, result: 'fails', detail: monoid }];
  const steps: CheckStep[] = [{ what: isMonoid, result: 'holds', detail: `${monoid.order} elements` }];
  const listed = openAll(certificate, monoid.order, tools);
  if (typeof listed === 'string') return [...steps, { what: 'the components have elements', result: 'fails', detail: listed }];
  const heaps: HeapClass[] = [];
  for (const { game, element } of listed.values()) {
    const options = new Set<number>();
    for (const { to } of game.moves()) {
      const left = elementOf(to.components(), listed, monoid);
      if (left === undefined)
        return [
          ...steps,
          { what: 'what a move leaves is listed', result: 'fails', detail: `not from ${game.text().slice(0, 80)}` },
        ];
      options.add(left);
    }
    heaps.push({ element, options, name: `${game.ruleset} ${game.text()}` });
  }
  const timer = new Timer(tools.milliseconds);
  const what = `it says who wins every sum of the ${listed.size} components`;
  const fault = wrongOutcome(monoid, heaps, () => !timer.isOver());
  if (fault === undefined) return [...steps, { what, result: 'holds' }];
  if ('wrong' in fault) return [...steps, { what, result: 'fails', detail: fault.wrong }];
  return [
    ...steps,
    { what, result: 'not done', detail: 'it took too long', limit: { name: 'milliseconds', value: tools.milliseconds } },
  ];
}
