import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import { contentRange, isEmptyTag, none } from '../xml/xmlDocument.ts';
import { contentStart, type Place } from './xliff12Place.ts';

/**
 * The whole markup of codes that hold texts of their own, by the markup that stands in a value, which leaves these
 * texts out. Codes that the target has keep their texts; codes that come from the source get those that are given, or
 * none yet.
 *
 * @param texts raw texts by where the content of their source starts in the file.
 */
export function wholeCodes(
  { text }: Catalog,
  segment: Segment,
  place: Place,
  texts: ReadonlyMap<number, string>,
): ReadonlyMap<string, string> {
  const whole = new Map<string, string>();
  const end = (node: number) => contentStart(place, node) + contentLength(place, node);
  const collect = (
    slot: Slot | undefined,
    gapsOf: readonly number[],
    filling: (start: number) => string | undefined,
  ) => {
    for (const code of slot?.codes ?? []) {
      if (!slot || !/<(?:[\w.-]+:)?sub\b/.test(slot.value.slice(code.start, code.end))) continue;
      const from = slot.toText(code.start);
      const to = slot.toText(code.end);
      let raw = '';
      let at = from;
      for (const node of gapsOf) {
        const start = contentStart(place, node);
        if (start < at || end(node) > to || isEmptyTag(place.doc, node)) continue;
        raw += text.slice(at, start) + (filling(start) ?? text.slice(start, end(node)));
        at = end(node);
      }
      const markup = slot.value.slice(code.start, code.end);
      if (!whole.has(markup)) whole.set(markup, raw + text.slice(at, to));
    }
  };
  const targets = place.flows.flatMap(({ target }) => (target === none ? [] : [target])).sort((a, b) => a - b);
  collect(segment.target, targets, () => undefined);
  const sources = place.flows.map(({ source }) => source).sort((a, b) => a - b);
  collect(segment.source, sources, (start) => texts.get(start) ?? '');
  return whole;
}

function contentLength({ doc }: Place, node: number): number {
  return isEmptyTag(doc, node) ? 0 : contentRange(doc, node).end - contentRange(doc, node).start;
}
