/** Cram on full boards, as the search on boards takes it. */

/** A board of 64 squares at most, and the squares of it that are played on. */
export function cram(height, width) {
  const board = boardOf(Math.max(8, width), width > 8 ? Math.floor(64 / width) : 8);
  return { board, set: squares(board.width, height, width) };
}

function boardOf(width, height) {
  const moves = [];
  const put = (...both) => moves.push(...wordsOf(both));
  for (let square = 0; square < width * height; square++) {
    if (square % width < width - 1) put(square, square + 1);
    if (square + width < width * height) put(square, square + width);
  }
  return { width, height, moves: Uint32Array.from(moves), dominoes: true };
}

/** The two words of a set of squares. */
function wordsOf(set) {
  const words = [0, 0];
  for (const square of set) words[square >>> 5] |= 1 << (square & 31);
  return words;
}

function squares(stride, height, width) {
  return wordsOf(Array.from({ length: height * width }, (_, at) => Math.floor(at / width) * stride + (at % width)));
}
