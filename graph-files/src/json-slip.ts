/** Where a text stops being JSON. Engines say it in different words or not at all, so it is looked for here, once JSON.parse has failed. */

const SPACE = /[ \t\n\r]*/y;
const VALUE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const TEXT = /[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** What may come next. */
type State = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'after';

export interface JsonSlip {
  readonly at: number;
  readonly expected: string;
}

const EXPECTED: Readonly<Record<State, string>> = {
  value: 'a value',
  'first-value': 'a value or ]',
  key: 'a key in quotation marks',
  'first-key': 'a key in quotation marks or }',
  colon: ':',
  after: 'a comma or a closing bracket',
};

export function findJsonSlip(content: string): JsonSlip {
  const open: string[] = [];
  let state: State = 'value';
  let at = 0;
  for (;;) {
    at = endOf(SPACE, content, at) ?? at;
    const next = step(content, at, state, open);
    if (next === undefined)
      return { at, expected: state === 'after' && open.length === 0 ? 'the end of the file' : EXPECTED[state] };
    [at, state] = next;
  }
}

/** Past one token, and what may follow it; undefined where the token may not stand here. */
function step(content: string, at: number, state: State, open: string[]): [number, State] | undefined {
  const character = content[at];
  if (state === 'colon') return character === ':' ? [at + 1, 'value'] : undefined;
  if (state === 'after' && character === ',' && open.length > 0) return [at + 1, open.at(-1) === '}' ? 'key' : 'value'];
  if (character !== undefined && (state === 'after' || state.startsWith('first')) && character === open.at(-1)) {
    open.pop();
    return [at + 1, 'after'];
  }
  if (state === 'after') return undefined;
  const end = character === '"' ? endOfText(content, at) : undefined;
  if (state === 'key' || state === 'first-key') return end === undefined ? undefined : [end, 'colon'];
  if (end !== undefined) return [end, 'after'];
  if (character === '{' || character === '[') {
    open.push(character === '{' ? '}' : ']');
    return [at + 1, character === '{' ? 'first-key' : 'first-value'];
  }
  const past = endOf(VALUE, content, at);
  return past === undefined ? undefined : [past, 'after'];
}

function endOfText(content: string, start: number): number | undefined {
  let at = start + 1;
  for (let next = endOf(TEXT, content, at); next !== undefined; next = endOf(TEXT, content, at)) at = next;
  return content[at] === '"' ? at + 1 : undefined;
}

function endOf(pattern: RegExp, content: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(content) ? pattern.lastIndex : undefined;
}
