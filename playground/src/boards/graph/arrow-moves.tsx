/** Dancing Mania: choose a label, then where it goes; several targets are gathered before they are played. */
import type { GraphShape } from '../../shape/shape.ts';
import type { BoardProperties } from '../board-properties.ts';
import { MoveChoices } from '../move-choices.tsx';

interface Properties extends BoardProperties<GraphShape> {
  readonly source: string | undefined;
  onSource(name: string | undefined): void;
}

export function ArrowMoves({ shape, moves, hints, pointed, source, onSource, onMove, onPoint }: Properties) {
  const sources = shape.vertices.filter(({ name }) => [...moves].some((label) => label.startsWith(`${name}>`)));
  const chosen = sources.length === 1 ? sources[0]?.name : sources.some(({ name }) => name === source) ? source : undefined;
  const targets = [...moves].filter((label) => label.startsWith(`${chosen}>`));
  return (
    <div className="arrow-moves">
      <p>
        Stage {shape.stage}: a move puts {String(BigInt(shape.stage ?? '1') + 1n)} labels on{' '}
        {shape.manyTargets ? 'each target' : 'its target'}. {sources.length > 1 && 'Take a label from'}
      </p>
      {sources.length > 1 && (
        <div className="choices">
          {sources.map(({ name, count }) => (
            <button
              type="button"
              key={name}
              className="choice"
              aria-pressed={name === chosen}
              data-source={name}
              onClick={() => onSource(name)}
            >
              {name}
              {count !== undefined && ` × ${count}`}
            </button>
          ))}
        </div>
      )}
      {chosen !== undefined && <MoveChoices key={chosen} labels={targets} {...{ hints, pointed, onMove, onPoint }} />}
    </div>
  );
}
