/** Wrong usage of the program itself, as opposed to a bad question: one line on standard error and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
