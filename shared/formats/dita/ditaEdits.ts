import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { type Content, encodedContent, type InlineCode, isBlank, sameContent } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { editAttribute } from '../../xml/editAttribute.ts';
import { editPart } from '../../xml/editSlot.ts';
import { encodeAttribute, refuseBroken } from '../../xml/encodeContent.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { startOf, type XmlDocument } from '../../xml/xmlDocument.ts';
import { derivedTexts } from '../derivedTexts.ts';
import type { NewEntry } from '../format.ts';
import { isProse } from './proseSlot.ts';

/** The edits that change one text of a topic or map. See {@link Format.edits}. */
export function editDita(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  if (!change.content || !segment.target) return [];
  if (!segment.translatable) throw new EditRefused(say`The file says that “${segment.id}” is not to be translated.`);
  return editText(catalog.text, segment.target, change.content);
}

/**
 * The edits that turn a topic or map into one of another language: texts that are translated are replaced, the others
 * stay, `xml:lang` is changed or, where it is nowhere, added to the root. See {@link Format.derive}.
 *
 * @throws EditRefused for a source file that is not well formed.
 */
export function deriveDita(
  source: Catalog,
  language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const doc = scanXml(source.text);
  if (doc.problems.some(({ kind }) => kind === 'structure')) {
    throw new EditRefused(say`The source file is not well formed; repair it first.`);
  }
  const edits = derivedTexts(source.segments, translations, (segment, { content }) =>
    editDita(source, segment, { content }),
  );
  return [...edits, ...languageEdits(source, doc, language)];
}

function languageEdits(source: Catalog, doc: XmlDocument, language: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let declared = false;
  for (let node = 0; node < doc.size; node++) {
    const ownLanguage = attributesOf(doc, node).get('xml:lang');
    if (ownLanguage === undefined || ownLanguage !== source.targetLanguage) continue;
    declared = true;
    const edit = editAttribute(doc.text, startOf(doc, node), 'xml:lang', language);
    if (edit) edits.push(edit);
  }
  if (declared || doc.size === 0) return edits;
  const edit = editAttribute(doc.text, startOf(doc, 0), 'xml:lang', language);
  return edit ? [edit] : [];
}

function editText(text: string, slot: Slot, next: Content): readonly TextEdit[] {
  if (sameContent(slot, next)) return [];
  if (isBlank(next)) throw new EditRefused(say`A text of a DITA file cannot be emptied.`);
  const quote = text.charAt(slot.range.start - 1);
  if (quote === '"' || quote === "'") {
    const edit = minimalEdit(slot, next, (part) => encodedContent(part, (words) => encodeAttribute(words, quote)));
    return edit ? [edit] : [];
  }
  refuseBroken(next);
  const edits: TextEdit[] = [];
  for (const [part, content] of partsAroundFlows(slot, keepEdges(next, isProse(slot)))) {
    const edit = editPart(text, part, content);
    if (edit) edits.push(edit);
  }
  return edits;
}

/**
 * The content with white space at its ends as references: literal white space there is layout of the file and not read
 * as part of the text.
 *
 * @param prose true where line breaks are only layout: they become references as well.
 */
export function keepEdges(content: Content, prose = false): Content {
  const { value } = content;
  const lead = /^[ \t\r\n]*/.exec(value)?.[0].length ?? 0;
  const tail = lead === value.length ? 0 : (/(?<![ \t\r\n])[ \t\r\n]*$/.exec(value)?.[0].length ?? 0);
  const breaks = prose && value.includes('\n');
  if (lead + tail === 0 && !breaks) return content;
  const codes: InlineCode[] = [];
  let text = '';
  const refer = (part: string) => {
    for (const character of part) {
      const raw = `&#${character.charCodeAt(0)};`;
      codes.push({ start: text.length, end: text.length + raw.length, kind: 'standalone', id: raw });
      text += raw;
    }
  };
  let offset = 0;
  for (const code of [...content.codes, undefined]) {
    const end = code?.start ?? value.length;
    for (; offset < end; offset++) {
      const unit = value[offset] ?? '';
      if (offset < lead || offset >= value.length - tail || (prose && unit === '\n')) refer(unit);
      else text += unit;
    }
    if (!code) break;
    codes.push({ ...code, start: text.length, end: text.length + code.end - code.start });
    text += value.slice(code.start, code.end);
    offset = code.end;
  }
  return { value: text, codes };
}

/**
 * Cuts a text at the footnotes, index entries and pictures in it, so that what is written inside those stays: their
 * texts are segments of their own.
 *
 * @throws EditRefused when the new content has others, or has them in another order.
 */
function partsAroundFlows(slot: Slot, next: Content): [Slot, Content][] {
  const flows = slot.codes.filter((code) => slot.toText(code.end) - slot.toText(code.start) > code.end - code.start);
  if (flows.length === 0) return [[slot, next]];
  const raw = (content: Content, code: InlineCode) => content.value.slice(code.start, code.end);
  const kinds = new Set(flows.map((code) => raw(slot, code)));
  const others = next.codes.filter((code) => kinds.has(raw(next, code)));
  if (
    others.length !== flows.length ||
    others.some((code, i) => raw(next, code) !== raw(slot, flows[i] as InlineCode))
  ) {
    throw new EditRefused(say`The footnotes, index entries and pictures in this text must stay, in their order.`);
  }
  const parts: [Slot, Content][] = [];
  let from = 0;
  let nextFrom = 0;
  for (let i = 0; i <= flows.length; i++) {
    const to = flows[i]?.start ?? slot.value.length;
    const nextTo = others[i]?.start ?? next.value.length;
    parts.push([subSlot(slot, from, to), slice(next, nextFrom, nextTo)]);
    from = flows[i]?.end ?? to;
    nextFrom = others[i]?.end ?? nextTo;
  }
  return parts;
}

function slice(content: Content, from: number, to: number): Content {
  const codes = content.codes
    .filter((code) => code.start >= from && code.end <= to)
    .map((code) => ({ ...code, start: code.start - from, end: code.end - from }));
  return { value: content.value.slice(from, to), codes };
}

function subSlot(slot: Slot, from: number, to: number): Slot {
  const start = slot.toText(from);
  const end = to === from ? start : slot.toText(to);
  const toText = (offset: number) => (offset <= 0 ? start : offset >= to - from ? end : slot.toText(from + offset));
  return { ...slice(slot, from, to), range: { start, end }, toText };
}
