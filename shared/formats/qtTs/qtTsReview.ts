import type { Catalog } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import { movedRange } from '../../catalog/movedSegment.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { isBlank } from '../../xml/blank.ts';
import { expandTag, insertAfter, rangeWithIndent, shiftEdit } from '../../xml/editElement.ts';
import { lineEndFor } from '../../xml/encodeContent.ts';
import { plainText } from '../../xml/plainText.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { closeStartOf, contentRange, isEmptyTag, none } from '../../xml/xmlDocument.ts';
import { type Remark, type ReviewNote, type ReviewNotes, signedText, silencesChecks } from '../reviewNotes.ts';
import { qtEncoder } from './qtTsEdits.ts';
import { readMessage } from './qtTsMessage.ts';

/** The `<translatorcomment>`, which lupdate keeps: an empty line separates one remark from the next. */
export const qtTsReview: ReviewNotes = { sign: /<translatorcomment\b/, read: readComments, add: addComment };

function placeOf({ text }: Catalog, { range }: Segment) {
  const doc = scanXml(text.slice(range.start, range.end));
  return doc.size === 0 ? undefined : { doc, message: readMessage(doc, 0, attributesOf(doc, 0)) };
}

function readComments(catalog: Catalog, segment: Segment): readonly ReviewNote[] {
  const place = placeOf(catalog, segment);
  const node = place?.message.translatorComment ?? none;
  if (!place || node === none || isEmptyTag(place.doc, node)) return [];
  const { doc } = place;
  const ranges = paragraphs(doc.text, contentRange(doc, node));
  return ranges.flatMap((range, i) => {
    const text = plainText(doc.text, range);
    if (text === '' || silencesChecks(text)) return [];
    const before = ranges[i - 1];
    const after = ranges[i + 1];
    const cut = before
      ? { start: before.end, end: range.end }
      : after
        ? { start: range.start, end: after.start }
        : rangeWithIndent(doc, node);
    return [{ text, cut: movedRange(cut, segment.range.start) }];
  });
}

/** The parts of a range between empty lines. */
function paragraphs(text: string, { start, end }: TextRange): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let from = start;
  for (const gap of text.slice(start, end).matchAll(/(?:\r\n|\r(?!\n)|\n)(?:[ \t]*(?:\r\n|\r(?!\n)|\n))+/g)) {
    ranges.push({ start: from, end: start + gap.index });
    from = start + gap.index + gap[0].length;
  }
  return [...ranges, { start: from, end }];
}

function addComment(catalog: Catalog, segment: Segment, remark: Remark): readonly TextEdit[] {
  const place = placeOf(catalog, segment);
  const text = signedText(remark).replace(/\n\s*\n/g, '\n');
  if (!place || text === '') return [];
  const { doc, message } = place;
  const { translatorComment: node } = message;
  const lineEnd = lineEndFor('\n', catalog.text);
  const raw = qtEncoder(catalog)(plain(text), lineEnd);
  const { start: base } = segment.range;
  if (node === none) {
    if (message.before === none) return [];
    return [shiftEdit(insertAfter(doc, message.before, `<translatorcomment>${raw}</translatorcomment>`), base)];
  }
  if (isEmptyTag(doc, node)) return [shiftEdit(expandTag(doc, node, raw), base)];
  const end = closeStartOf(doc, node);
  const gap = isBlank(doc, node) ? '' : lineEnd + lineEnd;
  return [shiftEdit({ range: { start: end, end }, newText: gap + raw }, base)];
}
