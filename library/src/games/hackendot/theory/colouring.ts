/**
 * Úlehla's colouring of a rooted forest [ulehla1980]: a vertex without a white child is white, any other is black; the black
 * vertices form the next forest. The parity of the white roots of the i-th forest is the i-th binary digit of the value. That
 * `loops/values.ts` gives the same value in one pass is proved there.
 */
import type { Parents } from './loops/values.ts';

export interface ColouredForest {
  /** By places in the order of the parents. */
  readonly white: readonly number[];
  readonly black: readonly number[];
  /** White vertices with no vertex of this forest above them. */
  readonly whiteRoots: readonly number[];
}

export function colourForests(parents: Parents): readonly ColouredForest[] {
  const forests: ColouredForest[] = [];
  let members = new Uint8Array(parents.length).fill(1);
  for (let left = parents.length; left > 0; ) {
    const above = nearestAbove(parents, members);
    const isBlack = new Uint8Array(parents.length);
    for (let place = parents.length - 1; place >= 0; place--) {
      const parent = above[place] as number;
      if (members[place] === 1 && isBlack[place] === 0 && parent >= 0) isBlack[parent] = 1;
    }
    const places = [...members.keys()].filter((place) => members[place] === 1);
    const white = places.filter((place) => isBlack[place] === 0);
    const black = places.filter((place) => isBlack[place] === 1);
    forests.push({ white, black, whiteRoots: white.filter((place) => (above[place] as number) < 0) });
    members = isBlack;
    left = black.length;
  }
  return forests;
}

/** For each vertex the nearest member above it, −1 where there is none. */
function nearestAbove(parents: Parents, members: Uint8Array): Int32Array {
  const above = new Int32Array(parents.length).fill(-1);
  for (let place = 0; place < parents.length; place++) {
    const parent = parents[place] as number;
    if (parent >= 0) above[place] = members[parent] === 1 ? parent : (above[parent] as number);
  }
  return above;
}
