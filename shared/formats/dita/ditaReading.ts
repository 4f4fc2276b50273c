import { textOnly } from '../../catalog/content.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { Note, Segment, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { childPath, copiedElements, type PathElement, sizeOfOpen } from '../elementPaths.ts';
import { attributeSlot } from '../xml/attributeSlot.ts';
import { type Attributes, attributesOf } from '../xml/attributes.ts';
import { isSpace } from '../xml/characters.ts';
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
import { baseName, type DitaRole, ditaInline, ditaRole } from './ditaInline.ts';
import { proseSlot } from './proseSlot.ts';

/** How the text of an element is to be taken. */
interface TextManner {
  readonly translate: boolean;
  /** True where white space is kept as it is written. */
  readonly preserve: boolean;
}

/** An element whose content is being read: runs of text, and what interrupts them. */
export interface OpenElement extends PathElement, TextManner {
  readonly node: number;
  /** True where unknown elements in it are phrases. */
  readonly besideText: boolean;
  /** True where each child is an entry of its own, though it may be a phrase elsewhere. */
  readonly apart: boolean;
  /** How many of the elements around it, itself among them, stand within a text of another one. */
  readonly asides: number;
  /** The next child, where the run that is being read starts, and how many runs with text there were. */
  child: number;
  start: number;
  runs: number;
}

/** An element whose attributes are texts of their own. */
type Named = Pick<OpenElement, 'node' | 'path' | 'translate'>;

const nothing: readonly never[] = [];

/** Elements whose children are entries of their own though they are phrases elsewhere. */
const elementOnly = new Set(['keywords', 'metadata', 'prolog']);

/** Footnotes within so many others are left alone: each text is read with all that stands within it. */
const deepest = 16;

/** What is around the roots. */
const theDocument: OpenElement = {
  path: '',
  depth: 0,
  node: none,
  translate: true,
  preserve: false,
  besideText: false,
  apart: true,
  asides: 0,
  child: 0,
  start: 0,
  runs: 0,
};

/** One pass over the elements of a topic or map. A class because its steps share what is open. */
export class DitaReading {
  /** In no order; all stand before what is read after a pause. */
  segments: Segment[] = [];
  readonly #doc: XmlDocument;
  /** The document, then the elements that are being read, the innermost one last. */
  readonly #open: OpenElement[];
  /** In the run that is being read: elements whose attributes are texts unless the run is one, … */
  #waiting: Named[] = [];
  /** … elements with texts of their own, … */
  #asides: OpenElement[] = [];
  /** … and all elements, by node. */
  readonly #within = new Map<number, PathElement>();

  /** @param state where it goes on; default: at the start of the document. */
  constructor(doc: XmlDocument, state: readonly OpenElement[] = [theDocument]) {
    this.#doc = doc;
    this.#open = copiedElements(state);
  }

