/** The switches of the page as options of the question line: one of two plays, one of six compounds. */
import { COMPOUNDS, type Compound, type Play, type Setting } from 'impartial';

const BRACKET = /\s\[([^[\]]*)\]\s*$/;

function listOptions(line: string): readonly string[] {
  return (BRACKET.exec(line)?.[1] ?? '')
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '');
}

function isCompound(option: string): option is Compound {
  return Object.hasOwn(COMPOUNDS, option);
}

/** What the line says; read off its text, since the position may still be on its way. */
export function readSetting(line: string, defaultPlay: Play): Setting {
  const options = listOptions(line);
  const play = options.includes('misere') ? 'misere' : options.includes('normal') ? 'normal' : defaultPlay;
  return { play, compound: options.find(isCompound) ?? 'disjunctive' };
}

/** The line with this value of one of its own options: `[take 1-3]`. */
export function withOption(line: string, name: string, value: string): string {
  const match = BRACKET.exec(line);
  const position = match === null ? line.trimEnd() : line.slice(0, match.index);
  const options = listOptions(line);
  const index = options.findIndex((option) => option.split(/\s+/)[0] === name);
  const changed = index < 0 ? [...options, `${name} ${value}`] : options.with(index, `${name} ${value}`);
  return `${position} [${changed.join(', ')}]`;
}

/** The line with these options; what is the default is left out, all other options stay. */
export function withSetting(line: string, { play, compound }: Setting, defaultPlay: Play): string {
  const match = BRACKET.exec(line);
  const position = match === null ? line.trimEnd() : line.slice(0, match.index);
  const others = listOptions(line).filter((option) => option !== 'normal' && option !== 'misere' && !isCompound(option));
  const options = [...others, ...(compound === 'disjunctive' ? [] : [compound]), ...(play === defaultPlay ? [] : [play])];
  return options.length === 0 ? position : `${position} [${options.join(', ')}]`;
}
