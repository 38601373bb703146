/** The kinds of certificates that theorems write, each with the code that checks it. One line per kind. */
import type { CheckStep } from './verify.ts';

export const certificateChecks: Readonly<Record<string, (certificate: Record<string, unknown>) => readonly CheckStep[]>> = {};
