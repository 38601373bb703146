/**
 * Papers that were played through: a table for each, 80 columns wide, and one statement at length.
 */
import { besideLabel, cut, LINE, PLAIN_LOOK, wrapWords } from 'impartial/internal';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
export function endedAsRecorded({ complaints }) {
  return complaints.length === 0;
}
/** The outcomes paper by paper, in their order. */
export function byPaper(outcomes) {
  const papers = [...new Set(outcomes.map(({ paper }) => paper))];
  return papers.map((paper) => [paper, outcomes.filter((each) => each.paper === paper)]);
}
/** `five papers · 150 statements · 97 hold · …` */
export function papersSummary(outcomes) {
  const papers = new Set(outcomes.map(({ paper }) => paper).filter(({ key }) => key !== undefined)).size;
  const count = (status) => outcomes.filter((each) => each.status === status).length;
  const own = new Set(outcomes.filter(({ paper }) => paper.key === undefined).map(({ paper }) => paper.title));
  const parts = [
    papers === 0
      ? [...own].join(' and ')
      : `${NUMBERS[papers] ?? papers} paper${papers === 1 ? '' : 's'}${own.size > 0 ? ' and beyond' : ''}`,
    `${outcomes.length} statement${outcomes.length === 1 ? '' : 's'}`,
    `${count('holds')} ${count('holds') === 1 ? 'holds' : 'hold'}`,
    ...told(count('holds as corrected'), count('holds as corrected') === 1 ? 'holds as corrected' : 'hold as corrected'),
    ...told(count('false as printed'), 'false as printed, corrected'),
    ...told(count('conjecture'), count('conjecture') === 1 ? 'conjecture' : 'conjectures'),
    ...told(count('open'), 'open'),
  ];
  const other = outcomes.filter((each) => !endedAsRecorded(each)).length;
  return [...parts, ...told(other, 'not as recorded')].join(' · ');
}
function told(count, what) {
  return count === 0 ? [] : [`${count} ${what}`];
}
const SIGNS = {
  holds: '✓',
  'holds as corrected': '≈',
  'false as printed': '✗',
  conjecture: '?',
  open: '?',
};
export function papersToText(outcomes, look = PLAIN_LOOK) {
  const lines = byPaper(outcomes).flatMap(([{ id, title, key, leftOut }, each]) => [
    look.paint.strong(`${title}${key === undefined ? '' : ` [${key}]`}`) + look.paint.dim(`  ${id}`),
    ...each.flatMap((outcome) => rows(outcome, look)),
    ...(leftOut === undefined
      ? []
      : wrapWords(`Left out: ${leftOut}`, look.width - 2).map((text) => `  ${look.paint.dim(text)}`)),
    '',
  ]);
  return `${lines.join('\n')}\n`;
}
const STATUS_WIDTH = 18;
const CASES_WIDTH = 8;
function rows(outcome, { paint, width }) {
  const { statement, found, status, complaints } = outcome;
  const nameWidth = width - STATUS_WIDTH - 2 * CASES_WIDTH - 6;
  const { cases, failures, smallest } = found.printed;
  const against = failures === 0 ? '' : `${failures} fail`;
  const row = `${cut(statement.name, nameWidth).padEnd(nameWidth)}  ${(status ?? 'nothing shown').padEnd(STATUS_WIDTH)}${String(cases).padStart(CASES_WIDTH)}`;
  const sign = complaints.length > 0 ? paint.bad('!') : status === 'holds' ? paint.good('✓') : (SIGNS[status ?? ''] ?? '!');
  const first = smallest === undefined ? [] : [paint.dim(`    first at ${cut(smallest, width - 13)}`)];
  return [
    `${sign} ${row}${paint.dim(against.padStart(CASES_WIDTH + 2))}`.trimEnd(),
    ...first,
    ...complaints.flatMap((complaint) => wrapWords(complaint, width - 6).map((text) => `    ${paint.bad(`! ${text}`)}`)),
  ];
}
/** One statement at length, with the proofs of the theorems that carry it and its counterexample played move by move. */
export function statementToText(outcome, deep, play, look = PLAIN_LOOK, proofs = []) {
  const { paper, statement, found, status, complaints } = outcome;
  const { paint, width } = look;
  const labelWidth = 15;
  const part = (label, text) =>
    text === undefined ? [] : besideLabel(label, labelWidth, wrapWords(text, width - labelWidth - 4), paint.dim);
  const { printed, corrected, solved } = found;
  return `${[
    paint.strong(`${statement.name}`) + paint.dim(`  ${paper.title}${paper.key === undefined ? '' : ` [${paper.key}]`}`),
    ...part('says', statement.says),
    ...part('status', status ?? 'nothing shown'),
    ...part('tried on', statement.domain(deep)),
    ...part('cases', countToText(printed)),
    ...part(printed.failures > 0 ? 'true instead' : 'remark', statement.truth),
    ...part('tried', corrected && countToText(corrected)),
    ...part('the program', solved && answersToText(solved)),
    ...part('theorems', statement.theorems?.join(', ')),
    ...proofs.flatMap(({ theorem, proof, inFull }) =>
      statement.theorems?.includes(theorem) ? part('proof', [...proof, ...(inFull === undefined ? [] : [inFull])].join(' ')) : [],
    ),
    ...part('not as recorded', complaints.length === 0 ? undefined : complaints.join('; ')),
    ...part('first failure', printed.smallest),
    ...part('to be seen', statement.counterexample?.shows),
    ...(play === undefined ? [] : playToLines(play, look)),
  ].join('\n')}\n`;
}
function answersToText({ cases, failures, smallest }) {
  if (failures === 0) return `answers as the rules do in all ${cases} cases`;
  return `answers otherwise than the rules in ${failures} of ${cases} cases; the first is ${smallest ?? ''}`;
}
function countToText({ cases, failures, smallest }) {
  if (failures === 0) return `${cases}, none fails`;
  return `${cases}, of which ${failures} ${failures === 1 ? 'fails' : 'fail'}${smallest === undefined ? '' : `; the first is ${smallest}`}`;
}
function playToLines({ question, outcome, line }, { paint, width }) {
  const mover = (alliance, index) => {
    if (alliance !== undefined) return `alliance ${alliance}`;
    return index % 2 === 0 ? 'first ' : 'second';
  };
  return [
    '',
    paint.strong(cut(`${question} by the rules: ${outcome}-position`, width)),
    ...line
      .slice(0, LINE)
      .map(({ move, to, alliance }, index) => cut(`  ${mover(alliance, index)}  ${move.padEnd(12)}  leaves ${to}`, width)),
    ...(line.length > LINE ? [paint.dim('  … and so on')] : []),
    ...(line.length === 0 ? ['  there is no move'] : []),
  ];
}
//# sourceMappingURL=text.js.map
