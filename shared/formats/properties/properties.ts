import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { Facts } from '../../catalog/facts.ts';
import { ignoredIn, ignoreNote } from '../../catalog/ignoreNote.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { hexCase } from '../../encoding/unicodeEscapes.ts';
import { inUsualFolders } from '../../languages/localePath.ts';
import { say } from '../../sentences/sentence.ts';
import type { Format } from '../format.ts';
import { keyedSegment } from '../keyedSegment.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { writingStyle } from '../writingStyle.ts';
import { isListOfEntries, isLocalizationProperties } from './propertiesDetect.ts';
import { propertiesDerive, propertiesInsert, propertiesOutline, usualSeparator } from './propertiesInsert.ts';
import { propertiesNotes } from './propertiesNotes.ts';
import { type PropertiesEntry, scanProperties } from './propertiesScan.ts';
import {
  badEscape,
  encodeProperties,
  joined,
  joinedValue,
  type PropertiesStyle,
  propertiesSlot,
} from './propertiesString.ts';
import { propertiesSyntaxes } from './propertiesSyntaxes.ts';

/**
 * Resource bundles of Java (`java.util.Properties.load`, `java.util.PropertyResourceBundle`), one language a file:
 * `messages.properties` is the source of `messages_de.properties`. A text
 * file whose lines are all such entries (mxGraph's `grapheditor_de.txt`) is read in the same way. Each entry is a segment, its key the id.
 *
 * @example properties.parse('cart.title = Warenkorb\n').segments[0]?.id; // 'cart.title'
 */
export const properties: Format = {
  id: 'properties',
  name: 'Java properties',
  kind: 'monolingual',
  languageIds: ['properties', 'java-properties', 'spring-boot-properties'],
  extensions: ['.properties', '.txt'],
  shownBy: {
    paths: [inUsualFolders('.properties'), '**/*_{??,??_??}.properties', '**/{messages,Messages}.properties'],
  },
  facts: {
    orderIsFree: true,
    emptyIsShown: true,
    byteOrderMarkFault: say`The file starts with a byte order mark, which Java reads as a part of the first line.`,
  },
  states: ['untranslated', 'translated'],
  detect: (path, head) =>
    (!/\.txt$/i.test(path) || isListOfEntries(head)) && isLocalizationProperties(path, head) && 'perhaps',
  parse: parseProperties,
  encode: (content, _segment, catalog) => encodeProperties(content.value, styleOf(catalog), 'start'),
  edits: propertiesEdits,
  ignore: (catalog, segment, check) => {
    const { text } = catalog;
    const start = startOfLine(text, segment.range.start);
    return [{ range: { start, end: start }, newText: `# ${ignoreNote(check)}${lineEndOf(text, undefined)}` }];
  },
  outline: (texts, _isFlat, catalog) => propertiesOutline(texts, styleOf(catalog)),
  insert: (catalog, entries) => propertiesInsert(catalog, entries, styleOf(catalog)),
  derive: (source, _language, translations) => propertiesDerive(source, translations, styleOf(source)),
};

function parseProperties(text: string, path?: string): Catalog {
  const { entries, problems: faults } = scanProperties(text);
  const problems: Problem[] = [...faults];
  const unique = uniqueIds();
  const segments = entries.map((entry) => {
    const key = joinedValue(text, entry.key);
    const segment = segmentOf(text, entry, unique(key));
    addProblems(text, entry, segment.id !== key, problems);
    return segment;
  });
  const signless = entries.filter(({ separator }) => !/[=:]/.test(separator));
  if (signless.length * 10 <= entries.length) {
    for (const { key, separator, end } of signless)
      if (/^ ?$/.test(separator)) problems.push(signlessProblem(key[0] ?? 0, end));
  }
  const step = Math.max(1, Math.floor(segments.length / 2000));
  const sample = segments.filter((_, place) => place % step === 0).map(({ target }) => target?.value ?? '');
  return {
    format: 'properties',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    style: new Facts(),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: propertiesSyntaxes(sample),
  };
}

