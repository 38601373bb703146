/** `impartial nim-product`: numbers multiplied in the field of nimbers. */
import type { Command } from 'commander';
import { nimProduct } from 'impartial';
import { addNimberVerb } from '../nimbers.ts';

const EXAMPLES = `
Examples:
  impartial nim-product 5 7
  impartial nim-product 1000000000000000000 1000000000000000000 --json

The value of a head at 5,7 in turning-corners is the nim product of 5 and 7.`;

export function addNimProduct(program: Command): void {
  addNimberVerb(program, {
    name: 'nim-product',
    about: 'numbers multiplied as nimbers, as the values of a product of coin games are',
    sign: '⊗',
    examples: EXAMPLES,
    join: nimProduct,
  });
}
