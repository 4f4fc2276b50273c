import { lastAtMost } from '../catalog/lastAtMost.ts';

/** Text between entries, by the index of the segment behind it. */
export interface EntryGap {
  readonly before: number;
  readonly text: string;
}

/** An element that entries stand in. */
interface Scope {
  readonly name: string;
  readonly parent: Scope | undefined;
  /** What stands before it, behind the entry or element before: the key of a dictionary in a property list. */
  readonly lead: string;
  /** Its start tag and what stands before its first entry. */
  prologue: string;
  /** Index of its first segment; undefined while it has none. */
  first: number | undefined;
  /** Index of its last segment; undefined for an element that is not closed. */
  last: number | undefined;
  /** What stands behind its last entry, its end tag included. */
  epilogue: string;
}

/** What has to be read together with an entry, and in which surroundings, for it to read as in its file. */
export interface EntryFrame {
  /** Index of the first segment that is read along. */
  readonly first: number;
  /** Index of the last one. */
  readonly last: number;
  readonly head: string;
  readonly tail: string;
}

/** The surroundings of the entries of one file. None of it depends on what is in an entry. */
export interface EntryScopes {
  /** @param first,last indexes of the segments of one entry. */
  frameOf(first: number, last: number): EntryFrame;
  /** Whether two neighbouring segments are read together. */
  together(index: number, next: number): boolean;
}

/** An element with more segments than this is not read whole for one of them. */
const fewSegments = 32;
/** So much text between the entries of a file is read along with one of them, in UTF-16 code units. */
const fewCharacters = 10_000;

/**
 * Finds what each entry of a file stands in, from the text between the entries: in XML the start tags of the elements
 * around it with what they begin with (notes, original data), and the other entries of a small element (the segments
 * of one unit); in other formats what stands before the first and behind the last entry.
 *
 * @param count how many segments the file has.
 * @param neighbours true where an entry is read along with those beside it, as its end may depend on the one behind it
 *   (a line that is continued).
 * @example entryScopes([{ before: 0, text: '<a><b>' }, { before: 1, text: '</b><b>' }], 2, false).frameOf(1, 1); // head: '<a><b>'
 */
export function entryScopes(gaps: readonly EntryGap[], count: number, neighbours: boolean): EntryScopes {
  const size = gaps.reduce((sum, { text }) => sum + text.length, 0);
  if (/^\s*<[\w!?]/.test(gaps[0]?.text ?? '')) return elementScopes(gaps);
  const outer = size > fewCharacters ? gaps.filter(({ before }) => before === 0 || before === count) : gaps;
  return plainScopes(outer, count, neighbours);
}

function plainScopes(gaps: readonly EntryGap[], count: number, neighbours: boolean): EntryScopes {
  const joined = (wanted: (gap: EntryGap) => boolean) =>
    gaps
      .filter(wanted)
      .map(({ text }) => text)
      .join('');
  return {
    frameOf(entryStart, entryEnd) {
      const first = neighbours ? Math.max(0, entryStart - 1) : entryStart;
      const last = neighbours ? Math.min(count - 1, entryEnd + 1) : entryEnd;
      return {
        first,
        last,
        head: joined(({ before }) => before <= first),
        tail: joined(({ before }) => before > last),
      };
    },
    together: () => false,
  };
}

/** A text without the comments and the white space at its end. */
function withoutLastComments(text: string): string {
  let rest = text.trimEnd();
  while (rest.endsWith('-->') && rest.includes('<!--')) rest = rest.slice(0, rest.lastIndexOf('<!--')).trimEnd();
  return rest;
}

/** What is not closed goes on to the end of the text or to the next tag, so that nothing is read twice. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<![A-Z][^[>]*(?:\[[^\]]*\]?\s*)?>?|<\/([^\s<>]+)\s*>|<([^\s/<>!?]+)(?![^\s/<>!?])(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/g;

function elementScopes(gaps: readonly EntryGap[]): EntryScopes {
  /** What stands directly before the entries from an index on. */
  const places: { readonly before: number; readonly scope: Scope; readonly lead: string }[] = [];
  const opened = (name: string, parent: Scope | undefined, lead: string): Scope => {
    return { name, parent, lead, prologue: '', first: undefined, last: undefined, epilogue: '' };
  };
  let top = opened('', undefined, '');
  for (const { before, text } of gaps) {
    let lead = '';
    let offset = 0;
    const take = (end: number) => {
      if (top.first === undefined) top.prologue += text.slice(offset, end);
      else lead += text.slice(offset, end);
      offset = end;
    };
    for (const tag of text.matchAll(markup)) {
      const end = tag.index + tag[0].length;
      if (tag[1] !== undefined && top.parent) {
        take(end);
        const closed = top;
        top = closed.parent ?? top;
        if (closed.first === undefined) {
          if (top.first === undefined) top.prologue += closed.lead + closed.prologue;
          else lead += closed.lead + closed.prologue;
          continue;
        }
        closed.last = before - 1;
        closed.epilogue = lead;
        lead = '';
      } else if (tag[2] !== undefined && !tag[0].endsWith('/>')) {
        take(tag.index);
        top = opened(tag[2], top, lead);
        lead = '';
        take(end);
      } else take(end);
    }
    take(text.length);
    for (let scope: Scope | undefined = top; scope && scope.first === undefined; scope = scope.parent) {
      scope.first = before;
    }
    places.push({ before, scope: top, lead });
  }
  const placeOf = (index: number) =>
    places[
      Math.max(
        0,
        lastAtMost(places.length, (place) => places[place]?.before ?? 0, index),
      )
    ];
  const small = (index: number) => {
    const scope = placeOf(index)?.scope;
    const { first, last, parent } = scope ?? {};
    return parent?.parent && first !== undefined && last !== undefined && last - first < fewSegments
      ? scope
      : undefined;
  };
  return {
    frameOf(first, last) {
      const whole = small(first);
      const place = placeOf(first);
      let head = whole || place?.before !== first || place.scope.first === first ? '' : place.lead;
      let tail = whole?.epilogue ?? '';
      let inner = whole?.first ?? first;
      for (let scope = place?.scope; scope; scope = scope.parent) {
        // Comments before the first entry of an element are that entry's, and no other's.
        const prologue = scope.first === inner ? scope.prologue : withoutLastComments(scope.prologue);
        head = scope.lead + prologue + head;
        inner = scope.first ?? inner;
        if (scope.name !== '' && scope !== whole) tail += `</${scope.name}>`;
      }
      return { first: whole?.first ?? first, last: whole?.last ?? last, head, tail };
    },
    together(index, next) {
      const scope = small(index);
      return scope?.last !== undefined && next <= scope.last;
    },
  };
}
