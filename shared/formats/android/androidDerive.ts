import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { attributeOf } from '../../xml/attributes.ts';
import { editAttribute } from '../../xml/editAttribute.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { childrenOf, contentRange, endOf, startOf, type XmlDocument } from '../../xml/xmlDocument.ts';
import type { NewEntry } from '../format.ts';
import { itemsByResource, writeItems, writeText } from './androidInsert.ts';
import { androidResources, commentsBefore } from './androidResources.ts';

/**
 * The edits that turn `values/strings.xml` into the file of another language: translated texts take the place of the
 * source's; whatever has no translation goes, with the comments right before it, as Android then shows the source's.
 * Plurals get the quantities of the language. See {@link Format.derive}.
 *
 * @throws EditRefused for a source file that is not well formed.
 */
export function androidDerive(
  source: Catalog,
  language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const doc = scanXml(source.text);
  if (doc.size === 0 || doc.problems.some(({ kind }) => kind === 'structure')) {
    throw new EditRefused(say`The source file is not well formed; repair it first.`);
  }
  const resources = androidResources(doc);
  const wanted = itemsByResource(resources, translations.values());
  const byNode = new Map(resources.map((resource) => [resource.node, resource]));
  const edits: TextEdit[] = [];
  const taken = new Set<string>();
  for (const node of childrenOf(doc, 0)) {
    const resource = byNode.get(node);
    const items = resource && !taken.has(resource.key) ? (wanted.get(resource.key) ?? []) : [];
    const [only] = items;
    if (!resource || !only) {
      edits.push(removal(doc, node));
      continue;
    }
    taken.add(resource.key);
    if (resource.kind === 'string') edits.push({ range: contentRange(doc, node), newText: writeText(doc, only) });
    else {
      const { start, end } = contentRange(doc, node);
      const [first] = resource.items;
      const line = (first && /(?:\r\n?|\n)[ \t]*$/.exec(source.text.slice(start, startOf(doc, first.node)))?.[0]) ?? '';
      const tail = /(?:\r\n?|\n)[ \t]*$/.exec(source.text.slice(start, end))?.[0] ?? '';
      edits.push({ range: { start, end }, newText: writeItems(doc, resource, items, line) + tail });
    }
  }
  if (attributeOf(doc, 0, 'tools:locale') !== undefined) {
    const locale = editAttribute(source.text, startOf(doc, 0), 'tools:locale', language);
    if (locale) edits.push(locale);
  }
  return edits;
}

/** Takes out an element with the comments that belong to it and the white space before them. */
function removal(doc: XmlDocument, node: number): TextEdit {
  let start = commentsBefore(doc, node)[0]?.start ?? startOf(doc, node);
  while (start > 0 && /\s/.test(doc.text.charAt(start - 1))) start--;
  return { range: { start, end: endOf(doc, node) }, newText: '' };
}
