import type { InlineCode } from '../catalog/content.ts';
import type { Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { type Decoded, decodeContent } from './decodeContent.ts';
import type { InlineRules } from './inlineRules.ts';

/**
 * The content of an element as a slot that is decoded when it is first looked at. A class, so that the slots of a
 * large file share their accessors and cost a few words each.
 */
class XmlSlot implements Slot {
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  readonly #rules: InlineRules;
  #decoded: Decoded | undefined;

  constructor(text: string, start: number, end: number, rules: InlineRules) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.#rules = rules;
  }

  get range(): TextRange {
    return { start: this.#start, end: this.#end };
  }

  get value(): string {
    return this.#content().value;
  }

  get codes(): readonly InlineCode[] {
    return this.#content().codes;
  }

  toText(offset: number): number {
    const { value, runs } = this.#content();
    return runsToText({ start: this.#start, end: this.#end }, value, runs, offset);
  }

  #content(): Decoded {
    this.#decoded ??= decodeContent(this.#text, this.#start, this.#end, this.#rules);
    return this.#decoded;
  }
}

/**
 * The content between two offsets as a slot. Nothing in a CDATA section gets its place inside the section, so that the
 * range is as empty as the value.
 */
export function xmlSlot(text: string, start: number, end: number, rules: InlineRules): Slot {
  if (text.startsWith('<![CDATA[]]>', start) && /^(?:<!\[CDATA\[\]\]>)+$/.test(text.slice(start, end))) {
    return new XmlSlot(text, start + 9, start + 9, rules);
  }
  return new XmlSlot(text, start, end, rules);
}

/**
 * {@link Slot.toText} for a decoded value.
 *
 * @param range of the raw text.
 * @param runs as in {@link Decoded}.
 */
export function runsToText(range: TextRange, value: string, runs: readonly number[], offset: number): number {
  if (offset <= 0) return range.start;
  if (offset >= value.length) return range.end;
  if (isLow(value, offset) && isHigh(value, offset - 1)) return runsToText(range, value, runs, offset - 1);
  const run = runAt(runs, offset);
  const start = runs[run] as number;
  const rawStart = runs[run + 1] as number;
  const linear = (runs[run + 2] as number) - rawStart === (runs[run + 3] ?? value.length) - start;
  return linear ? rawStart + offset - start : rawStart;
}

/** Index in `runs` of the stretch that holds an offset of the value. */
function runAt(runs: readonly number[], offset: number): number {
  let low = 0;
  let high = runs.length / 3 - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs[middle * 3] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low * 3;
}

const isLow = (text: string, offset: number) => (text.charCodeAt(offset) & 0xfc00) === 0xdc00;
const isHigh = (text: string, offset: number) => (text.charCodeAt(offset) & 0xfc00) === 0xd800;
