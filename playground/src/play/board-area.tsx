/** The board, what its certificate says, what its marks mean, and the bar for compound moves. */
import { Board } from '../boards/board.tsx';
import type { EdgeGame, LastMove } from '../boards/board-properties.ts';
import { boardOf } from '../boards/boards.ts';
import type { Hint, Look } from '../solver/tasks.ts';
import { CertificateParts } from '../why/certificate-parts.tsx';
import type { CertificateState } from '../why/use-certificate.ts';
import { Composer } from './composer.tsx';
import { Legend, numberWords } from './legend.tsx';
import type { Composition } from './use-composition.ts';
import type { Drawn } from './use-steady-shapes.ts';

interface Properties {
  readonly drawn: readonly Drawn[];
  readonly look: Look;
  readonly composition: Composition;
  readonly certificate: CertificateState;
  /** How whole moves end; empty where hints are off. */
  readonly hints: ReadonlyMap<string, Hint>;
  readonly pointed: string | undefined;
  readonly pointedWords: string;
  readonly previewed: ReadonlySet<string>;
  readonly last: LastMove | undefined;
  readonly showsHints: boolean;
  readonly standing: string;
  onMove(label: string): void;
  onPlayWhole(label: string): void;
  onRefuse(why: string): void;
  onPoint(label: string | undefined): void;
  onOpenGame(edge: EdgeGame): void;
}

export function BoardArea(properties: Properties) {
  const { drawn, look, composition, certificate, hints, pointed, pointedWords, showsHints, standing, onPlayWhole } = properties;
  const { previewed, last, onMove, onRefuse, onPoint, onOpenGame } = properties;
  const { whole } = composition;
  const shapes = drawn.map(({ shape }) => shape);
  const showsNumbers = shapes.some((shape) => boardOf(shape).showsNumbers?.(shape) === true);
  const [first] = shapes;
  return (
    <>
      <Board
        shapes={shapes}
        positions={drawn}
        moves={composition.singles}
        owners={composition.places}
        hints={composition.hints}
        staged={composition.staged}
        pointed={pointed}
        overlay={certificate.overlay}
        {...(look.clicked !== undefined && { clicked: look.clicked })}
        {...{ previewed, last, onMove, onRefuse, onPoint, onOpenGame }}
      />
      <Legend
        wantsHints={showsHints}
        numbers={showsNumbers ? numberWords(composition.hints) : ''}
        pointed={pointedWords}
        standing={standing}
        signs={(first && boardOf(first).signs?.(first)) ?? []}
      />
      {/* It comes with the answer: what stands above it stays in its place. */}
      <CertificateParts certificate={certificate} />
      {composition.composes && (
        <Composer look={look} composition={composition} hints={hints} onPlay={() => whole !== undefined && onPlayWhole(whole)} />
      )}
    </>
  );
}

/** The room of the board and of what stands over and under it, before the first position has been read. */
export function WaitingBoard() {
  return (
    <>
      <div className="switches" />
      <div className="board waiting" aria-busy="true" />
      <div className="legend" />
    </>
  );
}
