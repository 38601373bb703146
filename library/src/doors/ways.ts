/**
 * `impartial/ways`: ways of answering that `impartial/on-demand` and `impartial/command` leave out, to be given as options where a question
 * may need them: heaps of codes, in misère play and in compounds, and the loops for boards, graphs and long octal sequences.
 */
export { byCode } from '../engine/solve/by-code.ts';
export { heapTables } from '../engine/solve/octal-tables.ts';
export { plainKernels } from '../numeric/plain-kernels.ts';
