import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import { ignoredIn, ignoreNote } from '../../catalog/ignoreNote.ts';
import type { Slot } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { inUsualFolders } from '../../languages/localePath.ts';
import { say } from '../../sentences/sentence.ts';
import type { Format } from '../format.ts';
import { syntaxesOfTexts } from '../guessSyntaxes.ts';
import { remarks } from '../hashComments.ts';
import { keyedSegment } from '../keyedSegment.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { SlotBuilder } from '../slotBuilder.ts';
import { encodeIni, iniEdits } from './iniEdits.ts';
import { type IniEntry, scanIni } from './iniEntries.ts';
import { iniDerive, iniInsert, iniOutline } from './iniInsert.ts';

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
  outline: iniOutline,
  insert: iniInsert,
  derive: iniDerive,
};

function parseIni(text: string, path?: string): Catalog {
  const { entries, problems } = scanIni(text);
  const unique = uniqueIds();
  const segments = entries.map((entry) =>
    keyedSegment({
      id: unique(idOf(text, entry)),
      range: { start: entry.key.start, end: entry.lines.end },
      idRange: entry.key,
      target: slotOf(text, entry),
      notes: remarks(entry.comments),
      ignored: ignoredIn(entry.comments),
    }),
  );
  const syntaxes = syntaxesOfTexts(segments);
  return {
    format: 'ini',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems: [...problems, ...repeatedKeys(text, entries)].sort((a, b) => a.range.start - b.range.start),
    syntaxes: syntaxes.includes('markup') ? syntaxes : [...syntaxes, 'markup'],
  };
}

/** The key of an entry, behind the name of its section and a point where it stands in one. */
function idOf(text: string, { section, key }: IniEntry): string {
  const name = text.slice(key.start, key.end);
  return section === '' ? name : `${section}.${name}`;
}

const escapedQuote = /\\"|"_QQ_"/g;

function slotOf(text: string, { value, isQuoted }: IniEntry): Slot {
  const slot = new SlotBuilder(text);
  let offset = value.start;
  const written = text.slice(value.start, value.end);
  if (isQuoted && written.includes('"')) {
    for (const { 0: raw, index } of written.matchAll(escapedQuote)) {
      slot.literal(offset, value.start + index);
      offset = value.start + index + raw.length;
      slot.append('"', value.start + index, offset);
    }
  }
  slot.literal(offset, value.end);
  return slot.slot(value);
}

/** Keys that their section has before. Equal ids need not be that: a point stands in names and in keys too. */
function repeatedKeys(text: string, entries: readonly IniEntry[]): Problem[] {
  const keys = new Set<string>();
  const problems: Problem[] = [];
  for (const { section, key: range } of entries) {
    const key = text.slice(range.start, range.end);
    if (keys.size !== keys.add(`${section}\n${key}`).size) continue;
    const message = say`The key “${key}” appears twice; programs see only the last one.`;
    problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
  return problems;
}
