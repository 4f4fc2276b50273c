import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { ignoreNote } from '../../catalog/ignoreNote.ts';
import { renamedIds } from '../../catalog/renamedIds.ts';
import { inUsualFolders } from '../../languages/localePath.ts';
import type { Format } from '../format.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { keyedSegments } from '../keyedSegment.ts';
import { lazyCatalog } from '../lazyCatalog.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { encodeIni, iniEdits } from './iniEdits.ts';
import { type IniEntries, scanIni } from './iniEntries.ts';
import { iniDerive, iniInsert } from './iniInsert.ts';
import { iniId, iniIdHash, iniKeyed } from './iniKeyed.ts';

/**
 * Language files of the INI family, one language a file, as Joomla has them (`parse_ini_string` of PHP with
 * `INI_SCANNER_RAW`): `language/en-GB/com_cart.ini` is the source of `language/de-DE/com_cart.ini`. Each `KEY="text"` is
 * a segment; its id is the key, behind the name of its section and a point where it stands in one.
 *
 * @example ini.parse('[cart]\nTITLE="Cart"\n').segments[0]?.id; // 'cart.TITLE'
 */
export const ini: Format = {
  id: 'ini',
  name: 'INI language file',
  kind: 'monolingual',
  languageIds: ['ini'],
  extensions: ['.ini'],
  shownBy: { paths: [inUsualFolders('.ini')] },
  facts: { valuesHaveEscapes: true },
  states: ['untranslated', 'translated'],
  discovered: 'when-paired',
  parse: parseIni,
  encode: (content) => encodeIni(content.value),
  edits: iniEdits,
  ignore: (catalog, segment, check) => {
    const start = startOfLine(catalog.text, segment.range.start);
    return [{ range: { start, end: start }, newText: `; ${ignoreNote(check)}${lineEndOf(catalog.text, undefined)}` }];
  },
  insert: iniInsert,
  derive: iniDerive,
};

function parseIni(text: string, path?: string): Catalog {
  const entries = scanIni(text);
  const { count } = entries;
  const renamed = renamedIds({
    count,
    written: (number) => iniId(text, entries, number),
    hash: (number) => iniIdHash(text, entries, number),
  });
  const keyed = iniKeyed(text, entries, renamed);
  const sample: string[] = [];
  for (let number = 0; number < Math.min(count, 2000); number++) sample.push(keyed.target(number).value);
  const syntaxes = guessSyntaxes(sample);
  const catalog = {
    format: 'ini',
    kind: 'monolingual' as const,
    text,
    ...(path === undefined ? {} : { path }),
    problems: [...entries.problems, ...repeatedKeys(text, entries, renamed)].sort(
      (a, b) => a.range.start - b.range.start,
    ),
    syntaxes: syntaxes.includes('markup') ? syntaxes : [...syntaxes, 'markup' as const],
  };
  return lazyCatalog(catalog, keyedSegments(keyed));
}

/** Keys that their section has before. Equal ids need not be that: a point stands in names and in keys too. */
function repeatedKeys(text: string, entries: IniEntries, renamed: ReadonlyMap<number, string>): Problem[] {
  if (renamed.size === 0) return [];
  const doubtful = new Set<string>();
  for (const number of renamed.keys()) doubtful.add(iniId(text, entries, number));
  const known = new Set<string>();
  const problems: Problem[] = [];
  for (let number = 0; number < entries.count; number++) {
    if (!doubtful.has(iniId(text, entries, number))) continue;
    const range = entries.key(number);
    const key = text.slice(range.start, range.end);
    if (known.size !== known.add(`${entries.section(number)}\n${key}`).size) continue;
    const message = `The key “${key}” appears twice; programs see only the last one.`;
    problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
  return problems;
}
