import { pushTo } from '../catalog/pushTo.ts';
import { tagEnd } from './attributes.ts';
import { endsName, startsMarkup } from './characters.ts';

/**
 * Gives the offset behind the end tag of an element; `from` where there is none before `limit`.
 *
 * @param name of the element, as written.
 * @param from where its start tag ends.
 */
export type ElementEnds = (name: string, from: number, limit: number) => number;

/**
 * Where the elements of a content end. However many are never closed, the content is not read more than three times.
 *
 * @param end of the content.
 */
export function elementEnds(text: string, end: number): ElementEnds {
  let ends: ReadonlyMap<number, number> | undefined;
  return (name, from, limit) => {
    const behind = ends?.get(from) ?? elementEnd(text, name, from, limit);
    // Whoever looks for the end of an element that has none reads all that follows: that is done once.
    if (behind === from) ends ??= endsFrom(text, from, end);
    return behind > limit ? from : behind;
  };
}

/** The name of the tag whose name starts at an offset. */
export function tagName(text: string, start: number, limit: number): string {
  let end = start;
  while (end < limit && !endsName(text.charCodeAt(end))) end++;
  return text.slice(start, end);
}

function elementEnd(text: string, name: string, from: number, limit: number): number {
  let depth = 1;
  for (const tag of tagsIn(text, from, limit)) {
    if (tag.name !== name) continue;
    if (tag.opens) depth++;
    else if (--depth === 0) return tag.end;
  }
  return from;
}

/** By where start tags end: where their elements end, behind everything where they do not. */
function endsFrom(text: string, from: number, limit: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const { name, opens, end } of tagsIn(text, from, limit)) {
    if (opens) {
      ends.set(end, Number.POSITIVE_INFINITY);
      pushTo(open, name, end);
    } else {
      const start = open.get(name)?.pop();
      if (start !== undefined) ends.set(start, end);
    }
  }
  return ends;
}

/** Start tags of elements that are not empty, and end tags; `end` is behind the tag. */
function* tagsIn(
  text: string,
  from: number,
  limit: number,
): Generator<{ readonly name: string; readonly opens: boolean; readonly end: number }> {
  let offset = text.indexOf('<', from);
  while (offset >= 0 && offset < limit) {
    const unit = text.charCodeAt(offset + 1);
    if (text.startsWith('<!--', offset)) offset = closeOf(text, '-->', offset + 4, limit);
    else if (text.startsWith('<![CDATA[', offset)) offset = closeOf(text, ']]>', offset + 9, limit);
    else if (unit === 0x2f) {
      const end = tagEnd(text, offset, limit);
      yield { name: tagName(text, offset + 2, end), opens: false, end };
      offset = end;
    } else if (startsMarkup(unit) && unit !== 0x21 && unit !== 0x3f) {
      const end = tagEnd(text, offset, limit);
      if (!text.startsWith('/>', end - 2)) yield { name: tagName(text, offset + 1, end), opens: true, end };
      offset = end;
    } else offset++;
    offset = text.indexOf('<', offset);
  }
}

function closeOf(text: string, what: string, from: number, limit: number): number {
  const start = text.indexOf(what, from);
  return start < 0 ? limit : start + what.length;
}
