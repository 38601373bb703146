/** Keeps what was loaded, so that the page works without a network afterwards. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register('./service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage([location.href.split('#')[0], ...loaded]);
  } catch {
    // A browser that keeps nothing needs the network each time.
  }
}
