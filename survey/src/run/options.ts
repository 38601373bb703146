/** What tasks are asked with: the games, and for the record the name of the kernels that run here. */
import { type Options, registerKernels } from 'impartial';
import { loadKernels } from 'impartial-kernels';
import type { GivenRulesets } from '../ask/custom-rulesets.ts';

export async function loadOptions(given?: GivenRulesets): Promise<{ readonly options: Options; readonly kernel: string }> {
  const kernels = await loadKernels();
  registerKernels(kernels);
  return { options: given === undefined ? {} : { catalogue: given.catalogue }, kernel: kernels.name };
}
