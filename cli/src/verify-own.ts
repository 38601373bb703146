/** `impartial verify --ruleset file`: the rulesets of the file at length, each law and each comparison with its count. */
import { hasKept, type RulesetCheck, verifyRuleset } from 'impartial/define';
import { answerLine, type Look, wrapWords } from 'impartial/present';
import { loadRulesets } from './own-ruleset.ts';
import { answer, lookOf, talk } from './terminal.ts';

/** @param areConfigured whether a configuration names the files, and nobody asked for them here */
export async function verifyOwn(files: readonly string[], json: boolean, areConfigured: boolean): Promise<void> {
  if (areConfigured)
    talk(
      `impartial: checking the rulesets of this folder's configuration (${files.join(', ')}); name a paper to play through it, or run this in another folder to play through all`,
    );
  const checks = (await loadRulesets(files)).map((ruleset) => verifyRuleset(ruleset));
  if (!checks.every(hasKept)) process.exitCode = 1;
  if (json) return answer(`${answerLine({ checks })}\n`);
  const look = lookOf(process.stdout);
  for (const check of checks) await answer(`${toLines(check, look).join('\n')}\n`);
}

function toLines(check: RulesetCheck, { paint, width }: Look): string[] {
  const { id, title, parts, complete } = check;
  const widest = Math.max(...parts.map(({ cases }) => String(cases).length));
  const lines = [paint.strong(title === id ? id : `${title} (${id})`)];
  for (const { title: of, cases, breaches } of parts) {
    const sign = breaches.length > 0 ? paint.bad('✗') : cases === 0 ? paint.dim('–') : paint.good('✓');
    lines.push(`${sign} ${String(cases).padStart(widest)}  ${of}`);
    for (const breach of breaches) lines.push(...wrapWords(breach, width - 6).map((line) => `      ${line}`));
  }
  const broken = parts.filter(({ breaches }) => breaches.length > 0).length;
  const ended = complete ? '' : '; the time was up before all were tried';
  const sum = broken === 0 ? `${parts.length} checks hold${ended}` : `${broken} of ${parts.length} checks fail`;
  lines.push(...wrapWords(sum, width).map(broken === 0 ? paint.good : paint.bad));
  return lines;
}