function segmentOf(text: string, entry: PropertiesEntry, id: string): Segment {
  const { key, value, comments, end } = entry;
  const [start = 0] = key;
  return keyedSegment({
    id,
    range: { start, end },
    idRange: { start, end: key.at(-1) ?? 0 },
    target: propertiesSlot(text, value),
    translatable: !comments.some((line) => line.trim() === 'NOI18N'),
    notes: propertiesNotes(entry),
    ignored: ignoredIn(comments),
  });
}

function addProblems(text: string, entry: PropertiesEntry, isRepeated: boolean, problems: Problem[]): void {
  for (const pieces of [entry.key, entry.value]) {
    const raw = joined(text, pieces);
    const bad = badEscape(raw);
    if (bad < 0) continue;
    const range = { start: pieces[0] ?? 0, end: pieces.at(-1) ?? 0 };
    const start = pieces.length === 2 ? range.start + bad : range.start;
    const end = pieces.length === 2 ? Math.min(start + 6, range.end) : range.end;
    const message = say`“${raw.slice(bad, bad + 6)}” is not an escape: \\u needs four hexadecimal digits. Java refuses the whole file.`;
    problems.push({ id: 'syntax', range: { start, end }, message, severity: 'error' });
  }
  if (isRepeated) {
    const range = { start: entry.key[0] ?? 0, end: entry.key.at(-1) ?? 0 };
    const message = say`The key “${joinedValue(text, entry.key)}” appears twice; programs see only the last one.`;
    problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
  if (entry.end !== entry.value.at(-1)) {
    const message = say`This backslash joins the next line, but there is none.`;
    problems.push({ id: 'syntax', range: { start: entry.end - 1, end: entry.end }, message, severity: 'warning' });
  }
}

/** In a file that writes `=` elsewhere, a line without it is most likely the rest of the line above. */
function signlessProblem(start: number, end: number): Problem {
  const message = say`This line has no “=”, so its first word is taken for a key; if it belongs to the line above, end that one with “\\”.`;
  return { id: 'syntax', range: { start, end }, message, severity: 'warning' };
}

function propertiesEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content) return [];
  if (!target) throw new EditRefused(say`“${segment.id}” is not in this file.`);
  const { value } = change.content;
  if (value === target.value) return [];
  const { text } = catalog;
  const { start, end } = target.range;
  const style = styleOf(catalog);
  const raw = text.slice(start, end);
  if (start === segment.idRange?.end) {
    const separator = usualSeparator(scanProperties(text).entries);
    return [{ range: target.range, newText: separator + encodeProperties(value, style, 'start') }];
  }
  // A part of a broken escape could become another escape with what is written beside it.
  if (badEscape(raw.replace(/\\(?:\r\n?|\n)[ \t\f]*/g, '')) >= 0) {
    return [{ range: target.range, newText: encodeProperties(value, style, 'start') }];
  }
  const edit = minimalEdit(target, change.content, (part, offset) =>
    encodeProperties(part.value, style, startsLine(text, offset, start) ? 'start' : 'inside'),
  );
  if (!edit) return [];
  // Where nothing is written, white space behind the edit may come to stand at the start.
  const exposed =
    edit.newText === '' && startsLine(text, edit.range.start, start) && /^[ =:]/.test(text.slice(edit.range.end, end));
  return [exposed ? { ...edit, newText: '\\' } : edit];
}

/** Whether an offset is where a value, or a line that goes on, starts. */
function startsLine(text: string, offset: number, valueStart: number): boolean {
  if (offset === valueStart) return true;
  let before = offset;
  while (/[ \t\f]/.test(text[before - 1] ?? '')) before--;
  return before > valueStart && /[\r\n]/.test(text[before - 1] ?? '');
}

/** `\uXXXX` where no value holds a character beyond ASCII as it is: that is right in every encoding. */
const styleOf = writingStyle((catalog): PropertiesStyle => {
  const { text } = catalog;
  const isLiteral = beyond.test(text) && hasLiteral(catalog);
  const noted = beyond.test(text) && !/\\u(?!00[01])[\da-f]{4}/i.test(text);
  return isLiteral || noted ? 'literal' : hexCase(text);
});

const beyond = /[^\x00-\x7f]/;

/** Whether a value holds a character beyond ASCII as it is. */
function hasLiteral(catalog: Catalog): boolean {
  for (const { target } of catalog.segments)
    if (target && beyond.test(catalog.text.slice(target.range.start, target.range.end))) return true;
  return false;
}
