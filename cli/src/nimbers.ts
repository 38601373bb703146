/** Arithmetic of nimbers on the command line: numbers read with their places, joined, and written as a line or as JSON. */
import type { Command } from 'commander';
import { type BadQuestion, type Nimber, toNimber } from 'impartial';
import { answerLine } from 'impartial/present';
import { refuseQuestion } from './refuse.ts';
import { answer } from './terminal.ts';

/** Products of longer numbers take more than a moment. */
const MOST_DIGITS = 20_000;

export interface NimberVerb {
  readonly name: string;
  readonly about: string;
  /** What stands between two numbers: `⊕`. */
  readonly sign: string;
  readonly examples: string;
  join(a: Nimber, b: Nimber): Nimber;
}

export function addNimberVerb(program: Command, verb: NimberVerb): void {
  const command = program.command(verb.name).argument('<numbers...>', 'whole numbers of any size').description(verb.about);
  command.option('--json', 'print one JSON object').addHelpText('after', verb.examples);
  command.action((words: readonly string[], { json }: { readonly json?: boolean }) => nimberVerb(verb, words, json === true));
}

async function nimberVerb({ name, sign, join }: NimberVerb, words: readonly string[], json: boolean): Promise<void> {
  const question = `${name} ${words.join(' ')}`;
  const numbers = readNumbers(question, name.length);
  if ('error' in numbers) return refuseQuestion(numbers, json);
  const result = numbers.reduce(join);
  const texts = numbers.map(String);
  await answer(
    json ? `${answerLine({ question, numbers: texts, result: String(result) })}\n` : `${texts.join(` ${sign} `)} = ${result}\n`,
  );
}

/** The numbers after the verb, or what is wrong with the first that is none. */
function readNumbers(question: string, from: number): readonly Nimber[] | BadQuestion {
  const numbers: Nimber[] = [];
  for (const { 0: word, index } of question.slice(from).matchAll(/\S+/g)) {
    const at = from + index;
    if (!/^\d+$/.test(word)) {
      const message = /^[-−]\d+$/.test(word) ? 'A nimber is not negative.' : `${word.slice(0, 40)} is no whole number.`;
      return {
        question,
        error: { code: 'not-a-number', message, at, expected: 'a whole number in digits', found: word.slice(0, 40) },
      };
    }
    if (word.length > MOST_DIGITS) {
      const message = `A number has at most ${MOST_DIGITS} digits here.`;
      return { question, error: { code: 'number-too-long', message, at, expected: `at most ${MOST_DIGITS} digits` } };
    }
    numbers.push(word.length < 16 ? Number(word) : toNimber(BigInt(word)));
  }
  if (numbers.length > 0) return numbers;
  return {
    question,
    error: { code: 'not-a-number', message: 'There is no number.', at: from, expected: 'a whole number in digits' },
  };
}
