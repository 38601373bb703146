/** Elements of a quotient as words: letters in italics, powers raised. */
const FACTOR = /([a-z])(\d*)([⁰¹²³⁴⁵⁶⁷⁸⁹]*)/g;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

interface Factor {
  readonly letter: string;
  readonly index: string;
  readonly power: string;
}

function factorsOf(text: string): readonly Factor[] {
  return Array.from(text.matchAll(FACTOR), ([, letter = '', index = '', power = '']) => ({
    letter,
    index,
    power: Array.from(power, (digit) => RAISED.indexOf(digit)).join(''),
  }));
}

export function Word({ text }: { text: string }) {
  const factors = factorsOf(text);
  if (factors.length === 0) return <span className="element-word">{text}</span>;
  return (
    <i className="element-word">
      {factors.map(({ letter, index, power }) => (
        <span key={letter + index}>
          {letter}
          {index !== '' && <sub>{index}</sub>}
          {power !== '' && <sup>{power}</sup>}
        </span>
      ))}
    </i>
  );
}

/** The same in the middle of a place in a picture, where what is read aloud has to be what is seen: powers are letters of their own. */
export function DrawnWord({ text, x, y }: { text: string; x: number; y: number }) {
  return (
    <text className={text === '1' ? 'drawn-word one' : 'drawn-word'} x={x} y={y} dy="0.33em" textAnchor="middle">
      {text}
    </text>
  );
}

/** `4^146` with its values raised. */
export function GenusText({ text }: { text: string }) {
  const [grundy, misere] = text.split('^');
  return (
    <span className="genus">
      {grundy}
      <sup>{misere}</sup>
    </span>
  );
}
