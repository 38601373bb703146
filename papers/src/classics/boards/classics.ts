/** What is known of games on boards: statements with the domains on which they are played through. */
import type { Statement } from '../../statements/statement.ts';
import { cornerStatements } from './corner.ts';
import { notaktoClassics } from './notakto.ts';
import { tacTixClassics } from './tac-tix.ts';

export const boardsClassics: readonly Statement[] = [...tacTixClassics, ...notaktoClassics, ...cornerStatements];
