/**
 * Whether a certificate speaks of the verdict around it: of the same position, and whether what else the verdict says is so.
 *
 * Every field that the certificate decides is compared, and moves are looked up in the rules (`compare-moves.ts`). What nothing decides
 * is named, so that nobody takes it for checked.
 */
import { theoryOf } from '../../compounds/theories.ts';
import type { CheckStep } from '../../core/certificate.ts';
import type { CheckTools, Claim, ClaimedPosition } from '../../core/certificate-kind.ts';
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import { LimitReached, type Limits } from '../../core/limits.ts';
import type { StopSignal } from '../../core/look.ts';
import type { Outcome } from '../../core/outcome.ts';
import { excerpt } from '../../core/result.ts';
import type { Values } from '../../core/verdict.ts';
import { positionKey, toGroups } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { allianceOf, winnerOf } from '../solve/verdict-of.ts';
import { compareMoves } from './compare-moves.ts';

/** The fields of a verdict as a file has them. */
export interface AnswerFields {
  readonly outcome?: unknown;
  readonly values?: unknown;
  readonly winningMoves?: unknown;
  readonly winningMovesComplete?: unknown;
  readonly delayingMove?: unknown;
  readonly [name: string]: unknown;
}

export interface ClaimedVerdict {
  readonly question: string;
  readonly fields: AnswerFields;
}

export interface Compared {
  readonly steps: readonly CheckStep[];
  readonly notCovered: readonly string[];
}

/** What is compared here or in `compare-moves.ts`; other fields of a verdict are reasons and pictures. */
const COMPARED = [
  'schema',
  'question',
  'outcome',
  'certificate',
  'winner',
  'alliance',
  'values',
  'winningMoves',
  'winningMovesComplete',
  'delayingMove',
  'notCovered',
];

export function compareVerdict(verdict: ClaimedVerdict, claim: Claim, tools: CheckTools, play: MovePlay): Compared {
  const { question, fields } = verdict;
  const about = 'parts' in claim.about ? [positionStep(question, claim.about, tools)] : claim.about;
  if (claim.outcome === undefined) return { steps: about, notCovered: [] };
  const opened = play.open(question);
  const steps = [...about, outcomeStep(fields.outcome, claim.outcome)];
  if (opened === undefined || steps.some(({ result }) => result === 'fails')) return { steps, notCovered: [] };
  const values = compareValues(fields.values, claim.values ?? {}, () => valuesByPlay(opened, tools));
  steps.push(...winnerSteps(opened, fields, claim.outcome), ...values.steps);
  // Beside something false no move needs to be played out.
  if (steps.some(({ result }) => result === 'fails')) return { steps, notCovered: values.notCovered };
  const moves = compareMoves(opened, fields, claim, play);
  const other = Object.keys(fields).filter((name) => !COMPARED.includes(name));
  return { steps: [...steps, ...moves.steps], notCovered: [...values.notCovered, ...moves.notCovered, ...other] };
}

/** What the comparison of moves needs of the engine. */
export interface MovePlay {
  open(line: string): OpenQuestion | undefined;
  /** What may be spent on the moves. */
  readonly limits: Partial<Limits>;
  readonly signal?: StopSignal;
}

function outcomeStep(found: unknown, claimed: string): CheckStep {
  const shown = typeof found === 'string' ? excerpt(found) : 'that is none';
  return {
    what: `the verdict's outcome ${shown} is the certificate's`,
    result: found === claimed ? 'holds' : 'fails',
    detail: `the certificate says ${claimed}`,
  };
}

/** The winner and the alliance follow from the outcome. */
function winnerSteps(question: OpenQuestion, fields: AnswerFields, outcome: Outcome): readonly CheckStep[] {
  const expected: Readonly<Record<string, unknown>> = { ...winnerOf(outcome), ...allianceOf(question, outcome) };
  return ['winner', 'alliance'].flatMap((name): readonly CheckStep[] => {
    if (!Object.hasOwn(fields, name)) return [];
    const result = fields[name] === expected[name] ? 'holds' : 'fails';
    return [
      {
        what: `the ${name} is ${shown(fields[name])}`,
        result,
        ...(result === 'fails' && { detail: `it is ${shown(expected[name])}` }),
      },
    ];
  });
}

/** What the certificate does not tell is played out. */
function compareValues(found: unknown, claimed: Values, byPlay: () => Values): Compared {
  if (found === undefined) return { steps: [], notCovered: [] };
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    return { steps: [{ what: 'the values are an object', result: 'fails' }], notCovered: [] };
  const steps: CheckStep[] = [];
  const notCovered: string[] = [];
  let played: Values | undefined;
  for (const [name, value] of Object.entries(found)) {
    const isClaimed = Object.hasOwn(claimed, name);
    if (!isClaimed) played ??= byPlay();
    const known = isClaimed ? claimed : (played ?? {});
    if (!Object.hasOwn(known, name)) notCovered.push(`values.${name}`);
    else
      steps.push({
        what: `the value ${excerpt(name)} is ${shown(value)}`,
        result: isSame(value, known[name]) ? 'holds' : 'fails',
        detail: `${isClaimed ? 'the certificate says' : 'play by definition gives'} ${shown(known[name])}`,
      });
  }
  return { steps, notCovered };
}

/** The values of the setting by play alone; none where it has none, or where that would pass a limit. */
function valuesByPlay({ line, setting }: OpenQuestion, tools: CheckTools): Values {
  const theory = theoryOf(setting);
  const found = tools.valueByPlay(line, setting);
  const value = theory === undefined || 'why' in found ? undefined : theory.decode(found.value);
  return theory === undefined || value === undefined ? {} : theory.values(value);
}

/** Numbers are text in files. */
function isSame(found: unknown, claimed: unknown): boolean {
  if (typeof claimed === 'bigint' || typeof claimed === 'number') return found === claimed || found === String(claimed);
  return found === claimed;
}

function shown(value: unknown): string {
  if (value === undefined) return 'none';
  if (typeof value === 'object' && value !== null) return 'an object';
  return excerpt(String(value));
}

function positionStep(question: string, claimed: ClaimedPosition, tools: CheckTools): CheckStep {
  const what = 'the certificate is about the position of the question';
  try {
    const asked = keyOf({ parts: [{ line: question, count: 1n }] }, tools);
    return { what, result: asked === keyOf(claimed, tools) ? 'holds' : 'fails' };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { what, result: 'not done', detail: error.message, limit: error.limit };
  }
}

/** What two positions have in common exactly when they are equal, up to names. Throws `LimitReached` where a line does not read. */
function keyOf({ parts, setting: given }: ClaimedPosition, tools: CheckTools): string {
  const components: Counted<Game>[] = [];
  let setting = given;
  for (const { line, count } of parts) {
    const opened = tools.open(line);
    if (!opened.ok) throw new LimitReached('program', 0, opened.error.message);
    setting ??= opened.value.setting;
    for (const game of opened.value.games)
      for (const { item, count: copies } of game.components()) components.push({ item, count: copies * count });
  }
  if (setting === undefined) return '';
  return `${setting.compound} ${setting.play} ${positionKey(toGroups(components, setting))}`;
}
