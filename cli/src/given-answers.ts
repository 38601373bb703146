/**
 * What a thread of a batch has answered not long ago, by its line: long lists have the same question again and again.
 *
 * What is open is asked anew, as another time may allow more; so is a question about files, which change.
 */
import type { BadQuestion } from 'impartial';
import type { FullQuestion } from './file-token.ts';

/** Characters of answers that are kept, with their questions. */
const MOST_KEPT = 1 << 24;

export class GivenAnswers {
  private readonly texts = new Map<string, string>();
  private characters = 0;

  get(question: FullQuestion | BadQuestion): string | undefined {
    return 'full' in question && question.replacements.length === 0 ? this.texts.get(question.asked) : undefined;
  }

  keep(question: FullQuestion | BadQuestion, text: string): void {
    if (!('full' in question) || question.replacements.length > 0) return;
    if (this.characters > MOST_KEPT) {
      this.texts.clear();
      this.characters = 0;
    }
    this.texts.set(question.asked, text);
    this.characters += question.asked.length + text.length;
  }
}
