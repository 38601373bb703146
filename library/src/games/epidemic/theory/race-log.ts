/**
 * The certificate of any position that ends, as the decider has decided it: by a formula, by a folded table, or by the log of its play down
 * to positions that a formula knows. Of a won position the log has one move, of a lost one all of them.
 */
import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import { LimitReached } from '../../../core/limits.ts';
import type { Move } from '../../../core/ruleset.ts';
import { digraphVertexName } from '../../../structures/digraph.ts';
import { dancingMania } from '../dancing-mania-rules.ts';
import type { DancingPosition } from '../position.ts';
import { campCertificate } from './certificate.ts';
import type { DancingDecider } from './decider.ts';
import { foldingCertificate } from './folding.ts';

/** Lines of a log, and moves that are looked at for it. */
const MOST_LINES = 3000;
const MOST_MOVES = 100_000;

type Line = NonNullable<CertificateOf<'epidemic-camps'>['log']>[number];

/** Undefined where it would be too long. */
export function acyclicCertificate(position: DancingPosition, won: boolean, decider: DancingDecider): Certificate | undefined {
  const { play } = decider;
  if (decider.byFormula(position) !== undefined) return campCertificate(position, won, play);
  const folding = decider.folding();
  const folded = folding === undefined ? undefined : foldingCertificate(position, folding, play, won);
  if (folded !== undefined) return folded;
  const log = new RaceLog(decider).of(position);
  return log === undefined ? undefined : campCertificate(position, won, play, log);
}

class RaceLog {
  private readonly lines: Line[] = [];
  private readonly listed = new Set<string>();
  private readonly decider: DancingDecider;
  private moves = 0;

  constructor(decider: DancingDecider) {
    this.decider = decider;
  }

  of(position: DancingPosition): readonly Line[] | undefined {
    try {
      this.add(position);
      return this.lines;
    } catch (error) {
      if (error instanceof LimitReached) return undefined;
      throw error;
    }
  }

  /** Each line comes after those that it rests on. Throws `LimitReached`. */
  private add(position: DancingPosition): void {
    if (this.decider.byFormula(position) !== undefined) return;
    const { ground, labels, stage } = position;
    const line = {
      labels: labels.map(({ vertex, count }) => [digraphVertexName(ground.digraph, vertex), String(count)] as const),
      stage: String(stage),
    };
    const key = `${line.labels.join(' ')} ${line.stage}`;
    if (this.listed.has(key)) return;
    if (this.listed.size >= MOST_LINES) throw new LimitReached('program', MOST_LINES);
    this.listed.add(key);
    if (this.decider.wins(position)) {
      const move = this.winningMove(position);
      this.add(move.to);
      this.lines.push({ ...line, move: move.label });
    } else {
      for (const { to } of this.eachMove(position)) this.add(to);
      this.lines.push(line);
    }
  }

  /** One after which a formula knows that the position is lost, if there is such a move. */
  private winningMove(position: DancingPosition): Move<DancingPosition> {
    let found: Move<DancingPosition> | undefined;
    for (const move of this.eachMove(position)) {
      const known = this.decider.byFormula(move.to);
      if (known === false) return move;
      if (known === undefined && found === undefined && !this.decider.wins(move.to)) found = move;
    }
    if (found === undefined) throw new Error('a won position has a winning move');
    return found;
  }

  private *eachMove(position: DancingPosition): Iterable<Move<DancingPosition>> {
    for (const move of dancingMania.moves(position)) {
      if (++this.moves > MOST_MOVES) throw new LimitReached('program', MOST_MOVES);
      yield move;
    }
  }
}
