/** The closed box in a real Firefox: the games that try to get out end there, too, each in its sentence; nothing reaches a server. */
import { createServer, type Server } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, readPage, serveFiles } from './browser.ts';
import { Firefox, findFirefox } from './firefox.ts';
import { HOSTILE } from './hostile-games.ts';

const path = findFirefox();
if (path === undefined)
  console.log('There is no Firefox here: the closed box is not tried in it. To do so: apt-get install firefox-esr');

/** Firefox has words of its own for what it forbids. */
const IN_FIREFOX: Readonly<Record<string, RegExp>> = {
  XMLHttpRequest: /Line 5: .*network error/i,
  importScripts: /Line 3: .*(import script|network error|failed to load|NetworkError)/i,
  IndexedDB: /Line 3: .*(insecure|not allowed|denied)/i,
};

const LAWS = `return document.querySelector('section[aria-label="Laws"]')?.innerText ?? ''`;
const PRESS = `const [name] = arguments;
const button = [...document.querySelectorAll('button')].find((each) => each.innerText.trim() === name);
button?.click();
return button !== undefined`;
const ALIVE = `return [document.title, ({}).polluted ?? 'clean', document.querySelectorAll('main.invent img, main.invent b b').length].join(', ')`;
describe.skipIf(path === undefined)('the closed box in Firefox', () => {
  let firefox: Firefox;
  let server: Server;
  let listener: Server;
  let reached = 0;

  beforeAll(async () => {
    server = await serveFiles(readPage());
    listener = createServer((_, response) => response.writeHead(200, { 'access-control-allow-origin': '*' }).end('reached'));
    listener.on('connection', () => reached++);
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    firefox = await Firefox.start(path ?? '');
    await firefox.open(`http://127.0.0.1:${portOf(server)}/#view=invent`);
  });
  afterAll(async () => {
    await firefox?.stop();
    server.close();
    listener.close();
  });

  const press = (name: string) => expect.poll(() => firefox.evaluate(PRESS, name)).toBe(true);

  it.each(HOSTILE)('is not left by %s', async (name, code, said) => {
    const packed = deflateRawSync(code(portOf(listener))).toString('base64url');
    await firefox.evaluate('location.hash = arguments[0]', `view=invent&q=hostile%202&game=${packed}`);
    await press('Run it');
    const laws = async () => (await firefox.evaluate<string>(LAWS)).replace(/^LAWS\s*/i, '');
    await expect.poll(laws).toMatch(IN_FIREFOX[name] ?? said);
    expect(await firefox.evaluate(ALIVE)).toBe('Invent · Impartial, clean, 0');
    await press('My games');
    await expect.poll(() => firefox.evaluate(`return document.querySelectorAll('iframe').length`)).toBe(0);
  });

  it('lets nothing reach a server', () => {
    expect(HOSTILE).toHaveLength(12);
    expect(reached).toBe(0);
  });
});
