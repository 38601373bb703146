/** Puts the page into its place. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { answered } from './desk/desk.ts';
import { keepForOffline } from './offline.ts';
import { own } from './rulesets/own.ts';
import './fonts.css';
import './style.css';
import './boards/boards.css';
import './views.css';
import './editor/editor.css';
import './gallery/gallery.css';
import './sequences/sequences.css';
import './why/why.css';
import './print.css';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Only when the visitor has an answer is the rest of the page fetched. A page with games of one's own belongs to its program.
if (own === undefined) answered.then(keepForOffline);
