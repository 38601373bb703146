/** The report of a survey in Markdown: what was asked, what was found, what stayed open, and how anybody can check it. */
import type { SurveyStatus } from '../look/status.ts';
import type { Row } from '../store/database.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import type { Summary } from './summary.ts';

export interface Reported {
  readonly survey: StoredSurvey;
  readonly status: SurveyStatus;
  readonly summary: Summary;
  readonly version: string;
  /** Who planned and ran the survey; the program does not know it. */
  readonly author?: string;
  /** What was found, in words of a person; put under the title. */
  readonly found?: string;
  /** The name of the chart beside the report. */
  readonly chart?: string;
}

export function reportToMarkdown(reported: Reported): string {
  const { survey, status, summary, found, chart } = reported;
  const { definition, name } = survey;
  return `${[
    `# ${name}`,
    ...(found === undefined ? [] : [found.trim()]),
    `Asked: the ${definition.ask === 'solve' ? 'outcome and value' : definition.ask} of \`${definition.question}\`, ${status.tasks} tasks${status.same > 0 ? `, ${status.same} of them equal to another and not asked` : ''}${holesInWords(survey)}.`,
    '## Found',
    table(['status', 'kind', 'tasks'], summary.byKind),
    ...(chart === undefined ? [] : [`![Tasks by ${summary.histogram.of}](${chart})`]),
    ...summary.byHole.flatMap(({ hole, rows }) => [`By ${hole}:`, table(['at', 'proved', 'found', 'open'], rows, hole)]),
    ...(summary.longest.length === 0
      ? []
      : ['Longest periods that are proved:', table(['question', 'period', 'preperiod', 'value'], summary.longest)]),
    '## Open',
    ...openLines(summary),
    '## Source, completeness, reliability',
    ...Object.entries(trust(reported)).map(([name_, words]) => `${name_[0]?.toUpperCase()}${name_.slice(1)}: ${words}`),
    '## How to check this',
    howToCheck(reported),
    '## Cite',
    `\`\`\`bibtex\n${surveyToBibtex(reported)}\`\`\``,
  ].join('\n\n')}\n`;
}

/** What a reader has to know before relying on a survey. */
export function trust({ survey, status, version }: Pick<Reported, 'survey' | 'status' | 'version'>) {
  return {
    source: `impartial ${version}, created ${survey.created.slice(0, 10)}; limits of a task: ${JSON.stringify(survey.limits)}.`,
    completeness: `${status.done} of ${status.tasks} tasks are done${status.done === status.tasks ? '' : ', so this is no final result'}. \`none\` and \`unknown\` say how far was looked, and nothing beyond.`,
    reliability: '`proved` rests on a theorem with a certificate, or on a whole search. `found` was seen and is not proved.',
  };
}

function holesInWords({ tasks }: StoredSurvey): string {
  const holes = tasks.holes.map(({ name, count }) => `{${name}} has ${count} value${count === 1 ? '' : 's'}`);
  return holes.length === 0 ? '' : `; ${holes.join(', ')}`;
}

function openLines({ open, openCount }: Summary): readonly string[] {
  if (openCount === 0) return ['Nothing.'];
  const more = openCount > open.length ? [`The first ${open.length} of ${openCount}.`] : [];
  return [...more, table(['question', 'status', 'reason'], open)];
}

function howToCheck({ survey, status }: Reported): string {
  return `\`impartial survey verify ${survey.name}\` in a folder with the store reads every digest, asks pages anew that the root itself chooses, and checks all certificates by separate code. Who has no store plans the same survey from its definition and runs it: the root must be ${status.root === undefined ? 'that of this run once it is done' : `\`${status.root}\``}.`;
}

/** An entry for a bibliography, with version and root. Where nobody said who the author is, it is sorted by the survey's name. */
export function surveyToBibtex({
  survey,
  status,
  version,
  author,
}: Pick<Reported, 'survey' | 'status' | 'version' | 'author'>): string {
  const year = survey.created.slice(0, 4);
  return `@misc{impartial-${survey.name},
  title = {${survey.name}: a survey of ${survey.definition.question.replaceAll(/[{}]/g, (brace) => `\\${brace}`)}},
  ${author === undefined ? `key = {${survey.name}}` : `author = {${author.replaceAll(/[{}\\]/g, '')}}`},
  year = {${year}},
  note = {computed with impartial ${version}, ${status.tasks} tasks, SHA-256 ${status.root ?? 'not finished'}}
}
`;
}

function table(columns: readonly string[], rows: readonly Row[], first?: string): string {
  const heads = columns.map((column, index) => (index === 0 && first !== undefined ? first : column));
  const shown = (value: Row[string] | undefined) =>
    value === null || value === undefined ? '' : String(value).replaceAll('|', '\\|');
  return [
    `| ${heads.join(' | ')} |`,
    `| ${heads.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${columns.map((column) => shown(row[column])).join(' | ')} |`),
  ].join('\n');
}
