/**
 * A real Firefox for tests, driven by Marionette, the protocol that its own driver speaks: lines of JSON over a socket, for which nothing has
 * to be installed beside the browser. Only what a test of the page needs is here.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** A free port, which is written into the profile; nothing is fetched that no test asked for. */
const SETTINGS = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  return [...(named === undefined ? [] : [named]), ...PLACES].find((path) => existsSync(path));
}

export class Firefox {
  private readonly process: ChildProcess;
  private readonly profile: string;
  private readonly socket: Socket;
  private readonly waiting = new Map<number, (answer: { error: { message: string } | null; result: unknown }) => void>();
  private unread = Buffer.alloc(0);
  private latest = 0;

  private constructor(process: ChildProcess, profile: string, socket: Socket) {
    this.process = process;
    this.profile = profile;
    this.socket = socket;
    socket.on('data', (data) => this.hear(data));
  }

  static async start(path: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'impartial-firefox-'));
    const lines = Object.entries(SETTINGS).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    // Its own home, so that nothing of the machine's is read or changed.
    const env = { ...process.env, HOME: profile, MOZ_HEADLESS: '1' };
    const child = spawn(path, ['--headless', '--marionette', '--no-remote', '--profile', profile], { env, stdio: 'ignore' });
    const port = await portIn(join(profile, 'MarionetteActivePort'), child);
    const socket = createConnection({ host: '127.0.0.1', port });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    const firefox = new Firefox(child, profile, socket);
    await firefox.ask('WebDriver:NewSession', { capabilities: {} });
    return firefox;
  }

  async open(address: string): Promise<void> {
    await this.ask('WebDriver:Navigate', { url: address });
  }

  /** What the body of a function gives, run in the page. */
  async evaluate<T>(script: string, ...args: readonly unknown[]): Promise<T> {
    const { value } = (await this.ask('WebDriver:ExecuteScript', { script, args })) as { value: T };
    return value;
  }

  async stop(): Promise<void> {
    await this.ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
    this.socket.destroy();
    if (this.process.exitCode === null) await new Promise((resolve) => this.process.once('exit', resolve));
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private async ask(command: string, parameters: object): Promise<unknown> {
    const id = ++this.latest;
    const text = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { error, result } = await new Promise<{ error: { message: string } | null; result: unknown }>((resolve) =>
      this.waiting.set(id, resolve),
    );
    if (error !== null) throw new Error(`${command}: ${error.message}`);
    return result;
  }

  /** Messages come one after another, each behind its length. */
  private hear(data: Buffer): void {
    this.unread = Buffer.concat([this.unread, data]);
    for (let colon = this.unread.indexOf(':'); colon > 0; colon = this.unread.indexOf(':')) {
      const end = colon + 1 + Number(this.unread.subarray(0, colon));
      if (this.unread.length < end) return;
      const message = JSON.parse(this.unread.subarray(colon + 1, end).toString()) as unknown;
      this.unread = this.unread.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
      this.waiting.get(id)?.({ error, result });
      this.waiting.delete(id);
    }
  }
}

/** Firefox writes it when it is ready. */
async function portIn(file: string, child: ChildProcess): Promise<number> {
  while (child.exitCode === null) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Firefox ended with ${child.exitCode}`);
}
