/**
 * Proofs of searches as text: one line for each position that is needed, each resting on earlier lines only.
 *
 *     impartial-proof 1
 *     question<TAB>node-kayles P4 [misere]
 *     outcome<TAB>N
 *     p<TAB>node-kayles P1 [misere]
 *     n<TAB>node-kayles P4 [misere]<TAB>node-kayles P1 [misere]
 *     end<TAB>2
 *
 * `p position`: the player to move loses; every option stands in an earlier `n` line, or there is none and that loses. `n position to`:
 * the player to move wins; `to` is an option and stands in an earlier `p` line, or there is no option, that wins, and `to` is missing.
 * `v component value` (disjunctive normal play only): the Grundy value; every option is a sum of components in earlier `v` lines, and the
 * value is the least number that is not the nim-sum of an option. All positions are whole question lines of the same setting. Where the
 * players do not alternate, an option counts as the side that moves there sees it.
 */
export const PROOF_FORMAT = 'impartial-proof 1';

export type ProofLine =
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'outcome'; readonly outcome: 'N' | 'P' }
  | { readonly kind: 'p'; readonly position: string }
  | { readonly kind: 'n'; readonly position: string; readonly to?: string }
  | { readonly kind: 'v'; readonly position: string; readonly value: number }
  | { readonly kind: 'end'; readonly count: number };

export function formatProofLine(line: ProofLine): string {
  switch (line.kind) {
    case 'question':
      return `question\t${line.question}`;
    case 'outcome':
      return `outcome\t${line.outcome}`;
    case 'p':
      return `p\t${line.position}`;
    case 'n':
      return line.to === undefined ? `n\t${line.position}` : `n\t${line.position}\t${line.to}`;
    case 'v':
      return `v\t${line.position}\t${line.value}`;
    case 'end':
      return `end\t${line.count}`;
  }
}

/** Undefined where the text is no line of a proof. */
export function parseProofLine(text: string): ProofLine | undefined {
  const [kind, first, second, ...more] = text.split('\t');
  if (first === undefined || more.length > 0) return undefined;
  if (kind === 'n') return { kind, position: first, ...(second !== undefined && { to: second }) };
  if (kind === 'v') return isNumber(second) ? { kind, position: first, value: Number(second) } : undefined;
  if (second !== undefined) return undefined;
  if (kind === 'p') return { kind, position: first };
  if (kind === 'question') return { kind, question: first };
  if (kind === 'outcome') return first === 'N' || first === 'P' ? { kind, outcome: first } : undefined;
  return kind === 'end' && isNumber(first) ? { kind, count: Number(first) } : undefined;
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,15}$/.test(text);
}
