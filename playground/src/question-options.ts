/** The switches of the page as options of the question line: one of two plays, one of six compounds. */
import { COMPOUNDS, type Compound, type Play } from 'impartial';

/** The line with these options; what is the default is left out, all other options stay. */
export function withSetting(line: string, play: Play, compound: Compound, defaultPlay: Play): string {
  const match = /\s\[([^[\]]*)\]\s*$/.exec(line);
  const position = match === null ? line.trimEnd() : line.slice(0, match.index);
  const others = (match?.[1] ?? '')
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '' && option !== 'normal' && option !== 'misere' && !Object.hasOwn(COMPOUNDS, option));
  if (compound !== 'disjunctive') others.push(compound);
  if (play !== defaultPlay) others.push(play);
  return others.length === 0 ? position : `${position} [${others.join(', ')}]`;
}
