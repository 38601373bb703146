/** Values in the page's words: "Value 3." */
import type { Values } from 'impartial';

export function valuesToWords({ grundy, foreclosed, remoteness, suspense }: Values): string {
  const words = [
    grundy !== undefined && `Value ${grundy}.`,
    foreclosed !== undefined && `Foreclosed value ${foreclosed ?? 'undefined'}.`,
    remoteness !== undefined && `Remoteness ${remoteness}.`,
    suspense !== undefined && `Suspense number ${suspense}.`,
  ];
  return words.filter((word) => word !== false).join(' ');
}
