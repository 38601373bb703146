/** The statements that the page shows. The build puts the data itself in the place of this file: see `vite.config.ts`. */
import { listStatements, type Statements } from './list-statements.ts';

export const statements: Statements = listStatements();
