/**
 * Checks a proof line by line, without search: each line needs earlier ones only, and the options come from the rules.
 *
 * It imports nothing of engine, theorems or search. What is taken on trust: the rulesets (their moves, components and keys) and, for `v`
 * lines, that values of a sum are added without carrying [sprague1935] [grundy1939].
 */
import type { Catalogue } from '../core/catalogue.ts';
import type { CheckStep } from '../core/certificate.ts';
import { type Counted, once } from '../core/counted.ts';
import { LimitReached, type Limits } from '../core/limits.ts';
import { type Look, toLook, type Watched } from '../core/look.ts';
import { mex, type Nimber, nimSum } from '../core/nimber.ts';
import { excerpt } from '../core/result.ts';
import { Timer } from '../core/timer.ts';
import { PROOF_FORMAT, type ProofLine, parseProofLine } from './line.ts';
import { keyOf, movesAgain, optionsOf, outcomeAtEnd, type PlayedPosition, PositionReader, TooLarge } from './play.ts';

export interface ProofCheck {
  readonly ok: boolean;
  readonly question?: string;
  readonly outcome?: 'N' | 'P';
  /** The Grundy value, where the proof is one of values. */
  readonly value?: Nimber;
  /** Lines about positions that hold. */
  readonly lines: number;
  /** Options that were looked at. */
  readonly options: number;
  /** What is wrong, with the number of the line. */
  readonly why?: string;
  /** The same in one step, as other checks say it. */
  readonly steps: readonly [CheckStep];
}

export interface ProofCheckOptions extends Watched {
  readonly catalogue: Catalogue;
  /** How long the check may take; left out, as long as it needs. */
  readonly limits?: Partial<Pick<Limits, 'milliseconds'>>;
}

/** `refusal`: why nothing is checked. */
export function checkProof(lines: Iterable<string>, options: ProofCheckOptions, refusal?: string): ProofCheck {
  const checker = new ProofChecker(options, refusal ?? (isIterable(lines) ? undefined : 'expected a list of lines'));
  if (isIterable(lines)) for (const line of lines) if (!checker.read(line)) break;
  return checker.finish();
}

function isIterable(lines: unknown): boolean {
  return typeof (lines as Partial<Iterable<unknown>> | null | undefined)?.[Symbol.iterator] === 'function';
}

/** Thrown at the first line that does not hold. */
class Refuted extends Error {}

/** Options between two looks at the clock. */
const OPTIONS_PER_LOOK = 1024;

/** Takes a proof line by line, so that a long one is never held whole. */
export class ProofChecker {
  private readonly reader: PositionReader;
  private readonly timer: Timer;
  private readonly look: Look;
  private readonly outcomes = new Map<string, 'N' | 'P'>();
  /** Keys of the positions that have a line, by their texts: what a move leads to is then not read again. */
  private readonly keys = new Map<string, string>();
  private readonly values = new Map<string, Nimber>();
  private root: PlayedPosition | undefined;
  private question = '';
  private claimed: 'N' | 'P' | undefined;
  private number = 0;
  private lines = 0;
  private options = 0;
  private ended = false;
  private failure: Omit<CheckStep, 'what'> | undefined;

  constructor(options: ProofCheckOptions, refusal?: string) {
    const { catalogue, limits } = options;
    if (refusal !== undefined) this.failure = { result: 'fails', detail: refusal };
    this.look = toLook(options);
    this.reader = new PositionReader(catalogue);
    this.timer = new Timer(limits?.milliseconds ?? Number.POSITIVE_INFINITY);
  }

  /** Takes the next line, without its end; false when this or an earlier one does not hold. */
  read(text: string): boolean {
    if (this.failure !== undefined) return false;
    this.number++;
    return this.holds(() => this.take(text));
  }

  finish(): ProofCheck {
    this.holds(() => this.conclude());
    const { question, claimed, lines, options, failure } = this;
    const value = this.root === undefined ? undefined : this.valueOf(this.root);
    const outcome = claimed === undefined ? '' : ` is ${claimed}`;
    const what = question === '' ? 'the file is a proof' : `${question}${outcome}`;
    const detail = failure?.detail ?? `${lines} lines hold, ${options} options were looked at`;
    return {
      ok: failure === undefined,
      ...(question !== '' && { question }),
      ...(claimed !== undefined && { outcome: claimed }),
      ...(failure === undefined && value !== undefined && { value }),
      lines,
      options,
      ...(failure !== undefined && { why: detail }),
      steps: [{ what, ...(failure ?? { result: 'holds', detail }) }],
    };
  }

  private holds(step: () => void): boolean {
    if (this.failure !== undefined) return false;
    try {
      step();
    } catch (error) {
      const isOpen = error instanceof TooLarge || error instanceof LimitReached;
      if (!isOpen && !(error instanceof Refuted)) throw error;
      const limit = error instanceof LimitReached ? { limit: error.limit } : {};
      this.failure = { result: isOpen ? 'not done' : 'fails', detail: `line ${this.number}: ${error.message}`, ...limit };
    }
    return this.failure === undefined;
  }

