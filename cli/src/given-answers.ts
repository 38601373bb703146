/**
 * What a thread of a batch has answered not long ago, by its line: long lists have the same question again and again.
 *
 * What is open is asked anew, as another time may allow more; so is a question about files, which change.
 */

/** Answers that are kept, and characters of them with their questions: a long batch of different lines needs no more memory than a short one. */
const MOST_KEPT = 10_000;
const MOST_CHARACTERS = 1 << 21;

export class GivenAnswers {
  private readonly texts = new Map<string, string>();
  private kept = 0;

  has(line: string): boolean {
    return this.texts.has(line);
  }

  get(line: string): string | undefined {
    return this.texts.get(line);
  }

  /** How many answers are kept. */
  get size(): number {
    return this.texts.size;
  }

  /** Characters of the answers that are kept, with their questions. */
  get characters(): number {
    return this.kept;
  }

  keep(line: string, text: string): void {
    const length = line.length + text.length;
    if (length > MOST_CHARACTERS) return;
    if (this.texts.size >= MOST_KEPT || this.kept + length > MOST_CHARACTERS) {
      this.texts.clear();
      this.kept = 0;
    }
    this.texts.set(copyOf(line), copyOf(text));
    this.kept += length;
  }
}

/** A piece of a longer text keeps all of it in memory; its copy does not. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
