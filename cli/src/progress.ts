/**
 * Progress on standard error, for a person who waits: on a terminal only, and only for work that takes a while.
 */
const PATIENCE = 700;

export interface Progress {
  update(done: number): void;
  stop(): void;
}

export async function startProgress(total: number): Promise<Progress> {
  if (!process.stderr.isTTY || total < 2) return { update: () => {}, stop: () => {} };
  const { SingleBar, Presets } = await import('cli-progress');
  const bar = new SingleBar(
    { clearOnComplete: true, format: '{bar} {percentage}% | {value} of {total} | {eta_formatted} left' },
    Presets.shades_classic,
  );
  const begun = performance.now();
  return {
    update: (done) => {
      if (!bar.isActive && performance.now() - begun > PATIENCE) bar.start(total, done);
      if (bar.isActive) bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
