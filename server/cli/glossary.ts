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
import { serviceParts } from './withService.ts';

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
    'there are any. The others work with the glossaries that the service keeps: remote lists them with their ids and languages,',
    'create makes one of a CSV, TSV or TBX file and prints its id, add brings the terms of a file into it, replace puts them in',
    'the place of those that it has.',
  ].join('\n'),
  options: glossaryOptions,
  run: serviceParts('glossary', {
    list: listTerms,
    search: searchTerms,
    sync: syncGlossary,
    create: createGlossary,
    remote: listGlossaries,
    entries: printEntries,
    add: addEntries,
    replace: replaceEntries,
    drop: dropEntries,
    rename: renameGlossary,
    delete: deleteGlossary,
  }),
});
