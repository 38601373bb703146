/** What the engine lends to the checks of certificates: questions opened, and play by definition within the limits. */
import { theoryOf } from '../../compounds/theories.ts';
import type { ByPlay, CheckTools } from '../../core/certificate-kind.ts';
import { DEFAULT_LIMITS, LimitReached } from '../../core/limits.ts';
import { toLook, watchedOf } from '../../core/look.ts';
import type { Setting } from '../../core/setting.ts';
import { checkProof, type ProofCheck } from '../../proof/check.ts';
import { groupsOf } from '../moves/compound-position.ts';
import { type OpenQuestion, openQuestion } from '../moves/open.ts';
import { Family } from '../sequence/family.ts';
import { DefinitionSearch } from '../solve/by-definition.ts';
import { LoopFound } from '../solve/loop-found.ts';
import { Session } from '../solve/session.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { playedValue } from './played-value.ts';

export function toCheckTools(
  options: SolveOptions,
  inner: Pick<CheckTools, 'valueByCertificate' | 'outcomeByCertificate'>,
): CheckTools {
  const { catalogue, limits } = options;
  const play = <T>(
    line: string,
    setting: Setting | undefined,
    found: (search: DefinitionSearch, open: OpenQuestion) => T,
  ): ByPlay<T> => {
    const opened = openQuestion(line, catalogue);
    if (!opened.ok) return { why: opened.error.message };
    try {
      return { value: found(new DefinitionSearch(setting ?? opened.value.setting, new Session(options)), opened.value) };
    } catch (error) {
      if (error instanceof LoopFound) return { why: error.message };
      if (error instanceof LimitReached) return { why: error.message, limit: error.limit };
      if (error instanceof LoopFound) return { why: 'the game need not end' };
      throw error;
    }
  };
  /** Proofs that were looked at: their claims are asked for as well. */
  const proved = new Map<readonly string[], ProofCheck>();
  return {
    open: (line) => openQuestion(line, catalogue),
    familyStart: (line) => new Family(line, options).first,
    valueByPlay(line, setting) {
      const theory = theoryOf(setting);
      if (theory === undefined) return { why: 'no theory' };
      return play(line, setting, (search, { games }) => {
        if (games.some((game) => game.sides() !== undefined)) throw new LimitReached('program', 0, 'a table has no values');
        const groups = search.toGroups(games.flatMap((game) => game.components()));
        return theory.encode(playedValue(groups, theory, search));
      });
    },
    ...inner,
    checkProof(lines) {
      const found = proved.get(lines) ?? checkProof(lines, { catalogue, ...watchedOf(options) });
      proved.set(lines, found);
      const { ok, question, outcome, value, why } = found;
      if (!ok || question === undefined || outcome === undefined) return { why: why ?? 'the proof is not whole' };
      return { value: { question, outcome, ...(value !== undefined && { grundy: value }) } };
    },
    outcomeByPlay: (line) => play(line, undefined, (search, { games, setting }) => search.outcome(groupsOf({ games, setting }))),
    milliseconds: limits?.milliseconds ?? DEFAULT_LIMITS.milliseconds,
    onLook: toLook(options),
  };
}
