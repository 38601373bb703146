/** A position in the size of a stamp. */
import type { Shape } from '../shape/shape.ts';
import { boardOf } from './boards.ts';

const BOX = '0 0 240 120';

export function MiniPicture({ shape }: { shape: Shape | undefined }) {
  const { Mini, miniBox } = shape === undefined ? {} : boardOf(shape);
  return (
    <svg className="mini" viewBox={(shape !== undefined && miniBox?.(shape)) || BOX} aria-hidden="true">
      {shape !== undefined && Mini !== undefined && <Mini shape={shape} />}
    </svg>
  );
}
