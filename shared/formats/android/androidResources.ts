import { uniqueIds } from '../../catalog/catalog.ts';
import { keepingLast } from '../../catalog/keepingLast.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Attributes, attributeOf, attributesOf } from '../../xml/attributes.ts';
import { isSpace } from '../../xml/characters.ts';
import { scanXml } from '../../xml/scanXml.ts';
import {
  childrenOf,
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
} from '../../xml/xmlDocument.ts';
import { hasBlankLine } from '../lines.ts';

/** One text of a resource. */
export interface AndroidItem {
  /** Its element: the resource's own, or an `<item>` in it. */
  readonly node: number;
  /** Unique in the file: `title`, `files.one`, `days[0]`. */
  readonly id: string;
  readonly category?: PluralCategory;
  /** The attribute that names it. */
  readonly named?: TextRange;
  /** Where the next resource starts inside of it, because its end tag is missing. */
  readonly cut?: number;
}

/** A resource of texts: one string, the forms of a plural message, or a list. */
export interface AndroidResource {
  readonly node: number;
  readonly kind: 'string' | 'plurals' | 'array';
  /** What the same resource of another file has too: kind, name and product. */
  readonly key: string;
  /** Id of its texts without what tells them apart: the name, and the product behind an `@`. */
  readonly base: string;
  readonly attributes: Attributes;
  readonly items: readonly AndroidItem[];
}

/** The order in which quantities are written. */
export const quantities: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const kinds: Readonly<Record<string, AndroidResource['kind']>> = {
  string: 'string',
  plurals: 'plurals',
  'string-array': 'array',
  array: 'array',
};

/**
 * The resources of a file that hold texts, in its order; the root is `<resources>`. One that stands inside of another,
 * whose end tag is missing, is read as if it stood behind it.
 */
export function androidResources(doc: XmlDocument, unique = uniqueIds()): AndroidResource[] {
  return androidNodes(doc).map((node) => androidResource(doc, node, unique));
}

/** Finds the resource around a text: one form of a plural message could neither be removed nor added by its range. */
export function resourcesAround(text: string): (range: TextRange) => TextRange | undefined {
  const doc = scanXml(text);
  const elements = androidNodes(doc).map((node) => elementRange(doc, node));
  return ({ start }) => {
    const element = elements[lastAtMost(elements.length, (place) => elements[place]?.start ?? 0, start)];
    return element && start < element.end ? element : undefined;
  };
}

/** The elements of {@link androidResources}. */
function androidNodes(doc: XmlDocument): number[] {
  const nodes: number[] = [];
  for (let root = 0; root < doc.size; root = nextOf(doc, root)) {
    if (qualifiedName(doc, root) !== 'resources') continue;
    for (const node of resourceNodes(doc, root)) if (kindOf(doc, node)) nodes.push(node);
  }
  return nodes;
}

/** One of {@link androidResources}. @param unique makes ids unique; called for each item in order. */
function androidResource(doc: XmlDocument, node: number, unique: (id: string) => string): AndroidResource {
  const attributes = attributesOf(doc, node);
  const kind = kindOf(doc, node) ?? 'string';
  const base = baseOf(attributes);
  const named = attributes.find('name')?.valueRange;
  const items: AndroidItem[] =
    kind === 'string'
      ? [{ node, id: unique(base), ...(named ? { named } : {}), ...cutAt(doc, node) }]
      : itemsOf(doc, node, kind, base, unique);
  return { node, kind, key: `${kind} ${base}`, base, attributes, items };
}

function baseOf(attributes: Attributes): string {
  const product = attributes.get('product');
  return (attributes.get('name') ?? '?') + (product && product !== 'default' ? `@${product}` : '');
}

function kindOf(doc: XmlDocument, node: number): AndroidResource['kind'] | undefined {
  const element = localName(qualifiedName(doc, node));
  return kinds[element] ?? (element === 'item' && attributeOf(doc, node, 'type') === 'string' ? 'string' : undefined);
}

/** The children of the root, and resources lost in them. */
function* resourceNodes(doc: XmlDocument, root: number): Generator<number> {
  const end = nextOf(doc, root);
  for (let node = root + 1; node < end; node++) {
    if (parentOf(doc, node) === root || isLost(doc, node)) yield node;
  }
}

function isLost(doc: XmlDocument, node: number): boolean {
  return Object.hasOwn(kinds, qualifiedName(doc, node)) && attributeOf(doc, node, 'name') !== undefined;
}

function cutAt(doc: XmlDocument, node: number): Pick<AndroidItem, 'cut'> {
  const end = nextOf(doc, node);
  for (let inner = node + 1; inner < end; inner++) if (isLost(doc, inner)) return { cut: startOf(doc, inner) };
  return {};
}

function itemsOf(
  doc: XmlDocument,
  parent: number,
  kind: AndroidResource['kind'],
  base: string,
  unique: (id: string) => string,
): AndroidItem[] {
  const items: AndroidItem[] = [];
  for (const node of childrenOf(doc, parent)) {
    // Items behind a resource that is lost in this one are most likely not its own.
    if (isLost(doc, node) || items.at(-1)?.cut !== undefined) break;
    if (localName(qualifiedName(doc, node)) !== 'item') continue;
    if (kind === 'array') {
      items.push({ node, id: unique(`${base}[${items.length}]`), ...cutAt(doc, node) });
      continue;
    }
    const quantity = attributesOf(doc, node).find('quantity');
    const name = quantity && doc.text.slice(quantity.valueRange.start, quantity.valueRange.end);
    const category = quantities.find((one) => one === name);
    items.push({
      node,
      id: unique(`${base}.${name ?? '?'}`),
      ...(category ? { category } : {}),
      ...(quantity ? { named: quantity.valueRange } : {}),
      ...cutAt(doc, node),
    });
  }
  return items;
}

/**
 * The comments that belong to an element: those right before it, without an empty line between, that do not stand on
 * the line of the element before.
 *
 * @returns ranges with `<!--` and `-->`, in order.
 */
export function commentsBefore(doc: XmlDocument, node: number): TextRange[] {
  const { text } = doc;
  const from = previousEnds(doc)[node] ?? 0;
  const comments: TextRange[] = [];
  let end = startOf(doc, node);
  const parent = parentOf(doc, node);
  const isFirst = from === (parent === none ? 0 : openEndOf(doc, parent));
  // What stands on the rest of another one's line is about that one.
  const lineEnd = isFirst ? 0 : text.slice(from, end).search(/[\r\n]/);
  const least = lineEnd < 0 ? end : from + lineEnd;
  for (;;) {
    let offset = end;
    while (offset > from && isSpace(text.charCodeAt(offset - 1))) offset--;
    if (offset <= from || !text.startsWith('-->', offset - 3) || hasBlankLine(text.slice(offset, end))) break;
    const opened = text.slice(from, offset - 3).lastIndexOf('<!--');
    const start = from + opened;
    if (opened < 0 || start < least) break;
    comments.push({ start, end: offset });
    end = start;
  }
  return comments.reverse();
}

/** For each element the end of the sibling before it, or of its parent's start tag. */
const previousEnds = keepingLast((doc: XmlDocument): Int32Array => {
  const ends = new Int32Array(doc.size);
  /** Of each element the end of its last child so far; before them all, of the document. */
  const last = new Int32Array(doc.size + 1);
  for (let i = 0; i < doc.size; i++) {
    const parent = parentOf(doc, i);
    ends[i] = last[parent + 1] as number;
    last[parent + 1] = endOf(doc, i);
    last[i + 1] = openEndOf(doc, i);
  }
  return ends;
});
