/** Thrown by a search that comes back to a position it has not finished: the game need not end. */
export class LoopFound extends Error {
  override readonly name = 'LoopFound';
}
