/** The field of the key G: a name, and Enter goes to that vertex. */
import { useEffect, useRef } from 'react';
import { walkTo } from '../boards/roving-focus.ts';

interface Properties {
  onClose(): void;
  onRefuse(why: string): void;
}

export function GoTo({ onClose, onRefuse }: Properties) {
  const field = useRef<HTMLInputElement>(null);
  const from = useRef(document.activeElement);
  useEffect(() => field.current?.focus(), []);

  function go() {
    const board = document.getElementById('board');
    const name = field.current?.value.trim() ?? '';
    if (board === null || name === '' || !walkTo(board, { to: 'name', name }))
      onRefuse(`There is no move called ${name.slice(0, 20)}.`);
    onClose();
  }

  return (
    <div className="go-to">
      <label>
        Go to{' '}
        <input
          ref={field}
          autoComplete="off"
          spellCheck={false}
          onBlur={onClose}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go();
            else if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            if (event.key === 'Enter') return;
            onClose();
            if (from.current instanceof HTMLElement || from.current instanceof SVGElement) from.current.focus();
          }}
        />
      </label>
    </div>
  );
}
