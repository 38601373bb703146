/** The page of results: every statement with its status, the cases, the corrections; written by the program itself. */
import { byPaper, papersSummary } from './text.js';
export function papersToMarkdown(outcomes, deep) {
  return [
    '# The papers, played through',
    'Written by `impartial verify --markdown`. Every numbered statement, table and worked example of five papers, and what goes beyond them, tried against play by the rules. Nothing here is stored as true: each status is what its check gave. *Holds as corrected* means that print has a misprint or leaves out a condition, and what was meant holds; *false as printed* that the claim itself is wrong, and what is true instead is given and checked. Where print can be read in several ways, the statement says how it was read, and a fair reading under which it is true comes first. “Printed” always means: in our copy, which was read by machine, and in our own words.',
    `**${papersSummary(outcomes)}.** ${deep ? 'The domains are those of `--deep`.' : '`impartial verify --deep` goes further.'} To see one statement at length, with its counterexample played move by move: \`impartial verify epidemiography "theorem 3"\`.`,
    ...byPaper(outcomes).flatMap(([paper, each]) => section(paper, each, deep)),
    'Back to the [README](../README.md).\n',
  ].join('\n\n');
}
function section({ id, title, key, leftOut }, outcomes, deep) {
  const remarks = key === undefined ? [] : outcomes.filter(({ statement }) => statement.truth !== undefined);
  return [
    `## ${title}`,
    key === undefined
      ? 'What the program adds to the papers: each with the place of its proof, or computed case by case, or observed only and named a conjecture.'
      : `[${key}](rulesets.md#references); \`impartial verify ${id}\`. ${papersSummary(outcomes)}.`,
    [
      '| Statement | It says | Status | Cases | Tried on |',
      '| --- | --- | --- | ---: | --- |',
      ...outcomes.map(({ statement, status, found }) =>
        row([`**${statement.name}**`, statement.says, status ?? 'nothing shown', cases(found.printed), statement.domain(deep)]),
      ),
    ].join('\n'),
    ...(leftOut === undefined ? [] : [`Left out: ${leftOut}`]),
    ...(key === undefined ? [proofs(outcomes)] : []),
    ...(remarks.length === 0 ? [] : [`### ${title}: corrections and remarks`, remarks.map(correction).join('\n')]),
  ];
}
function row(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
function cases({ cases: all, failures }) {
  return failures === 0 ? String(all) : `${all}, ${failures} fail`;
}
function correction({ statement, found, status }) {
  const { printed, corrected } = found;
  const first = printed.smallest === undefined ? '' : ` First failure: \`${printed.smallest}\`.`;
  const shows = statement.counterexample?.shows === undefined ? '' : ` ${statement.counterexample.shows}`;
  const checked = corrected === undefined ? '' : ` Tried in ${corrected.cases} cases, ${corrected.failures} fail.`;
  return `- **${statement.name}**, ${status}. ${statement.truth ?? ''}${checked}${first}${shows}`;
}
function proofs(outcomes) {
  return outcomes
    .map(({ statement: { name, proof, theorems, truth }, status }) => {
      const place =
        proof !== undefined
          ? `proof in \`${proof.where ?? proof.key}\``
          : status === 'holds'
            ? 'computed case by case'
            : 'observed, not proved';
      const carried = theorems === undefined ? '' : `; theorems ${theorems.map((id) => `\`${id}\``).join(', ')}`;
      return `- **${name}**: ${status}, ${place}${carried}.${truth === undefined ? '' : ` ${truth}`}`;
    })
    .join('\n');
}
//# sourceMappingURL=markdown.js.map
