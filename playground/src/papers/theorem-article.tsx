/** One theorem of the program: what it says, where it is from, its proof, what print has of it, and what was checked. */
import { linkTo, linkToStatement } from '../address.ts';
import { Formula } from '../formula.tsx';
import { groupDigits } from '../words.ts';
import type { ListedTheorem } from './list-statements.ts';
import { statements } from './statements.ts';
import { StatusMark } from './status-mark.tsx';

/** Statements of papers that a list shows; the camp theorem carries a dozen. */
const MOST_CARRIED = 12;

export function TheoremArticle({ theorem }: { theorem: ListedTheorem }) {
  const { id, statement, sources, isOurs, proof, inFull, cases, examples } = theorem;
  const carried = statements.papers.flatMap((paper) =>
    paper.statements.filter(({ theorems }) => theorems.includes(id)).map((each) => ({ paper, each })),
  );
  return (
    <>
      <p>
        <Formula text={statement} />
      </p>
      <h4>{inFull === undefined ? 'Proof' : 'Idea of the proof'}</h4>
      {proof.map((text) => (
        <p key={text}>
          <Formula text={text} />
        </p>
      ))}
      {inFull !== undefined && <p className="source">{inFull}</p>}
      <h4>Where it is from</h4>
      <p className="source">
        {isOurs && 'Our own result, proved above. '}
        {sources.map((source) => `${source}. `)}
      </p>
      {carried.length > 0 && (
        <>
          <h4>In the papers</h4>
          <ul className="carried">
            {carried.slice(0, MOST_CARRIED).map(({ paper, each }) => (
              <li key={paper.id + each.id}>
                <a href={linkToStatement(paper.id, each.id)}>
                  {paper.title}, {each.name}
                </a>{' '}
                <StatusMark status={each.status} /> <span className="source">{tried(each.cases, each.failures)}</span>
              </li>
            ))}
            {carried.length > MOST_CARRIED && <li className="source">and {carried.length - MOST_CARRIED} others</li>}
          </ul>
        </>
      )}
      <h4>What was checked</h4>
      <p className="source">
        {cases > 0
          ? `Compared with play by the rules alone on ${groupDigits(cases)} positions; it never disagreed.`
          : 'Play by the rules decides none of its cases, so it is tried by tests of its own.'}
      </p>
      {examples.length > 0 && (
        <p className="open-on-board">
          Open on the board:{' '}
          {examples.map((example, index) => (
            <span key={example}>
              {index > 0 && ', '}
              <a href={linkTo(example)}>
                <code>{example}</code>
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

export function tried(cases: number, failures: number): string {
  const all = cases === 1 ? 'one case' : `${groupDigits(cases)} cases`;
  return failures === 0 ? `tried in ${all}, none fails` : `tried in ${all}, ${groupDigits(failures)} fail as printed`;
}
