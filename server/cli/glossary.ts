import { command } from './command.ts';
import { glossaryOptions } from './glossaries/options.ts';
import { listTerms, searchTerms } from './glossaries/projectTerms.ts';
import {
  addEntries,
  createGlossary,
  deleteGlossary,
  dropEntries,
  listGlossaries,
  printEntries,
  renameGlossary,
  replaceEntries,
} from './glossaries/remoteGlossaries.ts';
import { syncGlossary } from './glossaries/syncGlossary.ts';
import { subcommand } from './subcommand.ts';

/** `interline glossary`: the terms of the project, and the glossaries of the service. */
export const glossary = command({
  usage: [
    'list [PATH] --to LANG',
    'search TEXT [PATH] --to LANG',
    'sync [PATH] [--name NAME | --id ID] [--to LANG,…] [--prune] [--dry-run] [--check] [--service URL]',
    'create FILE --from LANG --to LANG [--name NAME] [--service URL]',
    'remote [--service URL]',
    'entries ID --from LANG --to LANG [--service URL]',
    'add ID FILE --from LANG --to LANG [--service URL]',
    'replace ID FILE --from LANG --to LANG [--service URL]',
    'drop ID --from LANG --to LANG [--service URL]',
    'rename ID NAME [--service URL]',
    'delete ID [--service URL]',
  ].join('\n'),
  summary: 'looks terms up, and manages the glossaries of the service',
  details: [
    'list and search read the glossary files of the project (the setting “glossaries”). sync makes a glossary of the service',
    'equal to them, one dictionary for each language of the project: --dry-run shows the differences, --check ends with 1 where',
    'there are any. The others work with the glossaries that the service keeps: create makes one of a CSV, TSV or TBX file and',
    'prints its id, add brings the terms of a file into it, replace puts them in the place of those that it has.',
  ].join('\n'),
  options: glossaryOptions,
  run: (input, terminal, signal) =>
    subcommand(input, 'glossary', {
      list: (rest) => listTerms(rest, terminal),
      search: (rest) => searchTerms(rest, terminal),
      sync: (rest) => syncGlossary(rest, terminal, signal),
      create: (rest) => createGlossary(rest, terminal, signal),
      remote: (rest) => listGlossaries(rest, terminal, signal),
      entries: (rest) => printEntries(rest, terminal, signal),
      add: (rest) => addEntries(rest, terminal, signal),
      replace: (rest) => replaceEntries(rest, terminal, signal),
      drop: (rest) => dropEntries(rest, terminal, signal),
      rename: (rest) => renameGlossary(rest, terminal, signal),
      delete: (rest) => deleteGlossary(rest, terminal, signal),
    }),
});
