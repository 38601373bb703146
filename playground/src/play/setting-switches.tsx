/** Normal or misère, the six compounds, hints and the certificate: the switches over the board. */
import { COMPOUNDS, type Compound, type Setting } from 'impartial';
import { Icon } from '../icon.tsx';
import type { Look } from '../solver/tasks.ts';
import { CertificateSwitches } from '../why/certificate-switches.tsx';
import type { CertificateState } from '../why/use-certificate.ts';
import { capital, groupDigits } from '../words.ts';

interface Properties {
  readonly look: Look;
  readonly setting: Setting;
  readonly hints: boolean;
  readonly certificate: CertificateState;
  readonly hidden: boolean;
  onSetting(setting: Setting): void;
  onLine(line: string): void;
  onHints(): void;
  onHidden(): void;
}

export function SettingSwitches(properties: Properties) {
  const { look, setting, hints, certificate, hidden, onSetting, onLine, onHints, onHidden } = properties;
  const { play, compound } = setting;
  const indivisible = look.rules.some((rule) => rule.indivisible);
  return (
    <div className="switches">
      <div className="segmented">
        <button type="button" aria-pressed={play === 'normal'} onClick={() => onSetting({ play: 'normal', compound })}>
          Normal
        </button>
        <button type="button" aria-pressed={play === 'misere'} onClick={() => onSetting({ play: 'misere', compound })}>
          Misère
        </button>
      </div>
      {!indivisible && (
        <select
          aria-label="Compound"
          value={compound}
          onChange={(event) => onSetting({ play, compound: event.target.value as Compound })}
        >
          {Object.keys(COMPOUNDS).map((name) => (
            <option key={name} value={name}>
              {capital(name.replace('-', ' '))}
            </option>
          ))}
        </select>
      )}
      <CounterStepper look={look} onLine={onLine} />
      <span className="spacer" />
      <CertificateSwitches certificate={certificate} />
      <div className="segmented">
        <button type="button" aria-pressed={hints} onClick={onHints}>
          <Icon name="eye" /> Hints
        </button>
        <button type="button" aria-pressed={hidden} onClick={onHidden} title="Hide the verdict while I play">
          Hide verdict
        </button>
      </div>
    </div>
  );
}

/** How many counters lie on a table: the first number of its line. */
function CounterStepper({ look, onLine }: { look: Look; onLine(line: string): void }) {
  const [table] = look.shapes;
  if (table?.kind !== 'table') return null;
  const count = BigInt(table.counters);
  const change = (by: bigint) => onLine(look.question.replace(/\d+/, String(count + by)));
  return (
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
  );
}
