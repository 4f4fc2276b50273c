import type { Catalog } from '../../catalog/catalog.ts';
import { textOnly } from '../../catalog/content.ts';
import type { Note, Segment, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { attributeSlot } from '../xml/attributeSlot.ts';
import { type Attributes, attributesOf } from '../xml/attributes.ts';
import { isSpace } from '../xml/characters.ts';
import { scanXml } from '../xml/scanXml.ts';
import { syntaxProblems } from '../xml/syntaxProblems.ts';
import {
  closeStartOf,
  elementRange,
  endOf,
  localName,
  nextOf,
  none,
  openEndOf,
  parentOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../xml/xmlDocument.ts';
import { xmlSlot } from '../xml/xmlSlot.ts';
import { conditions, preformatted, textAttributes } from './ditaElements.data.ts';
import { baseName, ditaInline, ditaRole } from './ditaInline.ts';
import { proseSlot } from './proseSlot.ts';

interface Reading {
  readonly doc: XmlDocument;
  readonly segments: Segment[];
  readonly unique: (id: string) => string;
  /** Paths of elements, by node. */
  readonly paths: Map<number, string>;
  /** Elements whose content is text of its own, still to be read. */
  readonly containers: Container[];
  /** Elements in the run being read whose attributes are texts, unless they lie within a segment. */
  waiting: Container[];
}

interface Container {
  readonly node: number;
  readonly translate: boolean;
  /** True where white space is kept as it is written. */
  readonly preserve: boolean;
}

/** Reads a DITA topic or map: the texts of its blocks in the order of the file. */
export function parseDita(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const reading: Reading = { doc, segments: [], unique: (id) => id, paths: new Map(), containers: [], waiting: [] };
  for (let root = 0; root < doc.size; root = nextOf(doc, root))
    enter(reading, root, { translate: true, preserve: false }, false);
  for (let next = reading.containers.pop(); next; next = reading.containers.pop()) readContainer(reading, next);
  const language = languageOf(doc);
  return {
    format: 'dita',
    kind: 'monolingual',
    text,
    ...(doc.size > 0 ? { dialect: qualifiedName(doc, 0) } : {}),
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: language } : {}),
    segments: inFileOrder(reading.segments),
    problems: syntaxProblems(doc),
    syntaxes: [],
  };
}

/** `xml:lang` of the root or, in a file of several topics, of the first of them. */
function languageOf(doc: XmlDocument): string | undefined {
  for (let node = 0; node < Math.min(doc.size, 2); node++) {
    const language = attributesOf(doc, node).get('xml:lang');
    if (language) return language;
  }
  return undefined;
}

/** Reads an element's attributes and plans to read its content, unless it is to be left alone. */
function enter(reading: Reading, node: number, around: Omit<Container, 'node'>, besideText: boolean): void {
  const { doc } = reading;
  const attributes = attributesOf(doc, node);
  const name = localName(qualifiedName(doc, node));
  const role = ditaRole(name, attributes, besideText);
  const value = attributes.get('translate');
  const translate = value === 'no' ? false : value === 'yes' ? true : around.translate;
  const space = attributes.get('xml:space');
  const asWritten = space === 'preserve' || preformatted.has(baseName(name, attributes.get('class')));
  const preserve = asWritten || (around.preserve && space !== 'default');
  if (role === 'skipped' || role === 'opaque') return;
  if (role === 'block') readAttributeTexts(reading, node, attributes, translate);
  else reading.waiting.push({ node, translate, preserve });
  reading.containers.push({ node, translate, preserve });
}

/** Reads the runs of text of one element; what interrupts them is read later. */
function readContainer(reading: Reading, container: Container): void {
  const { doc } = reading;
  const { node } = container;
  const besideText = hasOwnText(doc, node) && !elementOnly.has(localName(qualifiedName(doc, node)));
  const end = nextOf(doc, node);
  let start = openEndOf(doc, node);
  let runs = 0;
  const finish = (to: number) => {
    const waiting = reading.waiting.splice(0);
    if (addRun(reading, container, start, to, runs + 1)) runs++;
    else {
      for (const { node: inner, translate: own } of waiting) {
        readAttributeTexts(reading, inner, attributesOf(doc, inner), own);
      }
    }
  };
  let child = node + 1;
  while (child < end) {
    const name = localName(qualifiedName(doc, child));
    const role = ditaRole(name, attributesOf(doc, child), besideText);
    const whole = elementOnly.has(localName(qualifiedName(doc, node))) || role === 'block' || role === 'skipped';
    if (whole) {
      finish(startOf(doc, child));
      enter(reading, child, container, besideText);
      start = endOf(doc, child);
      child = nextOf(doc, child);
    } else child = readPhrase(reading, child, role, container);
  }
  finish(closeStartOf(doc, node));
}

/** Elements whose children are entries of their own though they are phrases elsewhere. */
const elementOnly = new Set(['keywords', 'metadata', 'prolog']);

