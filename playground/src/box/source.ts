/**
 * The games that a closed box is given, as one script: each is a function of `require` and `exports`. Code stands in the line that it has
 * where it was written, so that what is said of a line is said of that line.
 */
export interface Source {
  readonly script: string;
  /** How many lines belong to the games; the library comes behind them. */
  readonly lines: number;
}

/** A game in JavaScript, and the line that its first one has. */
export interface GameSource {
  readonly code: string;
  readonly line: number;
}

/** What watched code calls (`watch-loops.ts`), and so must not name itself. */
export const TICK = 'ownTick';
/** Milliseconds of work that one call of a rule may take. */
export const CALL_MILLISECONDS = 1000;
/** What of the time between two looks counts at most: the rest of it, other work was done on the machine. */
const LONGEST_GAP = 50;

/**
 * `ownTick` looks at the clock once in up to 256 calls, in each one while they are slow. When a call of a rule has worked for too long it says
 * so once, and throws from then on. `ownBegan`, which the library takes for itself, tells of the next call.
 */
const WATCH = `const ${TICK}=(()=>{
const now=performance.now.bind(performance),post=self.postMessage.bind(self),{min}=Math;
let left=1,stride=1,last=0,worked=0,isNew=true,isLate=false;
self.ownBegan=()=>{isNew=true;};
return()=>{
if(--left>0)return true;
if(isLate)throw new Error('This takes too long');
const at=now(),gap=at-last;
worked=isNew?0:worked+min(gap,${LONGEST_GAP});
isNew=false;last=at;
stride=gap<1?min(stride*2,256):1;
left=stride;
if(worked<=${CALL_MILLISECONDS})return true;
left=0;
isLate=true;
post('!');
throw new Error('This takes too long');
};})();`.replaceAll('\n', '');

export function sourceOf(games: readonly GameSource[]): Source {
  let script = `${WATCH}self.ownGames=[`;
  let at = 1;
  for (const { code, line } of games) {
    const blank = Math.max(0, line - at);
    script += `${'\n'.repeat(blank)}function(require,exports,module){${code}\n},`;
    at += blank + code.split('\n').length;
  }
  return { script: `${script}];self.ownLines=${at};\n`, lines: at };
}
