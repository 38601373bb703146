/** A file that `impartial web` serves: as it is, and compressed in the ways that browsers read, each made once, when first asked for. */
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};
/** Fonts and pictures are compressed as they are. */
const COMPRESSIBLE = /^(text|image\/svg|application\/(json|manifest|wasm))/;

/** Best first. A middle quality: the page waits for it, and it never leaves this machine. */
const CODINGS = {
  br: (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => gzipSync(content),
} as const;
type Coding = keyof typeof CODINGS;

export class ServedFile {
  readonly type: string;
  readonly content: Buffer;
  private readonly made = new Map<Coding, Buffer>();

  constructor(name: string, content: Buffer) {
    this.type = TYPES[extname(name)] ?? 'application/octet-stream';
    this.content = content;
  }

  /** What to send to somebody who accepts these codings (the header `accept-encoding`), and in which of them it is, if in any. */
  bodyFor(accepted = ''): { readonly body: Buffer; readonly coding?: Coding } {
    const coding = COMPRESSIBLE.test(this.type) ? codingFor(accepted) : undefined;
    if (coding === undefined) return { body: this.content };
    const body = this.made.get(coding) ?? CODINGS[coding](this.content);
    this.made.set(coding, body);
    return body.length < this.content.length ? { body, coding } : { body: this.content };
  }
}

/** `gzip;q=0` says that it is not accepted; `*` stands for all that are not named. */
function codingFor(accepted: string): Coding | undefined {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = parameters.find((word) => word.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)] as const;
    }),
  );
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = (Object.keys(CODINGS) as Coding[]).sort((one, other) => weightOf(other) - weightOf(one));
  return best !== undefined && weightOf(best) > 0 ? best : undefined;
}
