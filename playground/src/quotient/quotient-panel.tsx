/** Why a misère sum is won, by the elements of its heaps; how that differs from normal play; and what the quotient is like. */
import { linkToTheorem } from '../address.ts';
import type { Genera, ShownGenus, ShownQuotient } from '../solver/quotient-tasks.ts';
import type { Answer } from '../solver/tasks.ts';
import { groupDigits, plural, toSentence } from '../words.ts';
import { GenusText, Word } from './word.tsx';

export interface PanelProperties {
  readonly shown: ShownQuotient;
  readonly genera: Genera | undefined;
  /** `Kayles`. */
  readonly title: string;
  readonly answer: Answer;
}

/** Heaps that have a row of their own. */
const MOST_ROWS = 12;
/** Heaps that the sentence names. */
const MOST_NAMED = 4;

export function QuotientPanel({ shown, genera, title, answer }: PanelProperties) {
  const own = genera?.family === shown.family ? genera : undefined;
  return (
    <>
      <section className="why quotient-why">
        <h2>Why</h2>
        <Why shown={shown} title={title} answer={answer} />
        <HeapTable shown={shown} genera={own} />
        <NormalPlay shown={shown} answer={answer} />
        <ul className="sources">
          {answer.reasons.map(({ theorem, text, cite, statement }) => (
            <li key={theorem + text} className="source">
              {cite}.{' '}
              {theorem !== 'by-definition' && (
                <a href={linkToTheorem(theorem)} {...(statement !== '' && { title: statement })}>
                  Statement and proof
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="about-quotient">
        <h2>The quotient of {title}</h2>
        <About shown={shown} genera={own} />
      </section>
    </>
  );
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function Why({ shown, title, answer }: { shown: ShownQuotient; title: string; answer: Answer }) {
  const { heaps, element, elements, moves } = shown;
  const word = (each: number) => <Word text={elements[each]?.text ?? ''} />;
  if (element === undefined && shown.infinite !== undefined && answer.verdict.method === 'theorem')
    return <p>{answer.verdict.why === undefined ? '' : toSentence(answer.verdict.why)}</p>;
  if (element === undefined)
    return <p>The heaps of this sum are not all in a finite quotient that was found: the verdict is not by their elements.</p>;
  const isLost = elements[element]?.isP === true;
  const into = moves.filter((move) => elements[move.element]?.isP === true).length;
  const many = NUMBERS[into] ?? groupDigits(into);
  return (
    <p>
      {heaps.length > 0 && heaps.length <= MOST_NAMED && (
        <>
          In misère {title}{' '}
          {heaps.map((heap, at) => (
            <span key={heap.size}>
              {at > 0 && (at === heaps.length - 1 ? ' and ' : ', ')}
              {groupDigits(heap.size)} {at === 0 && 'counts '}as {heap.element !== undefined && word(heap.element)}
            </span>
          ))}
          .{' '}
        </>
      )}
      {heaps.length === 1 && heaps[0]?.count === '1' ? 'It' : <>The product {word(element)}</>} is {isLost ? '' : 'not '}in the
      P-portion
      {moves.length === 0 ? (
        '.'
      ) : isLost ? (
        <>
          , and <b>no move leads into it again</b>.
        </>
      ) : (
        <>
          , and{' '}
          <b>
            {many} {into === 1 ? 'move leads' : 'moves lead'} into it
          </b>
          .
        </>
      )}
    </p>
  );
}

function HeapTable({ shown, genera }: { shown: ShownQuotient; genera: Genera | undefined }) {
  const { heaps, elements, element, question } = shown;
  if (heaps.length === 0) return null;
  const text = (each: number | undefined) => (each === undefined ? '?' : (elements[each]?.text ?? ''));
  return (
    <table className="heap-table">
      <thead>
        <tr>
          <th scope="col">heap</th>
          <th scope="col">counts as</th>
          <th scope="col">genus</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {heaps.slice(0, MOST_ROWS).map(({ size, count, element: each }) => (
          <tr key={size}>
            <th scope="row">
              {groupDigits(size)}
              {count !== '1' && ` × ${groupDigits(count)}`}
            </th>
            <td>
              <Word text={text(each)} />
            </td>
            <GenusCells genus={genera?.heaps[Number(size)]} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">sum</th>
          <td>
            <b>
              <Word text={text(element)} />
            </b>
          </td>
          <td colSpan={2}>
            {genera?.question === question && genera.sum !== undefined && (
              <b>
                <GenusText text={genera.sum.text} />
              </b>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function GenusCells({ genus }: { genus: ShownGenus | undefined }) {
  return (
    <>
      <td>{genus !== undefined && <GenusText text={genus.text} />}</td>
      <td className={genus !== undefined && genus.nim === undefined ? 'wild' : 'quiet'}>
        {genus === undefined ? '' : genus.nim === undefined ? 'wild' : `like Nim ${genus.nim}`}
      </td>
    </>
  );
}

/** A move that wins in one of the plays and loses in the other. */
function NormalPlay({ shown, answer: { verdict } }: { shown: ShownQuotient; answer: Answer }) {
  const { normal, moves, elements } = shown;
  if (normal === undefined || moves.length === 0 || shown.element === undefined) return null;
  const wins = new Set(moves.flatMap(({ move, element }) => (elements[element]?.isP === true ? [move] : [])));
  const there = normal.wins.find((move) => !wins.has(move));
  const here = [...wins].find((move) => !normal.wins.includes(move));
  if (normal.outcome !== verdict.outcome)
    return (
      <p className="normal">
        Normal play differs: there the {normal.outcome === 'P' ? 'previous' : 'next'} player wins
        {there !== undefined && (
          <>
            {' '}
            by <code>{there}</code>
          </>
        )}
        .
      </p>
    );
  if (there === undefined && here === undefined) return <p className="normal">In normal play the same moves win.</p>;
  return (
    <p className="normal">
      Normal play differs: there{' '}
      {there !== undefined && (
        <>
          <code>{there}</code> wins
        </>
      )}
      {there !== undefined && here !== undefined && ' and '}
      {here !== undefined && (
        <>
          <code>{here}</code> loses
        </>
      )}
      .
    </p>
  );
}

function About({ shown, genera }: { shown: ShownQuotient; genera: Genera | undefined }) {
  const { order, lost, generators, relations, tame, period, repeats, ended, infinite, elements, first, classes } = shown;
  const wild = genera?.heaps.find(({ nim }) => nim === undefined);
  return (
    <>
      <p>
        {tame !== undefined ? (
          <b>Tame: it plays like misère Nim.</b>
        ) : wild !== undefined ? (
          <>
            <b>Wild:</b> no sum of Nim heaps has genus <GenusText text={wild.text} />.
          </>
        ) : (
          shown.cayley !== undefined && <b>Wild: it is no quotient of Nim heaps.</b>
        )}{' '}
        The quotient{period === undefined && ` of the heaps up to ${first + classes.length - 1}`} has {plural(order, 'element')},{' '}
        {groupDigits(lost)} of them P, from {plural(generators.length, 'generator')}
        {relations !== undefined && ` with ${plural(relations.length, 'relation')}`}.
      </p>
      {infinite !== undefined && (
        <p className="infinite">
          <b>Infinite from heap {groupDigits(infinite.heap)} on, proved:</b> a table with {groupDigits(infinite.states)} states
          says who wins nevertheless.
        </p>
      )}
      {period === undefined && repeats !== undefined && <p>Φ repeats with {repeats} as far as computed.</p>}
      {ended !== undefined && (
        <p className="ended">
          No period: at heap {groupDigits(ended.heap)} {ended.why.replace(/^at (?:heap|n =) \d+ /, '')}.
        </p>
      )}
      {relations !== undefined && (
        <details>
          <summary>Presentation and P-portion</summary>
          <p>
            {relations.map(([from, to], at) => (
              <span key={from}>
                {at > 0 && ', '}
                <span className="relation">
                  <Word text={from} /> = <Word text={to} />
                </span>
              </span>
            ))}
          </p>
          <p>
            P ={' '}
            {elements
              .filter(({ isP }) => isP)
              .map(({ text }, at) => (
                <span key={text}>
                  {at > 0 && ', '}
                  <Word text={text} />
                </span>
              ))}
          </p>
        </details>
      )}
    </>
  );
}
