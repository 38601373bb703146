/**
 * Answers for LaTeX: a verdict, an explanation and a period as paragraphs that can be pasted into a paper.
 *
 * They need no package. Sources are cited by their keys, for which `bibliographyToBibtex` has the entries.
 */
import { kindOfValue, valueToTex } from '../compounds/show.ts';
import type { Because, Verdict, WinningMove } from '../core/verdict.ts';
import { settingToText, type Told } from './explanation.ts';
import { kindInside, kindInWords } from './kind.ts';
import { ifCodeInWords, observedInWords, type ShownPeriod } from './period.ts';
import { escapeTex, lineToTex } from './tex.ts';
import { moreWithSameResult } from './text.ts';

/** Moves that are written out. */
const MOST_MOVES = 20;

export function verdictToTex(verdict: Verdict): string {
  return `${[answerToTex(verdict), ...movesToTex(verdict), ...reasonsToTex(verdict.because)].join('\n')}\n`;
}

export function explanationToTex({ verdict, setting, rulesets, used, line }: Told): string {
  const rules = rulesets.map(({ title, rule }) => `\\paragraph{${escapeTex(title)}.} ${escapeTex(rule)}`);
  const theorems = used.map(({ title, statement, sources }) => {
    return `\\paragraph{${escapeTex(title)}.} ${escapeTex(statement)} ${citeAll(sources)}`;
  });
  const play = line.map(({ move, to, wins }) => `\\item ${lineToTex(move)}${wins ? '!' : ''} to ${lineToTex(to)}`);
  return `${[
    ...rules,
    ...(verdict.alliance === undefined ? [escapeTex(settingToText(setting))] : []),
    `\\paragraph{Answer.} ${verdictToTex(verdict).trimEnd()}`,
    ...(verdict.why === undefined ? [] : [`\\paragraph{Why.} ${sentence(verdict.why)}`]),
    ...theorems,
    ...(play.length === 0
      ? []
      : [`\\paragraph{A line of play.} An exclamation mark is a winning move.\n${list('enumerate', play)}`]),
  ].join('\n\n')}\n`;
}

export function periodToTex(question: string, answer: ShownPeriod): string {
  const { period, preperiod, arithmetic, because, reason } = answer;
  const values = escapeTex(kindInside(kindInWords(answer.kind)));
  const family = `The ${values} of ${lineToTex(question)}`;
  const found =
    arithmetic !== undefined
      ? `${family} have arithmetic period $${arithmetic.period}$ with saltus $${arithmetic.saltus}$ from $n = ${arithmetic.preperiod}$ on.`
      : period !== undefined
        ? `${family} have period $${period}$ from $n = ${preperiod}$ on.`
        : `No period is proved of the ${values} of ${lineToTex(question)}: ${escapeTex(reason ?? 'none is known')}.`;
  const seen = [observedInWords(answer), ifCodeInWords(answer)].flatMap((text) => (text === undefined ? [] : [sentence(text)]));
  return `${[found, ...seen, ...reasonsToTex(because)].join('\n')}\n`;
}

function answerToTex(verdict: Verdict): string {
  const { question, outcome, alliance, reason, values } = verdict;
  const position = `The position ${lineToTex(question)}`;
  const tex = valueToTex(values);
  const value = tex === undefined ? '' : ` It has ${kindOfValue(values)?.name ?? 'value'} $${tex}$.`;
  if (outcome === 'unknown')
    return `${position} is open: ${escapeTex((reason ?? 'it is not known').replace(/\.$/, ''))}.${value}`;
  if (outcome === 'draw') return `${position} is a draw: neither player can force a win.${value}`;
  const who = outcome === 'N' ? 'the player to move' : 'the player who just moved';
  const winner = alliance === undefined ? who : `alliance ${alliance}`;
  return `${position} is ${outcome === 'N' ? 'an $\\mathcal{N}$' : 'a $\\mathcal{P}$'}-position: ${winner} wins.${value}`;
}

function movesToTex({ winningMoves, winningMovesComplete }: Verdict): string[] {
  if (winningMoves.length === 0) return [];
  const shown = winningMoves.slice(0, MOST_MOVES).map(moveToTex);
  const isAll = winningMovesComplete && winningMoves.length <= MOST_MOVES;
  const joined = shown.length === 1 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
  if (!isAll) return [`Among the winning moves are ${joined}.`];
  const isOne = winningMoves.length === 1 && winningMoves[0]?.sameResult === undefined;
  return [isOne ? `The only winning move is ${joined}.` : `The winning moves are ${joined}.`];
}

function moveToTex({ move, to, sameResult }: WinningMove): string {
  const more = sameResult === undefined ? [] : [moreWithSameResult(sameResult)];
  const said = [...(to === undefined ? [] : [`to ${lineToTex(to)}`]), ...more].join(', ');
  return said === '' ? lineToTex(move) : `${lineToTex(move)} (${said})`;
}

function reasonsToTex(because: readonly Because[]): string[] {
  if (because.length === 0) return [];
  return [
    list(
      'itemize',
      because.map(({ source, text }) => `\\item ${sentence(text)} ${cite(source)}`),
    ),
  ];
}

function list(environment: string, items: readonly string[]): string {
  return `\\begin{${environment}}\n${items.join('\n')}\n\\end{${environment}}`;
}

function cite(keys: string, where?: string): string {
  return where === undefined ? `\\cite{${keys}}` : `\\cite[${escapeTex(where)}]{${keys}}`;
}

/** Neighbours share one command, `\\cite{a,b}`; a source with a place in it has one for itself. */
function citeAll(sources: readonly { readonly key: string; readonly where?: string }[]): string {
  const groups: { keys: string; where?: string }[] = [];
  for (const { key, where } of sources) {
    const last = groups.at(-1);
    if (where !== undefined) groups.push({ keys: key, where });
    else if (last !== undefined && last.where === undefined) last.keys += `,${key}`;
    else groups.push({ keys: key });
  }
  return groups.map(({ keys, where }) => cite(keys, where)).join(' ');
}

function sentence(text: string): string {
  return `${escapeTex(text.charAt(0).toUpperCase() + text.slice(1)).replace(/\.$/, '')}.`;
}
