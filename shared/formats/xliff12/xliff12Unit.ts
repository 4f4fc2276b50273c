import { pushTo } from '../../catalog/pushTo.ts';
import { attributesOf } from '../xml/attributes.ts';
import type { Vocabulary } from '../xml/vocabulary.ts';
import { isEmptyTag, localName, nameOf, nextOf, none, type XmlDocument } from '../xml/xmlDocument.ts';

/** The elements of one `<trans-unit>` that matter. `none` for what is not there. */
export interface Xliff12Unit {
  readonly source: number;
  readonly segSource: number;
  readonly target: number;
  /** A second target, which readers of the file do not agree about. */
  readonly second: number;
  readonly notes: readonly number[];
  readonly matches: readonly number[];
  readonly contexts: readonly number[];
  /** `<sdl:seg-defs>`. */
  readonly definitions: number;
  /** Comments that Phrase and memoQ keep in elements of their own. */
  readonly comments: readonly number[];
}

/** Finds the elements of a `<trans-unit>`; of repeated ones the first counts. */
export function readXliff12Unit(doc: XmlDocument, unit: number, vocabulary: Vocabulary): Xliff12Unit {
  const found = {
    source: none,
    segSource: none,
    target: none,
    second: none,
    notes: [] as number[],
    matches: [] as number[],
    contexts: [] as number[],
    definitions: none,
    comments: [] as number[],
  };
  const end = nextOf(doc, unit);
  for (let child = unit + 1; child < end; child = nextOf(doc, child)) {
    switch (vocabulary(child)) {
      case 'source':
        if (found.source === none) found.source = child;
        break;
      case 'seg-source':
        if (found.segSource === none) found.segSource = child;
        break;
      case 'target':
        if (found.target === none) found.target = child;
        else if (found.second === none) found.second = child;
        break;
      case 'note':
        found.notes.push(child);
        break;
      case 'alt-trans':
        found.matches.push(child);
        break;
      case 'context-group':
        found.contexts.push(child);
        break;
      default: {
        const name = localName(doc.names[nameOf(doc, child)] ?? '');
        if (name === 'seg-defs') found.definitions = child;
        else if (/^comments?\d*$/.test(name)) found.comments.push(child);
      }
    }
  }
  return found;
}

/** One `<mrk mtype="seg">`. */
export interface SegmentMark {
  readonly node: number;
  readonly mid: string;
}

/** The segment marks in a `<seg-source>` or `<target>`, the outermost ones, in order. */
export function segmentMarks(doc: XmlDocument, parent: number, vocabulary: Vocabulary): SegmentMark[] {
  if (parent === none || nextOf(doc, parent) === parent + 1) return [];
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