/** Finds texts of their own within a phrase. @returns the next element to look at. */
function readPhrase(reading: Reading, node: number, role: string, around: Container): number {
  const { doc } = reading;
  if (role === 'aside') {
    enter(reading, node, around, true);
    return nextOf(doc, node);
  }
  if (role === 'opaque') return nextOf(doc, node);
  const end = nextOf(doc, node);
  let child = node + 1;
  while (child < end) {
    const attributes = attributesOf(doc, child);
    const inner = ditaRole(localName(qualifiedName(doc, child)), attributes, true);
    if (inner === 'phrase') {
      reading.waiting.push({ ...around, node: child });
      child++;
    } else {
      if (inner === 'aside' || inner === 'block') enter(reading, child, around, true);
      child = nextOf(doc, child);
    }
  }
  return end;
}

/** True when an element has text of its own beside its child elements. */
function hasOwnText(doc: XmlDocument, node: number): boolean {
  const end = nextOf(doc, node);
  let at = openEndOf(doc, node);
  for (let child = node + 1; child < end; child = nextOf(doc, child)) {
    if (/\S/.test(doc.text.slice(at, startOf(doc, child)).replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''))) return true;
    at = endOf(doc, child);
  }
  return /\S/.test(doc.text.slice(at, closeStartOf(doc, node)).replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''));
}

/** @returns whether there is text for people between the offsets. */
function addRun(reading: Reading, container: Container, from: number, to: number, number: number): boolean {
  const { doc } = reading;
  const { node, translate, preserve } = container;
  const { text } = doc;
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (start === end) return false;
  const raw = xmlSlot(text, start, end, ditaInline);
  const slot = preserve ? raw : proseSlot(text, raw);
  if (textOnly(slot).trim() === '') return false;
  const path = pathOf(reading, node);
  const whole = from === openEndOf(doc, node) && to === closeStartOf(doc, node);
  const range = whole ? elementRange(doc, node) : { start, end };
  const attributes = attributesOf(doc, node);
  const id = number === 1 ? path : `${path}/text[${number}]`;
  add(reading, id, range, slot, translate, attributes.find('id')?.valueRange, conditionNotes(attributes));
  return true;
}

function add(
  reading: Reading,
  id: string,
  range: TextRange,
  slot: Slot,
  translatable: boolean,
  idRange?: TextRange,
  notes: readonly Note[] = [],
): void {
  reading.segments.push({
    id,
    range,
    ...(idRange ? { idRange } : {}),
    target: slot,
    state: 'translated',
    translatable,
    notes,
    matches: [],
    ignored: [],
  });
}

/** For whom a text is, where it is not for everybody. */
function conditionNotes(attributes: Attributes): readonly Note[] {
  const said = attributes.all
    .filter(({ name }) => conditions.has(name))
    .map(({ name }) => `${name}: ${attributes.get(name)}`);
  return said.length > 0 ? [{ text: said.join('\n') }] : [];
}

function readAttributeTexts(reading: Reading, node: number, attributes: Attributes, translate: boolean): void {
  const { doc } = reading;
  const isMap = /(?:map|Scheme)$/.test(qualifiedName(doc, node));
  for (const attribute of attributes.all) {
    const { name } = attribute;
    // The name of a kind of note that DITA has no name for is shown above it.
    const isLabel = name === 'othertype' && attributes.get('type') === 'other';
    if (!textAttributes.has(name) && !(isMap && name === 'title') && !isLabel) continue;
    const { start, end } = attribute.valueRange;
    const slot = attributeSlot(doc.text, start, end);
    if (slot.value.trim() === '') continue;
    add(reading, `${pathOf(reading, node)}/@${attribute.name}`, attribute.range, slot, translate);
  }
}

/**
 * The id of an element, or its path: names from the root on, with a number from the second of equal siblings on.
 *
 * @example 'concept/conbody/p[2]'
 */
function pathOf(reading: Reading, node: number): string {
  return attributesOf(reading.doc, node).get('id') || elementPath(reading, node);
}

function elementPath(reading: Reading, node: number): string {
  const { doc, paths } = reading;
  const chain: number[] = [];
  let at = node;
  while (at !== none && !paths.has(at)) {
    chain.push(at);
    at = parentOf(doc, at);
  }
  let path = at === none ? '' : (paths.get(at) ?? '');
  for (let i = chain.length - 1; i >= 0; i--) {
    const step = chain[i] as number;
    numberChildren(reading, parentOf(doc, step), path);
    path = paths.get(step) ?? path;
  }
  return path;
}

/** Gives every child of an element its path. */
function numberChildren(reading: Reading, parent: number, path: string): void {
  const { doc, paths } = reading;
  const counts = new Map<string, number>();
  const end = parent === none ? doc.size : nextOf(doc, parent);
  for (let child = parent + 1; child < end; child = nextOf(doc, child)) {
    const name = qualifiedName(doc, child);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const step = count === 1 ? name : `${name}[${count}]`;
    paths.set(child, path === '' ? step : `${path}/${step}`);
  }
}
