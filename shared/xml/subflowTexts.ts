import { type Content, withCodesAs } from '../catalog/content.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import { encodeText } from './encodeContent.ts';
import { contentEnd, contentStart, type FlowPlace } from './subflows.ts';
import { isEmptyTag, none } from './xmlDocument.ts';

/**
 * The whole markup of codes that hold texts of their own, by the markup that stands in a value, which leaves these
 * texts out. Codes that the target has keep their texts; codes that come from the source get those that are given, else
 * those that the same code of the target has, else none yet.
 *
 * @param text of the file.
 * @param texts raw texts by where the content of their source starts in the file.
 */
export function wholeCodes(
  text: string,
  segment: Segment,
  place: FlowPlace,
  texts: ReadonlyMap<number, string>,
): ReadonlyMap<string, string> {
  const whole = new Map<string, string>();
  const collect = (
    slot: Slot | undefined,
    gapsOf: readonly number[],
    filling: (start: number) => string | undefined,
  ) => {
    for (const code of slot?.codes ?? []) {
      const markup = slot?.value.slice(code.start, code.end) ?? '';
      if (!slot || !subflowTag.test(markup)) continue;
      const from = slot.toText(code.start);
      const to = slot.toText(code.end);
      let raw = '';
      let offset = from;
      for (const node of gapsOf) {
        const start = contentStart(place, node);
        const end = contentEnd(place, node);
        if (start < offset || end > to || isEmptyTag(place.doc, node)) continue;
        raw += text.slice(offset, start) + (filling(start) ?? text.slice(start, end));
        offset = end;
      }
      if (!whole.has(markup)) whole.set(markup, raw + text.slice(offset, to));
    }
  };
  const targets = place.flows.flatMap(({ target }) => (target === none ? [] : [target])).sort((a, b) => a - b);
  collect(segment.target, targets, () => undefined);
  const sources = new Map(place.flows.map(({ source, target }) => [contentStart(place, source), { source, target }]));
  const nodes = [...sources.values()].map(({ source }) => source).sort((a, b) => a - b);
  collect(segment.source, nodes, (start) => {
    const target = sources.get(start)?.target ?? none;
    const present = target === none ? '' : text.slice(contentStart(place, target), contentEnd(place, target));
    return texts.get(start) ?? present;
  });
  return whole;
}

const subflowTag = /<(?:[\w.-]+:)?sub\b/i;

/** Whether a content has a code that may hold a text of its own. */
export function hasSubflows({ value, codes }: Content): boolean {
  return codes.some((code) => subflowTag.test(value.slice(code.start, code.end)));
}

/**
 * A writer as `encodeContent`, with the whole markup of the codes that hold texts of their own.
 *
 * @param whole as {@link wholeCodes} gives it.
 */
export function encodeWithSubflows(whole: ReadonlyMap<string, string>): (content: Content, lineEnd: string) => string {
  return (content, lineEnd) =>
    withCodesAs(
      content,
      (_, markup) => whole.get(markup) ?? markup,
      (text) => encodeText(text, lineEnd),
    );
}
