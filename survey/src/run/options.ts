/** What tasks are asked with: the games, the kernels that run here, and their name for the record. */
import type { Options } from 'impartial';
import { loadKernels } from 'impartial-kernels';
import type { GivenRulesets } from '../ask/custom-rulesets.ts';

export async function loadOptions(given?: GivenRulesets): Promise<{ readonly options: Options; readonly kernel: string }> {
  const kernels = await loadKernels();
  return { options: { kernels, ...(given !== undefined && { catalogue: given.catalogue }) }, kernel: kernels.name };
}
