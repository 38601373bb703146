/**
 * A PostgreSQL server of a test's own: Debian's programs in a temporary folder, on a free port of this machine, ended with the test.
 *
 * The server refuses to run as root; there its programs run as Debian's user `postgres`.
 */
import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = '/usr/lib/postgresql';
export const PASSWORD = 'no-secret';

/** Found, or installed from Debian where that is allowed, or one line that says how. */
function findPrograms(): string {
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env });
  }
  const now = installed();
  if (now === undefined) throw new Error('no PostgreSQL server: install it (apt-get install postgresql)');
  return now;
}

function installed(): string | undefined {
  const versions = existsSync(ROOT) ? readdirSync(ROOT) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a)).find((each) => existsSync(join(ROOT, each, 'bin/initdb')));
  return newest === undefined ? undefined : join(ROOT, newest, 'bin');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export class PostgresServer {
  readonly url: string;
  private readonly folder: string;
  private readonly programs = findPrograms();
  private readonly port: number;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
    this.url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  }

  static async start(): Promise<PostgresServer> {
    const server = new PostgresServer(mkdtempSync(join(tmpdir(), 'impartial-postgres-')), await freePort());
    const { folder } = server;
    const user = server.user();
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid as number);
    execFileSync('bash', ['-c', `printf %s '${PASSWORD}' > ${folder}/password`], user);
    server.program('initdb', [
      '-D',
      `${folder}/data`,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${folder}/password`,
      '-N',
    ]);
    server.up();
    return server;
  }

  up(): void {
    const options = `-c listen_addresses=127.0.0.1 -p ${this.port} -k ${this.folder} -c fsync=off`;
    this.program('pg_ctl', ['-D', `${this.folder}/data`, '-l', `${this.folder}/log`, '-w', '-o', options, 'start']);
  }

  /** As if the machine had lost its power. */
  down(): void {
    this.program('pg_ctl', ['-D', `${this.folder}/data`, '-m', 'immediate', '-w', 'stop']);
  }

  end(): void {
    spawnSync(join(this.programs, 'pg_ctl'), ['-D', `${this.folder}/data`, '-m', 'immediate', '-w', 'stop'], this.user());
    rmSync(this.folder, { recursive: true, force: true });
  }

  private program(name: string, words: readonly string[]): void {
    const { status, stderr, stdout } = spawnSync(join(this.programs, name), words, {
      ...this.user(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw new Error(`${name} failed: ${stderr} ${stdout}`);
  }

  private user(): SpawnSyncOptions {
    if (process.getuid?.() !== 0) return {};
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return { uid: id('-u'), gid: id('-g'), cwd: '/' };
  }
}

/** An address where the first connections hear that the server is starting, and later ones reach it. */
export async function startRecovering(times: number, url: string): Promise<{ readonly url: string; end(): void }> {
  const { port } = new URL(url);
  let connections = 0;
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (connections++ < times) {
      socket.once('data', () => socket.end(errorMessage('57P03', 'the database system is starting up')));
      return;
    }
    const behind = connect(Number(port), '127.0.0.1');
    sockets.add(behind);
    behind.on('error', () => undefined);
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port: own } = listener.address() as AddressInfo;
  return {
    url: url.replace(`:${port}/`, `:${own}/`),
    end() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}

/** `ErrorResponse` of the protocol between clients and servers of PostgreSQL. */
function errorMessage(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
