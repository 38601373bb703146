/** The process behind `kept-program.ts`: runs the program whose path it is given for each list of words that it is sent. */
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [node, , path = ''] = process.argv;
const main = pathToFileURL(path).href;
const home = process.cwd();
let written;
let count = 0;

for (const stream of [process.stdout, process.stderr])
  stream.write = (chunk, ...others) => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    written.all += text;
    written[stream === process.stdout ? 'out' : 'err'] += text;
    others.find((other) => typeof other === 'function')?.();
    return true;
  };

process.on('message', async ({ words, input, cwd = home }) => {
  process.chdir(cwd);
  written = { out: '', err: '', all: '' };
  process.exitCode = undefined;
  process.argv = [node, path, ...words];
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from(input === '' ? [] : [Buffer.from(input)]) });
  // The query makes it another module: it is run again, and what it imports is there already.
  await import(`${main}?${count++}`);
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  process.send({ ...written, code: process.exitCode ?? 0 });
});
