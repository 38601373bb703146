/** The switches of a round table: how many counters lie on it, and how many everybody takes. Both rewrite the line. */
import { withOption } from '../../question-options.ts';
import type { TableShape } from '../../shape/shape.ts';
import { groupDigits, groupNumbers } from '../../words.ts';
import type { SwitchesProperties } from '../board-kind.ts';

export function TableSwitches({ shape, line, onLine }: SwitchesProperties<TableShape>) {
  const count = BigInt(/\d+/.exec(line)?.[0] ?? shape.counters);
  const change = (by: bigint) => onLine(line.replace(/\d+/, String(count + by)));
  return (
    <div className="table-switches">
      <fieldset className="counter-stepper">
        <legend className="hidden">Counters</legend>
        <span aria-hidden="true">Counters</span>
        <div className="segmented">
          <button type="button" aria-label="One counter less" disabled={count === 0n} onClick={() => change(-1n)}>
            −
          </button>
          <output>{groupDigits(count)}</output>
          <button type="button" aria-label="One counter more" onClick={() => change(1n)}>
            +
          </button>
        </div>
      </fieldset>
      <TakeChoice table={shape} onTake={(take) => onLine(withOption(line, 'take', take))} />
    </div>
  );
}

const CHOICES = ['1', '1-2', '1-3', '1-4', '1-5', '2-3', '2-5'];

/** What everybody takes; where players differ, the line says so, and a choice here makes them equal. */
function TakeChoice({ table: { takes }, onTake }: { table: TableShape; onTake(take: string): void }) {
  const [first = '1'] = takes;
  const shared = takes.every((take) => take === first) ? first : '';
  const choices = shared === '' || CHOICES.includes(shared) ? CHOICES : [...CHOICES, shared];
  return (
    <label className="take-choice">
      Everybody takes{' '}
      <select value={shared} onChange={({ target: { value } }) => value !== '' && onTake(value)}>
        {shared === '' && <option value="">as the line says</option>}
        {choices.map((take) => (
          <option key={take} value={take}>
            {groupNumbers(take).replaceAll('-', ' to ').replaceAll('|', ' or ')}
          </option>
        ))}
      </select>
    </label>
  );
}
