import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { ignoredIn, ignoreNote } from '../../catalog/ignoreNote.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { PluralCategory, PluralForm, Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { inUsualFolders } from '../../languages/localePath.ts';
import { say } from '../../sentences/sentence.ts';
import type { Format } from '../format.ts';
import { syntaxesOfTexts } from '../guessSyntaxes.ts';
import { remarks } from '../hashComments.ts';
import { keyedSegment } from '../keyedSegment.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { isLocalizationToml } from './tomlDetect.ts';
import { tomlDerive, tomlInsert } from './tomlInsert.ts';
import { scanToml, type TomlEntry } from './tomlScan.ts';
import { encodeToml, isLiteral, quotesAt, tomlSlot } from './tomlText.ts';

/**
 * TOML localization files (TOML 1.0), one language a file, as Hugo and go-i18n have them: tables, dotted keys, strings of
 * all four kinds. Each string is a segment; its id is the path of its keys.
 *
 * @example toml.parse('[cart]\ntitle = "Warenkorb"\n').segments.at(0)?.id; // 'cart.title'
 */
export const toml: Format = {
  id: 'toml',
  name: 'TOML',
  kind: 'monolingual',
  languageIds: ['toml'],
  extensions: ['.toml'],
  shownBy: { paths: [inUsualFolders('.toml')] },
  facts: { orderIsFree: true, shownAlone: true },
  states: ['untranslated', 'translated'],
  detect: (path, head) => isLocalizationToml(path, head) && 'perhaps',
  parse: parseToml,
  encode: ({ value }, { target }, { text }) =>
    encodeToml(value, quotesBefore(text, target?.range.start ?? 0), lineEndOf(text, undefined)),
  edits: tomlEdits,
  ignore: ({ text }, { range }, check) => {
    const start = startOfLine(text, range.start);
    return [{ range: { start, end: start }, newText: `# ${ignoreNote(check)}${lineEndOf(text, undefined)}` }];
  },
  insert: tomlInsert,
  derive: tomlDerive,
};

function parseToml(text: string, path?: string): Catalog {
  const { entries, problems: faults } = scanToml(text);
  const problems: Problem[] = [...faults];
  const unique = uniqueIds();
  const forms = pluralGroups(entries);
  const segments = entries.map((entry): Segment => {
    const id = unique(entry.id);
    if (id !== entry.id) {
      const message = say`The key “${entry.id}” appears twice; TOML does not allow that.`;
      problems.push({ id: 'duplicate-id', range: entry.key, message, severity: 'error' });
    }
    const plural = id === entry.id ? pluralOf(id, forms) : undefined;
    const segment = keyedSegment({
      id,
      range: { start: entry.key.start, end: entry.string.end },
      idRange: entry.key,
      target: tomlSlot(text, entry.string),
      notes: remarks(entry.comments),
      ignored: ignoredIn(entry.comments),
    });
    return plural ? { ...segment, plural } : segment;
  });
  return {
    format: 'toml',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: syntaxesOfTexts(segments),
  };
}

const form = /^(.+)\.(zero|one|two|few|many|other)$/s;

/**
 * The tables that hold nothing but the forms of one message, at least two, `other` among them, or `one` and another: whole
 * numbers of Slavic languages never ask for `other`.
 */
function pluralGroups(entries: readonly TomlEntry[]): ReadonlySet<string> {
  const forms = new Map<string, number>();
  const complete = new Set<string>();
  const others = new Set<string>();
  for (const { id } of entries) {
    const [, group, category] = form.exec(id) ?? [];
    if (group === undefined) others.add(id.slice(0, Math.max(0, id.lastIndexOf('.'))));
    else forms.set(group, (forms.get(group) ?? 0) + 1);
    if (group !== undefined && (category === 'other' || category === 'one')) complete.add(group);
  }
  return new Set([...complete].filter((group) => (forms.get(group) ?? 0) > 1 && !isTexts(group, others)));
}

/** Whether a table has other keys as well: what go-i18n says about a message is none. */
const isTexts = (group: string, others: ReadonlySet<string>) => others.has(group);

function pluralOf(id: string, groups: ReadonlySet<string>): PluralForm | undefined {
  const [, group, category] = form.exec(id) ?? [];
  if (group === undefined || !groups.has(group)) return undefined;
  return { group, kind: 'cardinal', category: category as PluralCategory, idPattern: `${group}.{category}` };
}

/** The quotes of the string whose text begins at an offset; a line end may stand between. */
function quotesBefore(text: string, start: number) {
  const before = text.slice(Math.max(0, start - 5), start).replace(/\r?\n$/, '');
  return /"""$|'''$/.test(before) ? quotesAt(before, before.length - 3) : quotesAt(`${before.slice(-1)} `, 0);
}

function tomlEdits({ text }: Catalog, { target }: Segment, { content }: SegmentChange): readonly TextEdit[] {
  if (!content || !target || content.value === target.value) return [];
  const { start, end } = target.range;
  const quotes = quotesBefore(text, start);
  if (!text.startsWith(quotes, end)) throw new EditRefused(say`The text has no closing quote; repair the file first.`);
  const lineEnd = lineEndOf(text, undefined);
  if (!quotes.startsWith('"') && !isLiteral(content.value, quotes)) {
    const open = text.lastIndexOf(quotes, start - quotes.length);
    const range = { start: open, end: end + quotes.length };
    return [{ range, newText: `"${encodeToml(content.value, '"', lineEnd)}"` }];
  }
  // Two quotes and a third one behind them, where a comma is missing, would open a long string.
  if (content.value === '' && text[end + 1] === quotes)
    return [{ range: { start: start - 1, end: end + 1 }, newText: quotes === '"' ? "''" : '""' }];
  const raw = text.slice(start, end).replace(/\\(?:["\\ntrbf]|u[\da-fA-F]{4})/g, '');
  // Beside quotes and line ends of a long string, what is written means something else than alone.
  if (quotes.length === 3 || raw.includes('\\')) {
    return [{ range: target.range, newText: encodeToml(content.value, quotes, lineEnd) }];
  }
  const edit = minimalEdit(target, content, ({ value }) => encodeToml(value, quotes, lineEnd));
  return edit ? [edit] : [];
}
