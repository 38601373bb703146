/** A period for people: what was found, and what proves it. */
import type { Because } from '../core/verdict.ts';
import { besideLabel, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface ShownPeriod {
  readonly period?: number;
  readonly preperiod?: number;
  readonly arithmetic?: { readonly period: number; readonly saltus: number; readonly preperiod: number };
  readonly valuesComputed: number;
  readonly because: readonly Because[];
  readonly reason?: string;
}

const LABEL = 13;

export function periodToText(answer: ShownPeriod, look: Look = PLAIN_LOOK): string {
  const { paint, width } = look;
  const { period, preperiod, arithmetic, valuesComputed, because, reason } = answer;
  if (period === undefined && arithmetic === undefined)
    return `${wrapWords(`${capital(reason ?? 'no period is proved')}.`, width)
      .map(paint.bad)
      .join('\n')}\n`;
  const reasons = because.flatMap(({ theorem, source, text }) => [
    ...wrapWords(text, width - LABEL - 4),
    ...wrapWords(`[${theorem}, ${source}]`, width - LABEL - 4).map(paint.dim),
  ]);
  return `${[
    paint.good(
      arithmetic === undefined
        ? `Period ${period} from n = ${preperiod} on.`
        : `Arithmetic period ${arithmetic.period} with saltus ${arithmetic.saltus} from n = ${arithmetic.preperiod} on.`,
    ),
    '',
    ...besideLabel('by theorem', LABEL, reasons, paint.dim),
    ...(arithmetic === undefined ? besideLabel('computed', LABEL, [`${valuesComputed} values`], paint.dim) : []),
  ].join('\n')}\n`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
