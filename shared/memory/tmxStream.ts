import { scanXml } from '../xml/scanXml.ts';
import { notTmx, readTmxUnits, type TmxFacts, type TmxUnit } from './readTmxUnits.ts';

/** UTF-16 units that may lie between the ends of two translation units. */
const longest = 16 * 1024 * 1024;
/** UTF-16 units that are read at once: some milliseconds of work. */
const usualWindow = 256 * 1024;
/** What stands around a piece of a file that begins behind a unit. */
const around = '<tmx><body>';

/** A fault of the file and its place; lines and columns (UTF-16) count from 1. */
export interface TmxFault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** A TMX file that is read part by part, so that no more of it is held than the units that have not ended. */
export interface TmxStream {
  /** What the file says of itself, as far as it was read. */
  readonly facts: Readonly<TmxFacts>;
  /** Units that were broken or held fewer than two languages. */
  readonly leftOut: number;
  /** The first of them. */
  readonly firstLeftOut: TmxFault | undefined;
  /** Why nothing more can be read: then no more units come. */
  readonly fatal: TmxFault | undefined;
  /** Reads on. @returns the units that have ended, but for the last ones, for which more text is waited. */
  read(text: string): readonly TmxUnit[];
  /** There is no more text. @returns the units that are left. */
  end(): readonly TmxUnit[];
}

/**
 * Starts to read a TMX file; its units are those that `readTmx` gives, with the same faults. Between the ends of two
 * units there can be 16 Mi UTF-16 units at most.
 *
 * @param window UTF-16 units that are read at once.
 * @example const units = [...stream.read(first), ...stream.read(second), ...stream.end()];
 */
export function tmxStream(window = usualWindow): TmxStream {
  const facts: TmxFacts = { isTmx: false };
  let leftOut = 0;
  let firstLeftOut: TmxFault | undefined;
  let fatal: TmxFault | undefined;
  let parts: string[] = [];
  /** UTF-16 units of `parts`, and how many there are to be before it is looked for the end of a unit. */
  let held = 0;
  let wanted = window;
  /** What waits begins the file. */
  let first = true;
  const place = placesOn();
  const unitsOf = (text: string): TmxUnit[] => {
    const prefix = first ? '' : around;
    const leaveOut = (message: string, range: { readonly start: number }) => {
      leftOut++;
      firstLeftOut ??= { message, ...place.in(text, range.start - prefix.length) };
    };
    return [...readTmxUnits(scanXml(prefix + text), facts, leaveOut, prefix.length)];
  };
  /** Takes what was read off; what stays waits for more. */
  const pass = (text: string, end: number) => {
    place.pass(text, end);
    parts = end < text.length ? [text.slice(end)] : [];
    held = text.length - end;
    wanted = held + window;
    first = false;
  };
  return {
    facts,
    get leftOut() {
      return leftOut;
    },
    get firstLeftOut() {
      return firstLeftOut;
    },
    get fatal() {
      return fatal;
    },
    read: (part) => {
      if (fatal) return [];
      parts.push(part);
      held += part.length;
      if (held < wanted) return [];
      const text = parts.join('');
      const end = lastUnitEnd(text);
      if (end > 0) {
        const units = unitsOf(text.slice(0, end));
        pass(text, end);
        return units;
      }
      parts = [text];
      // what has no end yet is looked through again when it has doubled, so that long units cost no more than short ones
      wanted = Math.max(held * 2, window);
      if (held <= longest) return [];
      if (first) unitsOf(text);
      const message = facts.isTmx ? 'No translation unit ends within 16 Mi characters.' : notTmx;
      fatal = { message, ...place.in(text, 0) };
      parts = [];
      return [];
    },
    end: () => {
      if (fatal) return [];
      const text = parts.join('');
      parts = [];
      const units = unitsOf(text);
      if (!facts.isTmx) fatal = { message: notTmx, line: 1, column: 1 };
      return units;
    },
  };
}

/** Lines and columns of a text that is passed part by part. */
function placesOn() {
  /** Lines before what waits, and UTF-16 units of its first line before it. */
  let lines = 0;
  let columns = 0;
  const placeIn = (text: string, offset: number) => {
    let breaks = 0;
    let lineStart = 0;
    for (let next = text.indexOf('\n'); next >= 0 && next < offset; next = text.indexOf('\n', lineStart)) {
      breaks++;
      lineStart = next + 1;
    }
    return { line: lines + breaks + 1, column: offset - lineStart + 1 + (breaks === 0 ? columns : 0) };
  };
  return {
    /** The place of an offset in what waits. */
    in: placeIn,
    /** What waits begins at an offset from now on. */
    pass(text: string, offset: number): void {
      const { line, column } = placeIn(text, offset);
      lines = line - 1;
      columns = column - 1;
    },
  };
}

/** Where a unit can end, and what can hold text that looks like it. */
const ends = /<!--|<!\[CDATA\[|<\?|<\/(?:[^\s<>/:]+:)?tu[ \t\r\n]*>|<(?:[^\s<>/:]+:)?tu(?:[ \t\r\n][^<>]*)?\/>/gi;

/** The offset behind the last unit that ends in a text; 0 when none does. */
function lastUnitEnd(text: string): number {
  let last = 0;
  ends.lastIndex = 0;
  for (let match = ends.exec(text); match; match = ends.exec(text)) {
    const close = match[0] === '<!--' ? '-->' : match[0] === '<?' ? '?>' : match[0] === '<![CDATA[' ? ']]>' : undefined;
    if (close === undefined) {
      last = ends.lastIndex;
      continue;
    }
    const end = text.indexOf(close, ends.lastIndex);
    if (end < 0) break;
    ends.lastIndex = end + close.length;
  }
  return last;
}
