/**
 * The strategy by which the second player wins K_m∘R_n, n ≥ 2, as printed [fraenkelHarary1989, Section 5].
 *
 * Phase I: labels on one ray only, none on the clique. Its vertices 1 … `stem` towards the clique and the last `rays[0]` ones are
 * unlabelled; the other rays are whole. Phase II (`stem` 0): all effective rays are heaps, and a position of nim-sum 0, a *0-star*,
 * is lost for the player to move. With even m the reply mirrors the first move on another ray. With odd m it makes a 0-star where it can
 * and otherwise follows W on the same ray: let n have 0s at the places j_1 < … < j_k below its highest bit, then
 *
 *     a = n − 2^(j_i) − t   and   b = 2^(j_1) + … + 2^(j_(i−1)) + 2 + t        (0 ≤ t < 2^(j_i))
 *
 * answer each other: to a as the outermost labelled vertex reply with b, to b as the innermost one reply with a.
 */
export interface RaysPosition {
  /** n, the length of a whole ray. */
  readonly length: number;
  /** Unlabelled vertices at the outer end of each ray; in phase I the labels are on the first ray. */
  readonly rays: readonly number[];
  /** Unlabelled vertices between the labels and the clique, that included; 0 in phase II. */
  readonly stem: number;
}

/** The places of the 0s of n below its highest bit, ascending. */
export function zeroPlaces(length: number): number[] {
  const places: number[] = [];
  for (let place = 0; 2 ** (place + 1) <= length; place++) if (Math.floor(length / 2 ** place) % 2 === 0) places.push(place);
  return places;
}

/** All pairs a, b of the strategy W for rays of this length. */
export function strategyPairs(length: number): { readonly outer: number; readonly inner: number }[] {
  const pairs: { outer: number; inner: number }[] = [];
  let inner = 2;
  for (const place of zeroPlaces(length)) {
    for (let t = 0; t < 2 ** place; t++, inner++) pairs.push({ outer: length - 2 ** place - t, inner });
  }
  return pairs;
}

export function isZeroStar({ rays, stem }: RaysPosition): boolean {
  return stem === 0 && rays.reduce((sum, left) => sum ^ left, 0) === 0;
}

/** The position after the reply to a move of the first player; undefined where the strategy has no reply. */
export function strategyReply(position: RaysPosition): RaysPosition | undefined {
  if (position.stem === 0) return zeroStarBy(position, 0);
  if (isZeroStar({ ...position, stem: 0 })) return { ...position, stem: 0 };
  return zeroStarBy({ ...position, stem: 0 }, 1) ?? followW(position);
}

/** A 0-star made by shortening one of the rays from number `first` on. */
function zeroStarBy(position: RaysPosition, first: number): RaysPosition | undefined {
  const sum = position.rays.reduce((all, left) => all ^ left, 0);
  const ray = position.rays.findIndex((left, index) => index >= first && (left ^ sum) < left);
  if (ray < 0) return undefined;
  return { ...position, rays: position.rays.map((left, index) => (index === ray ? left ^ sum : left)) };
}

function followW(position: RaysPosition): RaysPosition | undefined {
  const { length, rays, stem } = position;
  const [outermost = 0, ...others] = rays;
  const pairs = strategyPairs(length);
  const inner = pairs.find(({ outer }) => outer === length - outermost)?.inner;
  if (inner !== undefined && inner <= stem) return { ...position, stem: inner - 1 };
  const outer = pairs.find((pair) => pair.inner === stem + 1)?.outer;
  if (outer !== undefined && outer > length - outermost) return { ...position, rays: [length - outer, ...others] };
  return undefined;
}

/** What the first player may move to. */
export function* eachRaysMove(position: RaysPosition): Iterable<RaysPosition> {
  const { rays, stem } = position;
  for (let left = 0; left < stem; left++) yield { ...position, stem: left };
  for (const [ray, size] of rays.entries()) {
    for (let left = 0; left < size; left++) {
      const shorter = rays.map((other, index) => (index === ray ? left : other));
      yield { ...position, rays: shorter, stem: ray === 0 ? stem : 0 };
    }
  }
}

/** Plays the strategy against every move of the first player in phase I; returns how many replies it gave, or throws. */
export function playStrategy(clique: number, length: number): number {
  const seen = new Set<string>();
  const queue: RaysPosition[] = [];
  let replies = 0;
  const answer = (position: RaysPosition) => {
    const reply = strategyReply(position);
    if (reply === undefined) throw new Error(`no reply at stem ${position.stem}, rays ${position.rays} of ${length}`);
    replies++;
    if (isZeroStar(reply)) return;
    const key = `${reply.stem} ${reply.rays[0]}`;
    if (reply.stem === 0) throw new Error(`the reply to stem ${position.stem}, rays ${position.rays} is no 0-star`);
    if (!seen.has(key)) queue.push(reply);
    seen.add(key);
  };
  for (let first = 1; first <= length; first++)
    answer({ length, rays: [length - first, ...new Array<number>(clique - 1).fill(length)], stem: first - 1 });
  for (let position = queue.pop(); position !== undefined; position = queue.pop())
    for (const move of eachRaysMove(position)) answer(move);
  return replies;
}
