/** Normal or misère, the six compounds, hints and the certificate: the switches over the board. */
import { COMPOUNDS, type Compound, type Setting } from 'impartial';
import { SIGHTS, type Sight } from '../address.ts';
import { boardOf } from '../boards/boards.ts';
import { Icon } from '../icon.tsx';
import type { QuotientState } from '../quotient/use-quotient.ts';
import type { Look } from '../solver/tasks.ts';
import { CertificateSwitches } from '../why/certificate-switches.tsx';
import type { CertificateState } from '../why/use-certificate.ts';
import { capital } from '../words.ts';

interface Properties {
  readonly look: Look;
  readonly line: string;
  readonly setting: Setting;
  readonly hints: boolean;
  readonly certificate: CertificateState;
  readonly hidden: boolean;
  /** Where there are other things to see than the board. */
  readonly quotient: QuotientState | undefined;
  onSetting(setting: Setting): void;
  onLine(line: string): void;
  onHints(): void;
  onHidden(): void;
}

export function SettingSwitches(properties: Properties) {
  const { look, line, setting, hints, certificate, hidden, quotient, onSetting, onLine, onHints, onHidden } = properties;
  const { play, compound } = setting;
  const [first] = look.shapes;
  const { Switches } = first === undefined ? {} : boardOf(first);
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
      {first !== undefined && Switches !== undefined && <Switches shape={first} line={line} onLine={onLine} />}
      <span className="spacer" />
      {quotient !== undefined && <SightSwitch quotient={quotient} />}
      <CertificateSwitches certificate={certificate} />
      <div className="segmented">
        <button type="button" className="under-board" aria-pressed={hints} onClick={onHints}>
          <Icon name="eye" /> Hints
        </button>
        <button type="button" aria-pressed={hidden} onClick={onHidden} title="Hide the verdict while I play">
          Hide verdict
        </button>
      </div>
    </div>
  );
}

const SIGHT_NAMES: Readonly<Record<Sight, string>> = { board: 'Board', quotient: 'Quotient', cayley: 'Cayley table' };

/** What is shown of a misère sum of heaps. */
function SightSwitch({ quotient: { sight, see } }: { quotient: QuotientState }) {
  return (
    <div className="segmented sight-switch">
      {SIGHTS.map((each) => (
        <button type="button" key={each} aria-pressed={sight === each} onClick={() => see(each)}>
          {SIGHT_NAMES[each]}
        </button>
      ))}
    </div>
  );
}
