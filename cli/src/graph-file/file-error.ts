/** A graph file that cannot be read, with the line where that is known. */
export class GraphFileError extends Error {
  override readonly name = 'GraphFileError';
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
