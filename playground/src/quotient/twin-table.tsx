/** The quotient as a table: what the diagram shows, for reading and for screen readers. */
import type { ShownQuotient } from '../solver/quotient-tasks.ts';
import type { Target } from './targets.ts';
import { Word } from './word.tsx';

/** Heaps and moves that are named of one element. */
const MOST_NAMED = 12;

interface Properties {
  readonly shown: ShownQuotient;
  readonly targets: ReadonlyMap<number, Target>;
  onMove(label: string): void;
}

export function TwinTable({ shown, targets, onMove }: Properties) {
  const { elements, first, classes, period, element: here } = shown;
  const heaps = new Map<number, number[]>();
  for (const [at, element] of classes.entries()) heaps.set(element, [...(heaps.get(element) ?? []), first + at]);
  return (
    <details className="twin">
      <summary>The elements as a table</summary>
      <div className="twin-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">element</th>
              <th scope="col">outcome</th>
              <th scope="col">heaps</th>
              <th scope="col">moves</th>
            </tr>
          </thead>
          <tbody>
            {elements.map(({ text, isP }, element) => (
              <tr key={text} className={element === here ? 'here' : ''}>
                <th scope="row">
                  <Word text={text} />
                  {element === here && ' (this sum)'}
                </th>
                <td>{isP ? 'P' : 'N'}</td>
                <td>{heapWords(heaps.get(element) ?? [], period?.preperiod)}</td>
                <td>
                  {(targets.get(element)?.moves ?? []).slice(0, MOST_NAMED).map((move) => (
                    <button type="button" className="link" key={move} onClick={() => onMove(move)}>
                      {move}
                    </button>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Heaps of the period stand for others without end. */
function heapWords(heaps: readonly number[], preperiod: number | undefined): string {
  const goesOn = heaps.length > MOST_NAMED || heaps.some((heap) => preperiod !== undefined && heap >= preperiod);
  return `${heaps.slice(0, MOST_NAMED).join(', ')}${goesOn ? ' …' : ''}`;
}
