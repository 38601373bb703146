/** `impartial/testing`: laws, sweeps and random questions, for rulesets and theorems of your own and for ours. */

export { assertLaws, type Breach, checkEntry, checkLaws, LAWS, type Law } from '../laws/laws.ts';
export { DEFAULT_REACH, eachPlayed, eachReached, openLine, openSamples, type Reach } from '../laws/reach.ts';
export { anySetting, graphText, heapsText, playedGame } from './arbitraries.ts';
export { NimClaim } from './nim-claim.ts';
export { type Agreement, type Sweep, sweep } from './sweep.ts';
