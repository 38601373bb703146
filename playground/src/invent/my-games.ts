/**
 * The visitor's own games, kept in this browser: the one in the editor and those that were run before. Code is kept before it runs, with a
 * mark that is taken away when it has ended: code that took the page with it waits at the next visit.
 */
import { readStored, writeStored } from '../stored.ts';

const GAMES = 'impartial-games';
const DRAFT = 'impartial-invent';
const MOST_GAMES = 50;

export interface MyGame {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly question: string;
}

export interface Draft {
  readonly code: string;
  readonly question: string;
  /** Whether it was running when it was last heard of. */
  readonly isRunning: boolean;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function readAny(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

export function listGames(): readonly MyGame[] {
  const stored = readAny(GAMES);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (game: Partial<MyGame> | null): game is MyGame =>
      game !== null && [game.id, game.title, game.code, game.question].every(isText),
  );
}

/** The latest comes first; another text under the same name takes its place. */
export function keepGame(game: MyGame): void {
  const others = listGames().filter(({ id }) => id !== game.id);
  writeStored(GAMES, JSON.stringify([game, ...others].slice(0, MOST_GAMES)));
}

export function forgetGame(id: string): void {
  writeStored(GAMES, JSON.stringify(listGames().filter((game) => game.id !== id)));
}

export function readDraft(): Draft | undefined {
  const draft = readAny(DRAFT) as Partial<Draft> | null;
  if (!isText(draft?.code) || !isText(draft.question)) return undefined;
  return { code: draft.code, question: draft.question, isRunning: draft.isRunning === true };
}

export function keepDraft(draft: Draft): void {
  writeStored(DRAFT, JSON.stringify(draft));
}

/** Code that has come to answer during this visit. */
const answered = new Set<string>();

export function noteAnswered(code: string): void {
  answered.add(code);
}

/** Whether the visitor has run this very text: here and now, before, or in the editor, and it came to an end. */
export function isMine(code: string): boolean {
  const draft = readDraft();
  const isDraft = draft?.code === code && !draft.isRunning;
  return answered.has(code) || isDraft || listGames().some((mine) => mine.code === code);
}
