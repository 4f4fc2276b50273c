import type { Catalog, Problem } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { attributeOf, attributesOf } from '../../xml/attributes.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { tagRange } from '../../xml/startReading.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import {
  contentRange,
  elementRange,
  isEmptyTag,
  openEndOf,
  parentOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { foundIn, type PlainReading, plainReading } from '../plainReading.ts';
import { literalSlot } from '../slot.ts';
import { unindented } from '../unindented.ts';
import { hasUnpositionedFormats } from './androidFormats.ts';
import { type AndroidItem, type AndroidResource, androidResources, commentsBefore } from './androidResources.ts';
import { readAndroid } from './androidText.ts';

/** Checks that take the place of those of Android Lint which `tools:ignore` names. */
const lint: Readonly<Record<string, readonly string[]>> = {
  all: ['*'],
  MissingTranslation: ['missing-key', 'untranslated'],
  ExtraTranslation: ['extra-key'],
  MissingQuantity: ['missing-plural-form'],
  ImpliedQuantity: ['placeholder-missing', 'numbers'],
  StringFormatCount: ['placeholder-missing', 'placeholder-extra'],
  StringFormatMatches: ['placeholder-missing', 'placeholder-extra'],
};

/** Resources that name another resource, a theme attribute or nothing at all. */
const reference = /^(?:@(?:\+?(?:[\w.]+:)?[\w.]+\/[\w.$]+|null|empty)|\?(?:[\w.]+:)?(?:attr\/)?[\w.]+)$/;
/** Items of an untyped `<array>` that are no texts: colours, numbers, dimensions, booleans. */
const datum = /^(?:#[\da-fA-F]{3,8}|-?\d+(?:\.\d+)?(?:dp|dip|sp|px|pt|in|mm|%p?)?|true|false|)$/;

/** A file of a folder that Android's resource compiler reads (developer.android.com, App resources overview). */
const resourceFolder = /(?:^|[\\/])(?:values|xml)(?:-[^\\/]*)?[\\/][^\\/]+\.xml$/i;

/** Compose Multiplatform has folders that are called so, too, and reads them without those rules. */
const ofCompose = /(?:^|[\\/])composeResources[\\/]/;

interface Reading extends PlainReading {
  readonly doc: XmlDocument;
  /** Of each kind the names, with products, of the resources that were read. */
  readonly names: Readonly<Record<AndroidResource['kind'], Set<string>>>;
  /** `donottranslate.xml` and the like hold nothing to translate. */
  readonly translatable: boolean;
  /** Other programs than Android's read a file outside of a resource folder (`languages/de.xml`), by rules of their own. */
  readonly isCompiled: boolean;
}

const nothing: readonly never[] = [];

/** Reads the string resources of an Android project. */
export function parseAndroid(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const translatable = !/(?:^|\/)do[-_]?not[-_]?translate[^/]*\.xml$/i.test(path ?? '');
  const reading: Reading = {
    ...plainReading(syntaxProblems(doc)),
    doc,
    names: { string: new Set(), plurals: new Set(), array: new Set() },
    translatable,
    isCompiled: path === undefined || (resourceFolder.test(path) && !ofCompose.test(path)),
  };
  for (const resource of androidResources(doc, reading.unique)) readResource(reading, resource);
  const language = doc.size > 0 ? attributeOf(doc, 0, 'tools:locale') : undefined;
  return {
    format: 'android',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: language } : {}),
    ...foundIn(reading),
    syntaxes: ['printf', 'markup'],
  };
}

function readResource(reading: Reading, resource: AndroidResource): void {
  const { doc } = reading;
  const { attributes } = resource;
  checkName(reading, resource);
  checkPlace(reading, resource);
  const comments = commentsBefore(doc, resource.node);
  const ignored =
    attributes
      .get('tools:ignore')
      ?.split(/[\s,]+/)
      .flatMap((id) => lint[id] ?? []) ?? nothing;
  if (resource.kind === 'plurals') checkQuantities(reading, resource.items);
  for (const item of resource.items) readItem(reading, resource, item, comments, ignored);
}

function checkName({ doc, names, problems }: Reading, { node, kind, base, attributes }: AndroidResource): void {
  const name = attributes.find('name');
  const isNew = names[kind].size !== names[kind].add(base).size;
  if (!name) problems.push(fault(tagRange(doc, node), say`A resource needs a name.`, 'error'));
  else if (!isNew) {
    const message = say`The name “${base}” appears twice; the resource compiler stops at it.`;
    problems.push({ id: 'duplicate-id', range: name.valueRange, message, severity: 'error' });
  }
}

