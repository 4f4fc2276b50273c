import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { insertElements, type NewElement } from '../../xml/insertElements.ts';
import { openTag } from '../../xml/openTag.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { contentRange, elementRange, isEmptyTag, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import type { NewEntry } from '../format.ts';
import { encodeAndroid } from './androidEncode.ts';
import { type AndroidItem, type AndroidResource, androidResources, quantities } from './androidResources.ts';
import { readAndroid } from './androidText.ts';

/** A text to be written as an item of a resource. */
export interface NewItem {
  readonly entry: NewEntry;
  /** The item of the source file that it stands for. */
  readonly from: AndroidItem;
  readonly category?: PluralCategory;
}

/**
 * The edits that add resources, or quantities and items of resources that are there, beside their neighbours of the
 * source file. See {@link Format.insert}.
 *
 * @throws EditRefused for a file that is not well formed, and where an array would get a gap.
 */
export function androidInsert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const doc = scanXml(catalog.text);
  if (doc.size === 0 || doc.problems.some(({ kind }) => kind === 'structure')) {
    throw new EditRefused(say`The file is not well formed; repair it first.`);
  }
  const sourceDoc = scanXml(source.text);
  const resources = androidResources(sourceDoc);
  const present = new Map(androidResources(doc).map((resource) => [resource.key, resource]));
  const edits: TextEdit[] = [];
  const added = new Map<string, NewElement>();
  const wanted = itemsByResource(resources, entries);
  for (const resource of resources) {
    const items = wanted.get(resource.key);
    if (!items) continue;
    wanted.delete(resource.key);
    const there = present.get(resource.key);
    if (there) pushAll(edits, addItems(doc, there, sourceDoc, items));
    else added.set(resource.key, (indent) => writeResource(sourceDoc, resource, items, indent));
  }
  const ranges = new Map([...present].map(([key, { node }]) => [key, elementRange(doc, node)]));
  const order = resources.map(({ key }) => key);
  return [...edits, ...insertElements(doc, 0, order, ranges, added)];
}

/**
 * See {@link Format.outline}.
 *
 * @throws EditRefused for what is no name of a resource.
 */
export function androidOutline(
  texts: ReadonlyMap<string, string>,
  _isFlat: boolean,
  { segments }: Pick<Catalog, 'segments'>,
): string {
  const resources = [...texts].map(([key, text]) => {
    const category = segments.find(key)?.plural?.category;
    const name = category ? key.slice(0, -category.length - 1) : key.replace(/\[\d+\]$/, '');
    if (!/^[A-Za-z_][\w.]*$/.test(name))
      throw new EditRefused(say`“${key}” is not a name for Android: use letters, digits, “_” and “.”.`);
    const raw = encodeAndroid({ value: text, codes: [] }, { cdata: false, quoted: false });
    if (category) return `<plurals name="${name}"><item quantity="${category}">${raw}</item></plurals>`;
    return name === key
      ? `<string name="${name}">${raw}</string>`
      : `<string-array name="${name}"><item>${raw}</item></string-array>`;
  });
  return `<resources>\n${resources.join('\n')}\n</resources>\n`;
}

/** The new texts of each resource of the source, by its key. */
export function itemsByResource(
  resources: readonly AndroidResource[],
  entries: Iterable<NewEntry>,
): Map<string, NewItem[]> {
  const places = new Map<string, readonly [AndroidResource, AndroidItem]>();
  for (const resource of resources) for (const item of resource.items) places.set(item.id, [resource, item]);
  const wanted = new Map<string, NewItem[]>();
  for (const entry of entries) {
    const place = places.get(entry.missing.source.id);
    if (!place) throw new EditRefused(say`The source file has no “${entry.missing.source.id}”.`);
    const [resource, from] = place;
    const category = entry.missing.category ?? from.category;
    pushTo(wanted, resource.key, { entry, from, ...(category ? { category } : {}) });
  }
  for (const list of wanted.values()) list.sort((a, b) => rank(a.category) - rank(b.category));
  return wanted;
}

const rank = (category: PluralCategory | undefined) => (category ? quantities.indexOf(category) : -1);

/** A resource of the source with other texts in it. */
function writeResource(doc: XmlDocument, resource: AndroidResource, items: readonly NewItem[], indent: string): string {
  const name = qualifiedName(doc, resource.node);
  const open = openTag(doc, resource.node);
  const [only] = items;
  if (resource.kind === 'string') return only ? `${open}${writeText(doc, only)}</${name}>` : '';
  return `${open}${writeItems(doc, resource, items, deeper(indent))}${indent}</${name}>`;
}

/** A line end with the indentation of what stands in an element that has this one. */
function deeper(indent: string): string {
  const spaces = indent.replace(/[\r\n]/g, '');
  return indent === '' ? '' : indent + (spaces === '' ? '    ' : spaces);
}

/** The items of a resource, each on a line; what an array lacks in between keeps the source's text. */
export function writeItems(
  doc: XmlDocument,
  resource: AndroidResource,
  items: readonly NewItem[],
  line: string,
): string {
  if (resource.kind === 'plurals') return items.map((item) => line + writeItem(doc, item)).join('');
  const byItem = new Map(items.map((item) => [item.from, item]));
  return resource.items
    .map((item) => {
      const translated = byItem.get(item);
      if (translated) return line + writeItem(doc, translated);
      const { start, end } = contentRange(doc, item.node);
      return line + (isEmptyTag(doc, item.node) ? '<item/>' : `<item>${doc.text.slice(start, end)}</item>`);
    })
    .join('');
}

function writeItem(doc: XmlDocument, item: NewItem): string {
  const quantity = item.category ? ` quantity="${item.category}"` : '';
  return `<item${quantity}>${writeText(doc, item)}</item>`;
}

/** A new text in the manner in which the source writes its own: in quotation marks, in a CDATA section. */
export function writeText(doc: XmlDocument, { entry: { content }, from }: NewItem): string {
  const { start, end } = contentRange(doc, from.node);
  const { style } = readAndroid(doc.text, start, end);
  const cdata = style.cdata && content.codes.length === 0;
  const raw = encodeAndroid(content, { ...style, cdata });
  const quoted = style.quoted ? `"${raw}"` : raw;
  return cdata ? `<![CDATA[${quoted}]]>` : quoted;
}

/** Items added to a resource that is there: quantities in their order, items of an array at its end. */
function addItems(
  doc: XmlDocument,
  resource: AndroidResource,
  sourceDoc: XmlDocument,
  items: readonly NewItem[],
): TextEdit[] {
  if (resource.kind === 'string') throw new EditRefused(say`“${resource.base}” already exists.`);
  const present = new Map<string, TextRange>();
  const added = new Map<string, NewElement>();
  const order: string[] = resource.kind === 'plurals' ? [...quantities] : [];
  for (const item of resource.items) present.set(item.category ?? item.id, elementRange(doc, item.node));
  if (resource.kind === 'array') pushAll(order, present.keys());
  let count = resource.items.length;
  for (const item of items) {
    const { id } = item.entry.missing;
    if (resource.kind === 'array' && id !== `${resource.base}[${count++}]`) {
      throw new EditRefused(say`The list “${resource.base}” can only be added to at its end.`);
    }
    if (resource.kind === 'array') order.push(id);
    added.set(item.category ?? id, () => writeItem(sourceDoc, item));
  }
  return insertElements(doc, resource.node, order, present, added);
}
