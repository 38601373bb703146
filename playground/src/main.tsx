/** Puts the page into its place. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadLateBoards } from './boards/late-board.tsx';
import { keepForOffline } from './offline.ts';
import { own } from './rulesets/own.ts';
import './fonts.css';
import './style.css';
import './boards/boards.css';
import './views.css';
import './editor/editor.css';
import './gallery/gallery.css';
import './papers/papers.css';
import './sequences/sequences.css';
import './why/why.css';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// When the first verdict has come, the workers have been loaded too. A page with games of one's own belongs to its program.
setTimeout(() => loadLateBoards().then(own === undefined ? keepForOffline : undefined), 2500);
