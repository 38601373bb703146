/** `docs/glossary.md`, written from the glossary. */
import { glossary } from '../src/literature/glossary.ts';

export function glossaryPage(): string {
  const entries = glossary.map(({ name, means, source }) => {
    if (source === undefined) return `- **${name}**: ${means}`;
    const place = source.where === undefined ? '' : `, ${source.where}`;
    const cited = source.key === 'impartial' ? 'our own' : `[${source.key}](rulesets.md#references)${place}`;
    return `- **${name}**: ${means} (${cited})`;
  });
  return `# Glossary

Written from the list that the page shows where a reason uses one of these terms, and that \`impartial/present\` exports as
\`glossary\`. Where a term comes from one work, that is cited; common ones are not.

${entries.join('\n')}
`;
}
