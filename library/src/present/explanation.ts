/**
 * A verdict told at length: the rule, what was tried, what was used and where it is proved, the certificate, a line of play.
 */
import type { Certificate } from '../core/certificate.ts';
import type { RulesetFacts } from '../core/ruleset.ts';
import { COMPOUNDS, type Setting } from '../core/setting.ts';
import type { TheoremFacts } from '../core/theorem.ts';
import type { Verdict } from '../core/verdict.ts';
import { type CertificateKinds, certificateToText } from './certificate.ts';
import { cut, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';
import { pictureOf } from './picture.ts';
import { citationToText } from './reference.ts';
import { verdictToText } from './text.ts';

export interface Told {
  readonly verdict: Verdict;
  readonly setting: Setting;
  /** What is on the board, what a move is and who wins, in short sentences. */
  readonly sentence: string;
  /** The rulesets of the question, each once. */
  readonly rulesets: readonly RulesetFacts[];
  /** The theorems that the verdict rests on. */
  readonly used: readonly TheoremFacts[];
  /** Best play to the end, or the beginning of it. */
  readonly line: readonly { readonly move: string; readonly to: string; readonly wins: boolean }[];
  readonly certificate?: Certificate | undefined;
  /** The proofs of the theorems used, where they are asked for. */
  readonly proofs?: readonly ToldProof[];
  /** What print has wrong about this; the first is told. */
  readonly inPrint?: readonly ToldSlip[];
}

export interface ToldProof {
  readonly theorem: string;
  readonly proof: readonly string[];
  readonly inFull?: string;
}

export interface ToldSlip {
  readonly name: string;
  readonly says: string;
  readonly truth: string;
  readonly counterexample: { readonly at: string; readonly shows?: string };
}

/** How many moves of a line of play are shown; a longer one ends with “and so on”. */
export const LINE = 12;

export function toldToText(told: Told, kinds: CertificateKinds, look: Look = PLAIN_LOOK): string {
  const { verdict } = told;
  const sections: (readonly string[])[] = [
    [look.paint.strong(cut(verdict.question, look.width)), ...wrapWords(told.sentence, look.width)],
    section('Rule', told.rulesets.map(({ title, rule }) => `${title}: ${rule}`).concat(ruleOfPlay(told)), look),
    [
      look.paint.strong('Answer'),
      ...verdictToText(verdict, { ...look, width: look.width - 2 })
        .trimEnd()
        .split('\n')
        .map(indent),
    ],
    section('Why', verdict.why === undefined ? [] : [toSentence(verdict.why)], look),
    section(
      'Theorems that do not apply',
      verdict.passedOver.map(({ theorem, why }) => `${theorem}: ${why}`),
      look,
    ),
    told.used.flatMap((theorem, index) => [
      ...(index === 0 ? [look.paint.strong('What was used')] : []),
      ...theoremLines(theorem, look),
    ]),
    told.used.flatMap((theorem) => proofLines(theorem, told.proofs ?? [], look)),
    section('In print', (told.inPrint ?? []).slice(0, 1).flatMap(slipToParagraphs), look),
    pictureLines(told, look),
    section(
      'Certificate (`impartial verify --certificate` replays it)',
      told.certificate === undefined ? [] : certificateToText(told.certificate, kinds),
      look,
    ),
    playLines(told, look),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** How the components are played together, and who wins. */
export function settingToText({ compound, play }: Setting): string {
  const { moveIn, ends } = COMPOUNDS[compound];
  const winner = play === 'normal' ? 'loses (normal play)' : 'wins (misère play)';
  if (compound === 'disjunctive') return `A turn is one move in one component. A player who cannot move ${winner}.`;
  const move = { one: 'exactly one component', all: 'every component that is not over', some: 'one or more components' }[moveIn];
  const end = ends === 'last' ? 'when every component is over' : 'as soon as one component is over';
  return `Played as a ${compound} compound: a turn moves in ${move}; the game ends ${end}. The player to move then ${winner}.`;
}

function slipToParagraphs({ name, says, truth, counterexample: { at, shows } }: ToldSlip): readonly string[] {
  return [`${name}: ${says}`, `True: ${truth}`, `Least counterexample: ${at}${shows === undefined ? '' : `. ${shows}`}`];
}

/** Players of alliances do not alternate: there the last move decides, whoever is next. */
function ruleOfPlay({ setting, verdict }: Told): string {
  if (verdict.alliance === undefined) return settingToText(setting);
  return setting.play === 'normal'
    ? 'The alliance that moves last wins (normal play).'
    : 'The alliance that moves last loses (misère play).';
}

function pictureLines({ verdict }: Told, look: Look): string[] {
  const picture = pictureOf(verdict.marks);
  return picture === undefined ? [] : [look.paint.strong(picture.title), ...picture.toText(look)];
}

function section(title: string, paragraphs: readonly string[], look: Look): string[] {
  if (paragraphs.length === 0) return [];
  return [look.paint.strong(title), ...paragraphs.flatMap((text) => hanging(text, look.width))];
}

/** A paragraph whose first line stands out. */
function hanging(text: string, width: number): string[] {
  return wrapWords(text, width - 4).map((line, index) => (index === 0 ? `  ${line}` : `    ${line}`));
}

function theoremLines({ id, title, statement, sources }: TheoremFacts, look: Look): string[] {
  return [
    `  ${look.paint.good(id)}  ${title}`,
    ...wrapWords(statement, look.width - 4).map((line) => `    ${line}`),
    ...[...new Set(sources.map(citationToText))].flatMap((citation) =>
      wrapWords(citation, look.width - 4).map((line) => `    ${look.paint.dim(line)}`),
    ),
  ];
}

function proofLines({ id, title }: TheoremFacts, proofs: readonly ToldProof[], look: Look): string[] {
  const found = proofs.find(({ theorem }) => theorem === id);
  if (found === undefined) return [];
  const { proof, inFull } = found;
  return section(`Proof of ${id}: ${title}`, inFull === undefined ? proof : [...proof, inFull], look);
}

/** Move by move, with ! where the winner moves. */
function playLines({ line }: Told, { width, paint }: Look): string[] {
  if (line.length === 0) return [];
  const longest = Math.min(24, Math.max(...line.map(({ move }) => move.length)));
  const lines = line.slice(0, LINE).map(({ move, to, wins }, index) => {
    const label = `${cut(move, longest)}${wins ? '!' : ''}`.padEnd(longest + 1);
    return `  ${String(index + 1).padStart(2)}. ${wins ? paint.good(label) : label}  ${cut(`to ${to}`, width - longest - 9)}`;
  });
  const more = line.length > LINE ? [paint.dim('      … and so on')] : [];
  return [paint.strong('A line of play (! is a winning move)'), ...lines, ...more];
}

/** A capital at its beginning and a full stop at its end. */
function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function indent(line: string): string {
  return line === '' ? line : `  ${line}`;
}
