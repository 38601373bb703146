/** The page of results: every statement with its status, the cases, the corrections; written by the program itself. */
import { type ShownOutcome } from './text.ts';
export declare function papersToMarkdown(outcomes: readonly ShownOutcome[], deep: boolean): string;
//# sourceMappingURL=markdown.d.ts.map
