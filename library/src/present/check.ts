/**
 * A check for people: each step with its sign, then the sum.
 */
import { wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface CheckedSteps {
  readonly ok: boolean;
  readonly steps: readonly { readonly what: string; readonly ok: boolean; readonly detail?: string }[];
}

export function checkToText({ ok, steps }: CheckedSteps, look: Look = PLAIN_LOOK): string {
  const { paint } = look;
  const lines = steps.flatMap((step) => {
    const [first = '', ...rest] = wrapWords(step.detail ? `${step.what}: ${step.detail}` : step.what, look.width - 4);
    return [`  ${step.ok ? paint.good('✓') : paint.bad('✗')} ${first}`, ...rest.map((line) => `    ${line}`)];
  });
  const failed = steps.filter((step) => !step.ok).length;
  const sum = ok
    ? paint.good(`Checked: ${steps.length} of ${steps.length} steps hold.`)
    : paint.bad(`Refuted: ${failed} of ${steps.length} steps do not hold.`);
  return `${[...lines, sum].join('\n')}\n`;
}
