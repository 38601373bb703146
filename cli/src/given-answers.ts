/**
 * What a thread of a batch has answered not long ago, by its line: long lists have the same question again and again.
 *
 * What is open is asked anew, as another time may allow more; so is a question about files, which change.
 */

/** Characters of answers that are kept, with their questions. */
const MOST_KEPT = 1 << 24;

export class GivenAnswers {
  private readonly texts = new Map<string, string>();
  private characters = 0;

  has(line: string): boolean {
    return this.texts.has(line);
  }

  get(line: string): string | undefined {
    return this.texts.get(line);
  }

  keep(line: string, text: string): void {
    if (this.characters > MOST_KEPT) {
      this.texts.clear();
      this.characters = 0;
    }
    this.texts.set(line, text);
    this.characters += line.length + text.length;
  }
}
