import { type Content, type InlineCode, sameContent } from './content.ts';
import type { Slot } from './segment.ts';
import type { TextEdit } from './textRange.ts';

/**
 * The smallest edit that turns a slot's raw text into another content: what both have in common at the start and
 * at the end keeps its bytes. Never cuts through a surrogate pair or an inline code.
 *
 * @param encode writes the part in the middle as raw text; `offset` is where in the file's text it will stand.
 * @returns undefined when nothing differs.
 * @example minimalEdit(slot, plain('Abc d'), (part) => part.value); // slot of 'Abc  d': deletes one space
 */
export function minimalEdit(
  slot: Slot,
  next: Content,
  encode: (part: Content, offset: number) => string,
): TextEdit | undefined {
  if (sameContent(slot, next)) return undefined;
  const from = slot.value;
  const to = next.value;
  const most = Math.min(from.length, to.length);
  let prefix = 0;
  while (prefix < most && from.charCodeAt(prefix) === to.charCodeAt(prefix)) prefix++;
  prefix = Math.min(prefix, sameCodesUpTo(slot.codes, next.codes));
  prefix = outside(slot.codes, outside(next.codes, prefix, 'start'), 'start');
  if (isLow(from, prefix) || isLow(to, prefix)) prefix--;
  let suffix = 0;
  while (
    suffix < most - prefix &&
    from.charCodeAt(from.length - 1 - suffix) === to.charCodeAt(to.length - 1 - suffix)
  ) {
    suffix++;
  }
  suffix = Math.min(suffix, sameCodesFrom(slot, next));
  const cut = Math.max(
    outside(slot.codes, from.length - suffix, 'end') - from.length,
    outside(next.codes, to.length - suffix, 'end') - to.length,
  );
  suffix = -cut;
  if (isLow(from, from.length - suffix) || isLow(to, to.length - suffix)) suffix--;
  const end = to.length - suffix;
  const part: Content = {
    value: to.slice(prefix, end),
    codes: next.codes
      .filter((code) => code.start >= prefix && code.end <= end)
      .map((code) => ({ ...code, start: code.start - prefix, end: code.end - prefix })),
  };
  const range = { start: slot.toText(prefix), end: slot.toText(from.length - suffix) };
  return { range, newText: encode(part, range.start) };
}

/** Offset up to which both have the same codes at the same places. */
function sameCodesUpTo(a: readonly InlineCode[], b: readonly InlineCode[]): number {
  for (let i = 0; ; i++) {
    const left = a[i];
    const right = b[i];
    if (!left && !right) return Number.POSITIVE_INFINITY;
    if (left?.start !== right?.start || left?.end !== right?.end) {
      return Math.min(left?.start ?? Number.POSITIVE_INFINITY, right?.start ?? Number.POSITIVE_INFINITY);
    }
  }
}

/** Length of the common end in which both have the same codes, counted from the end. */
function sameCodesFrom(a: Content, b: Content): number {
  for (let i = 1; ; i++) {
    const left = a.codes.at(-i);
    const right = b.codes.at(-i);
    if (!left && !right) return Number.POSITIVE_INFINITY;
    const leftEnd = left ? a.value.length - left.end : Number.POSITIVE_INFINITY;
    const rightEnd = right ? b.value.length - right.end : Number.POSITIVE_INFINITY;
    const sameLength = left && right && left.end - left.start === right.end - right.start;
    if (leftEnd !== rightEnd || !sameLength) return Math.min(leftEnd, rightEnd);
  }
}

/** The offset moved out of a code that it would cut through. */
function outside(codes: readonly InlineCode[], offset: number, side: 'start' | 'end'): number {
  for (const code of codes) if (code.start < offset && offset < code.end) return code[side];
  return offset;
}

function isLow(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit <= 0xdfff;
}
