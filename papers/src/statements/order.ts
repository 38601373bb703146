/** The order in which a paper's statements are shown: what is written in other files is put beside what it belongs to. */
import type { Statement } from './statement.ts';

/** The statements with others put behind those named. */
export function withBehind(
  statements: readonly Statement[],
  others: Readonly<Record<string, readonly Statement[]>>,
): readonly Statement[] {
  for (const name of Object.keys(others))
    if (!statements.some((each) => each.name === name)) throw new Error(`there is no statement named ${name}`);
  return statements.flatMap((each) => [each, ...(others[each.name] ?? [])]);
}
