/** The position of an epidemic is one component, so it is the same game in every compound: that of the question is taken. */
import type { CheckTools, ClaimedPosition } from '../../../core/certificate-kind.ts';

export function inAnyCompound(line: string, question: string, tools: CheckTools): ClaimedPosition {
  const parts = [{ line, count: 1n }];
  const [own, whole] = [tools.open(line), tools.open(question)];
  if (!own.ok || !whole.ok) return { parts };
  return { parts, setting: { ...own.value.setting, compound: whole.value.setting.compound } };
}
