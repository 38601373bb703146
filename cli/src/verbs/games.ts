/**
 * `impartial games`: the catalogue, or one ruleset at length.
 */
import type { Command } from 'commander';
import type { CitationKey, Entry } from 'impartial';
import { nearestWord } from 'impartial/command';
import { answerLine, bibliographyToBibtex, catalogueToText, entryToData, entryToText } from 'impartial/present';
import { rulesetFlag } from '../solve-flags.ts';
import { catalogueWith } from '../solve-options.ts';
import { answer, lookOf } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags {
  readonly json?: boolean;
  readonly bibtex?: boolean;
  readonly ruleset?: readonly string[];
}

const EXAMPLES = `
Examples:
  impartial games
  impartial games node-kayles
  impartial games --json
  impartial games --bibtex > sources.bib
  impartial games kayles --bibtex`;

export function addGames(program: Command): void {
  const command = program.command('games').argument('[id]', 'one ruleset, at length');
  command.description('the catalogue: every ruleset with rule, notation, sources and theorems');
  command.option('--json', 'print JSON').option('--bibtex', 'print the sources, of all or of one ruleset, as BibTeX');
  command.addOption(rulesetFlag()).addHelpText('after', EXAMPLES).action(gamesVerb);
}

async function gamesVerb(id: string | undefined, flags: Flags): Promise<void> {
  const catalogue = await catalogueWith(flags.ruleset);
  if (flags.json === true && flags.bibtex === true) throw new UsageError('choose one of --json and --bibtex');
  if (id === undefined && flags.bibtex === true) return answer(bibliographyToBibtex());
  if (id === undefined) {
    const { entries } = catalogue;
    await answer(
      flags.json === true
        ? `${answerLine({ rulesets: entries.map(entryToData) })}\n`
        : catalogueToText(entries, lookOf(process.stdout)),
    );
    return;
  }
  const entry = catalogue.find(id);
  if (entry === undefined) {
    const meant = nearestWord(id, catalogue.ids);
    const help = meant === undefined ? 'impartial games lists them' : `perhaps ${meant} is meant`;
    throw new UsageError(`there is no ruleset "${id.slice(0, 40)}"; ${help}`);
  }
  if (flags.bibtex === true) return answer(bibliographyToBibtex(sourcesOf(entry)));
  await answer(flags.json === true ? `${answerLine(entryToData(entry))}\n` : entryToText(entry, lookOf(process.stdout)));
}

/** What the ruleset and the theorems about it cite. */
function sourcesOf({ facts, theorems }: Entry): Iterable<CitationKey> {
  return [...facts.sources, ...theorems.flatMap(({ sources }) => sources)].map(({ key }) => key);
}
