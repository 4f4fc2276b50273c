import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import { type Attributes, attributesOf, noAttributes } from '../../xml/attributes.ts';
import {
  closeStartOf,
  endOf,
  localName,
  nextOf,
  none,
  openEndOf,
  parentOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { childPath, type PathElement } from '../elementPaths.ts';
import { preformatted } from './ditaElements.data.ts';
import { baseName, type DitaRole, ditaRole } from './ditaInline.ts';
import { attributeSegments, hasOwnText, type NamedElement, runSegment, type TextRun } from './ditaTexts.ts';
import { type RunTexts, runTexts } from './runTexts.ts';

/** An element whose content is being read: runs of text, and what interrupts them. */
interface OpenElement extends PathElement, TextRun {
  /** True where unknown elements in it are phrases. */
  readonly besideText: boolean;
  /** True where each child is an entry of its own, though it may be a phrase elsewhere. */
  readonly apart: boolean;
  /** How many of the elements around it, itself among them, stand within a text of another one. */
  readonly asides: number;
  /** The next child. */
  child: number;
  start: number;
  runs: number;
}

/** Elements whose children are entries of their own though they are phrases elsewhere. */
const elementOnly = new Set(['keywords', 'metadata', 'prolog']);

/** Footnotes within so many others are left alone: each text is read with all that stands within it. */
const deepest = 16;

/** The texts of a topic or map, in no order. */
export function ditaSegments(doc: XmlDocument): readonly Segment[] {
  const reading = new DitaReading(doc);
  reading.read();
  return reading.segments;
}

/** What is around the roots. */
function theDocument(): OpenElement {
  return {
    path: '',
    depth: 0,
    node: none,
    translate: true,
    attributes: noAttributes,
    preserve: false,
    besideText: false,
    apart: true,
    asides: 0,
    child: 0,
    start: 0,
    runs: 0,
  };
}

/** One pass over the elements of a topic or map. A class because its steps share what is open. */
class DitaReading {
  readonly segments: Segment[] = [];
  readonly #doc: XmlDocument;
  readonly #textOf: RunTexts;
  /** The document, then the elements that are being read, the innermost one last. */
  readonly #open = [theDocument()];
  /** In the run that is being read: elements whose attributes are texts unless the run is one, … */
  #waiting: NamedElement[] = [];
  /** … elements with texts of their own, … */
  #asides: OpenElement[] = [];
  /** … and all elements, by node. */
  readonly #within = new Map<number, PathElement>();

  constructor(doc: XmlDocument) {
    this.#doc = doc;
    this.#textOf = runTexts(doc);
  }

  read(): void {
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
      element.start = endOf(doc, child);
      element.child = nextOf(doc, child);
      const place = childPath(element, qualifiedName(doc, child));
      const entered = this.#entered(child, attributes, role, element, place);
      if (!entered) continue;
      this.#addAttributes(entered);
      this.#open.push(entered);
    }
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
      attributes,
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
      const childRole = child === node ? role : ditaRole(localName(qualifiedName(doc, child)), attributes, true);
      const place = childPath(this.#within.get(parentOf(doc, child)) ?? around, qualifiedName(doc, child));
      this.#within.set(child, place);
      if (childRole === 'phrase') {
        this.#waiting.push({ node: child, path: place.path, translate: around.translate, attributes });
        child++;
        continue;
      }
      const entered = this.#entered(child, attributes, childRole, around, place);
      if (entered && around.asides < deepest) {
        if (childRole === 'block') this.#addAttributes(entered);
        else this.#waiting.push(entered);
        this.#asides.push({ ...entered, asides: around.asides + 1 });
      }
      child = nextOf(doc, child);
    }
    return end;
  }

  /** Reads a run of text up to an offset. @returns whether elements within it are to be read first. */
  #endRun(element: OpenElement, to: number): boolean {
    const run = element.node === none ? undefined : runSegment(this.#doc, element, to, this.#textOf);
    if (run) {
      this.segments.push(run);
      element.runs++;
    } else for (const inner of this.#waiting) this.#addAttributes(inner);
    element.start = to;
    // Nearly every run is one of white space between elements.
    if (this.#within.size === 0) return false;
    const asides = this.#asides;
    this.#waiting = [];
    this.#asides = [];
    this.#within.clear();
    pushAll(this.#open, asides.reverse());
    return asides.length > 0;
  }

  #addAttributes(element: NamedElement): void {
    pushAll(this.segments, attributeSegments(this.#doc, element));
  }
}
