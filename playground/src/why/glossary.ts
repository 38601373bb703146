/** The glossary of the library, in a file of its own that is loaded once a reason is shown. */
export { glossary, type Term } from 'impartial/present';
