import type { OctalEngine, OctalValues } from '../core/kernels.ts';

export function plainDenseEngine(_digits: Uint8Array, _known: OctalValues): OctalEngine | undefined {
  return undefined;
}
