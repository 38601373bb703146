/** Keeps the whole page, so that it works without a network afterwards. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register('./service-worker.js');
  } catch {
    // A browser that keeps nothing needs the network each time.
  }
}