  /** How much there is to be copied of the state. */
  get size(): number {
    return sizeOfOpen(this.#open);
  }

  /** What the reading can go on from where it pauses. */
  get state(): readonly OpenElement[] {
    return copiedElements(this.#open);
  }

  /**
   * Reads on to the end.
   *
   * @param pause called in front of elements from which the reading could go on with its state; true to stop there.
   * @returns where it stopped; undefined at the end.
   */
  read(pause: (at: number) => boolean = () => false): number | undefined {
    const doc = this.#doc;
    for (let element = this.#open.at(-1); element; element = this.#open.at(-1)) {
      const { node, child, besideText } = element;
      if (child >= (node === none ? doc.size : nextOf(doc, node))) {
        if (!this.#endRun(element, node === none ? 0 : closeStartOf(doc, node))) this.#open.pop();
        continue;
      }
      const attributes = attributesOf(doc, child);
      const role = ditaRole(localName(qualifiedName(doc, child)), attributes, besideText);
      if (!element.apart && role !== 'block' && role !== 'skipped') {
        element.child = this.#readPhrase(element, child, role);
        continue;
      }
      if (this.#endRun(element, startOf(doc, child))) continue;
      if (element.asides === 0 && pause(startOf(doc, child))) return startOf(doc, child);
      element.start = endOf(doc, child);
      element.child = nextOf(doc, child);
      const place = childPath(element, qualifiedName(doc, child));
      const entered = this.#entered(child, attributes, role, element, place);
      if (!entered) continue;
      this.#addAttributes(entered, attributes);
      this.#open.push(entered);
    }
    return undefined;
  }

  /** An element whose content is to be read; undefined for one that is left alone. */
  #entered(
    node: number,
    attributes: Attributes,
    role: DitaRole,
    around: OpenElement,
    place: PathElement,
  ): OpenElement | undefined {
    if (role === 'skipped' || role === 'opaque') return undefined;
    const doc = this.#doc;
    const name = localName(qualifiedName(doc, node));
    const value = attributes.get('translate');
    const space = attributes.get('xml:space');
    const asWritten = space === 'preserve' || preformatted.has(baseName(name, attributes.get('class')));
    const apart = elementOnly.has(name);
    // Each property by itself: a copy of all of them at once makes a slow object, and there are millions.
    return {
      path: place.path,
      depth: place.depth,
      counter: place.counter,
      counts: undefined,
      node,
      translate: value === 'no' ? false : value === 'yes' ? true : around.translate,
      preserve: asWritten || (around.preserve && space !== 'default'),
      besideText: !apart && hasOwnText(doc, node),
      apart,
      asides: around.asides,
      child: node + 1,
      start: openEndOf(doc, node),
      runs: 0,
    };
  }

  /** Finds texts of their own in a child within a run. @returns the next element to look at. */
  #readPhrase(around: OpenElement, node: number, role: DitaRole): number {
    const doc = this.#doc;
    const end = nextOf(doc, node);
    for (let child = node; child < end; ) {
      const attributes = attributesOf(doc, child);
      const own = child === node ? role : ditaRole(localName(qualifiedName(doc, child)), attributes, true);
      const place = childPath(this.#within.get(parentOf(doc, child)) ?? around, qualifiedName(doc, child));
      this.#within.set(child, place);
      if (own === 'phrase') {
        this.#waiting.push({ node: child, path: place.path, translate: around.translate });
        child++;
        continue;
      }
      const entered = this.#entered(child, attributes, own, around, place);
      if (entered && around.asides < deepest) {
        if (own === 'block') this.#addAttributes(entered, attributes);
        else this.#waiting.push(entered);
        this.#asides.push({ ...entered, asides: around.asides + 1 });
      }
      child = nextOf(doc, child);
    }
    return end;
  }

  /** Reads a run of text up to an offset. @returns whether elements within it are to be read first. */
  #endRun(element: OpenElement, to: number): boolean {
    const waiting = this.#waiting;
    const asides = this.#asides;
    this.#waiting = [];
    this.#asides = [];
    this.#within.clear();
    if (element.node !== none && this.#addRun(element, to)) element.runs++;
    else for (const inner of waiting) this.#addAttributes(inner, attributesOf(this.#doc, inner.node));
    element.start = to;
    this.#open.push(...asides.reverse());
    return asides.length > 0;
  }

  /** @returns whether there is text for people between where the run starts and an offset. */
  #addRun(element: OpenElement, to: number): boolean {
    const doc = this.#doc;
    const { node, translate, preserve, start: from } = element;
    const { text } = doc;
    let start = from;
    let end = to;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    if (start === end) return false;
    const raw = xmlSlot(text, start, end, ditaInline);
    const slot = preserve ? raw : proseSlot(text, raw);
    if (textOnly(slot).trim() === '') return false;
    const attributes = attributesOf(doc, node);
    const whole = from === openEndOf(doc, node) && to === closeStartOf(doc, node);
    const range = whole ? elementRange(doc, node) : { start, end };
    const path = idOf(element, attributes);
    const id = element.runs === 0 ? path : `${path}/text[${element.runs + 1}]`;
    this.#add(id, range, slot, translate, attributes.find('id')?.valueRange, conditionNotes(attributes));
    return true;
  }

  #addAttributes(element: Named, attributes: Attributes): void {
    const doc = this.#doc;
    const isMap = /(?:map|Scheme)$/.test(qualifiedName(doc, element.node));
    for (const attribute of attributes.all) {
      const { name } = attribute;
      // The name of a kind of note that DITA has no name for is shown above it.
      const isLabel = name === 'othertype' && attributes.get('type') === 'other';
      if (!textAttributes.has(name) && !(isMap && name === 'title') && !isLabel) continue;
      const { start, end } = attribute.valueRange;
      const slot = attributeSlot(doc.text, start, end);
      if (slot.value.trim() === '') continue;
      this.#add(`${idOf(element, attributes)}/@${name}`, attribute.range, slot, element.translate);
    }
  }

  #add(
    id: string,
    range: TextRange,
    slot: Slot,
    translatable: boolean,
    idRange?: TextRange,
    notes: readonly Note[] = nothing,
  ): void {
    const segment: Draft<Segment> = {
      id,
      range,
      target: slot,
      state: 'translated',
      translatable,
      notes,
      matches: nothing,
      ignored: nothing,
    };
    if (idRange) segment.idRange = idRange;
    this.segments.push(segment);
  }
}

/** The id that an element has, or its path. */
function idOf({ path }: Named, attributes: Attributes): string {
  return attributes.get('id') || path;
}

/** For whom a text is, where it is not for everybody. */
function conditionNotes(attributes: Attributes): readonly Note[] {
  const said = attributes.all
    .filter(({ name }) => conditions.has(name))
    .map(({ name }) => `${name}: ${attributes.get(name)}`);
  return said.length > 0 ? [{ text: said.join('\n') }] : nothing;
}

/** True when an element has text of its own beside its child elements. */
export function hasOwnText(doc: XmlDocument, node: number): boolean {
  const end = nextOf(doc, node);
  let at = openEndOf(doc, node);
  for (let child = node + 1; child < end; child = nextOf(doc, child)) {
    if (isText(doc.text.slice(at, startOf(doc, child)))) return true;
    at = endOf(doc, child);
  }
  return isText(doc.text.slice(at, closeStartOf(doc, node)));
}

/** Whether there is more than white space, comments and instructions. */
function isText(raw: string): boolean {
  for (let at = 0; ; ) {
    while (at < raw.length && isSpace(raw.charCodeAt(at))) at++;
    if (at === raw.length) return false;
    const close = raw.startsWith('<!--', at) ? '-->' : raw.startsWith('<?', at) ? '?>' : undefined;
    const end = close ? raw.indexOf(close, at + 2) : -1;
    if (!close || end < 0) return true;
    at = end + close.length;
  }
}
