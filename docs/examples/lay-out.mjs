/** Lays out JSON from standard input, or one field of it, so that people can read it: the same with line breaks. */
import { text } from 'node:stream/consumers';

const [field] = process.argv.slice(2);
const json = JSON.parse(await text(process.stdin));
console.log(layOut(field === undefined ? json : json[field], ''));

/** On one line where it fits there, else one part a line. */
function layOut(value, indent) {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= 96) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => deeper + layOut(item, deeper))
    : Object.entries(value).map(([name, item]) => `${deeper}${JSON.stringify(name)}: ${layOut(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
