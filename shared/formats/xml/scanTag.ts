import { endsName, isSpace } from './characters.ts';
import {
  checkReference,
  checkWide,
  closeElement,
  numberOfName,
  openElement,
  report,
  reportControl,
  type Scan,
} from './scanXml.ts';
import { column, columns } from './xmlDocument.ts';

/** Attributes of one tag from which on a set is asked whether a name was there, rather than each of them. */
const manyAttributes = 16;

/** Start and end of the attribute names of the tag being read. */
const seen: number[] = [];

/**
 * Reads the start tag or empty-element tag at a `<`. A tag that is not well-formed still becomes an element; the first
 * fault in it is reported.
 *
 * @returns the offset behind the tag.
 */
export function scanTag(scan: Scan, start: number): number {
  const { text } = scan;
  const length = text.length;
  let at = start + 1;
  while (at < length && !endsName(text.charCodeAt(at))) at++;
  const node = openElement(scan, numberOfName(scan, start + 1, at), start);
  const problems = scan.problems.length;
  const fault = (from: number, to: number, message: string) => {
    if (scan.problems.length === problems) report(scan, from, to, message);
  };
  let count = 0;
  let names: Set<string> | undefined;
  let selfClosed = false;
  for (;;) {
    let spaced = false;
    while (isSpace(text.charCodeAt(at))) {
      at++;
      spaced = true;
    }
    if (at >= length) {
      fault(start, length, 'The file ends within this tag.');
      break;
    }
    const unit = text.charCodeAt(at);
    if (unit === 0x3e) {
      at++;
      break;
    }
    if (unit === 0x3c) {
      fault(start, at, 'This tag is not finished.');
      break;
    }
    if (unit === 0x2f) {
      at++;
      if (text.charCodeAt(at) === 0x3e) {
        at++;
        selfClosed = true;
        break;
      }
      fault(at - 1, at, 'A “/” may not stand here.');
      continue;
    }
    if (endsName(unit)) {
      fault(at, at + 1, `A “${text.charAt(at)}” may not stand here.`);
      at++;
      continue;
    }
    const nameStart = at;
    while (at < length && !endsName(text.charCodeAt(at))) at++;
    const nameEnd = at;
    if (!spaced) fault(nameStart, nameEnd, 'There must be a space before an attribute.');
    while (isSpace(text.charCodeAt(at))) at++;
    if (text.charCodeAt(at) !== 0x3d) {
      fault(nameStart, nameEnd, `The attribute “${text.slice(nameStart, nameEnd)}” has no value.`);
      continue;
    }
    at++;
    while (isSpace(text.charCodeAt(at))) at++;
    at = scanValue(scan, at, text.slice(nameStart, Math.min(nameEnd, nameStart + 40)), fault);
    seen[count * 2] = nameStart;
    seen[count * 2 + 1] = nameEnd;
    count++;
    if (count > manyAttributes) names = rememberAll(text, names, count);
    if (names ? isKnown(names, text.slice(nameStart, nameEnd)) : isRepeated(text, count)) {
      fault(nameStart, nameEnd, `The attribute “${text.slice(nameStart, nameEnd)}” stands here twice.`);
    }
    if (text.charCodeAt(nameStart) === 0x78 && text.startsWith('xmlns', nameStart)) {
      if (scan.declaring.at(-1) !== node) scan.declaring.push(node);
    }
  }
  scan.table[node * columns + column.openEnd] = at;
  if (selfClosed) closeElement(scan, at, at);
  return at;
}

/** Reads an attribute's value with its quotes. @returns the offset behind it. */
function scanValue(
  scan: Scan,
  start: number,
  name: string,
  fault: (from: number, to: number, message: string) => void,
): number {
  const { text } = scan;
  const length = text.length;
  const quote = text.charCodeAt(start);
  let at = start;
  if (quote !== 0x22 && quote !== 0x27) {
    while (at < length && !isSpace(text.charCodeAt(at)) && text.charCodeAt(at) !== 0x3e && text.charCodeAt(at) !== 0x3c)
      at++;
    fault(start, Math.max(at, start), `The value of “${name}” must stand in quotes.`);
    return at;
  }
  let firstGreater = -1;
  let less = -1;
  for (at++; at < length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) {
      if (less >= 0) fault(less, less + 1, 'A “<” in an attribute must be written “&lt;”.');
      return at + 1;
    }
    if (unit === 0x26) at = checkReference(scan, at) - 1;
    else if (unit === 0x3e && firstGreater < 0) firstGreater = at;
    else if (unit === 0x3c) {
      if (firstGreater >= 0) {
        fault(start, firstGreater, `The closing quote of “${name}” is missing.`);
        return firstGreater;
      }
      if (less < 0) less = at;
    } else if (unit < 0x20) {
      if (unit !== 0x0a && unit !== 0x0d && unit !== 0x09) reportControl(scan, at, unit);
    } else if (unit >= 0xd800) at = checkWide(scan, at, unit);
  }
  fault(start, length, `The closing quote of “${name}” is missing.`);
  return firstGreater >= 0 ? firstGreater : less >= 0 ? less : length;
}

function isRepeated(text: string, count: number): boolean {
  const last = count - 1;
  const start = seen[last * 2] as number;
  const size = (seen[last * 2 + 1] as number) - start;
  for (let i = 0; i < last; i++) {
    const other = seen[i * 2] as number;
    if ((seen[i * 2 + 1] as number) - other !== size) continue;
    let k = 0;
    while (k < size && text.charCodeAt(other + k) === text.charCodeAt(start + k)) k++;
    if (k === size) return true;
  }
  return false;
}

/** The set of the names of all attributes before the last. */
function rememberAll(text: string, names: Set<string> | undefined, count: number): Set<string> {
  if (names) return names;
  const all = new Set<string>();
  for (let i = 0; i < count - 1; i++) all.add(text.slice(seen[i * 2], seen[i * 2 + 1]));
  return all;
}

function isKnown(names: Set<string>, name: string): boolean {
  if (names.has(name)) return true;
  names.add(name);
  return false;
}