  private take(text: string): void {
    if (typeof text !== 'string') throw new Refuted('a line of a proof is text');
    if (this.number === 1) {
      if (text !== PROOF_FORMAT) throw new Refuted(`expected "${PROOF_FORMAT}", found "${excerpt(text)}"`);
      return;
    }
    const line = parseProofLine(text);
    if (line === undefined || this.ended) throw new Refuted(`this is no line of a proof: "${excerpt(text)}"`);
    if (line.kind === 'question') this.ask(line.question);
    else if (line.kind === 'outcome') this.claim(line.outcome);
    else if (line.kind === 'end') this.end(line.count);
    else this.add(line);
  }

  private conclude(): void {
    if (!this.ended || this.root === undefined || this.claimed === undefined) throw new Refuted('the proof has no end');
    const value = this.valueOf(this.root);
    const proved = value === undefined ? this.outcomes.get(keyOf(this.root)) : value === 0 ? 'P' : 'N';
    if (proved === undefined) throw new Refuted('no line is about the question');
    if (proved !== this.claimed) throw new Refuted(`the lines prove ${proved}, and ${this.claimed} is claimed`);
  }

  private claim(outcome: 'N' | 'P'): void {
    if (this.claimed !== undefined) throw new Refuted('there are two outcomes');
    this.claimed = outcome;
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
    const position = this.reader.read(line);
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
    if (line.kind === 'v') this.addValue(position, line.value);
    else {
      if (line.kind === 'p') this.addLost(position);
      else this.addWon(position, line.to);
      const key = keyOf(position);
      this.outcomes.set(key, line.kind === 'p' ? 'P' : 'N');
      this.keys.set(line.position, key);
    }
    this.lines++;
  }

  private count(): void {
    if (this.options++ % OPTIONS_PER_LOOK !== 0) return;
    this.look({ positions: this.lines });
    this.timer.check('the check');
  }

  private addLost(position: PlayedPosition): void {
    let hasOption = false;
    for (const option of optionsOf(position)) {
      this.count();
      hasOption = true;
      if (this.seenFrom(position, option, keyOf(option)) !== 'N') throw new Refuted('an option is not known to be won');
    }
    if (!hasOption && outcomeAtEnd(position) !== 'P') throw new Refuted('there is no move, and that wins');
  }

  private addWon(position: PlayedPosition, to: string | undefined): void {
    if (to === undefined) {
      for (const _ of optionsOf(position)) throw new Refuted('there is a move, and none is named');
      if (outcomeAtEnd(position) !== 'N') throw new Refuted('there is no move, and that loses');
    } else {
      const wanted = this.keys.get(to) ?? keyOf(this.open(to));
      const option = this.findOption(position, wanted);
      if (option === undefined) throw new Refuted('no move leads to the position that is named');
      if (this.seenFrom(position, option, wanted) !== 'P')
        throw new Refuted('the position that is named is not known to be lost');
    }
  }

  private findOption(position: PlayedPosition, key: string): PlayedPosition | undefined {
    for (const option of optionsOf(position)) {
      this.count();
      if (keyOf(option) === key) return option;
    }
    return undefined;
  }

  /** The outcome of an option as the side that moves there sees it. */
  private seenFrom(position: PlayedPosition, option: PlayedPosition, key: string): 'N' | 'P' | undefined {
    const outcome = this.outcomes.get(key);
    if (outcome === undefined || !movesAgain(position, option)) return outcome;
    return outcome === 'N' ? 'P' : 'N';
  }

  private addValue(position: PlayedPosition, value: number): void {
    const { setting, components } = position;
    const [component, ...others] = components;
    if (setting.compound !== 'disjunctive' || setting.play !== 'normal') throw new Refuted('values are for normal play of sums');
    if (component === undefined || others.length > 0) throw new Refuted('a value is that of one component');
    if (component.sides !== undefined) throw new Refuted('values are for players who alternate');
    const values: Nimber[] = [];
    for (const parts of component.movesOnce()) {
      this.count();
      const found = this.sumOf(parts);
      if (found === undefined) throw new Refuted('an option has no value yet');
      values.push(found);
    }
    const least = mex(values);
    if (least !== value) throw new Refuted(`the value is ${least}, and ${value} is claimed`);
    this.values.set(component.key, value);
  }

  /** The Grundy value of a position, where the setting has values and those of all components are known. */
  private valueOf({ components, setting }: PlayedPosition): Nimber | undefined {
    if (setting.compound !== 'disjunctive' || setting.play !== 'normal') return undefined;
    return this.sumOf(components.map(({ key }) => once({ key })));
  }

  private sumOf(components: readonly Counted<{ readonly key: string }>[]): Nimber | undefined {
    let sum: Nimber = 0;
    for (const { item, count } of components) {
      const value = this.values.get(item.key);
      if (value === undefined) return undefined;
      if (count % 2n === 1n) sum = nimSum(sum, value);
    }
    return sum;
  }
}
