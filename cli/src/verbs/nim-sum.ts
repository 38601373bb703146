/** `impartial nim-sum`: numbers added in binary without carrying. */
import type { Command } from 'commander';
import { nimSum } from 'impartial';
import { addNimberVerb } from '../nimbers.ts';

const EXAMPLES = `
Examples:
  impartial nim-sum 3 5 6
  impartial nim-sum 12345678901234567890 7 --json`;

export function addNimSum(program: Command): void {
  addNimberVerb(program, {
    name: 'nim-sum',
    about: 'numbers added in binary without carrying, as the values of a sum of games are',
    sign: '⊕',
    examples: EXAMPLES,
    join: nimSum,
  });
}
