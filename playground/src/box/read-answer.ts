/** The answers of the closed box, task by task, and what else may come out of it. */
import { COMPOUNDS, type Compound, type Outcome, type Setting } from 'impartial';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import type {
  BoxTask,
  CompanyRow,
  OwnFacts,
  OwnFamily,
  OwnHint,
  OwnLaws,
  OwnLook,
  OwnPeriod,
  OwnVerdict,
  Refused,
} from './messages.ts';
import { either, exact, like, list, maybe, number, object, oneOf, type Reader, truth, words } from './read.ts';
import { shape } from './read-drawing.ts';

/** A label, a sentence, a line, moves of a position. */
const LABEL = 64;
const SENTENCE = 600;
const LINE = 4000;
const MOST_MOVES = 10_000;
/** Places at which one move is clicked. */
const MOST_PLACES = 64;

const outcome: Reader<Outcome> = oneOf('N', 'P', 'draw', 'unknown');
const compound: Reader<Compound> = oneOf(...(Object.keys(COMPOUNDS) as Compound[]));
const label = exact(LABEL);
const line = exact(LINE);
const sentence = words(SENTENCE);
const place = number(0, 1e9);

const optional = <T>(reader: Reader<T>) => maybe(reader) as Reader<T>;

const refused = object<Refused>({
  error: object({ message: sentence, at: number(0, LINE), expected: optional(sentence) }),
});

const facts = object<OwnFacts>({
  id: like(/^[a-z][a-z0-9-]{0,59}$/),
  title: words(100),
  rule: sentence,
  samples: list(line, 100),
  example: line,
  family: optional(object({ text: line, from: place })),
  indivisible: truth,
  misere: truth,
  mayLoop: truth,
});

const setting = object<Setting>({ compound, play: oneOf('normal', 'misere') });

const look = (narrow: boolean) =>
  object<OwnLook>({
    question: line,
    setting,
    sentence,
    shapes: list(shape(narrow), 20),
    components: list(object({ summand: number(0, 100), group: place, labels: list(label, MOST_MOVES) }), 1000),
    moves: list(object({ move: exact(400), to: line }), MOST_MOVES),
    movesComplete: truth,
    clicked: list(list(object({ move: exact(400), at: list(label, MOST_PLACES) }), MOST_MOVES), 20),
  });

const verdict = object<OwnVerdict>({
  question: line,
  outcome,
  value: optional(words(40)),
  valueWords: list(words(100), 10),
  winningMoves: list(exact(400), MOST_MOVES),
  reason: optional(sentence),
});

const hint = object<OwnHint>({
  move: exact(400),
  outcome,
  wins: truth,
  value: optional(words(40)),
  leaves: optional(words(100)),
  legend: optional(words(100)),
});

const laws = object<OwnLaws>({
  positions: place,
  laws: number(0, 100),
  complete: truth,
  breach: optional(object({ law: words(200), position: words(300), message: sentence })),
  states: list(object({ law: words(200), holds: truth }), 100),
});

const value: Reader<number | string | null> = (json) => (json === null ? null : either(number(0, 2 ** 53 - 1), words(40))(json));

const family = object<OwnFamily>({
  question: line,
  from: place,
  values: list(value, 1001),
  reason: optional(sentence),
});

const period = object<OwnPeriod>({
  period: optional(object({ period: place, preperiod: place })),
  because: optional(object({ text: sentence, theorem: like(/^[a-z0-9-]{1,60}$/) })),
  ifCode: optional(object({ code: like(/^[0-9]*\.[0-9]{1,60}$/), compared: place, period: optional(place) })),
});

const company = list(object<CompanyRow>({ compound, normal: outcome, misere: outcome }), 6);

const sent = object<SentAnswer>({
  line: place,
  kind: oneOf('verdict', 'sequence', 'plot', 'period', 'table', 'game', 'error'),
  text: words(20_000),
  name: optional(words(60)),
  asked: optional(words(LINE)),
  outcome: optional(outcome),
  value: optional(words(40)),
  why: optional(sentence),
  at: optional(number(0, LINE)),
  from: optional(place),
  terms: optional(list(value, 2501)),
  table: optional(
    object({
      holes: list(object({ name: words(20), values: list(words(40), 2500) }), 2),
      cells: list(object({ text: words(40), isLost: truth }), 2500),
    }),
  ),
});

const move = object({ move: exact(400), to: line });

/** What comes at the end of a task. */
export function answerReader(task: BoxTask, narrow: boolean): Reader<unknown> {
  switch (task) {
    case 'load':
      return list(facts, 20);
    case 'look':
      return either(refused, look(narrow));
    case 'solve':
      return either(refused, verdict);
    case 'hint':
      return object({ complete: truth, next: optional(number(1, MOST_MOVES)) });
    case 'find':
      return (json) => (json === null ? null : move(json));
    case 'laws':
      return laws;
    case 'family':
      return either(refused, family);
    case 'period':
      return period;
    case 'company':
      return company;
    case 'sheet':
      return place;
    case 'cell':
      return (json) => (json === null ? null : sent(json));
  }
}

export const partReader: Reader<readonly OwnHint[]> = list(hint, MOST_MOVES);

/** Which request a text belongs to, and what it is. */
export const headReader = object({ id: place, kind: oneOf('began', 'part', 'done', 'failed') });

export const failureReader = object({ message: sentence, line: optional(number(1, 1e6)) });
