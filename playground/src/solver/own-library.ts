/**
 * The library as modules of one's own import it. Of `impartial` they get what is in `impartial/define`, too: the rest would have to be
 * in the worker for everybody.
 */
export * as library from 'impartial/define';
export { clickedIn } from './clicked.ts';
