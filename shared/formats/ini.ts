import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../catalog/catalog.ts';
import { minimalEdit } from '../catalog/minimalEdit.ts';
import { pushTo } from '../catalog/pushTo.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import { conflictProblem, isConflictMark } from './conflictMark.ts';
import { EditRefused, type Format, type NewEntry } from './format.ts';
import { guessSyntaxes } from './guessSyntaxes.ts';
import { isFileHead, remarks } from './hashComments.ts';
import { ignoredIn, ignoreNote } from './ignoreNote.ts';
import { insertLines, removeLines } from './lineEntries.ts';
import { type Line, lineEndOf, splitLines, startOfLine } from './lines.ts';
import { SlotBuilder } from './slotBuilder.ts';

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
  states: ['untranslated', 'translated'],
  discovered: 'when-paired',
  parse: parseIni,
  encode: (content) => encode(content.value),
  edits: iniEdits,
  ignore: (catalog, segment, check) => {
    const start = startOfLine(catalog.text, segment.range.start);
    return [{ range: { start, end: start }, newText: `; ${ignoreNote(check)}${lineEndOf(catalog.text, undefined)}` }];
  },
  insert: iniInsert,
  derive: iniDerive,
};

/** One `KEY = value` of a file. Offsets are UTF-16 code units of the text. */
interface Entry {
  readonly section: string;
  readonly key: TextRange;
  /** Inside the quotes, where there are some. */
  readonly value: TextRange;
  readonly isQuoted: boolean;
  /** Its line, with the comments right above it that are not about the file. */
  readonly lines: TextRange;
  readonly comments: readonly string[];
}

