/**
 * Whether a certificate speaks of the verdict around it: of the same position, and with an outcome that is the verdict's.
 *
 * The period of an octal game says what its heaps are worth (`check-octal-verdict.ts`). Certificates of epidemics name vertices, which
 * are compared with the question's (`check-epidemic.ts`).
 */
import { theoryOf } from '../../compounds/theories.ts';
import type { Catalogue } from '../../core/catalogue.ts';
import type { CheckStep } from '../../core/certificate.ts';
import type { Counted } from '../../core/counted.ts';
import type { Game } from '../../core/game.ts';
import { LimitReached } from '../../core/limits.ts';
import { excerpt } from '../../core/result.ts';
import { COMPOUNDS, type Setting } from '../../core/setting.ts';
import { positionKey, toGroups } from '../moves/compound-position.ts';
import { openQuestion } from '../moves/open.ts';
import { epidemicSteps } from './check-epidemic.ts';
import { octalClaim } from './check-octal-verdict.ts';

type Data = Readonly<Record<string, unknown>>;

/** The position and the outcome that a certificate claims. */
interface Claim {
  /** Question lines, and how many of each. */
  readonly parts: readonly { readonly line: string; readonly count: bigint }[];
  /** Left out where the line says it. */
  readonly setting?: Setting;
  readonly outcome: unknown;
}

export function verdictSteps(verdict: Data, certificate: Data, catalogue: Catalogue): readonly CheckStep[] {
  if (typeof verdict.question !== 'string' || verdict.outcome === undefined) return [];
  if (certificate.kind === 'epidemic-camps' || certificate.kind === 'epidemic-folding') {
    const steps = epidemicSteps(verdict.question, certificate, catalogue);
    return [...steps, outcomeStep(verdict.outcome, certificate.outcome)];
  }
  if (certificate.kind === 'octal-period') {
    const { about, outcome } = octalClaim(verdict.question, certificate, catalogue);
    return outcome === undefined ? [about] : [about, outcomeStep(verdict.outcome, outcome)];
  }
  const claim = claimOf(certificate);
  if (claim === undefined) return [];
  return [positionStep(verdict.question, claim, catalogue), outcomeStep(verdict.outcome, claim.outcome)];
}

function outcomeStep(found: unknown, claimed: unknown): CheckStep {
  return {
    what: `the verdict's outcome ${excerpt(String(found))} is the certificate's`,
    result: found === claimed ? 'holds' : 'fails',
    detail: `the certificate says ${excerpt(String(claimed))}`,
  };
}

function positionStep(question: string, { parts, setting }: Claim, catalogue: Catalogue): CheckStep {
  const what = 'the certificate is about the position of the question';
  try {
    const asked = keyOf([{ line: question, count: 1n }], undefined, catalogue);
    const claimed = keyOf(parts, setting, catalogue);
    return { what, result: asked === claimed ? 'holds' : 'fails' };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { what, result: 'not done', detail: error.message, limit: error.limit };
  }
}

/** What two positions have in common exactly when they are equal, up to names. Throws `LimitReached` where a line does not read. */
function keyOf(parts: Claim['parts'], given: Setting | undefined, catalogue: Catalogue): string {
  const components: Counted<Game>[] = [];
  let setting = given;
  for (const { line, count } of parts) {
    const opened = openQuestion(line, catalogue);
    if (!opened.ok) throw new LimitReached('program', 0, opened.error.message);
    setting ??= opened.value.setting;
    for (const game of opened.value.games)
      for (const { item, count: copies } of game.components()) components.push({ item, count: copies * count });
  }
  if (setting === undefined) return '';
  return `${setting.compound} ${setting.play} ${positionKey(toGroups(components, setting))}`;
}

function claimOf(certificate: Data): Claim | undefined {
  switch (certificate.kind) {
    case 'search':
    case 'nim-on-graphs':
      return { parts: [{ line: String(certificate.question), count: 1n }], outcome: certificate.outcome };
    case 'component-values':
      return componentsClaim(certificate);
    case 'hackendot-values': {
      const parents = Array.isArray(certificate.parents) ? certificate.parents.map((parent) => Number(parent) + 1) : [];
      const line = `hackendot parents ${parents.join(' ')}`;
      return { parts: [{ line, count: 1n }], outcome: String(certificate.total) === '0' ? 'P' : 'N' };
    }
    case 'survivor-blocks': {
      const { counters, seats, player, play, loser, table } = certificate;
      // Large tables are not listed.
      if (typeof table !== 'object' || table === null || !('takes' in table) || !Array.isArray(table.takes)) return undefined;
      const takes = table.takes.map((take) => (Array.isArray(take) ? take.join('-') : ''));
      const line = `survivor-nim ${counters} ${seats} [take ${takes.join(' ')}, player ${player}, ${play}]`;
      const mover = String(seats)[Number(player) - 1];
      return { parts: [{ line, count: 1n }], outcome: String(loser) === mover ? 'P' : 'N' };
    }
    default:
      return undefined;
  }
}

function componentsClaim({ compound, play, components, total }: Data): Claim | undefined {
  if (typeof compound !== 'string' || !Object.hasOwn(COMPOUNDS, compound) || !Array.isArray(components)) return undefined;
  const setting = { compound, play } as Setting;
  const theory = theoryOf(setting);
  const value = theory?.decode(String(total));
  if (theory === undefined || value === undefined) return undefined;
  const parts: { line: string; count: bigint }[] = [];
  for (const component of components as readonly (Data | null)[]) {
    const { question, count } = component ?? {};
    if (!/^[1-9]\d{0,999}$/.test(String(count))) return undefined;
    parts.push({ line: String(question), count: BigInt(String(count)) });
  }
  return { parts, setting, outcome: theory.outcome(value) };
}
