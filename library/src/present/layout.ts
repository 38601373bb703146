/**
 * Lines of text: wrapping, cutting, columns.
 *
 * Text is laid out first and painted afterwards, line by line, so that colours never count as columns.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const MARK = /\p{M}/u;

/** The same text, harmless on a terminal: control characters would move the cursor or hide what was asked. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => (/\s/.test(character) ? ' ' : '\ufffd'));
}

/** How many columns a terminal gives a printable text. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}

/** The text on one line of at most `width` characters, its end left out where it is too long. */
export function cut(text: string, width: number): string {
  const line = printable(text.slice(0, width + 1));
  return text.length <= width ? line : `${line.slice(0, Math.max(0, width - 1))}…`;
}

/** The words of a text on lines of at most `width` characters; a longer word has a line of its own. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(/ +/)) {
    if (word === '') continue;
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/** Lines under a label: the first beside it, the others below one another. */
export function besideLabel(
  label: string,
  labelWidth: number,
  lines: readonly string[],
  paint: (label: string) => string,
): string[] {
  return lines.map((line, index) => `  ${index === 0 ? paint(label.padEnd(labelWidth)) : ' '.repeat(labelWidth)}  ${line}`);
}
