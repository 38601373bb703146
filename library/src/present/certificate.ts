/**
 * Certificates in words: what they claim, not how they are written.
 *
 * A kind without a sentence of its own is shown field by field.
 */
import type { Certificate, Json } from '../core/certificate.ts';
import { cut } from './layout.ts';
import { nimOnGraphsToText } from './nim-on-graphs-certificate.ts';

/** Components of a certificate that are named one by one. */
const COMPONENTS = 8;

export function certificateToText(certificate: Certificate): string[] {
  switch (certificate.kind) {
    case 'search':
      return [`Played by the rules, ${shortJson(certificate.question)} has the outcome ${certificate.outcome}.`];
    case 'component-values':
      return componentValues(certificate);
    case 'compound-period':
    case 'only-option-period':
      return [
        `The values of ${certificate.code} in ${certificate.compound} ${certificate.play} play have period ${certificate.period} from ` +
          `${certificate.preperiod} on, because they do so long enough for every longer heap to see only values that repeat.`,
      ];
    case 'epidemic-camps':
      return [
        'Every vertex in reach is listed with its longest way down, its class and its targets. Each arc goes down, so the numbers ' +
          'of labels by height, highest first, fall with every move; the classes and the outcome follow from the targets.',
      ];
    case 'epidemic-folding':
      return [
        `A table of all positions with numbers folded at ${certificate.bound}: each entry follows from its options, and ` +
          'two labels more or less of a kind make no difference there.',
      ];
    case 'nim-on-graphs':
      return nimOnGraphsToText(certificate);
    case 'nim-period':
      return [
        `In ${shortJson(certificate.question)} the rest has the value ${certificate.rest}, so the values have the arithmetic period ` +
          `${certificate.period} with saltus ${certificate.saltus}.`,
      ];
    case 'octal-period':
      return [
        `The values of ${certificate.code} have period ${certificate.period} from ${certificate.preperiod} on, ` +
          (certificate.argument === 'window'
            ? `because they do so for longer than any heap after them looks back: no heap above ${certificate.lastRare} is rare, and ` +
              `splits with a part of at most ${Math.max(Number(certificate.lastRare), Number(certificate.depth))} decide.`
            : 'because they do so long enough for every longer heap to see only values that repeat.'),
      ];
    case 'survivor-blocks':
      return [
        certificate.table === undefined
          ? 'The table is too large for all its losses to be listed.'
          : 'The losses of all seats are listed: at each they fit the next one by the rule of one turn, so they are right.',
      ];
    default:
      return Object.entries(certificate).map(([name, value]) => `${name}: ${shortJson(value)}`);
  }
}

function componentValues({ components, total }: Certificate): string[] {
  if (!Array.isArray(components)) return [];
  const lines = (components as readonly { question: string; count: string; value: string }[]).map(
    ({ question, count, value }) => `${count === '1' ? '' : `${count} × `}${cut(question, 200)} has ${value}`,
  );
  const more = lines.length > COMPONENTS ? [`… and ${lines.length - COMPONENTS} other components`] : [];
  return [...lines.slice(0, COMPONENTS), ...more, `together they have ${total}`];
}

function shortJson(value: Json | undefined): string {
  if (Array.isArray(value) && value.length > 12) {
    return `${value.length} items, beginning ${cut(JSON.stringify(value.slice(0, 6)), 40)}`;
  }
  return cut(JSON.stringify(value) ?? 'nothing', 60);
}
