/**
 * The page without a network: one visit keeps all of it, every board, view and game.
 *
 * The build writes the list of its files and a name for their version into this file. They are kept together under that name when the
 * worker is installed, once the first answer has been shown. The page itself comes from the network while there is one, so a new version
 * is seen at once; its files are kept beside the old ones, which are dropped when no window with the old version is open any more.
 *
 * It gives its place up, with all it has kept, where the page comes from `impartial web` and that has ended, or where somebody else
 * answers under this address: a port of this machine belongs to whoever listens on it.
 */
const VERSION = '%VERSION%';
const FILES = '%FILES%';

/** Other folders of the same host may hold other versions. */
const OURS = `impartial ${new URL(self.registration.scope).pathname} `;
const CACHE = OURS + VERSION;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** All or nothing: what was half kept is fetched anew at the next visit. The page comes last, so where it is there, all is. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  // It has the same name in every version.
  await cache.add(new Request('./', { cache: 'no-cache' }));
}

/** A name has a hash of what is in the file: whichever version kept it, it is the right one. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // What is too large to be kept before anybody asks for it.
  if (response.ok && request.url.includes('/assets/types-worker-'))
    await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

async function page(request) {
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    const kept = isServedHere() ? await giveUp() : await newestPage();
    if (kept === undefined) throw error;
    return kept;
  }
  if (!(await isOurs(response.clone()))) await giveUp();
  return response;
}

/** The page of the newest version that is kept, which may be one that waits for windows with an older one to be closed. */
async function newestPage() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match('./')));
  return pages.findLast((page) => page !== undefined);
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
  await dropAll(() => true);
}

/** What earlier versions kept; the first ones had no folder in their names. */
async function dropOld() {
  await dropAll((name) => name !== CACHE);
}

async function dropAll(isDropped) {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) || name.startsWith('impartial-'));
  await Promise.all(names.filter(isDropped).map((name) => caches.delete(name)));
}
