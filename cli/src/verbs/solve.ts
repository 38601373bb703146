/**
 * `impartial solve`: who wins, by which move, and why.
 */
import type { Command } from 'commander';
import { addMovesFlag, addSolveFlags } from '../solve-flags.ts';
import { solveQuestion } from '../solve-question.ts';

const EXAMPLES = `
Examples:
  impartial solve "node-kayles P5"
  impartial solve "node-kayles P9 + P11 [conjunctive]"
  impartial solve nim 3 5 7 --moves all
  impartial solve "node-kayles file:map.dot" --json
  impartial solve "kayles 5 7 [misere]" --genus
  impartial solve - < one-long-question.txt
  impartial solve "kayles 12 [misere]" --proof kayles.proof.gz
  impartial solve "grundys-game 24 25 [misere]" --checkpoint grundy.save
  impartial solve --batch questions.txt --json > answers.jsonl

Exit code: 0 when every question got N, P or draw; 1 when a line was bad, the
answer is unknown or its proof was not written; 2 for wrong usage.`;

export function addSolve(program: Command): void {
  const command = program.command('solve').argument('[question...]', 'a question line; - reads one from standard input');
  command.description('who wins a position, by which move, and why').option('--json', 'print one JSON object a question');
  command.option('--certificate', 'with --batch --json: each answer with its certificate, which may take longer than the answer');
  command.option('--no-certificate', 'leave the certificate out of --json');
  command.option('--latex', 'print a paragraph for LaTeX');
  command.option('--batch [file]', 'answer a question a line, of a file or standard input; # begins a comment');
  command.option('--proof <file>', 'write the proof of a search as well; compressed where the name ends in .gz');
  command.option('--checkpoint <file>', 'save what a search finds now and then, and go on from there');
  command.option('--progress', 'say how far a long search is, also where standard error is no terminal');
  command.option('--genus', 'also the genus, of the position and of its components');
  addSolveFlags(addMovesFlag(command)).addHelpText('after', EXAMPLES).action(solveQuestion);
}
