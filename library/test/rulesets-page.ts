/** `docs/rulesets.md`, written from the catalogue: rule, notation, examples, sources, theorems. */
import type { Entry } from '../src/core/entry.ts';
import type { CitationKey, Source } from '../src/literature/bibliography.ts';
import { bibliography } from '../src/literature/bibliography.ts';
import { referenceToText, sourceToText } from '../src/present/reference.ts';

export function rulesetsPage(entries: readonly Entry[]): string {
  return [
    '# Rulesets',
    'Written by `npm run golden` from the catalogue. `impartial games` prints the same.',
    entries.map(({ facts }) => `- [\`${facts.id}\`](#${facts.id}) ${facts.rule}`).join('\n'),
    ...entries.map(section),
    '## References',
    citedKeys(entries)
      .map((key) => `- **${key}** ${referenceToText(key)}`)
      .join('\n'),
    'Back to the [README](../README.md).\n',
  ].join('\n\n');
}

function section({ facts, theorems }: Entry): string {
  const { id, title, rule, notation, samples, family, optionNames, sources } = facts;
  return [
    `## \`${id}\``,
    `**${title}.** ${rule}`,
    `Notation: ${notation.split('\n').join('  \n')}`,
    ...(optionNames === undefined ? [] : [`Own options: ${optionNames.map(code).join(', ')}.`]),
    `Examples: ${samples.map((sample) => code(`${id} ${sample}`)).join(' · ')}`,
    ...(family === undefined ? [] : [`Family: ${code(`${id} ${family.text}`)} from n = ${family.from}.`]),
    `Sources: ${citations(sources)}.`,
    ...(theorems.length === 0
      ? []
      : [
          theorems
            .map((each) => `- **${each.title}** (${code(each.id)}): ${each.statement} ${citations(each.sources)}.`)
            .join('\n'),
        ]),
  ].join('\n\n');
}

function citations(sources: readonly Source[]): string {
  return sources.map((source) => `[${sourceToText(source)}](#references)`).join(', ');
}

function citedKeys(entries: readonly Entry[]): CitationKey[] {
  const cited = entries.flatMap(({ facts, theorems }) =>
    [...facts.sources, ...theorems.flatMap(({ sources }) => sources)].map(({ key }) => key),
  );
  return (Object.keys(bibliography) as CitationKey[]).filter((key) => cited.includes(key));
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
