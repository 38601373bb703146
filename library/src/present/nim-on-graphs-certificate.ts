/** Certificates of Nim on graphs in words: the odd path and the cycles, or the cut of each odd vertex. */
import type { Certificate, Json } from '../core/certificate.ts';

/** Cycles, cuts and the like that are named one by one. */
const SHOWN = 8;
/** Vertices of one path that are named. */
const VERTICES = 16;

type Data = { readonly [key: string]: Json };

export function nimOnGraphsToText({ proof }: Certificate): string[] {
  return isData(proof) ? proofToText(proof) : [];
}

function proofToText(proof: Data): string[] {
  switch (proof.rule) {
    case 'no-move':
      return ['From where the piece is there is no move.'];
    case 'leaf':
      return [`The piece is next to the leaf ${proof.leaf}.`];
    case 'leaves-pruned':
      return [
        `Taken away, a vertex next to a leaf with its leaf: ${shown(lists(proof.pairs).map((pair) => pair.join(' with ')))}.`,
        ...after(proof),
      ];
    case 'superposition':
      return [
        `Odd path: ${walk(strings(proof.path))}.`,
        ...some(data(proof.cycles).map(({ vertices, count }) => `Cycle, ${times(count)}: ${walk(strings(vertices))}.`)),
      ];
    case 'cuts':
      return cutsToText(proof);
    case 'move':
      return [`After the move ${moveToText(proof.move)}:`, ...after(proof)];
    case 'candidates':
      return [
        ...some(data(proof.paths).map(({ vertices, count }) => `Path, ${times(count)}: ${walk(strings(vertices))}.`)),
        ...data(proof.candidates).flatMap((each) => [`After the move ${moveToText(each.move)}:`, ...after(each)]),
      ];
    case 'even-set':
      return [`These vertices meet every vertex of the other side evenly: ${shown(strings(proof.set))}.`];
    case 'odd-stars':
      return [`The edges at these vertices meet the piece oddly, all others of its side evenly: ${shown(strings(proof.stars))}.`];
    default:
      return [];
  }
}

function after(proof: Data): string[] {
  return isData(proof.after) ? proofToText(proof.after) : [];
}

function cutsToText(proof: Data): string[] {
  const cuts = data(proof.cuts);
  const lines = lists(proof.odd).map(([vertex, number]) => {
    const cut = number === 'null' ? undefined : cuts[Number(number)];
    if (cut === undefined) return `${vertex} has equal weights.`;
    return `${vertex} has a cut of capacity ${cut.capacity} around ${shown(strings(cut.side))}.`;
  });
  return some(lines);
}

function moveToText(move: Json | undefined): string {
  return isData(move) ? `to ${move.to} that leaves ${move.left}` : '';
}

function walk(vertices: readonly string[]): string {
  return vertices.length <= VERTICES
    ? vertices.join('-')
    : `${vertices.slice(0, VERTICES).join('-')}-… (${vertices.length} vertices)`;
}

function times(count: Json | undefined): string {
  return count === '1' ? 'once' : `${count} times`;
}

function shown(names: readonly string[]): string {
  const more = names.length > SHOWN ? `, … (${names.length})` : '';
  return `${names.slice(0, SHOWN).join(', ')}${more}`;
}

function some(lines: readonly string[]): string[] {
  return lines.length <= SHOWN ? [...lines] : [...lines.slice(0, SHOWN), `… and ${lines.length - SHOWN} more.`];
}

function isData(json: Json | undefined): json is Data {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function strings(json: Json | undefined): string[] {
  return Array.isArray(json) ? json.map(String) : [];
}

function lists(json: Json | undefined): string[][] {
  return Array.isArray(json) ? json.map(strings) : [];
}

function data(json: Json | undefined): Data[] {
  return Array.isArray(json) ? json.filter(isData) : [];
}
