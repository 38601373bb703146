/** Whether a certificate speaks of the verdict around it: of the same position, and with an outcome that is the verdict's. */
import type { CheckStep } from '../../core/certificate.ts';
import type { CheckTools, Claim, ClaimedPosition } from '../../core/certificate-kind.ts';
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import { excerpt } from '../../core/result.ts';
import { positionKey, toGroups } from '../moves/compound-position.ts';

/** The question of a verdict, and its outcome as a file has it. */
export interface ClaimedVerdict {
  readonly question: string;
  readonly outcome: unknown;
}

export function compareVerdict({ question, outcome }: ClaimedVerdict, claim: Claim, tools: CheckTools): readonly CheckStep[] {
  const about = 'parts' in claim.about ? [positionStep(question, claim.about, tools)] : claim.about;
  return claim.outcome === undefined ? about : [...about, outcomeStep(outcome, claim.outcome)];
}

function outcomeStep(found: unknown, claimed: string): CheckStep {
  const shown = typeof found === 'string' ? excerpt(found) : 'that is none';
  return {
    what: `the verdict's outcome ${shown} is the certificate's`,
    result: found === claimed ? 'holds' : 'fails',
    detail: `the certificate says ${claimed}`,
  };
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
