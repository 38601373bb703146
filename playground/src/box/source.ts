/**
 * The games that a closed box is given, as one script: each is a function of `require` and `exports`. Code stands in the line that it has
 * where it was written, so that what is said of a line is said of that line.
 */
export interface Source {
  readonly script: string;
  /** How many lines belong to the games; the library comes behind them. */
  readonly lines: number;
}

/** A game in JavaScript, and the line that its first one has. */
export interface GameSource {
  readonly code: string;
  readonly line: number;
}

export function sourceOf(games: readonly GameSource[]): Source {
  let script = 'self.ownGames=[';
  let at = 1;
  for (const { code, line } of games) {
    const blank = Math.max(0, line - at);
    script += `${'\n'.repeat(blank)}function(require,exports,module){${code}\n},`;
    at += blank + code.split('\n').length;
  }
  return { script: `${script}];self.ownLines=${at};\n`, lines: at };
}
