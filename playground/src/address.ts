/**
 * The page's state in the address: `#q=node-kayles%20P5&moves=3;1` is a whole link, and reaches no server.
 *
 * Read from `location.href` and decoded once, since `location.hash` is decoded differently by different browsers. Defaults are
 * left out; keys that this page does not know are kept.
 */
import { OPPONENTS, type Opponent } from './solver/tasks.ts';

export const VIEWS = ['play', 'invent', 'worksheet', 'gallery', 'tour', 'papers', 'surveys'] as const;
export type View = (typeof VIEWS)[number];

/** What is shown of a misère sum of heaps. */
export const SIGHTS = ['board', 'quotient', 'cayley'] as const;
export type Sight = (typeof SIGHTS)[number];

export interface Address {
  readonly view: View;
  /** The question that play began with; a `{n}` in it opens the explorer. */
  readonly question: string | undefined;
  /** Moves played since, as the verdict writes them. */
  readonly moves: readonly string[];
  /** How many of them are shown as played; missing: all. */
  readonly at?: number;
  readonly you: 'first' | 'second';
  readonly against: Opponent;
  readonly hints: boolean;
  /** The layers of the certificate that are drawn; missing: those that are on by default. */
  readonly show?: readonly string[] | undefined;
  /** What is shown of a misère sum of heaps; missing: the board. */
  readonly see?: Sight;
  /** The first n of the explorer. */
  readonly from?: number;
  /** The last n of the explorer. */
  readonly to?: number;
  /** What the view of the papers opens with: `survivor-nim/prop-11`, a paper or a statement of it. */
  readonly statement?: string;
  /** What of a survey is shown: `code=0.1* period>=100`. */
  readonly filter?: string;
  /** Which published survey is shown; missing: the one that is served with the page. */
  readonly survey?: string;
  /** The task whose cell is chosen. */
  readonly cell?: number;
  /** A game of one's own that the link brings with it, packed. */
  readonly game?: string;
  /** A worksheet that the link brings with it, packed. */
  readonly sheet?: string;
  /** The step of the tour, from 1. */
  readonly tour: number;
}

/** Links longer than this are cut by mail programs and chats. */
export const LONGEST_LINK = 8192;

const KNOWN = [
  'q',
  'moves',
  'at',
  'you',
  'against',
  'hints',
  'show',
  'see',
  'from',
  'to',
  'view',
  'statement',
  'tour',
  'filter',
  'survey',
  'cell',
  'game',
  'sheet',
];

/** `papers/survivor-nim/prop-11` at the beginning of the fragment. */
const PAPERS_PATH = /^papers(?:\/([a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,80})?))?\/?(?=&|$)/;

