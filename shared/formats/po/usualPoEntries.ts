/** The places in an entry of the usual shape. Offsets are UTF-16 code units of the text. */
export interface UsualPoEntry {
  /** Start of its line of flags, -1 where it has none. */
  flags: number;
  /** Start of the line with the msgid. */
  body: number;
  msgidStart: number;
  msgidEnd: number;
  msgstrStart: number;
  msgstrEnd: number;
}

/**
 * Finds entries of the shape that nearly every one has: comments, a line of flags, a msgid and a msgstr of one line
 * each, with LF or CRLF line ends. Searching for the ends of lines and strings reads such an entry ten times faster
 * than line by line.
 *
 * @returns a function that looks at an offset, where a line starts, and tells whether such an entry is there; its places
 *   are then in `found`.
 */
export function usualPoEntries(text: string, found: UsualPoEntry): (at: number) => boolean {
  /** The first CR at or behind the last line that was looked at; the text's end where there is none. */
  let returnAt = -1;
  /** Where the line ends that was looked at last, without and with its line end. */
  let lineEnd = 0;
  let next = 0;

  const line = (from: number): boolean => {
    const feed = text.indexOf('\n', from);
    if (feed < 0) return false;
    if (returnAt < from) {
      returnAt = text.indexOf('\r', from);
      if (returnAt < 0) returnAt = text.length;
    }
    next = feed + 1;
    lineEnd = returnAt < feed ? returnAt : feed;
    return lineEnd >= feed - 1;
  };
  /** Whether a string that starts at an offset, behind its quote, ends with the line, and is the only one in it. */
  const string = (from: number): boolean => {
    if (!line(from) || text.charCodeAt(lineEnd - 1) !== 0x22) return false;
    let quote = text.indexOf('"', from);
    while (quote < lineEnd - 1 && quote >= 0 && isEscaped(text, quote, from)) quote = text.indexOf('"', quote + 1);
    return quote === lineEnd - 1 && !isEscaped(text, quote, from);
  };

  return (start) => {
    let at = start;
    found.flags = -1;
    while (text.charCodeAt(at) === 0x23) {
      const mark = text.charCodeAt(at + 1);
      if (found.flags >= 0) return false;
      if (mark === 0x2c) found.flags = at;
      else if (mark !== 0x2e && mark !== 0x3a && mark !== 0x20) return false;
      if (!line(at)) return false;
      at = next;
    }
    if (!text.startsWith('msgid "', at)) return false;
    found.body = at;
    found.msgidStart = at + 7;
    if (!string(found.msgidStart)) return false;
    found.msgidEnd = lineEnd - 1;
    if (!text.startsWith('msgstr "', next)) return false;
    found.msgstrStart = next + 8;
    if (!string(found.msgstrStart)) return false;
    found.msgstrEnd = lineEnd - 1;
    return true;
  };
}

/** True when an odd number of backslashes stands before a quote. */
export function isEscaped(text: string, quote: number, open: number): boolean {
  let count = 0;
  while (quote - 1 - count >= open && text.charCodeAt(quote - 1 - count) === 0x5c) count++;
  return count % 2 === 1;
}
