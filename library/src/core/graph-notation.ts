/**
 * How a graph stands in the positions of a ruleset that is played on graphs. An editor writes a drawn graph by it, and the reader of
 * a graph file knows by it which rulesets can be played on the file.
 */
export interface GraphNotation {
  /** `1-2` joins two vertices, `1>2` leads from one to the other. */
  readonly arrow: '-' | '>';
  /** Whether families such as `P7`, sums of them and encoded graphs may stand in the place of edges. */
  readonly families?: boolean;
  /** Whether every vertex has one parent at most, and no arrow leads back to a root. */
  readonly forest?: boolean;
  /** Whether edges carry weights, `1-2=3`, and may be parallel. */
  readonly weights?: boolean;
  /** Vertices after a colon: a set that may be empty, or labels of which some vertex may have several, `4^2`. */
  readonly labels?: 'set' | 'counted';
  /** Whether a piece stands on a vertex: `@1`. */
  readonly piece?: boolean;
}
