/** What the marks on the board mean; in its place, what the move that is pointed at does. */
export function Legend({ wantsHints, pointed }: { wantsHints: boolean; pointed: string }) {
  return (
    <p className="legend">
      {wantsHints ? (
        <>
          <span className="legend-wins">✓ wins</span> <span className="legend-loses">✕ loses</span>{' '}
          <span>{pointed || 'number inside: value after the move'}</span>
        </>
      ) : (
        <span>hints are off</span>
      )}
    </p>
  );
}
