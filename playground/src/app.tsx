/** The page: which view is open, and the address that says so. */
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Address, linkTo, readAddress, writeAddress } from './address.ts';
import { createDesk } from './desk/desk.ts';
import { FileDrop } from './files/file-drop.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { useLetters } from './letters.ts';
import { type Game, newGame } from './play/game.ts';
import { PlayView } from './play/play-view.tsx';
import { FIRST_LINKS, type Place, TopBar } from './top-bar.tsx';
import { NOT_LOADED } from './words.ts';

/** What stands in the place of a view that was never fetched, where there is no network. */
const notLoaded = () => ({ default: () => <p className="note">{NOT_LOADED}</p> });

const SequenceView = lazy(() =>
  import('./sequences/sequence-view.tsx').then(({ SequenceView }) => ({ default: SequenceView }), notLoaded),
);
const GalleryView = lazy(() =>
  import('./gallery/gallery-view.tsx').then(({ GalleryView }) => ({ default: GalleryView }), notLoaded),
);
const PapersView = lazy(() => import('./papers/papers-view.tsx').then(({ PapersView }) => ({ default: PapersView }), notLoaded));
const SurveysView = lazy(() =>
  import('./surveys/surveys-view.tsx').then(({ SurveysView }) => ({ default: SurveysView }), notLoaded),
);
const InventView = lazy(() => import('./invent/invent-view.tsx').then(({ InventView }) => ({ default: InventView }), notLoaded));
const WorksheetView = lazy(() =>
  import('./worksheet/worksheet-view.tsx').then(({ WorksheetView }) => ({ default: WorksheetView }), notLoaded),
);
const TourView = lazy(() => import('./tour/tour-view.tsx').then(({ TourView }) => ({ default: TourView }), notLoaded));

const FIRST = 'node-kayles P7';

function openLine(line: string): void {
  location.hash = linkTo(line);
}

function placeOf({ view, question }: Address): Place {
  if (view !== 'play') return view;
  return question?.includes('{n}') ? 'sequences' : 'play';
}

const LONGEST_TITLE = 80;

/** `kayles 5 7 · Impartial` */
function titleOf({ view, question = FIRST }: Address): string {
  const about = view === 'play' ? question.trim() : `${view[0]?.toUpperCase()}${view.slice(1)}`;
  const short = about.length > LONGEST_TITLE ? `${about.slice(0, LONGEST_TITLE - 1)}…` : about;
  return short === '' ? 'Impartial' : `${short} · Impartial`;
}

export function App() {
  const [address, setAddress] = useState(() => readAddress(location.href));
  /** Counts what was opened from outside: a new one is a new game. */
  const [opened, setOpened] = useState(0);
  const [start, setStart] = useState<Game>();
  const [note, setNote] = useState('');
  const [showsKeys, setShowsKeys] = useState(false);
  const [letters, setLetters] = useLetters();
  const [isMenu, setMenu] = useState(false);
  const latest = useRef(address);
  latest.current = address;
  const place = placeOf(address);
  const links = useRef(FIRST_LINKS);
  if (place === 'play' || place === 'sequences' || place === 'invent') {
    const href = writeAddress(location.href, address);
    links.current = { ...links.current, [place]: href.slice(href.indexOf('#')) };
  }

  useEffect(() => {
    document.title = titleOf(address);
  }, [address]);

  useEffect(() => {
    const follow = () => {
      setAddress(readAddress(location.href));
      // Nothing is played before its start is known.
      setStart(undefined);
      setOpened((count) => count + 1);
      setMenu(false);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was opened from outside is played through.
  useEffect(() => {
    const { question = FIRST, moves, at } = latest.current;
    setNote('');
    if (moves.length === 0) return setStart(newGame(question));
    const desk = createDesk();
    desk
      .ask('replay', { question, labels: moves })
      .then((played) => {
        if (played === undefined) return;
        if (played.length < moves.length)
          setNote(`Move ${played.length + 1} of this link is not legal: ${(moves[played.length] ?? '').slice(0, 40)}.`);
        setStart(newGame(question, played, at));
      })
      .catch(() => setStart(newGame(question)));
    return () => desk.stop();
  }, [opened]);

  const change = useCallback((next: Address) => {
    const href = writeAddress(location.href, next);
    if (href === writeAddress(location.href, latest.current)) return;
    history.replaceState(null, '', href);
    latest.current = next;
    setAddress(next);
  }, []);

  return (
    <>
      <TopBar
        place={place}
        links={links.current}
        isMenu={isMenu}
        onMenu={() => setMenu(!isMenu)}
        onKeys={() => setShowsKeys(true)}
      />
      <FileDrop onLine={openLine} />
      {note !== '' && (
        <p className="link-note" role="status">
          {note}
        </p>
      )}
      {place === 'play' && start !== undefined && (
        <PlayView
          key={opened}
          address={address}
          start={start}
          letters={letters}
          isMenu={isMenu}
          onAddress={change}
          onKeys={() => setShowsKeys(true)}
          onCloseMenu={() => setMenu(false)}
        />
      )}
      <Suspense fallback={<p className="note">Loading…</p>}>
        {place === 'sequences' && <SequenceView key={opened} address={address} onAddress={change} />}
        {place === 'gallery' && <GalleryView />}
        {place === 'papers' && <PapersView path={address.statement} onPath={(statement) => change({ ...address, statement })} />}
        {place === 'invent' && <InventView key={opened} address={address} onAddress={change} />}
        {place === 'worksheet' && <WorksheetView key={opened} address={address} onAddress={change} />}
        {place === 'surveys' && <SurveysView key={opened} address={address} onAddress={change} />}
        {place === 'tour' && <TourView step={address.tour} onStep={(tour) => change({ ...address, tour })} />}
      </Suspense>
      {showsKeys && <KeysSheet letters={letters} onLetters={setLetters} onClose={() => setShowsKeys(false)} />}
    </>
  );
}
