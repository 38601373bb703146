/** Edges of the graphs that measurements search, vertices numbered from 0: random ones are the same everywhere. */

export function gridEdges(rows, columns) {
  const edges = [];
  for (let a = 0; a < rows * columns; a++) {
    if (a % columns < columns - 1) edges.push([a, a + 1]);
    if (a + columns < rows * columns) edges.push([a, a + columns]);
  }
  return edges;
}

export function randomEdges(order, probability, seed) {
  const next = random(seed);
  const edges = [];
  for (let a = 0; a < order; a++) for (let b = a + 1; b < order; b++) if (next() < probability) edges.push([a, b]);
  return edges;
}

export function randomTreeEdges(order, seed) {
  const next = random(seed);
  return Array.from({ length: order - 1 }, (_, vertex) => [Math.floor(next() * (vertex + 1)), vertex + 1]);
}

/** A small generator of pseudo-random numbers. */
function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
