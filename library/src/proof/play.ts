/**
 * Play by definition, written for the checker of proofs alone: it shares nothing with the engine but the rulesets.
 *
 * A position is a list of components. Under the long rule ended components play no part beside live ones; under the short rule the
 * first that ends ends the game.
 */
import type { Catalogue } from '../core/catalogue.ts';
import type { Game, GameMove } from '../core/game.ts';
import { ok, type Result } from '../core/result.ts';
import { COMPOUNDS, type Setting } from '../core/setting.ts';
import { parseQuestion } from '../notation/question.ts';

export interface PlayedPosition {
  readonly setting: Setting;
  readonly components: readonly Game[];
}

/** Components that are told apart one by one. */
const MOST_COMPONENTS = 10_000n;

export function readPosition(line: string, catalogue: Catalogue): Result<PlayedPosition> {
  const question = parseQuestion(line, (id) => catalogue.find(id)?.facts);
  if (!question.ok) return question;
  const { summands, setting } = question.value;
  const components: Game[] = [];
  for (const { ruleset, ...input } of summands) {
    const game = catalogue.find(ruleset)?.open({ ...input, compound: setting.compound });
    if (game === undefined) throw new Error(`the ruleset ${ruleset} was there a moment ago`);
    if (!game.ok) return game;
    const parts = componentsOf(game.value);
    if (parts === undefined) return tooMany(input.at);
    components.push(...parts);
  }
  return ok({ setting, components: inPlay(components, setting) });
}

function tooMany(at: number): Result<never> {
  const message = `A proof is checked for positions of up to ${MOST_COMPONENTS} components.`;
  return { ok: false, error: { code: 'too-many-components', message, at } };
}

function componentsOf(game: Game): readonly Game[] | undefined {
  const parts = game.components();
  if (parts.reduce((sum, { count }) => sum + count, 0n) > MOST_COMPONENTS) return undefined;
  return parts.flatMap(({ item, count }) => Array.from({ length: Number(count) }, () => item));
}

function inPlay(components: readonly Game[], { compound }: Setting): readonly Game[] {
  if (COMPOUNDS[compound].ends === 'first') return components;
  const live = components.filter((game) => !game.hasEnded());
  return live.length > 0 ? live : components.slice(0, 1);
}

/** The same for positions that are the same up to the order of their components, and for all in which the game is over. */
export function keyOf(position: PlayedPosition): string {
  const { components } = position;
  if (isOver(position) && components.every((game) => game.sides() === undefined)) return 'over';
  return components
    .map(({ key }) => key)
    .sort()
    .join(' & ');
}

function isOver({ components, setting }: PlayedPosition): boolean {
  const ended = components.map((game) => game.hasEnded());
  return COMPOUNDS[setting.compound].ends === 'first' ? ended.includes(true) : !ended.includes(false);
}

export function* optionsOf(position: PlayedPosition): Generator<PlayedPosition> {
  const { components, setting } = position;
  if (isOver(position)) return;
  const { moveIn } = COMPOUNDS[setting.compound];
  const seen = new Set<string>();
  if (moveIn !== 'one') return yield* choicesOf(position, moveIn === 'some', []);
  for (const [index, game] of components.entries()) {
    // Equal components have equal moves.
    if (seen.size === seen.add(game.key).size) continue;
    const others = components.filter((_, place) => place !== index);
    for (const move of game.moves()) yield afterwards([...others, ...partsAfter(move)], setting);
  }
}

/** One choice for each component: a move, or none where the rule allows it or the component has ended. */
function* choicesOf(position: PlayedPosition, mayStay: boolean, made: readonly Choice[]): Generator<PlayedPosition> {
  const { components, setting } = position;
  const game = components[made.length];
  if (game === undefined) {
    if (made.some(({ hasMoved }) => hasMoved))
      yield afterwards(
        made.flatMap(({ parts }) => parts),
        setting,
      );
    return;
  }
  if (mayStay || game.hasEnded()) yield* choicesOf(position, mayStay, [...made, { hasMoved: false, parts: [game] }]);
  for (const move of game.moves()) yield* choicesOf(position, mayStay, [...made, { hasMoved: true, parts: partsAfter(move) }]);
}

interface Choice {
  readonly hasMoved: boolean;
  readonly parts: readonly Game[];
}

function partsAfter({ to }: GameMove): readonly Game[] {
  return componentsOf(to) ?? [];
}

function afterwards(components: readonly Game[], setting: Setting): PlayedPosition {
  return { setting, components: inPlay(components, setting) };
}

/** Who wins where there is no move: in normal play the one who moved last, in misère play the other. */
export function outcomeAtEnd({ components, setting }: PlayedPosition): 'N' | 'P' {
  const sides = components.length === 1 ? components[0]?.sides() : undefined;
  const movedLast = sides !== undefined && sides.next === sides.previous;
  return (setting.play === 'normal') === movedLast ? 'N' : 'P';
}

/** Whether the side to move in both positions is the same: then what is won there is won here. */
export function movesAgain(from: PlayedPosition, to: PlayedPosition): boolean {
  const [one, other] = [from, to].map(({ components }) => (components.length === 1 ? components[0]?.sides()?.next : undefined));
  return one !== undefined && one === other;
}
