import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import type { Content } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { shiftEdit } from '../../xml/editElement.ts';
import { editSlot } from '../../xml/editSlot.ts';
import { encodeContent, lineEndFor, refuseBroken } from '../../xml/encodeContent.ts';
import { encodeWithSubflows, hasSubflows, wholeCodes } from '../../xml/subflowTexts.ts';
import { none } from '../../xml/xmlDocument.ts';
import { fillTarget } from './xliff12NewTarget.ts';
import { type Place, placeOf } from './xliff12Place.ts';
import { newTargetAttributes, stateEdits } from './xliff12StateEdits.ts';

/** The edits that change one segment of an XLIFF 1.2 file. See {@link Format.edits}. */
export function editXliff12(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  return editXliff12Unit(catalog, [[segment, change]]);
}

/** The edits that change segments of one unit together. */
export function editXliff12Unit(
  catalog: Catalog,
  changes: readonly (readonly [Segment, SegmentChange])[],
): readonly TextEdit[] {
  const first = changes[0]?.[0];
  if (!first) return [];
  for (const [segment] of changes) refuseFixed(segment);
  let cached: Place | undefined;
  const place = () => {
    cached ??= placeOf(catalog, first);
    return cached;
  };
  const texts = new Map<number, string>();
  // Texts within codes first: the text around them is written with them.
  for (const [segment, { content }] of [...changes].sort(([a], [b]) => start(b) - start(a))) {
    if (!content || segment.target || content.value === '') continue;
    texts.set(
      start(segment),
      encode(catalog, content, () => wholeCodes(catalog.text, segment, place(), texts)),
    );
  }
  const edits: TextEdit[] = [];
  for (const [segment, { content }] of changes) {
    if (!content || !segment.target) continue;
    const whole = hasSubflows(content) ? wholeCodes(catalog.text, segment, place(), texts) : undefined;
    const edit = editSlot(catalog.text, segment.target, content, whole && encodeWithSubflows(whole));
    if (edit) edits.push(edit);
  }
  if (texts.size === 0 && !changes.some(([, change]) => change.state || change.origin)) return edits;
  const attributes = newTargetAttributes(catalog, place(), changes);
  const within = [
    ...(texts.size > 0 ? fillTarget(place(), texts, attributes) : []),
    ...stateEdits(catalog, place(), changes),
  ];
  return [...edits, ...within.map((edit) => shiftEdit(edit, place().base))];
}

const start = (segment: Segment) => segment.source?.range.start ?? none;

function refuseFixed(segment: Segment): void {
  if (segment.translatable || !segment.source || segment.source.value.trim() === '') return;
  throw new EditRefused(say`The file says that “${segment.id}” is not to be translated.`);
}

function encode(catalog: Catalog, content: Content, whole: () => ReadonlyMap<string, string>): string {
  refuseBroken(content);
  const lineEnd = lineEndFor(content.value, catalog.text);
  return hasSubflows(content) ? encodeWithSubflows(whole())(content, lineEnd) : encodeContent(content, lineEnd);
}
