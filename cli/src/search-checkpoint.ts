/**
 * A search that can be stopped and continued: it saves what it has found now and then, when a limit stops it and at Ctrl-C, and the
 * next run with the same file begins with that.
 */
import { type BadQuestion, DEFAULT_LIMITS, SearchMemory, type Verdict } from 'impartial';
import { openWith, type SolveOptions } from 'impartial/on-demand';
import { asAsked } from './ask.ts';
import type { FullQuestion } from './file-token.ts';
import { INTERRUPTED, Interrupted, Interrupts } from './interrupts.ts';
import { Saver } from './saver.ts';
import { readSearch, saveSearch } from './search-file.ts';
import { talk } from './terminal.ts';

/** Where it is saved, and for whom. */
export interface SearchPlace {
  readonly path: string;
  readonly version: string;
  readonly rulesets: string;
}

/** The answer; where it is not known yet, what was kept is said. At Ctrl-C that is said as well, and the program ends. */
export function solveFromCheckpoint(question: FullQuestion, options: SolveOptions, place: SearchPlace): Verdict | BadQuestion {
  const memory = new SearchMemory('question');
  const owner = { question: question.full, version: place.version, rulesets: place.rulesets };
  readSearch(place.path, owner, memory, options.limits?.megabytes ?? DEFAULT_LIMITS.megabytes);
  const known = memory.positions;
  if (known > 0) talk(`impartial: the search goes on from ${inWords(known)} of the checkpoint`);
  const saver = new Saver(() => saveSearch(place.path, owner, memory));
  const saveAll = () => {
    if (memory.positions > known) saver.save();
  };
  const onProgress: SolveOptions['onProgress'] = (done) => {
    options.onProgress?.(done);
    if (saver.isDue) saveAll();
  };
  const interrupts = new Interrupts();
  try {
    const found = interrupts.run(() => solveFrom(memory, question, { ...options, onProgress }));
    saveAll();
    if (!('error' in found) && found.outcome === 'unknown') talk(`impartial: ${keptInWords(memory, saver)}`);
    if (saver.isMissing) process.exitCode = 1;
    return found;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    saveAll();
    talk(`impartial: interrupted; ${keptInWords(memory, saver)}`);
    process.exit(INTERRUPTED);
  } finally {
    interrupts.end();
  }
}

/** The answer; the search begins with what the memory holds, and leaves there what it finds. */
function solveFrom(memory: SearchMemory, question: FullQuestion, options: SolveOptions): Verdict | BadQuestion {
  const opened = openWith(question.full, options);
  return asAsked(question, 'error' in opened ? opened : opened.solve(memory));
}

function keptInWords(memory: SearchMemory, { isMissing }: Saver): string {
  const { positions, hasMore } = memory;
  const kept =
    positions === 0 || isMissing
      ? 'nothing was kept'
      : `the checkpoint has ${inWords(positions)}, and the same command goes on from there`;
  return hasMore ? `${kept}; what was searched on bit sets or in tables of heaps is not saved` : kept;
}

function inWords(positions: number): string {
  return positions === 1 ? '1 position' : `${positions} positions`;
}
