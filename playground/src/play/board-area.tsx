/** The board, what its certificate says, what its marks mean, and the bar for compound moves. */
import { Board } from '../boards/board.tsx';
import type { EdgeGame, LastMove } from '../boards/board-properties.ts';
import { boardOf } from '../boards/boards.ts';
import type { Shape } from '../shape/shape.ts';
import type { Hint } from '../solver/tasks.ts';
import { CertificateParts } from '../why/certificate-parts.tsx';
import type { CertificateState } from '../why/use-certificate.ts';
import { Composer } from './composer.tsx';
import { Legend, numberWords } from './legend.tsx';
import type { Composition } from './use-composition.ts';

interface Properties {
  readonly shapes: readonly Shape[];
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
  const { shapes, composition, certificate, hints, pointed, pointedWords, showsHints, standing, onPlayWhole } = properties;
  const { previewed, last, onMove, onRefuse, onPoint, onOpenGame } = properties;
  const { whole } = composition;
  const showsNumbers = shapes.some((shape) => boardOf(shape).showsNumbers?.(shape) === true);
  const [first] = shapes;
  return (
    <>
      <Board
        shapes={shapes}
        moves={composition.singles}
        owners={composition.places}
        hints={composition.hints}
        staged={composition.staged}
        pointed={pointed}
        overlay={certificate.overlay}
        {...{ previewed, last, onMove, onRefuse, onPoint, onOpenGame }}
      />
      <CertificateParts certificate={certificate} />
      <Legend
        wantsHints={showsHints}
        numbers={showsNumbers ? numberWords(composition.hints) : ''}
        pointed={pointedWords}
        standing={standing}
        signs={(first && boardOf(first).signs?.(first)) ?? []}
      />
      {composition.composes && (
        <Composer composition={composition} hints={hints} onPlay={() => whole !== undefined && onPlayWhole(whole)} />
      )}
    </>
  );
}
