/** Normal or misère, the six compounds, hints and the certificate: the switches over the board. */
import { COMPOUNDS, type Compound, type Play } from 'impartial';
import { Icon } from '../icon.tsx';
import type { Look } from '../solver/tasks.ts';
import { capital } from '../words.ts';

interface Properties {
  readonly look: Look;
  readonly hints: boolean;
  readonly certificate: boolean;
  /** Whether there is a certificate that can be drawn. */
  readonly hasPicture: boolean;
  readonly hidden: boolean;
  onSetting(play: Play, compound: Compound): void;
  onHints(): void;
  onCertificate(): void;
  onHidden(): void;
}

export function SettingSwitches(properties: Properties) {
  const { look, hints, certificate, hasPicture, hidden, onSetting, onHints, onCertificate, onHidden } = properties;
  const { play, compound } = look.setting;
  const indivisible = look.rules.some((rule) => rule.indivisible);
  return (
    <div className="switches">
      <div className="segmented">
        <button type="button" aria-pressed={play === 'normal'} onClick={() => onSetting('normal', compound)}>
          Normal
        </button>
        <button type="button" aria-pressed={play === 'misere'} onClick={() => onSetting('misere', compound)}>
          Misère
        </button>
      </div>
      {!indivisible && (
        <select aria-label="Compound" value={compound} onChange={(event) => onSetting(play, event.target.value as Compound)}>
          {Object.keys(COMPOUNDS).map((name) => (
            <option key={name} value={name}>
              {capital(name.replace('-', ' '))}
            </option>
          ))}
        </select>
      )}
      <span className="spacer" />
      <div className="segmented">
        <button type="button" aria-pressed={hints} onClick={onHints}>
          <Icon name="eye" /> Hints
        </button>
        {hasPicture && (
          <button type="button" aria-pressed={certificate} onClick={onCertificate}>
            Certificate
          </button>
        )}
        <button type="button" aria-pressed={hidden} onClick={onHidden} title="Hide the verdict while I play">
          Hide verdict
        </button>
      </div>
    </div>
  );
}
