/** The proofs of Nim on graphs in words: the odd path and the cycles, or the cut of each odd vertex. */
import type { CountedWalk, Cuts, ListedProof, ProofMove } from './proof.ts';

/** Cycles, cuts and the like that are named one by one. */
const SHOWN = 8;
/** Vertices of one path that are named. */
const VERTICES = 16;

export function proofToText(proof: ListedProof): readonly string[] {
  switch (proof.rule) {
    case 'no-move':
      return ['From where the piece is there is no move.'];
    case 'leaf':
      return [`The piece is next to the leaf ${proof.leaf}.`];
    case 'leaves-pruned':
      return [
        `Taken away, a vertex next to a leaf with its leaf: ${shown(proof.pairs.map((pair) => pair.join(' with ')))}.`,
        ...proofToText(proof.after),
      ];
    case 'superposition':
      return [`Odd path: ${walk(proof.path)}.`, ...some(proof.cycles.map((cycle) => `Cycle, ${counted(cycle)}.`))];
    case 'cuts':
      return cutsToText(proof);
    case 'move':
      return [afterMove(proof.move), ...proofToText(proof.after)];
    case 'candidates':
      return [
        ...some(proof.paths.map((path) => `Path, ${counted(path)}.`)),
        ...proof.candidates.flatMap(({ move, after }) => [afterMove(move), ...proofToText(after)]),
      ];
    case 'even-set':
      return [`These vertices meet every vertex of the other side evenly: ${shown(proof.set)}.`];
    case 'odd-stars':
      return [`The edges at these vertices meet the piece oddly, all others of its side evenly: ${shown(proof.stars)}.`];
  }
}

function cutsToText({ cuts, odd }: Cuts): readonly string[] {
  const lines = odd.map(([vertex, number]) => {
    const cut = number === null ? undefined : cuts[number];
    if (cut === undefined) return `${vertex} has equal weights.`;
    return `${vertex} has a cut of capacity ${cut.capacity} around ${shown(cut.side)}.`;
  });
  return some(lines);
}

function afterMove({ to, left }: ProofMove): string {
  return `After the move to ${to} that leaves ${left}:`;
}

function counted({ vertices, count }: CountedWalk): string {
  return `${count === '1' ? 'once' : `${count} times`}: ${walk(vertices)}`;
}

function walk(vertices: readonly string[]): string {
  return vertices.length <= VERTICES
    ? vertices.join('-')
    : `${vertices.slice(0, VERTICES).join('-')}-… (${vertices.length} vertices)`;
}

function shown(names: readonly string[]): string {
  const more = names.length > SHOWN ? `, … (${names.length})` : '';
  return `${names.slice(0, SHOWN).join(', ')}${more}`;
}

function some(lines: readonly string[]): readonly string[] {
  return lines.length <= SHOWN ? lines : [...lines.slice(0, SHOWN), `… and ${lines.length - SHOWN} more.`];
}
