/**
 * Works offline once loaded: what was fetched is kept. Files with a hash in their name never change and come from the cache;
 * the page itself comes from the network while there is one.
 */
const CACHE = 'impartial-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page tells what it had loaded before there was anybody to keep it. */
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  const ours = event.data.filter((address) => new URL(address).origin === self.location.origin);
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.allSettled(ours.map((address) => cache.add(address)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? keep(cache, request, await fetch(request));
}

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    return keep(cache, request, await fetch(request));
  } catch (error) {
    const found = (await cache.match(request, { ignoreSearch: true })) ?? (await cache.match('./'));
    if (found !== undefined) return found;
    throw error;
  }
}

function keep(cache, request, response) {
  if (response.ok) cache.put(request, response.clone());
  return response;
}
