/** Wrong usage of the program itself, as opposed to a bad question: one line on standard error and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  /** Paths and words of the command line are repeated in it; what a terminal would obey is not. */
  constructor(message: string) {
    super(message.replace(/[^\P{Cc}\n\t]/gu, '\ufffd'));
  }
}
