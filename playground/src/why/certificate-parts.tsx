/** What the layers on the board say: a caption each, a stepper where there are several parts, and charts. */
import { BlocksView } from './blocks-view.tsx';
import type { CertificateState, ShownLayer } from './use-certificate.ts';

export function CertificateParts({ certificate }: { certificate: CertificateState }) {
  const drawn = certificate.layers.filter(({ isOn, picture }) => isOn && picture !== undefined);
  if (drawn.length === 0) return null;
  return (
    <div className="certificate">
      {drawn.map((layer) => (
        <Part key={layer.id} layer={layer} onStep={(by) => certificate.step(layer.id, by)} />
      ))}
    </div>
  );
}

function Part({ layer, onStep }: { layer: ShownLayer; onStep(by: number): void }) {
  const { id, name, part, picture, pictures, index } = layer;
  if (picture === undefined) return null;
  const chart = picture.marks.find((mark) => mark.kind === 'blocks');
  if (chart !== undefined) return <BlocksView chart={chart.blocks} />;
  return (
    <p className={`certificate-part part-${id}`}>
      <i aria-hidden="true" className={`sign sign-${id}`} />
      {pictures.length > 1 ? (
        <span className="stepper">
          <button type="button" disabled={index === 0} onClick={() => onStep(-1)} aria-label={`Previous ${part}`}>
            ‹
          </button>
          <b>
            {part} {index + 1} of {pictures.length}
          </b>
          <button type="button" disabled={index + 1 >= pictures.length} onClick={() => onStep(1)} aria-label={`Next ${part}`}>
            ›
          </button>
        </span>
      ) : (
        <b>{name}</b>
      )}{' '}
      <span className="caption">{picture.caption}</span>
    </p>
  );
}
