/**
 * Arguments that many theorems end with, in words for a player: why heaps that cancel are lost, and what a list of moves shows.
 *
 * A theorem puts what is special about its position before them. They use no term that a reader would have to look up.
 */

/** Why heaps of Nim, or what counts as such, are won or lost under normal play. */
export function whyHeapsCancel(heaps: string, isLost: boolean): string {
  return isLost
    ? `${heaps} cancel in binary: every column has an even number of ones. Whatever is moved upsets some column, and the other player can make all of them even again, until no move is left`
    : `${heaps} do not cancel in binary: some column has an odd number of ones. A move can make every column even, and after that each move of the other player can be answered by making them even again`;
}

/** Why one position is won or lost, where nothing is known but what its moves lead to. */
export function whyByMoves(isLost: boolean): string {
  return isLost
    ? 'whatever move is made, the other player can win from what it leaves'
    : 'there is a move that leaves a position from which the other player cannot win';
}

/** Why things that are taken one by one, so many in all, are won or lost. */
export function whyOneByOne(things: string, many: bigint, play: 'normal' | 'misere'): string {
  const last = many % 2n === 1n ? 'the player to move' : 'the other player';
  if (many === 0n) return `nothing is left to take, and the player who cannot move ${play === 'normal' ? 'loses' : 'wins'}`;
  return `${things} are taken one by one, and their number is ${many % 2n === 1n ? 'odd' : 'even'}: ${last} takes the last one, which ${play === 'normal' ? 'wins' : 'loses'}`;
}

/** Misère Nim in words: `large` heaps have two counters or more, beside `ones` single counters. */
export function whyMisereHeaps(heaps: string, large: bigint, ones: bigint, isLost: boolean): string {
  if (large === 0n) return whyOneByOne('only single ones are left; they', ones, 'misere');
  if (large === 1n)
    return `only one of ${heaps} is larger than 1. It can be made 0 or 1, whichever leaves an odd number of ones, and then the other player has to take the last one`;
  const rest = 'the last large one, makes it 0 or 1 and leaves an odd number of ones';
  return isLost
    ? `${heaps} cancel in binary. The other player can make them cancel again after every move, and so is the one who meets ${rest}`
    : `${heaps} do not cancel in binary. A move can make them cancel, and kept up this gives the player to move ${rest}`;
}

/** Misère Nim on what components count as, in words: `large` of them count as 2 or more. */
export function whyMisereValues(component: string, large: bigint, isLost: boolean): string {
  if (large === 0n)
    return isLost
      ? `every ${component} counts as 0 or 1, and an odd number of them as 1. The other player can make that number odd again after every move, and so never makes the last one`
      : `every ${component} counts as 0 or 1, and an even number of them as 1. A move can make that number odd, and after that the other player is left to move last`;
  if (large === 1n)
    return `only one ${component} counts as more than 1. A move can make it count as 0 or as 1, whichever leaves an odd number of ${component}s that count as 1, and then the other player is left to move last`;
  const rest = `the last ${component} that counts as more than 1 and chooses whether it shall count as 0 or 1, so that the other player is left to move last`;
  return isLost
    ? `what the ${component}s count as cancels in binary. The other player can make it cancel again after every move, and so is the one who meets ${rest}`
    : `what the ${component}s count as does not cancel in binary. A move can make it cancel, and kept up this gives the player to move ${rest}`;
}

/** Why a sum in misère play is won or lost, where it counts as this word of a table of classes. */
export function whyByWord(word: string, isLost: boolean): string {
  const where = isLost
    ? 'among the lost ones: every move leads out of these'
    : 'among the won ones: some move leads to a lost one';
  return `in misère play no numbers do, but components that behave alike in all company can be written as the same word. This position comes to ${word}, which a table of all words has ${where}`;
}
