import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import type { Content } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { editElementSlot } from '../../xml/elementSlot.ts';
import { encodeContent, lineEndFor, refuseBroken } from '../../xml/encodeContent.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { contentStart, type FlowPlace, subflows } from '../../xml/subflows.ts';
import { encodeWithSubflows, hasSubflows, wholeCodes } from '../../xml/subflowTexts.ts';
import { none } from '../../xml/xmlDocument.ts';
import { tmxFlowRules } from './tmxFlowRules.ts';
import { tmxVariants } from './tmxUnit.ts';

/**
 * The edits that change one segment of a translation memory. Dates and names of who changed a text stay: they are the
 * business of the tool that keeps the memory.
 */
export function editTmx(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  return editTmxUnit(catalog, [[segment, change]]);
}

/** The edits that change segments of one unit together: a text within a code may come along with the text around it. */
export function editTmxUnit(
  catalog: Catalog,
  changes: readonly (readonly [Segment, SegmentChange])[],
): readonly TextEdit[] {
  /** By the id of the text around: raw texts of its sub-flows, by where the content of their source starts. */
  const texts = new Map<string, Map<number, string>>();
  // Texts within texts within codes first: what stands around them is written with them.
  const inner = changes
    .filter(([segment, { content }]) => !segment.target && content !== undefined && content.value !== '')
    .sort(([a], [b]) => startOf(b) - startOf(a));
  const encode = (segment: Segment, content: Content) =>
    hasSubflows(content)
      ? encodeWithSubflows(
          wholeCodes(catalog.text, segment, placeOf(catalog, segment), texts.get(aroundOf(segment)) ?? new Map()),
        )
      : encodeContent;
  for (const [segment, { content }] of inner) {
    const around = aroundOf(segment);
    if (!content || !changes.some(([other, change]) => other.target && change.content && aroundOf(other) === around)) {
      throw new EditRefused(say`The text around this one must be translated first.`);
    }
    refuseBroken(content);
    const rawByStart = texts.get(around) ?? new Map<number, string>();
    texts.set(around, rawByStart);
    rawByStart.set(startOf(segment), encode(segment, content)(content, lineEndFor(content.value, catalog.text)));
  }
  return changes.flatMap(([segment, { content }]) => {
    const edit =
      content && segment.target && editElementSlot(catalog.text, segment.target, content, encode(segment, content));
    return edit ? [edit] : [];
  });
}

const startOf = (segment: Segment) => segment.source?.range.start ?? none;

/** The id of the segment whose codes a sub-flow stands in, or its own: `12/de/sub1` stands in `12/de`. */
const aroundOf = ({ id }: Segment) => id.replace(/\/sub\d+(?:~\d+)?$/, '');

/** The unit of a segment scanned by itself, with the sub-flows of its source and of the text that it is. */
function placeOf(catalog: Catalog, segment: Segment): FlowPlace {
  const base = segment.range.start;
  const doc = scanXml(catalog.text.slice(base, segment.range.end));
  const place = { doc, base };
  const segs = tmxVariants(doc, 0).flatMap(({ seg }) => (seg === none ? [] : [seg]));
  const holding = (offset: number | undefined) =>
    offset === undefined ? none : (segs.findLast((seg) => contentStart(place, seg) <= offset) ?? none);
  const source = holding(segment.source?.range.start);
  const target = holding(segment.target?.range.start);
  return { ...place, flows: subflows(doc, source, target, tmxFlowRules(doc)) };
}
