import type { Content } from '../catalog/content.ts';
import type { Slot } from '../catalog/segment.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { attributesEnd } from './editAttribute.ts';
import { editSlot } from './editSlot.ts';
import { encodeContent, lineEndFor, refuseBroken } from './encodeContent.ts';
import type { InlineRules } from './inlineRules.ts';
import { contentRange, isEmptyTag, openEndOf, type XmlDocument } from './xmlDocument.ts';
import { xmlSlot } from './xmlSlot.ts';

/** The content of an element as a slot; of an empty-element tag, which has none, an empty slot behind it. */
export function elementSlot(doc: XmlDocument, node: number, rules: InlineRules): Slot {
  const end = openEndOf(doc, node);
  const range = isEmptyTag(doc, node) ? { start: end, end } : contentRange(doc, node);
  return xmlSlot(doc.text, range.start, range.end, rules);
}

/**
 * The edit that gives a slot of {@link elementSlot} another content: `<value/>` becomes `<value>…</value>`, otherwise as
 * {@link editSlot}.
 *
 * @param encode how the format writes text; default: escaped where XML asks for it.
 * @returns undefined when nothing changes.
 * @throws EditRefused as {@link editSlot}.
 */
export function editElementSlot(text: string, slot: Slot, next: Content, encode = encodeContent): TextEdit | undefined {
  const { start, end } = slot.range;
  if (next.value === '' || start !== end || !text.startsWith('/>', start - 2))
    return editSlot(text, slot, next, encode);
  refuseBroken(next);
  const tag = text.lastIndexOf('<', start - 1);
  const name = /^<([^\s/>]+)/.exec(text.slice(tag, start))?.[1] ?? '';
  const raw = encode(next, lineEndFor(next.value, text));
  return { range: { start: attributesEnd(text, tag), end }, newText: `>${raw}</${name}>` };
}
