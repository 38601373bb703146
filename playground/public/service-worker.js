/**
 * Works offline once loaded: what was fetched is kept. Files with a hash in their name never change and come from the cache;
 * the page itself comes from the network while there is one.
 *
 * It gives its place up, with all it has kept, where the page comes from `impartial web` and that has ended, or where somebody else
 * answers under this address: a port of this machine belongs to whoever listens on it.
 */
const CACHE = 'impartial-2';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));

/** The page tells what it had loaded before there was anybody to keep it. */
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  const ours = event.data.filter((address) => address.startsWith(self.registration.scope));
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.allSettled(ours.map((address) => cache.add(address)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? keep(cache, request, await fetch(request));
}

async function fresh(request) {
  const cache = await caches.open(CACHE);
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    if (isServedHere()) {
      await giveUp();
      throw error;
    }
    const found = (await cache.match(request, { ignoreSearch: true })) ?? (await cache.match('./'));
    if (found !== undefined) return found;
    throw error;
  }
  if (await isOurs(response.clone())) return keep(cache, request, response);
  await giveUp();
  return response;
}

/** Whether the page comes from `impartial web`, which gives it this folder. */
function isServedHere() {
  return self.location.hostname === '127.0.0.1' && self.location.pathname.startsWith('/impartial/');
}

/** Our page says so in its head, wherever it is served from. */
async function isOurs(response) {
  if (!response.ok || response.redirected) return response.redirected;
  return (await response.text()).includes('name="application-name" content="Impartial"');
}

async function giveUp() {
  await self.registration.unregister();
  await caches.delete(CACHE);
}

/** What earlier versions kept. */
async function dropOld() {
  for (const name of await caches.keys()) if (name.startsWith('impartial-') && name !== CACHE) await caches.delete(name);
}

function keep(cache, request, response) {
  if (response.ok) cache.put(request, response.clone());
  return response;
}