/** Where a tag is missing, that is reported, and much may seem to stand in other resources. */
function checkPlace({ doc, problems }: Reading, { node }: AndroidResource): void {
  if (doc.problems.length > 0 || qualifiedName(doc, parentOf(doc, node)) === 'resources') return;
  const message = say`This resource is within another one: the resource compiler refuses it, and what follows there is skipped.`;
  problems.push(fault(tagRange(doc, node), message, 'error'));
}

function checkQuantities(reading: Reading, items: readonly AndroidItem[]): void {
  const seen = new Set<string>();
  for (const item of items) checkQuantity(reading, item, seen);
}

function checkQuantity({ doc, problems }: Reading, item: AndroidItem, seen: Set<string>): void {
  const { category, named } = item;
  if (!named) {
    problems.push(fault(tagRange(doc, item.node), say`An <item> of <plurals> needs a quantity.`, 'error'));
  } else if (!category) {
    const message = say`A quantity must be zero, one, two, few, many or other.`;
    problems.push(fault(named, message, 'error'));
  } else if (seen.has(category)) {
    const message = say`The quantity “${category}” appears twice; the resource compiler stops at it.`;
    problems.push({ id: 'duplicate-id', range: named, message, severity: 'error' });
  } else seen.add(category);
}

function readItem(
  reading: Reading,
  resource: AndroidResource,
  item: AndroidItem,
  outer: readonly TextRange[],
  lintIgnored: readonly string[],
): void {
  const { doc, problems } = reading;
  const { attributes, kind } = resource;
  const comments = item.node === resource.node ? outer : [...outer, ...commentsBefore(doc, item.node)];
  const texts = comments.length > 0 ? comments.map((comment) => wordsOf(doc, comment)) : nothing;
  const content = { ...contentRange(doc, item.node), ...(item.cut === undefined ? {} : { end: item.cut }) };
  const closed = openEndOf(doc, item.node) - 2;
  const read = isEmptyTag(doc, item.node)
    ? { slot: literalSlot(doc.text, { start: closed, end: closed }), faults: [] }
    : readAndroid(doc.text, content.start, content.end);
  if (reading.isCompiled)
    for (const { range, message, severity } of read.faults) problems.push(fault(range, message, severity));
  const target = read.slot;
  const raw = doc.text.slice(target.range.start, target.range.end);
  const typed = kind !== 'array' || isStringArray(doc, resource);
  const translatable =
    reading.translatable &&
    attributes.get('translatable') !== 'false' &&
    (item.node === resource.node || attributesOf(doc, item.node).get('translatable') !== 'false') &&
    !reference.test(raw) &&
    (typed || !datum.test(raw));
  if (translatable && kind === 'string' && attributes.get('formatted') !== 'false' && hasUnpositionedFormats(raw)) {
    const message = say`Several substitutions need positions: write %1$s and %2$s, so that a translation can reorder them.`;
    problems.push(fault(target.range, message, 'warning'));
  }
  const segment: Draft<Segment> = {
    id: item.id,
    range: { ...elementRange(doc, item.node), ...(item.cut === undefined ? {} : { end: item.cut }) },
    target,
    state: target.value === '' ? 'untranslated' : 'translated',
    translatable,
    notes: nothing,
    matches: nothing,
    ignored: lintIgnored,
  };
  if (texts.length > 0) remark(segment, texts);
  if (icuMessage.test(target.value)) segment.syntaxes = ['icu', 'markup'];
  if (item.named) segment.idRange = item.named;
  const product = attributes.get('product');
  if (product) segment.context = `product: ${product}`;
  if (item.category) {
    const idPattern = `${resource.base}.{category}`;
    segment.plural = { group: resource.base, kind: 'cardinal', category: item.category, idPattern };
  }
  reading.segments.push(segment);
}

/** A text that the program hands to `MessageFormat` of ICU, as the plural messages of the platform's own apps. */
const icuMessage = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/;

const wordsOf = ({ text }: XmlDocument, { start, end }: TextRange) => unindented(text.slice(start + 4, end - 3));

/** What the comments before a segment say of it. */
function remark(segment: Draft<Segment>, comments: readonly string[]): void {
  const isNote = (text: string) => text !== '' && !/^interline-ignore\b.*$/.test(text);
  segment.notes = comments.filter(isNote).map((text) => ({ text }));
  segment.ignored = [...ignoredIn(comments), ...segment.ignored];
  for (const text of comments) {
    const limit = /\[CHAR[ _-]?LIMIT\s*=\s*(\d+)\s*\]/i.exec(text)?.[1];
    if (limit && !segment.maxLength) segment.maxLength = { max: Number(limit), unit: 'char', isAdvice: true };
  }
}

function isStringArray(doc: XmlDocument, { node }: AndroidResource): boolean {
  return doc.text.startsWith('<string-array', startOf(doc, node));
}

function fault(range: TextRange, message: Sentence, severity: Problem['severity']): Problem {
  return { id: 'syntax', range, message, severity };
}
