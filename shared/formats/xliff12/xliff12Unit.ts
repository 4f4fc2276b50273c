import { pushTo } from '../../catalog/pushTo.ts';
import { attributesOf } from '../../xml/attributes.ts';
import type { Vocabulary } from '../../xml/vocabulary.ts';
import { isEmptyTag, localName, nameOf, nextOf, none, type XmlDocument } from '../../xml/xmlDocument.ts';

/** The texts of one `<trans-unit>`. `none` for what is not there. */
export interface Xliff12Texts {
  readonly source: number;
  readonly segSource: number;
  readonly target: number;
  /** A second target, which readers of the file do not agree about. */
  readonly second: number;
}

/** The elements of one `<trans-unit>` that matter. */
export interface Xliff12Unit extends Xliff12Texts {
  readonly notes: readonly number[];
  readonly matches: readonly number[];
  readonly contexts: readonly number[];
  /** `<sdl:seg-defs>`. */
  readonly definitions: number;
  /** Comments that Phrase and memoQ keep in elements of their own. */
  readonly comments: readonly number[];
}

/** Finds the texts of a `<trans-unit>`; of repeated ones the first counts. */
export function readXliff12Texts(doc: XmlDocument, unit: number, vocabulary: Vocabulary): Xliff12Texts {
  const nodes = { source: none, segSource: none, target: none, second: none };
  const end = nextOf(doc, unit);
  for (let child = unit + 1; child < end; child = nextOf(doc, child)) {
    switch (vocabulary(child)) {
      case 'source':
        if (nodes.source === none) nodes.source = child;
        break;
      case 'seg-source':
        if (nodes.segSource === none) nodes.segSource = child;
        break;
      case 'target':
        if (nodes.target === none) nodes.target = child;
        else if (nodes.second === none) nodes.second = child;
    }
  }
  return nodes;
}

/** Finds the elements of a `<trans-unit>`: see {@link readXliff12Texts}. */
export function readXliff12Unit(doc: XmlDocument, unit: number, vocabulary: Vocabulary): Xliff12Unit {
  const notes: number[] = [];
  const matches: number[] = [];
  const contexts: number[] = [];
  const comments: number[] = [];
  let definitions = none;
  const end = nextOf(doc, unit);
  for (let child = unit + 1; child < end; child = nextOf(doc, child)) {
    switch (vocabulary(child)) {
      case 'source':
      case 'seg-source':
      case 'target':
        break;
      case 'note':
        notes.push(child);
        break;
      case 'alt-trans':
        matches.push(child);
        break;
      case 'context-group':
        contexts.push(child);
        break;
      default: {
        const name = localName(doc.names[nameOf(doc, child)] ?? '');
        if (name === 'seg-defs') definitions = child;
        else if (/^comments?\d*$/.test(name)) comments.push(child);
      }
    }
  }
  const { source, segSource, target, second } = readXliff12Texts(doc, unit, vocabulary);
  // Spreading the texts takes V8 longer than reading all of the unit.
  return { source, segSource, target, second, notes, matches, contexts, definitions, comments };
}

/** One `<mrk mtype="seg">`. */
export interface SegmentMark {
  readonly node: number;
  readonly mid: string;
}

const noMarks: readonly SegmentMark[] = [];

/** The segment marks in a `<seg-source>` or `<target>`, the outermost ones, in order. */
export function segmentMarks(doc: XmlDocument, parent: number, vocabulary: Vocabulary): readonly SegmentMark[] {
  if (parent === none || nextOf(doc, parent) === parent + 1) return noMarks;
  const marks: SegmentMark[] = [];
  const end = nextOf(doc, parent);
  let node = parent + 1;
  while (node < end) {
    const attributes = vocabulary(node) === 'mrk' ? attributesOf(doc, node) : undefined;
    if (attributes?.get('mtype') === 'seg') {
      marks.push({ node, mid: attributes.get('mid') ?? String(marks.length + 1) });
      node = nextOf(doc, node);
    } else node++;
  }
  return marks;
}

/** True when an element can hold text where it stands: it is there and not an empty-element tag. */
export function holdsText(doc: XmlDocument, node: number): boolean {
  return node !== none && !isEmptyTag(doc, node);
}

/** For each mark of the source the mark of the target with its `mid`: of equal ones the first with the first. */
export function pairMarks(marks: readonly SegmentMark[], targets: readonly SegmentMark[]): (SegmentMark | undefined)[] {
  const waiting = new Map<string, SegmentMark[]>();
  for (const target of [...targets].reverse()) {
    pushTo(waiting, target.mid, target);
  }
  return marks.map(({ mid }) => waiting.get(mid)?.pop());
}
