/**
 * The catalogue for people: every ruleset in a sentence, or one of them at length.
 */
import type { Entry } from '../core/entry.ts';
import { besideLabel, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';
import { citationToText, sourceToText } from './reference.ts';

/** What is shown of an entry. */
export type ShownEntry = Pick<Entry, 'facts' | 'theorems'>;

export function catalogueToText(entries: readonly ShownEntry[], look: Look = PLAIN_LOOK): string {
  const longest = Math.max(0, ...entries.map(({ facts }) => facts.id.length));
  const lines = entries.flatMap(({ facts }) =>
    besideLabel(facts.id, longest, wrapWords(facts.rule, look.width - longest - 4), look.paint.strong),
  );
  return `${lines.join('\n')}\n`;
}

const LABEL = 9;

export function entryToText({ facts, theorems }: ShownEntry, look: Look = PLAIN_LOOK): string {
  const { paint } = look;
  const width = look.width - LABEL - 4;
  const part = (label: string, lines: readonly string[]) => besideLabel(label, LABEL, lines, paint.dim);
  const paragraphs = facts.notation.split('\n').flatMap((line) => wrapWords(line, width));
  const lines = [
    paint.strong(facts.id === facts.title ? facts.title : `${facts.title} (${facts.id})`),
    ...wrapWords(facts.rule, look.width),
    '',
    ...part('notation', paragraphs),
    ...part(
      'options',
      (facts.optionNames ?? []).flatMap((name) => wrapWords(name, width)),
    ),
    ...part('play', facts.defaultPlay === 'misere' ? ['misère by its own rules: the last player loses'] : []),
    ...part(
      'examples',
      facts.samples.slice(0, 5).flatMap((sample) => wrapWords(`${facts.id} ${sample}`, width)),
    ),
    ...part('sequence', facts.family === undefined ? [] : [`${facts.id} ${facts.family.text} from n = ${facts.family.from}`]),
    ...part(
      'sources',
      facts.sources.flatMap((source) => wrapWords(citationToText(source), width)),
    ),
    ...(theorems.length === 0 ? [] : ['', paint.strong('Theorems')]),
    ...theorems.flatMap(({ id, title, statement, sources }) => [
      `  ${paint.good(id)}  ${title}`,
      ...wrapWords(statement, look.width - 4).map((line) => `    ${line}`),
      ...wrapWords(`[${sources.map(sourceToText).join('; ')}]`, look.width - 4).map((line) => `    ${paint.dim(line)}`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Plain data about an entry, for programs. */
export function entryToData({ facts, theorems }: ShownEntry): object {
  const { id, title, rule, notation, sources, samples, family, optionNames, defaultPlay, indivisible } = facts;
  return {
    ...{ id, title, rule, notation, sources, samples, family, optionNames, defaultPlay, indivisible },
    theorems: theorems.map((theorem) => ({
      id: theorem.id,
      title: theorem.title,
      statement: theorem.statement,
      sources: theorem.sources,
      scope: theorem.scope,
    })),
  };
}