/** A text in quotes, up to the end of its line: `\"` in it is a quotation mark, and so is that of Joomla before 3.9. */
const inQuotes = /"((?:[^"\\]|\\"?|"_QQ_")*)"\s*(?:[;#].*)?$/sy;
const escapedQuote = /\\"|"_QQ_"/g;

/** The entries of a file, what is wrong with its lines, and where the header of each of its sections ends. */
function scan(text: string) {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  const sections = new Map<string, number>();
  let section = '';
  let comments: Line[] = [];
  const comment = ({ start, end }: Line) => text.slice(start, end).replace(/^\s*[;#]+ ?/, '');
  const isHead = (lines: readonly Line[]) => lines[0]?.start === 0 && isFileHead(lines.map(comment));
  const wrong = ({ start, end }: TextRange, message: string) =>
    problems.push({ id: 'syntax', range: { start, end }, message, severity: 'error' });
  for (const line of splitLines(text)) {
    const written = text.slice(line.start, line.end);
    const sign = /\S/.exec(written);
    if (sign?.[0] === ';' || sign?.[0] === '#') {
      comments.push(line);
      continue;
    }
    const above = isHead(comments) ? [] : comments;
    comments = [];
    if (!sign) continue;
    const header = /^\s*\[([^\]]*)\]\s*(?:[;#].*)?$/s.exec(written);
    const equals = written.indexOf('=');
    if (isConflictMark(written)) problems.push(conflictProblem(line));
    else if (header) {
      section = header[1]?.trim() ?? '';
      if (!sections.has(section)) sections.set(section, line.end);
    } else if (equals <= sign.index) wrong(line, 'This line is no “KEY=text”: programs read nothing from it.');
    else {
      const key = written.slice(sign.index, equals).trimEnd();
      const start = line.start + sign.index;
      const { isQuoted, ...value } = readValue(written, equals + 1);
      const range = { start: line.start + value.start, end: line.start + value.end };
      if (!isQuoted && written[value.start] === '"') wrong(range, 'This text has no closing quote on its line.');
      entries.push({
        section,
        key: { start, end: start + key.length },
        value: range,
        isQuoted,
        lines: { start: above[0]?.start ?? line.start, end: line.end },
        comments: above.map(comment),
      });
    }
  }
  return { entries, problems, sections };
}

/** Where the value of a line stands in it. */
function readValue(line: string, from: number) {
  const start = from + (/^\s*/.exec(line.slice(from))?.[0].length ?? 0);
  inQuotes.lastIndex = start;
  const inside = inQuotes.exec(line)?.[1];
  if (inside !== undefined) return { start: start + 1, end: start + 1 + inside.length, isQuoted: true };
  const bare = line.slice(start).replace(/(?:^|\s);.*$/s, '');
  return { start, end: start + bare.trimEnd().length, isQuoted: false };
}

function parseIni(text: string, path?: string): Catalog {
  const { entries, problems: found } = scan(text);
  const problems = [...found];
  const unique = uniqueIds();
  const known = new Set<string>();
  const segments = entries.map((entry): Segment => {
    const key = text.slice(entry.key.start, entry.key.end);
    const id = unique(entry.section === '' ? key : `${entry.section}.${key}`);
    if (known.size === known.add(`${entry.section}\n${key}`).size) {
      const message = `The key “${key}” is there twice; programs see the last one only.`;
      problems.push({ id: 'duplicate-id', range: entry.key, message, severity: 'warning' });
    }
    const target = slotOf(text, entry);
    return {
      id,
      range: { start: entry.key.start, end: entry.lines.end },
      idRange: entry.key,
      target,
      state: target.value === '' ? 'untranslated' : 'translated',
      translatable: true,
      notes: remarks(entry.comments),
      matches: [],
      ignored: ignoredIn(entry.comments),
    };
  });
  const syntaxes = guessSyntaxes(segments.slice(0, 2000).map(({ target }) => target?.value ?? ''));
  return {
    format: 'ini',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments,
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: syntaxes.includes('markup') ? syntaxes : [...syntaxes, 'markup'],
  };
}

function slotOf(text: string, { value, isQuoted }: Entry): Slot {
  const slot = new SlotBuilder(text);
  let at = value.start;
  if (isQuoted) {
    for (const { 0: raw, index } of text.slice(value.start, value.end).matchAll(escapedQuote)) {
      slot.literal(at, value.start + index);
      at = value.start + index + raw.length;
      slot.append('"', value.start + index, at);
    }
  }
  slot.literal(at, value.end);
  return slot.slot(value);
}

/** A text as it stands between quotes. */
function encode(value: string): string {
  if (/[\r\n]/.test(value)) throw new EditRefused('A text of an INI file stands on one line.');
  if (value.endsWith('\\')) throw new EditRefused('A text of an INI file cannot end with a backslash.');
  return value.replaceAll('"', '\\"');
}

function iniEdits({ text }: Catalog, segment: Segment, { content }: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!content || content.value === target?.value) return [];
  if (!target) throw new EditRefused(`“${segment.id}” is not in this file`);
  const written = encode(content.value);
  const { start, end } = target.range;
  if (text[start - 1] === '"' && text[end] === '"') {
    const edit = minimalEdit(target, content, (part) => part.value.replaceAll('"', '\\"'));
    return edit ? [edit] : [];
  }
  // What stands for itself without quotes has none after the edit, if it had none before.
  const isBare = target.value !== '' && /^[^\s;"'](?:[^;"]*[^\s;"])?$/.test(content.value);
  return [{ range: target.range, newText: isBare ? content.value : `"${written}"` }];
}

/** Adds entries to their sections, beside their neighbours of the source file; a section that lacks is added too. */
function iniInsert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused('Without the source file there is no place for a new entry');
  const { text } = catalog;
  const own = scan(text);
  const theirs = scan(source.text).entries;
  const sign = separator(text, own.entries) ?? separator(source.text, theirs) ?? '=';
  const bySection = new Map<string, (readonly [string, Entry])[]>();
  for (const [i, { id }] of source.segments.entries()) {
    const entry = theirs[i];
    if (entry) pushTo(bySection, entry.section, [id, entry] as const);
  }
  const present = new Map(own.entries.map(({ lines }, i) => [catalog.segments[i]?.id ?? '', lines] as const));
  const wanted = new Map(entries.map((entry) => [entry.missing.source.id, entry]));
  const end = lineEndOf(text, undefined);
  const edits: TextEdit[] = [];
  const tail: string[] = [];
  for (const [section, list] of bySection) {
    const added = new Map<string, string>();
    for (const [id, { key }] of list) {
      const entry = wanted.get(id);
      if (!entry) continue;
      added.set(entry.missing.id, `${source.text.slice(key.start, key.end)}${sign}"${encode(entry.content.value)}"`);
    }
    if (added.size === 0) continue;
    const header = own.sections.get(section);
    const order = list.map(([id]) => id);
    if (order.some((id) => present.has(id)) || (section === '' && own.sections.size === 0)) {
      edits.push(...insertLines(text, order, present, added));
    } else if (header !== undefined) edits.push(insertion(header, ['', ...added.values()].join(end)));
    else if (section === '') edits.push(insertion(0, [...added.values(), '', ''].join(end)));
    else tail.push([`[${section}]`, ...added.values(), ''].join(end));
  }
  if (tail.length === 0) return edits;
  const lead = text === '' ? '' : /[\r\n]$/.test(text) ? end : end + end;
  return [...edits, insertion(text.length, lead + tail.join(end))];
}

const insertion = (at: number, newText: string): TextEdit => ({ range: { start: at, end: at }, newText });

/** Texts that are translated take the place of the source's; entries without a translation go with their comments. */
function iniDerive(
  source: Catalog,
  _language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const { text } = source;
  const { entries } = scan(text);
  const gone: TextRange[] = [];
  const edits = source.segments.flatMap((segment, i) => {
    const translation = translations.get(segment.id);
    if (translation) return iniEdits(source, segment, { content: translation.content });
    if (segment.state !== 'untranslated') gone.push(...entries.slice(i, i + 1).map(({ lines }) => lines));
    return [];
  });
  return [...edits, ...removeLines(text, gone)];
}

/** What stands between key and value: `=`, ` = `. */
function separator(text: string, [entry]: readonly Entry[]): string | undefined {
  return entry && text.slice(entry.key.end, entry.value.start - (entry.isQuoted ? 1 : 0));
}
