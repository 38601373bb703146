/** Six places to start from. */
import { linkTo } from '../address.ts';

export const EXAMPLES: readonly string[] = [
  'nim 3 5 7',
  'node-kayles P10',
  'geodetic C7',
  'survivor-nim 13 1122112 [take 1-2]',
  'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
  'node-kayles P4 + P7 + P8 [selective]',
];

export function Examples() {
  return (
    <ul className="examples">
      {EXAMPLES.map((example) => (
        <li key={example}>
          <a href={linkTo(example)}>{example}</a>
        </li>
      ))}
    </ul>
  );
}
