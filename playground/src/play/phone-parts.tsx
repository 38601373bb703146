/** What a phone has besides: three buttons under the board, and tabs at the bottom. What else there is stands in the menu. */
import { Icon } from '../icon.tsx';

const TABS = ['Board', 'Why', 'History'] as const;
export type Tab = (typeof TABS)[number];

interface ButtonsProperties {
  readonly canUndo: boolean;
  readonly canMove: boolean;
  readonly hints: boolean;
  onUndo(): void;
  onHints(): void;
  onBest(): void;
}

export function PhoneButtons({ canUndo, canMove, hints, onUndo, onHints, onBest }: ButtonsProperties) {
  return (
    <div className="phone-buttons">
      <button type="button" onClick={onUndo} disabled={!canUndo}>
        <Icon name="undo" /> Undo
      </button>
      <button type="button" aria-pressed={hints} onClick={onHints}>
        <Icon name="eye" /> Hints
      </button>
      <button type="button" onClick={onBest} disabled={!canMove}>
        <Icon name="play" /> Best
      </button>
    </div>
  );
}

export function PhoneTabs({ tab, onTab }: { tab: Tab | 'Menu'; onTab(tab: Tab): void }) {
  return (
    <nav className="tabs" aria-label="Parts of the page">
      {TABS.map((word) => (
        <button type="button" key={word} aria-pressed={tab === word} onClick={() => onTab(word)}>
          {word}
        </button>
      ))}
    </nav>
  );
}
