/** The bar on top: where one is, light or dark, and the keys. On a phone all of it stands behind a menu button. */
import { Icon } from './icon.tsx';
import { useTheme } from './theme.ts';

export type Place = 'play' | 'sequences' | 'invent' | 'worksheet' | 'surveys' | 'gallery' | 'papers' | 'tour';

const PLACES: readonly (readonly [Place, string])[] = [
  ['play', 'Play'],
  ['sequences', 'Sequences'],
  ['invent', 'Invent'],
  ['worksheet', 'Worksheet'],
  ['surveys', 'Surveys'],
  ['gallery', 'Gallery'],
  ['papers', 'Papers'],
  ['tour', 'Tour'],
];

/** What each view begins with. */
export const FIRST_LINKS: Readonly<Record<Place, string>> = {
  play: '#q=node-kayles%20P7',
  sequences: '#q=octal%200.137%3A%20%7Bn%7D',
  invent: '#view=invent',
  worksheet: '#view=worksheet',
  surveys: '#view=surveys',
  gallery: '#view=gallery',
  papers: '#view=papers',
  tour: '#tour=1',
};

interface Properties {
  readonly place: Place;
  /** Where each view was left. */
  readonly links: Readonly<Record<Place, string>>;
  readonly isMenu: boolean;
  onMenu(): void;
  onKeys(): void;
}

export function TopBar({ place, links, isMenu, onMenu, onKeys }: Properties) {
  const { theme, toggle } = useTheme();
  return (
    <header className={isMenu ? 'menu-open' : ''}>
      <button type="button" className="skip" onClick={focusBoard}>
        Skip to the board
      </button>
      <strong>Impartial</strong>
      <nav aria-label="Views">
        {PLACES.map(([id, word]) => (
          <a key={id} href={links[id]} aria-current={id === place ? 'page' : undefined}>
            {word}
          </a>
        ))}
      </nav>
      <span className="spacer" />
      <button type="button" className="bare" onClick={toggle} aria-label={theme === 'dark' ? 'Light' : 'Dark'}>
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />{' '}
        <span className="theme-word">{theme === 'dark' ? 'Light' : 'Dark'}</span>
      </button>
      <button type="button" className="bare keys-button" onClick={onKeys}>
        <kbd>?</kbd> Keys
      </button>
      <button type="button" className="bare menu-button" aria-expanded={isMenu} aria-label="Menu" onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

function focusBoard() {
  document.querySelector<HTMLElement>('#board [tabindex="0"]')?.focus();
}
