/** Zoom by buttons, which the keys + − F press as well. */
interface Properties {
  onOut(): void;
  onIn(): void;
  onFit(): void;
}

export function ZoomButtons({ onOut, onIn, onFit }: Properties) {
  return (
    <div className="zoom">
      <button type="button" data-zoom="out" onClick={onOut} aria-label="Zoom out">
        −
      </button>
      <button type="button" data-zoom="in" onClick={onIn} aria-label="Zoom in">
        +
      </button>
      <button type="button" data-zoom="fit" onClick={onFit}>
        Fit <kbd>F</kbd>
      </button>
    </div>
  );
}
