/** The loops for boards and long sequences: fetched with the first question that may need them (`games.ts`). */
export { heapTables, plainKernels } from 'impartial';
