import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import type { Content } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { childNamed } from '../../xml/childNamed.ts';
import { attributesEnd } from '../../xml/editAttribute.ts';
import { expandTag, shiftEdit } from '../../xml/editElement.ts';
import { editElementSlot } from '../../xml/elementSlot.ts';
import { encodeAttribute, encodeContent, lineEndFor, refuseBroken } from '../../xml/encodeContent.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import { insertElements, type NewElement } from '../../xml/insertElements.ts';
import { scanXml } from '../../xml/scanXml.ts';
import {
  childrenOf,
  elementRange,
  endOf,
  isEmptyTag,
  none,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import type { NewEntry } from '../format.ts';
import { resxEntries } from './resxParse.ts';

/** The edits that change one text of a resource file. See {@link Format.edits}. */
export function editResx(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { content } = change;
  if (!content) return [];
  if (!segment.translatable) throw new EditRefused(say`The file says that “${segment.id}” is not to be translated.`);
  if (segment.target) {
    const edit = editElementSlot(catalog.text, segment.target, content);
    return edit ? [edit] : [];
  }
  if (content.value === '') return [];
  const base = segment.range.start;
  const doc = scanXml(catalog.text.slice(base, segment.range.end));
  if (doc.size === 0) throw new EditRefused(say`The markup of “${segment.id}” is broken.`);
  const raw = encode(content, catalog.text);
  const first = doc.size > 1 ? startOf(doc, 1) : none;
  if (isEmptyTag(doc, 0)) return [shiftEdit(expandTag(doc, 0, `<value>${raw}</value>`), base)];
  const start = first === none ? openEndOf(doc, 0) : first;
  const indent = first === none ? '' : indentBefore(doc.text, first);
  return [shiftEdit({ range: { start, end: start }, newText: `<value>${raw}</value>${indent}` }, base)];
}

function encode(content: Content, text: string): string {
  refuseBroken(content);
  return encodeContent(content, lineEndFor(content.value, text));
}

/**
 * The edits that add texts to a resource file, each beside its neighbours of the source file and with its attributes;
 * with its comment where the file has comments. See {@link Format.insert}.
 */
export function insertResx(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  const doc = scanXml(catalog.text);
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  if (doc.size === 0 || doc.problems.some((problem) => problem.kind === 'structure')) {
    throw new EditRefused(say`The file is not well formed; repair it first.`);
  }
  const unit = innerIndent(doc);
  const comments = !catalog.segments.count || /<comment[\s>]/.test(catalog.text);
  const added = new Map<string, NewElement>();
  for (const { missing, content } of entries) {
    const markup = entryOf(source, missing.source, comments);
    const raw = encode(content, catalog.text);
    added.set(missing.id, (indent) => {
      const inner = indent && indent + unit;
      const comment = markup.comment && `${inner}${markup.comment}`;
      return `${markup.open}${inner}<value>${raw}</value>${comment}${indent}</data>`;
    });
  }
  const present = new Map<string, TextRange>(catalog.segments.all().map(({ id, range }) => [id, range]));
  return insertElements(
    doc,
    0,
    source.segments.all().map(({ id }) => id),
    present,
    added,
  );
}

/** See {@link Format.outline}. */
export function outlineResx(texts: ReadonlyMap<string, string>): string {
  const entries = [...texts].map(([key, text]) => {
    const name = encodeAttribute(key, '"');
    const raw = encodeContent({ value: text, codes: [] }, '\n');
    return `  <data name="${name}" xml:space="preserve">\n    <value>${raw}</value>\n  </data>\n`;
  });
  return `<root>\n${entries.join('')}</root>\n`;
}

/** The start tag and comment of an entry of the source file. */
function entryOf(source: Catalog, { range }: Segment, comments: boolean) {
  const text = source.text.slice(range.start, range.end);
  const doc = scanXml(text);
  const comment = comments && doc.size > 0 ? childNamed(doc, 0, 'comment') : none;
  return {
    open: `${text.slice(0, attributesEnd(text, 0))}>`,
    comment: comment === none ? '' : text.slice(startOf(doc, comment), endOf(doc, comment)),
  };
}

/** By how much a `<value>` is indented more than its `<data>`. */
function innerIndent(doc: XmlDocument): string {
  for (const node of childrenOf(doc, 0)) {
    const inner = node + 1 < doc.size ? indentBefore(doc.text, startOf(doc, node + 1)) : '';
    const outer = indentBefore(doc.text, startOf(doc, node));
    if (startOf(doc, node + 1) < endOf(doc, node) && inner.startsWith(outer) && inner !== outer) {
      return inner.slice(outer.length);
    }
  }
  return '  ';
}

/**
 * The edits that turn the neutral resource file into one of another language: translated texts are replaced; all else
 * goes, since .NET takes from the neutral file what a language does not have, pictures and layout included. Header,
 * schema and comments stay. See {@link Format.derive}.
 */
export function deriveResx(
  source: Catalog,
  _language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const doc = scanXml(source.text);
  const byStart = new Map(source.segments.all().map((segment) => [segment.range.start, segment]));
  const kept = new Set<number>();
  const edits: TextEdit[] = [];
  for (const node of resxEntries(doc)) {
    const segment = byStart.get(startOf(doc, node));
    const entry = segment && translations.get(segment.id);
    if (!entry) continue;
    try {
      if (segment.translatable) pushAll(edits, editResx(source, segment, { content: entry.content }));
      kept.add(node);
    } catch (error) {
      // A text that the file cannot hold is left out, where it is seen as missing.
      if (!(error instanceof EditRefused)) throw error;
    }
  }
  if (doc.size === 0) return edits;
  for (const node of childrenOf(doc, 0)) {
    const name = qualifiedName(doc, node);
    if ((name !== 'data' && name !== 'metadata') || kept.has(node)) continue;
    const { start, end } = elementRange(doc, node);
    edits.push({ range: { start: start - indentBefore(doc.text, start).length, end }, newText: '' });
  }
  return edits;
}
