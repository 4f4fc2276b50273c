import type { Problem } from '../../catalog/catalog.ts';
import { hashedIds, idHash } from '../../catalog/idSet.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { SortedInTurn, sortedByPlace } from '../inFileOrder.ts';
import type { SegmentMaker } from '../lazyCatalog.ts';
import { StretchSegments, stretchStarts, usualStretch } from '../stretchSegments.ts';
import { blocks } from './htmlElements.data.ts';
import { HtmlReading, type HtmlState } from './htmlReading.ts';
import { type HtmlAttribute, type HtmlToken, type HtmlTokens, htmlTokens } from './htmlTokens.ts';

/** A page that was read once, and is read again where somebody asks for a segment. */
export interface HtmlStretches {
  readonly text: string;
  readonly language: string | undefined;
  /** Without marks of conflicts; in no order. */
  readonly problems: readonly Problem[];
  /** See `MaskedText.doubtful`. */
  readonly doubtful: readonly TextRange[];
  /** The first segments, as many as were wanted. */
  readonly sample: readonly Segment[];
  readonly maker: SegmentMaker;
}

/** Where a stretch starts, and what the reading knows there. */
interface StretchStart {
  readonly at: number;
  /** The element whose start tag stands there; empty at the start of the page. */
  readonly name: string;
  /** How many elements of other languages are open. */
  readonly depth: number;
  readonly state: HtmlState | undefined;
  /** Where the last segment before it starts. */
  readonly last: number;
}

/**
 * Reads a large page: equal segments as the reading of the whole gives.
 *
 * @param wanted how many segments the sample has.
 * @param size of a stretch at least, in UTF-16 code units.
 */
export function htmlStretches(text: string, wanted: number, size = usualStretch): HtmlStretches {
  const table = new StretchSegments(text.length);
  const starts: StretchStart[] = [{ at: 0, name: '', depth: 0, state: undefined, last: 0 }];
  const sample: Segment[] = [];
  const ids = knownIds(text);
  const sorted = new SortedInTurn();
  const add = (end: number) => {
    const segments = sorted.next(reading.segments);
    if (sample.length < wanted) pushAll(sample, segments.slice(0, wanted - sample.length));
    table.add(segments, end);
    reading.segments = [];
  };
  let depthAt = (_at: number) => 0;
  const isStart = stretchStarts(size);
  const pause = (at: number, name: string) => {
    if (!isStart(at, () => reading.size)) return;
    add(at);
    table.next(at);
    starts.push({ at, name, depth: depthAt(at), state: reading.state, last: sorted.last });
  };
  const reading = new HtmlReading(text, { isFirst: ids.isFirst, pause });
  const problems: Problem[] = [];
  const doubtful: TextRange[] = [];
  eachWindow(text, 32 * size, (window, count) => {
    const { tokens } = window;
    const from = tokens[0]?.start ?? 0;
    const to = tokens[count]?.start ?? text.length;
    depthAt = window.depthAt;
    for (let i = 0; i < count; i++) reading.read(tokens[i] as HtmlToken);
    if (to === text.length) pushAll(problems, window.problems);
    pushAll(
      doubtful,
      window.doubtful.filter(({ start }) => start >= from && start < to),
    );
  });
  reading.end();
  add(text.length);
  const read = function* (stretch: number) {
    const { at, depth, state, last } = starts[stretch] as StretchStart;
    const next = starts[stretch + 1];
    const again = new HtmlReading(text, { ...(state ? { state } : {}), isFirst: ids.wasFirst });
    const part = next ? text.slice(0, next.at) : text;
    for (const token of htmlTokens(part, at, part.length, depth).tokens) again.read(token);
    if (next) again.stopBefore(next.name, next.at);
    else again.end();
    yield sortedByPlace(again.segments, last);
  };
  const { language } = reading;
  return { text, language, problems: [...problems, ...reading.problems], doubtful, sample, maker: table.maker(read) };
}

/** Tokens of a part of a text, and how many elements of other languages are open at each. */
interface TokenWindow extends HtmlTokens {
  /** Asked in the order of the text. */
  depthAt(at: number): number;
}

/** A window is no smaller than this part of the text: a few times the text is looked through for ends of tags behind it. */
const mostWindows = 256;

/**
 * Cuts a long text into tokens, window after window.
 *
 * @param size of a window at least, in UTF-16 code units.
 * @param take gets the tokens of a window; those from the `count`th on are not sure, and the next window has them too.
 */
function eachWindow(text: string, size: number, take: (window: TokenWindow, count: number) => void): void {
  let from = 0;
  let depth = 0;
  let length = Math.max(size, Math.ceil(text.length / mostWindows));
  for (;;) {
    const to = Math.min(text.length, from + length);
    const tokens = htmlTokens(text, from, to, depth);
    const isLast = tokens.end === text.length;
    const count = isLast ? tokens.tokens.length : lastStart(tokens);
    if (!isLast && count <= 0) {
      length *= 2;
      continue;
    }
    const start = depth;
    let change = -1;
    const depthAt = (at: number) => {
      while ((tokens.foreign[change + 1]?.at ?? Number.POSITIVE_INFINITY) <= at) change++;
      return tokens.foreign[change]?.depth ?? start;
    };
    take({ ...tokens, depthAt }, count);
    if (isLast) return;
    from = tokens.tokens[count]?.start ?? text.length;
    depth = depthAt(from);
  }
}

/** No start of a template's tag is longer: one that is cut off could be read as another. */
const longestOpening = 8;

/** The last start tag of a block that is certainly read as in the whole text; 0 or less where there is none. */
function lastStart({ tokens, end }: HtmlTokens): number {
  return tokens.findLastIndex(
    (token) => token.kind === 'open' && blocks.has(token.name) && token.end + longestOpening <= end,
  );
}

/** Which ids of elements are the first ones of a page: millions of them are not kept, but their places. */
function knownIds(text: string) {
  const places = new NumberRows(2, text.length);
  const repeated = new Set<number>();
  const ids = hashedIds((row) => text.slice(places.at(row, 0), places.at(row, 1)).trim());
  return {
    isFirst({ value }: HtmlAttribute, id: string): boolean {
      const row = places.add(value.end);
      places.set(row, 0, value.start);
      places.set(row, 1, value.end);
      const isFirst = ids.add(idHash(id), row);
      if (!isFirst) repeated.add(value.start);
      return isFirst;
    },
    wasFirst: ({ value }: HtmlAttribute) => !repeated.has(value.start),
  };
}
