import type { Catalog, Origin, SegmentChange } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { attributeOf, attributesOf } from '../../xml/attributes.ts';
import {
  type AttributeChanges,
  editAttributes,
  expandTag,
  insertAfter,
  shiftEdit,
  writeAttributes,
} from '../../xml/editElement.ts';
import { editSlot } from '../../xml/editSlot.ts';
import { encodeContent, lineEndFor, refuseBroken } from '../../xml/encodeContent.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { vocabularyOf } from '../../xml/vocabulary.ts';
import { childrenOf, none, prefixOf, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import { foldXliff2 } from './xliff2State.ts';

/** How each state is spelled when it has to be written. */
const states = { 'needs-review': 'initial', translated: 'translated', final: 'final' } as const;

/** The edits that change one segment of an XLIFF 2 file. See {@link Format.edits}. */
export function editXliff2(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  if (!segment.translatable && segment.source && segment.source.value.trim() !== '') {
    throw new EditRefused(say`The file says that “${segment.id}” is not to be translated.`);
  }
  const edits: TextEdit[] = [];
  let absent: string | undefined;
  if (change.content && segment.target) {
    const edit = editSlot(catalog.text, segment.target, change.content);
    if (edit) edits.push(edit);
  } else if (change.content && change.content.value !== '') {
    refuseBroken(change.content);
    absent = encodeContent(change.content, lineEndFor(change.content.value, catalog.text));
  }
  if (absent === undefined && !change.state) return edits;
  const doc = scanXml(catalog.text.slice(segment.range.start, segment.range.end));
  if (doc.size === 0) throw new EditRefused(say`The markup of “${segment.id}” is broken.`);
  const within = [
    ...(absent === undefined ? [] : [newTarget(doc, absent)]),
    ...(change.state ? editAttributes(doc, 0, stateAttributes(doc, change.state, change.origin)) : []),
  ];
  return [...edits, ...within.map((edit) => shiftEdit(edit, segment.range.start))];
}

function newTarget(doc: XmlDocument, raw: string): TextEdit {
  const vocabulary = vocabularyOf(doc, 0);
  let source = none;
  for (const child of childrenOf(doc, 0)) {
    const name = vocabulary(child);
    if (name === 'target') return expandTag(doc, child, raw);
    if (name === 'source' && source === none) source = child;
  }
  if (source === none) throw new EditRefused(say`A segment without a source cannot hold a translation.`);
  const name = `${prefixOf(qualifiedName(doc, 0))}target`;
  // White space counts in a target as in its source (§4.3.2.2).
  const space = attributeOf(doc, source, 'xml:space');
  return insertAfter(doc, source, `<${name}${writeAttributes({ 'xml:space': space })}>${raw}</${name}>`);
}

/**
 * A `subState` refines the state that it stands beside (§4.3.1.32): it goes when the state changes, and it is where an
 * origin is written.
 */
function stateAttributes(doc: XmlDocument, state: keyof typeof states, origin?: Origin): AttributeChanges {
  const subState = origin && subStateOf(origin);
  if (subState) return { state: states[state], subState };
  const now = attributesOf(doc, 0).get('state');
  if (foldXliff2(now, false, false) === state) return {};
  return { state: states[state], subState: undefined };
}

/** An origin as a value of our own prefix: `interline:fuzzy-87`; undefined where a person wrote the text. */
function subStateOf({ kind, match }: Origin): string | undefined {
  if (kind === 'person' || kind === 'copy') return undefined;
  const name = kind === 'engine' || kind === 'service' ? 'mt' : kind;
  return `interline:${name}${kind === 'fuzzy' && match !== undefined ? `-${match}` : ''}`;
}