function fragmentOf(href: string): string {
  const hash = href.indexOf('#');
  return hash < 0 ? '' : href.slice(hash + 1);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function readAddress(href: string): Address {
  const pairs = new Map<string, string>();
  for (const part of fragmentOf(href).split('&')) {
    const equals = part.indexOf('=');
    if (equals > 0) pairs.set(part.slice(0, equals), part.slice(equals + 1));
  }
  const number = (key: string) => (/^\d{1,9}$/.test(pairs.get(key) ?? '') ? Number(pairs.get(key)) : undefined);
  const [at, from, to, tour, cell] = ['at', 'from', 'to', 'tour', 'cell'].map(number);
  const show = pairs
    .get('show')
    ?.split(',')
    .filter((name) => /^[a-z-]{1,20}$/.test(name));
  const statement = decode(pairs.get('statement') ?? '');
  const filter = decode(pairs.get('filter') ?? '');
  const survey = /^[a-z][a-z0-9-]{0,39}$/.exec(pairs.get('survey') ?? '')?.[0];
  const packed = (key: string) => (/^[\w-]{1,100000}$/.test(pairs.get(key) ?? '') ? pairs.get(key) : undefined);
  const [game, sheet] = [packed('game'), packed('sheet')];
  const see = SIGHTS.find((each) => each === pairs.get('see'));
  const path = PAPERS_PATH.exec(fragmentOf(href));
  const named = path?.[1] ?? (/^[a-z0-9-]{1,60}$/.test(statement ?? '') ? `theorems/${statement}` : undefined);
  const view = path ? 'papers' : tour !== undefined ? 'tour' : VIEWS.find((each) => each === pairs.get('view'));
  return {
    view: view ?? 'play',
    // What cannot be decoded is shown as it is, so that the error is seen at its place.
    question: pairs.has('q') ? (decode(pairs.get('q') ?? '') ?? pairs.get('q')) : undefined,
    moves: (pairs.get('moves') ?? '').split(';').flatMap((label) => decode(label) || []),
    you: pairs.get('you') === 'second' ? 'second' : 'first',
    against: OPPONENTS.find((each) => each === pairs.get('against')) ?? 'perfect',
    hints: pairs.get('hints') !== '0',
    tour: tour ?? 1,
    ...(at !== undefined && { at }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(show !== undefined && { show }),
    ...(see !== undefined && { see }),
    ...(named && { statement: named }),
    ...(filter && { filter }),
    ...(survey !== undefined && { survey }),
    ...(cell !== undefined && { cell }),
    ...(game !== undefined && { game }),
    ...(sheet !== undefined && { sheet }),
  };
}

export function writeAddress(href: string, address: Address): string {
  const {
    view,
    question,
    moves,
    at,
    you,
    against,
    hints,
    show,
    see,
    from,
    to,
    statement,
    tour,
    filter,
    game,
    sheet,
    survey,
    cell,
  } = address;
  const parts = [
    view === 'gallery' && 'view=gallery',
    view === 'surveys' && 'view=surveys',
    view === 'surveys' && survey !== undefined && `survey=${survey}`,
    view === 'surveys' && cell !== undefined && `cell=${cell}`,
    view === 'invent' && 'view=invent',
    view === 'invent' && question !== undefined && `q=${encodeURIComponent(question)}`,
    view === 'invent' && game !== undefined && `game=${game}`,
    view === 'worksheet' && 'view=worksheet',
    view === 'worksheet' && sheet !== undefined && `sheet=${sheet}`,
    view === 'surveys' && filter !== undefined && filter !== '' && `filter=${encodeURIComponent(filter)}`,
    view === 'papers' && `papers${statement === undefined ? '' : `/${statement}`}`,
    view === 'tour' && `tour=${tour}`,
    view === 'play' && question !== undefined && `q=${encodeURIComponent(question)}`,
    view === 'play' && moves.length > 0 && `moves=${moves.map(encodeURIComponent).join(';')}`,
    view === 'play' && at !== undefined && at < moves.length && `at=${at}`,
    you === 'second' && 'you=second',
    against !== 'perfect' && `against=${against}`,
    !hints && 'hints=0',
    view === 'play' && show !== undefined && `show=${show.join(',')}`,
    view === 'play' && see !== undefined && see !== 'board' && `see=${see}`,
    view === 'play' && from !== undefined && from > 0 && `from=${from}`,
    view === 'play' && to !== undefined && `to=${to}`,
    view === 'play' && game !== undefined && question?.includes('{n}') === true && `game=${game}`,
    ...fragmentOf(href)
      .split('&')
      .filter((part) => part !== '' && !KNOWN.includes(part.split('=')[0] ?? '') && !PAPERS_PATH.test(part)),
  ];
  const hash = href.indexOf('#');
  const page = hash < 0 ? href : href.slice(0, hash);
  return `${page}#${parts.filter((part) => part !== false).join('&')}`;
}

/** A link to one question, all else as by default, or to another sight of it. */
export function linkTo(question: string, see?: Sight): string {
  return `#q=${encodeURIComponent(question)}${see === undefined ? '' : `&see=${see}`}`;
}

/** A link to the family of a game of one's own, which it carries with it, in Sequences. */
export function linkToFamily(question: string, game: string): string {
  return `${linkTo(question)}&game=${game}`;
}

/** A link to a statement of a paper, by their short names. */
export function linkToStatement(paper: string, statement: string): string {
  return `#papers/${paper}/${statement}`;
}

/** A link to a theorem of the program with its proof. */
export function linkToTheorem(theorem: string): string {
  return `#papers/theorems/${encodeURIComponent(theorem)}`;
}
