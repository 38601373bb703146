/**
 * The kind `epidemic-endless`: a position of Dancing Mania from which labels can come to a cycle.
 *
 * A win is a move to a position that a certificate inside shows lost. A draw names vertices each of which has a move to another one of them:
 * labels there dance for ever. With two such labels either player can keep one alive; with one, every move that leaves none has a
 * certificate that the position is won for the opponent. The check asks the rules for the moves, and trusts that a player to move who
 * finds such a label never loses (docs/theory/epidemiography.md).
 */
import type { Certificate, CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools } from '../../../core/certificate-kind.ts';
import type { Game } from '../../../core/game.ts';
import type { Play } from '../../../core/outcome.ts';
import { anyText, listOf, oneOf, pairOf, plain, readJson, record, textLike } from '../../../core/read-json.ts';
import { MOST_MOVES, withLabels } from './compare-with-question.ts';
import { inAnyCompound } from './in-any-compound.ts';
import { need, outcomeStep, TooMany } from './wrong.ts';

interface DecidedMove {
  /** As the rules call it: `2>3`. */
  readonly move: string;
  /** Of the position that it leaves. */
  readonly certificate: Certificate;
}

export interface EpidemicEndlessCertificate {
  readonly kind: 'epidemic-endless';
  readonly question: string;
  readonly outcome: 'N' | 'draw';
  /** Vertices, each with another one of them that a move labels; in a win nothing needs them. */
  readonly immortal: readonly (readonly [vertex: string, next: string])[];
  /** The move that wins, or all moves that leave no label on these vertices. */
  readonly moves: readonly DecidedMove[];
}

const vertexName = textLike(/^[\w.]{1,1000}$/, 'the name of a vertex');

/** Read in turn by the check of its own kind. */
const anyCertificate = plain('a certificate', (json): json is Certificate => typeof json === 'object' && json !== null);

const readEndless = record<EpidemicEndlessCertificate>({
  kind: oneOf('epidemic-endless'),
  question: anyText,
  outcome: oneOf('N', 'draw'),
  immortal: listOf(pairOf(vertexName, vertexName)),
  moves: listOf(record<DecidedMove>({ move: anyText, certificate: anyCertificate })),
});

export const epidemicEndless: CertificateKind<EpidemicEndlessCertificate> = {
  kind: 'epidemic-endless',
  parse: (json) => readJson(json, readEndless),
  claim: ({ question, outcome }, asked, tools) => ({ about: inAnyCompound(question, asked, tools), outcome }),
  check(certificate, tools) {
    const opened = tools.open(certificate.question);
    if (!opened.ok) return [{ what: 'the question reads', result: 'fails', detail: opened.error.message }];
    const { games, setting } = opened.value;
    const [game, ...others] = games;
    const decided = new Decided(setting.play, tools);
    const step = outcomeStep(certificate.outcome, () => {
      need(others.length === 0 && game.ruleset === 'dancing-mania', 'it is about one position of Dancing Mania');
      return certificate.outcome === 'N' ? checkWin(certificate, game, decided) : checkDraw(certificate, game, decided, tools);
    });
    return [...decided.undone, step];
  },
  toText: ({ outcome, moves, immortal }) => [
    outcome === 'N'
      ? `The move ${moves[0]?.move ?? ''} leaves a position that is lost, by the certificate inside.`
      : `Labels on ${immortal.length} vertices can dance for ever, and ${moves.length} moves that leave none of them leave positions that are won.`,
  ],
};

function checkWin({ immortal, moves }: EpidemicEndlessCertificate, game: Game, decided: Decided): string {
  const [only, ...others] = moves;
  need(only !== undefined && others.length === 0 && immortal.length === 0, 'a win has one move and no vertices');
  let left = MOST_MOVES;
  for (const { label, to } of game.moves()) {
    if (--left < 0) throw new TooMany();
    if (label !== only.move) continue;
    decided.compare(only, to, 'P');
    return 'the move and what it leaves';
  }
  need(false, `the rules have no move ${only.move}`);
}

function checkDraw({ immortal, moves }: EpidemicEndlessCertificate, game: Game, decided: Decided, tools: CheckTools): string {
  const names = new Set(immortal.map(([vertex]) => vertex));
  need(names.size === immortal.length, 'a vertex is listed twice');
  checkImmortal(immortal, names, game, tools);
  const dancing = labelsOf(game).reduce((sum, [vertex, count]) => sum + (names.has(vertex) ? count : 0n), 0n);
  need(dancing > 0n, 'no label is on a listed vertex');
  const listed = new Map(moves.map((each) => [each.move, each]));
  need(listed.size === moves.length && (dancing === 1n || moves.length === 0), 'a move is listed twice, or needlessly');
  if (dancing > 1n) return `${names.size} vertices`;
  let left = MOST_MOVES;
  let seen = 0;
  for (const { label, to } of game.moves()) {
    if (--left < 0) throw new TooMany();
    const own = listed.get(label);
    if (labelsOf(to).some(([vertex]) => names.has(vertex))) need(own === undefined, `${label} leaves a label that dances`);
    else {
      need(own !== undefined, `${label} leaves no label that dances, and is not listed`);
      decided.compare(own, to, 'N');
      seen++;
    }
  }
  need(seen === moves.length, 'a move is listed that is none');
  return `${names.size} vertices and ${seen} moves`;
}

/** Each vertex has a move that labels the one beside it, which is listed too. */
function checkImmortal(
  immortal: EpidemicEndlessCertificate['immortal'],
  names: ReadonlySet<string>,
  game: Game,
  tools: CheckTools,
): void {
  let left = MOST_MOVES;
  for (const [vertex, next] of immortal) {
    need(names.has(next), `${next} is not listed`);
    const labelled = withLabels(game, [vertex], '1', tools);
    need(labelled !== undefined, `${vertex} is no vertex of the question`);
    let found = false;
    for (const { label } of labelled.moves()) {
      if (--left < 0) throw new TooMany();
      found = label.split('>')[1]?.split(',').includes(next) === true;
      if (found) break;
    }
    need(found, `no move labels ${next} from ${vertex}`);
  }
}

/** The labels of a position, read off the line that the rules write for it with its labels spelt out. */
function labelsOf(game: Game): readonly (readonly [vertex: string, count: bigint])[] {
  const words = / :(.*)$/.exec(game.text())?.[1]?.split(' ') ?? [];
  return words.filter((word) => word !== '').map((word) => [word.split('^')[0] ?? '', BigInt(word.split('^')[1] ?? '1')]);
}

/** What certificates inside have to decide; where one cannot within the limits, that is kept as not done. */
class Decided {
  readonly undone: CheckStep[] = [];
  private readonly play: Play;
  private readonly tools: CheckTools;

  constructor(play: Play, tools: CheckTools) {
    this.play = play;
    this.tools = tools;
  }

  /** Ends with a `need` that fails where the certificate of a move says anything else of the position that it leaves. */
  compare({ move, certificate }: DecidedMove, to: Game, expected: 'N' | 'P'): void {
    const line = `${to.ruleset} ${to.text()} [${[...to.options(), this.play].join(', ')}]`;
    const found = this.tools.outcomeByCertificate(line, certificate);
    if ('value' in found) need(found.value === expected, `the move ${move} leaves ${found.value}`);
    else {
      need(found.limit !== undefined, `the move ${move}: ${found.why}`);
      this.undone.push({
        what: `the move ${move} leaves ${expected}`,
        result: 'not done',
        detail: found.why,
        limit: found.limit,
      });
    }
  }
}
