/**
 * Checks a proof line by line, without search: each line needs earlier ones only, and the options come from the rules.
 *
 * It imports nothing of engine, theorems or search. What is taken on trust: the rulesets (their moves, components and keys) and, for `v`
 * lines, that values of a sum are added without carrying [sprague1935] [grundy1939].
 */
import type { Catalogue } from '../core/catalogue.ts';
import { mex, type Nimber, nimSum } from '../core/nimber.ts';
import { excerpt } from '../core/result.ts';
import { PROOF_FORMAT, type ProofLine, parseProofLine } from './line.ts';
import { keyOf, movesAgain, optionsOf, outcomeAtEnd, type PlayedPosition, readPosition } from './play.ts';

export interface ProofCheck {
  readonly ok: boolean;
  readonly question?: string;
  readonly outcome?: 'N' | 'P';
  /** The Grundy value, where the proof is one of values. */
  readonly value?: Nimber;
  /** Lines that hold. */
  readonly lines: number;
  /** Options that were looked at. */
  readonly options: number;
  /** What is wrong, with the number of the line. */
  readonly why?: string;
}

/** Thrown at the first line that does not hold. */
class Refuted extends Error {}

export function checkProof(lines: Iterable<string>, catalogue: Catalogue): ProofCheck {
  const checker = new ProofChecker(catalogue);
  let number = 0;
  try {
    for (const line of lines) {
      number++;
      checker.read(line, number);
    }
    return checker.finish();
  } catch (error) {
    if (!(error instanceof Refuted)) throw error;
    return { ...checker.found, ok: false, why: `line ${number}: ${error.message}` };
  }
}

/** Takes a proof line by line, so that a long one is never held whole. */
export class ProofChecker {
  private readonly catalogue: Catalogue;
  private readonly outcomes = new Map<string, 'N' | 'P'>();
  private readonly values = new Map<string, Nimber>();
  private root: PlayedPosition | undefined;
  private question = '';
  private claimed: 'N' | 'P' | undefined;
  private lines = 0;
  private options = 0;
  private ended = false;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  get found(): Omit<ProofCheck, 'ok'> {
    const { lines, options, question, claimed } = this;
    return { lines, options, ...(question !== '' && { question }), ...(claimed !== undefined && { outcome: claimed }) };
  }

  /** Throws where the line does not hold. */
  read(text: string, number: number): void {
    if (number === 1) {
      if (text !== PROOF_FORMAT) throw new Refuted(`expected "${PROOF_FORMAT}", found "${excerpt(text)}"`);
      return;
    }
    const line = parseProofLine(text);
    if (line === undefined || this.ended) throw new Refuted(`this is no line of a proof: "${excerpt(text)}"`);
    if (line.kind === 'question') this.ask(line.question);
    else if (line.kind === 'outcome') this.claimed = line.outcome;
    else if (line.kind === 'end') this.end(line.count);
    else this.add(line);
  }

  finish(): ProofCheck {
    if (!this.ended || this.root === undefined || this.claimed === undefined) throw new Refuted('the proof has no end');
    const value = this.valueOf(this.root);
    const proved = value === undefined ? this.outcomes.get(keyOf(this.root)) : value === 0 ? 'P' : 'N';
    if (proved === undefined) throw new Refuted('no line is about the question');
    if (proved !== this.claimed) throw new Refuted(`the lines prove ${proved}, and ${this.claimed} is claimed`);
    return { ok: true, ...this.found, ...(value !== undefined && { value }) };
  }

  private ask(question: string): void {
    if (this.root !== undefined) throw new Refuted('there are two questions');
    this.question = question;
    this.root = this.open(question);
  }

  private end(count: number): void {
    if (count !== this.lines) throw new Refuted(`${count} lines are announced, and there are ${this.lines}`);
    this.ended = true;
  }

  private open(line: string): PlayedPosition {
    const position = readPosition(line, this.catalogue);
    if (!position.ok) throw new Refuted(position.error.message);
    const { setting } = position.value;
    const expected = this.root?.setting ?? setting;
    if (setting.compound !== expected.compound || setting.play !== expected.play)
      throw new Refuted('the setting is not that of the question');
    return position.value;
  }

  private add(line: Extract<ProofLine, { readonly position: string }>): void {
    if (this.root === undefined) throw new Refuted('the question comes first');
    const position = this.open(line.position);
    if (line.kind === 'p') this.addLost(position);
    else if (line.kind === 'n') this.addWon(position, line.to);
    else this.addValue(position, line.value);
    this.lines++;
  }

  private addLost(position: PlayedPosition): void {
    let hasOption = false;
    for (const option of optionsOf(position)) {
      this.options++;
      hasOption = true;
      if (this.seenFrom(position, option) !== 'N') throw new Refuted('an option is not known to be won');
    }
    if (!hasOption && outcomeAtEnd(position) !== 'P') throw new Refuted('there is no move, and that wins');
    this.outcomes.set(keyOf(position), 'P');
  }

  private addWon(position: PlayedPosition, to: string | undefined): void {
    if (to === undefined) {
      for (const _ of optionsOf(position)) throw new Refuted('there is a move, and none is named');
      if (outcomeAtEnd(position) !== 'N') throw new Refuted('there is no move, and that loses');
    } else {
      const wanted = keyOf(this.open(to));
      const option = this.findOption(position, wanted);
      if (option === undefined) throw new Refuted('no move leads to the position that is named');
      if (this.seenFrom(position, option) !== 'P') throw new Refuted('the position that is named is not known to be lost');
    }
    this.outcomes.set(keyOf(position), 'N');
  }

  private findOption(position: PlayedPosition, key: string): PlayedPosition | undefined {
    for (const option of optionsOf(position)) {
      this.options++;
      if (keyOf(option) === key) return option;
    }
    return undefined;
  }

  /** The outcome of an option as the side that moves there sees it. */
  private seenFrom(position: PlayedPosition, option: PlayedPosition): 'N' | 'P' | undefined {
    const outcome = this.outcomes.get(keyOf(option));
    if (outcome === undefined || !movesAgain(position, option)) return outcome;
    return outcome === 'N' ? 'P' : 'N';
  }

  private addValue(position: PlayedPosition, value: number): void {
    const { setting, components } = position;
    const [component, ...others] = components;
    if (setting.compound !== 'disjunctive' || setting.play !== 'normal') throw new Refuted('values are for normal play of sums');
    if (component === undefined || others.length > 0) throw new Refuted('a value is that of one component');
    if (component.sides() !== undefined) throw new Refuted('values are for players who alternate');
    const values: Nimber[] = [];
    for (const option of optionsOf(position)) {
      this.options++;
      const found = this.valueOf(option);
      if (found === undefined) throw new Refuted('an option has no value yet');
      values.push(found);
    }
    const least = mex(values);
    if (least !== value) throw new Refuted(`the value is ${least}, and ${value} is claimed`);
    this.values.set(component.key, value);
  }

  /** The nim-sum of the components, where the values of all are known. */
  private valueOf({ components, setting }: PlayedPosition): Nimber | undefined {
    if (setting.compound !== 'disjunctive' || setting.play !== 'normal') return undefined;
    let sum: Nimber = 0;
    for (const game of components) {
      const value = this.values.get(game.key);
      if (value === undefined) return undefined;
      sum = nimSum(sum, value);
    }
    return sum;
  }
}
