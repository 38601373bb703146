/** The question of a geodetic certificate, read anew by the rules: its graphs, its labels, the reading and the convention. */
import type { CheckStep } from '../../../core/certificate.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import { PLAYS, type Play } from '../../../core/outcome.ts';
import { formatGeodetic } from '../format.ts';
import { parseGeodetic } from '../parse.ts';
import { type GeodeticPart, type GeodeticPosition, READINGS } from '../position.ts';

export interface GeodeticQuestion {
  readonly position: GeodeticPosition;
  readonly play: Play;
}

const RULESET = 'geodetic ';

/** One position of the geodetic game in disjunctive play; undefined for every other line. */
export function readQuestion(line: string): GeodeticQuestion | undefined {
  if (!line.startsWith(RULESET)) return undefined;
  const open = line.endsWith(']') ? line.lastIndexOf(' [') : -1;
  const text = line.slice(RULESET.length, open < 0 ? line.length : open);
  const names =
    open < 0
      ? []
      : line
          .slice(open + 2, -1)
          .split(',')
          .map((name) => name.trim());
  const isKnown = (name: string) => name === 'disjunctive' || [...PLAYS, ...READINGS].some((known) => known === name);
  if (!names.every(isKnown)) return undefined;
  const readings = names.filter((name) => READINGS.some((known) => known === name));
  const options = readings.map((name) => ({ name, at: 0, words: [] }));
  const parsed = parseGeodetic({ text: text.trim(), at: RULESET.length, options, compound: 'disjunctive' });
  return parsed.ok ? { position: parsed.value, play: names.includes('misere') ? 'misere' : 'normal' } : undefined;
}

/** That two questions are written alike once they are read. */
export function sameQuestionStep(asked: string, certified: string): CheckStep {
  const what = 'the certificate is about the position of the question';
  return { what, result: asked === certified || isSame(readQuestion(asked), readQuestion(certified)) ? 'holds' : 'fails' };
}

function isSame(a: GeodeticQuestion | undefined, b: GeodeticQuestion | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const isAlike = a.play === b.play && a.position.reading === b.position.reading;
  return isAlike && formatGeodetic(a.position) === formatGeodetic(b.position);
}

/** Components whose lines are longer are not read again. */
const LONGEST = 1000;

/** The position that geodetic components of one reading make together; undefined for others, and for long ones. */
export function joinedPosition(components: readonly Counted<Game>[]): GeodeticPosition | undefined {
  const parts: Counted<GeodeticPart>[] = [];
  let reading: GeodeticPosition['reading'] | undefined;
  for (const { item, count } of components) {
    if (item.ruleset !== 'geodetic' || item.leastLength() > LONGEST) return undefined;
    const options = item.options();
    const read = readQuestion(`geodetic ${item.text()}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`);
    if (read === undefined || (reading ?? read.position.reading) !== read.position.reading) return undefined;
    reading = read.position.reading;
    for (const part of read.position.parts) parts.push({ item: part.item, count: part.count * count });
  }
  return reading && { reading, parts };
}
