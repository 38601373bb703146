/** The Young diagram of a strip with the lengths of its hooks: moving a coin by so many squares takes a hook of that length away. */

const SIDE = 22;

export function Hooks({ rows }: { readonly rows: readonly (readonly number[])[] }) {
  const longest = Math.max(...rows.map((row) => row.length));
  const [width, height] = [longest * SIDE + 2, rows.length * SIDE + 2];
  return (
    <div className="hooks">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={inWords(rows)}>
        {rows.map((row, down) =>
          row.map((length, across) => {
            const place = { across, down };
            return (
              <g key={`${place.down} ${place.across}`} transform={`translate(${across * SIDE + 1} ${down * SIDE + 1})`}>
                <rect width={SIDE} height={SIDE} />
                <text x={SIDE / 2} y={SIDE / 2 + 4} textAnchor="middle">
                  {length}
                </text>
              </g>
            );
          }),
        )}
      </svg>
    </div>
  );
}

function inWords(rows: readonly (readonly number[])[]): string {
  return `Young diagram with rows of ${rows.map((row) => row.length).join(', ')} squares`;
}
