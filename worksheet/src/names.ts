/**
 * Names of positions, put into the questions that use them: `s = a + b + nim 1`.
 *
 * A name stands for the positions of its question, each with the options of its ruleset. How they are played together is no matter of
 * the positions: the bracket after a sum holds for all of it. So a sum of names that were asked about in another way than by default
 * has to say what it means.
 *
 * A name is a summand: the first word or one after `+`, with nothing behind it but another `+`, a bracket or the end. Every name of the
 * sheet counts, also one that is given below, so that no line means something else when another is moved.
 */
import {
  bad,
  COMPOUNDS,
  type InputError,
  listWords,
  ok,
  parseQuestion,
  type Result,
  type RulesetFacts,
  type Word,
} from 'impartial/internal';
import { isName, type Written } from './command.ts';

type FindFacts = (id: string) => RulesetFacts | undefined;

/** The positions that a name stands for. */
interface Named {
  readonly question: string;
  /** What stands for it in a sum. */
  readonly sum: string;
  /** Whether its last position has a bracket of its own, which would be taken for that of the sum. */
  readonly endsInOptions: boolean;
  /** The compound and the convention that its question asks for, where they are not those by default. */
  readonly compound?: string;
  readonly play?: string;
}

/** A question with its names replaced. */
export interface FullQuestion {
  readonly question: string;
  /** An error of the question as its line has it. */
  toLine(error: InputError): InputError;
}

export class Names {
  private readonly find: FindFacts;
  private readonly everywhere: ReadonlySet<string>;
  private readonly known = new Map<string, Named | undefined>();

  /** `everywhere` are the names that any line of the sheet gives. */
  constructor(find: FindFacts, everywhere: ReadonlySet<string>) {
    this.find = find;
    this.everywhere = everywhere;
  }

  /** The name now means this question, or nothing where that could not be read. */
  give(name: string, question: string): void {
    const read = parseQuestion(question, this.find);
    this.known.set(name, read.ok ? toNamed(question, read.value, this.find) : undefined);
  }

  /** The question with what its names stand for. */
  putInto({ text, at }: Written): Result<FullQuestion> {
    const words = listWords(text, 0);
    const used = listNames(words, (word, isAfterName) => this.isMeant(word, isAfterName));
    const [only] = used;
    if (only === undefined) return ok(asWritten(text, at));
    for (const { text: name, at: place } of used) {
      const wrong = this.why(name);
      if (wrong !== undefined) return bad('unknown-name', `“${name}” is not known here${wrong}.`, at + place, { found: name });
    }
    if (words.length === 1) return ok(inPlaceOf(text, at, used, () => this.known.get(only.text)?.question ?? ''));
    const unclear = this.unclear(text, used);
    if (unclear !== undefined) return { ok: false, error: { ...unclear, at: at + unclear.at } };
    return ok(inPlaceOf(text, at, used, (name) => this.known.get(name)?.sum ?? ''));
  }

  /** A word that stands where a name may stand: it is one, or could be nothing else. */
  private isMeant(word: string, isAfterName: boolean): boolean {
    return this.everywhere.has(word) || (isAfterName && isName(word) && this.find(word) === undefined);
  }

  private why(name: string): string | undefined {
    if (this.known.get(name) !== undefined) return undefined;
    if (this.known.has(name)) return ': its line is no question';
    return this.everywhere.has(name) ? ': it is given below' : ', neither as a game nor as a name';
  }

  /** What a sum leaves open. */
  private unclear(text: string, used: readonly Word[]): InputError | undefined {
    const bracket = /\s\[([^\]]*)\]\s*$/.exec(text);
    const options = (bracket?.[1] ?? '').split(',').map((option) => option.trim().normalize('NFC').replace('misère', 'misere'));
    const saysPlay = options.some((option) => option === 'normal' || option === 'misere');
    const saysCompound = options.some((option) => Object.hasOwn(COMPOUNDS, option));
    for (const { text: name, at } of used) {
      const { compound, play, endsInOptions = false } = this.known.get(name) ?? {};
      const open = [saysCompound ? undefined : compound, saysPlay ? undefined : play].find((each) => each !== undefined);
      if (open !== undefined) {
        const message = `“${name}” is asked with [${open}]: a bracket after the sum says how all of it is played.`;
        return { code: 'setting-of-sum', message, at, expected: `a bracket such as [${open}]` };
      }
      const isLast = text.slice(at + name.length).search(/\S/) < 0 || bracket?.index === at + name.length;
      if (isLast && endsInOptions) {
        const message = `“${name}” has options of its own: put another position behind it, or write it out.`;
        return { code: 'options-of-name', message, at };
      }
    }
    return undefined;
  }
}

function toNamed(question: string, read: { summands: readonly SummandText[]; setting: Setting }, find: FindFacts): Named {
  const { summands, setting } = read;
  const defaultPlay = find(summands[0]?.ruleset ?? '')?.defaultPlay ?? 'normal';
  const sum = summands.map(({ ruleset, text, options }) => {
    const own = options.map(({ name, words }) => [name, ...words.map((word) => word.text)].join(' '));
    return `${ruleset} ${text}`.trimEnd() + (own.length === 0 ? '' : ` [${own.join(', ')}]`);
  });
  return {
    question,
    sum: sum.join(' + '),
    endsInOptions: (summands.at(-1)?.options.length ?? 0) > 0,
    ...(setting.compound !== 'disjunctive' && { compound: setting.compound }),
    ...(setting.play !== defaultPlay && { play: setting.play }),
  };
}

type ReadQuestion = Extract<ReturnType<typeof parseQuestion>, { ok: true }>['value'];
type SummandText = ReadQuestion['summands'][number];
type Setting = ReadQuestion['setting'];

/** The words that are summands of one word and meant as names; what is in braces belongs to a game on an edge. */
function listNames(words: readonly Word[], isMeant: (word: string, isAfterName: boolean) => boolean): readonly Word[] {
  const found: Word[] = [];
  let depth = 0;
  let isAfterName = true;
  for (const [index, word] of words.entries()) {
    const isFirst = index === 0 || (words[index - 1]?.text === '+' && depth === 0);
    const next = words[index + 1]?.text ?? '+';
    if (isFirst) {
      const isLone = next === '+' || next.startsWith('[');
      const isUsed: boolean = isLone && isMeant(word.text, isAfterName);
      if (isUsed) found.push(word);
      isAfterName = isUsed;
    }
    if (!/^\(*[gs]6:/.test(word.text)) depth += count(word.text, '{') - count(word.text, '}');
  }
  return found;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function asWritten(text: string, at: number): FullQuestion {
  return { question: text, toLine: (error) => ({ ...error, at: at + Math.min(error.at, text.length) }) };
}

function inPlaceOf(text: string, at: number, used: readonly Word[], meaning: (name: string) => string): FullQuestion {
  /** Where each name ends in the line and in the question, and where it begins in both. */
  const places: { from: number; to: number; at: number; end: number }[] = [];
  let question = '';
  let end = 0;
  for (const word of used) {
    question += text.slice(end, word.at);
    end = word.at + word.text.length;
    const from = question.length;
    question += meaning(word.text);
    places.push({ from, to: question.length, at: word.at, end });
  }
  question += text.slice(end);
  const placeOf = (offset: number) => {
    let shift = 0;
    for (const place of places) {
      if (offset < place.from) break;
      if (offset < place.to) return place.at;
      shift = place.end - place.to;
    }
    return Math.min(offset + shift, text.length);
  };
  return { question, toLine: (error) => ({ ...error, at: at + placeOf(error.at) }) };
}
