import type { Catalog, Problem } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import type { LengthLimit, Note, Segment, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { quotedNames, type Sentence, say } from '../../sentences/sentence.ts';
import { attributeOf, attributesOf } from '../../xml/attributes.ts';
import { childNamed } from '../../xml/childNamed.ts';
import { commentsBefore } from '../../xml/commentsBefore.ts';
import { elementSlot } from '../../xml/elementSlot.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { tagRange } from '../../xml/startReading.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import {
  childrenOf,
  contentRange,
  elementRange,
  isEmptyTag,
  localName,
  nextOf,
  none,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { xmlSlot } from '../../xml/xmlSlot.ts';
import { foundIn, type PlainReading, plainReading } from '../plainReading.ts';
import { isText, type ResxUse } from './resxNames.ts';

/** A text holds no elements; those that stand in one by mistake are kept as codes. */
const resxInline: InlineRules = { shape: () => 'pair', describe: (name) => ({ id: name, display: name }) };

/** Reads .NET resources. See `resx`. */
export function parseResx(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const reading: ResxReading = { ...plainReading(syntaxProblems(doc)), doc };
  const { problems } = reading;
  const entries = resxEntries(doc);
  checkHeader(doc, path, problems);
  checkNames(doc, entries, problems);
  const use = useOf(doc, entries, path);
  for (const node of resxTexts(doc, entries, use)) reading.segments.push(segmentOf(reading, node));
  return {
    format: 'resx',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(use === 'form' ? { dialect: 'form' } : {}),
    ...foundIn(reading),
    syntaxes: use === 'form' ? ['dotnet', 'markup', 'accelerator'] : ['dotnet', 'markup'],
  };
}

interface ResxReading extends PlainReading {
  readonly doc: XmlDocument;
}

/** The entries of a resource file, its `<data>` elements, in order; those that are no text too. */
export function resxEntries(doc: XmlDocument): number[] {
  const entries: number[] = [];
  if (doc.size === 0) return entries;
  for (const node of childrenOf(doc, 0)) if (qualifiedName(doc, node) === 'data') entries.push(node);
  return entries;
}

const nameOfEntry = (doc: XmlDocument, node: number) => attributeOf(doc, node, 'name') ?? '';

function useOf(doc: XmlDocument, entries: readonly number[], path: string | undefined): ResxUse {
  const isOfForm = (name: string) => name.startsWith('>>') || name.startsWith('$this.');
  if (entries.some((node) => isOfForm(nameOfEntry(doc, node)))) return 'form';
  return path !== undefined && /\.resw$/i.test(path) ? 'xaml' : 'strings';
}

/** The entries that are strings for people. */
function resxTexts(doc: XmlDocument, entries: readonly number[], use: ResxUse): number[] {
  return entries.filter((node) => {
    const attributes = attributesOf(doc, node);
    const name = attributes.get('name') ?? '';
    return name !== '' && isText(name, attributes, use);
  });
}

const nothing: readonly never[] = [];

function segmentOf(reading: ResxReading, node: number): Segment {
  const { doc } = reading;
  const value = childNamed(doc, node, 'value');
  const target = value === none ? bareText(doc, node) : slotOf(reading, value);
  const comment = childNamed(doc, node, 'comment');
  const note = comment === none ? '' : plainText(doc.text, contentRange(doc, comment));
  const notes: Note[] = note === '' ? [] : [{ text: note }];
  const segment: Draft<Segment> = {
    id: reading.unique(nameOfEntry(doc, node)),
    range: elementRange(doc, node),
    state: target && target.value !== '' ? 'translated' : 'untranslated',
    translatable: !/\{Locked\}/i.test(note),
    notes,
    matches: nothing,
    ignored: ignoredIn([note, ...commentsBefore(doc.text, startOf(doc, node)).texts]),
  };
  const id = attributesOf(doc, node).find('name');
  if (id) segment.idRange = id.valueRange;
  if (target) segment.target = target;
  const limit = lengthLimit(note);
  if (limit) segment.maxLength = limit;
  return segment;
}

function slotOf({ doc, problems }: ResxReading, value: number): Slot {
  const inner = nextOf(doc, value) > value + 1 ? value + 1 : none;
  if (inner !== none) {
    const message = say`The markup “<${qualifiedName(doc, inner)}>” in a <value> must be escaped: .NET reads text only.`;
    problems.push({ id: 'syntax', range: tagRange(doc, inner), message, severity: 'error' });
  }
  return elementSlot(doc, value, resxInline);
}

/** The text that stands in a `<data>` itself, as the first resource files had it. */
function bareText(doc: XmlDocument, node: number): Slot | undefined {
  if (isEmptyTag(doc, node) || nextOf(doc, node) > node + 1) return undefined;
  const { start, end } = contentRange(doc, node);
  const raw = doc.text.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const length = raw.trim().length;
  return length === 0 ? undefined : xmlSlot(doc.text, start + lead, start + lead + length, resxInline);
}

/** `{MaxLength=20}`, as the localization comments of Microsoft's tools have it. */
function lengthLimit(note: string): LengthLimit | undefined {
  const max = Number(/\{MaxLength\s*[=:]\s*"?(\d+)"?\}/i.exec(note)?.[1] ?? 0);
  return max > 0 ? { max, unit: 'char' } : undefined;
}

/** What `ResXResourceReader` demands of a file before it reads any entry; other programs read `.resw`. */
function checkHeader(doc: XmlDocument, path: string | undefined, problems: Problem[]): void {
  if (doc.size === 0) return;
  const tag = { start: startOf(doc, 0), end: openEndOf(doc, 0) };
  const warn = (range: TextRange, message: Sentence) =>
    problems.push({ id: 'syntax', range, message, severity: 'error' });
  if (localName(qualifiedName(doc, 0)) !== 'root') {
    warn(tag, say`The root element of .NET resources is <root>.`);
    return;
  }
  const headers = new Map<string, { readonly range: TextRange; readonly value: string }>();
  for (const node of childrenOf(doc, 0)) {
    if (qualifiedName(doc, node) !== 'resheader') continue;
    const value = childNamed(doc, node, 'value');
    const text = plainText(doc.text, contentRange(doc, value === none ? node : value));
    headers.set(attributeOf(doc, node, 'name') ?? '', { range: elementRange(doc, node), value: text });
  }
  const kind = headers.get('resmimetype');
  if (kind && kind.value !== 'text/microsoft-resx') {
    warn(kind.range, say`The resmimetype must be “text/microsoft-resx”, not “${kind.value.slice(0, 60)}”.`);
  }
  const missing = ['resmimetype', 'reader', 'writer'].filter((name) => !headers.has(name));
  if (missing.length > 0 && !/\.resw$/i.test(path ?? '')) {
    const message = say`The <resheader> ${quotedNames(missing)} is missing; readers of .NET refuse such a file.`;
    problems.push({ id: 'syntax', range: tag, message, severity: 'warning' });
  }
  for (const name of ['reader', 'writer'] as const) {
    const header = headers.get(name);
    const wanted = `System.Resources.ResX${name === 'reader' ? 'ResourceReader' : 'ResourceWriter'}`;
    if (header && header.value.split(',')[0]?.trim() !== wanted) {
      warn(header.range, say`The <resheader> “${name}” must name ${wanted}.`);
    }
  }
}

/** Names that are missing, and names that .NET takes for the same: it does not look at their case. */
function checkNames(doc: XmlDocument, entries: readonly number[], problems: Problem[]): void {
  for (const node of entries) {
    if (nameOfEntry(doc, node) !== '') continue;
    const range = attributesOf(doc, node).find('name')?.valueRange ?? tagRange(doc, node);
    problems.push({ id: 'syntax', range, message: say`This <data> has no name.`, severity: 'error' });
  }
  const seen = new Map<string, string>();
  for (const node of entries) {
    const name = nameOfEntry(doc, node);
    if (name === '') continue;
    const earlier = seen.get(name.toLowerCase());
    if (earlier === undefined) {
      seen.set(name.toLowerCase(), name);
      continue;
    }
    const range = attributesOf(doc, node).find('name')?.valueRange ?? tagRange(doc, node);
    const message =
      earlier === name
        ? say`The name “${name}” appears twice; the build keeps only the first one.`
        : say`The names “${earlier}” and “${name}” are the same to .NET; the build keeps only the first one.`;
    problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
}
