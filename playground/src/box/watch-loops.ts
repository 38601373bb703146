/**
 * JavaScript with a look at the clock in every loop and every function: `ownTick()`, which `source.ts` defines. So a rule that goes on
 * for ever, or that takes ever more memory, is ended from inside, in every browser: a worker that is told to end may work on for
 * seconds, and where it shares a process with the page, the memory that it takes meanwhile ends the page. Lines stay where they are.
 */
import { parser } from '@lezer/javascript';
import { TICK } from './source.ts';

const LOOPS = ['ForStatement', 'WhileStatement', 'DoStatement'];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'MethodDeclaration', 'Property', 'ArrowFunction'];

export function watchLoops(code: string): string {
  const added: { readonly at: number; readonly text: string }[] = [];
  parser.parse(code).iterate({
    enter({ name, node }) {
      if (LOOPS.includes(name)) {
        const body = name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
        if (body) added.push({ at: body.from, text: ` if(${TICK}())` });
      } else if (FUNCTIONS.includes(name)) {
        const body = node.lastChild;
        if (body?.name === 'Block') added.push({ at: body.from + 1, text: `${TICK}();` });
        else if (body && name === 'ArrowFunction') added.push({ at: body.from, text: `(${TICK}(),` }, { at: body.to, text: ')' });
      }
    },
  });
  let watched = '';
  let end = 0;
  for (const { at, text } of added.sort((a, b) => a.at - b.at)) {
    watched += code.slice(end, at) + text;
    end = at;
  }
  return watched + code.slice(end);
}
