/** A switch for each layer of the certificate, by its name. */
import type { CertificateState } from './use-certificate.ts';

export function CertificateSwitches({ certificate }: { certificate: CertificateState }) {
  if (certificate.layers.length === 0) return null;
  return (
    <fieldset className="certificate-switches">
      <legend className="hidden">Certificate</legend>
      <div className="segmented">
        {certificate.layers.map(({ id, name, isOn }) => (
          <button type="button" key={id} aria-pressed={isOn} data-layer={id} onClick={() => certificate.toggle(id)}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
