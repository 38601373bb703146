/** What tasks are asked with: the kernels that run here, and their name for the record. */
import type { Options } from 'impartial';
import { loadKernels } from 'impartial-kernels';

export async function loadOptions(): Promise<{ readonly options: Options; readonly kernel: string }> {
  const kernels = await loadKernels();
  return { options: { kernels }, kernel: kernels.name };
}
