import { type Sentence, say } from '../sentences/sentence.ts';
import { endsName, isSpace, nameEnd } from './characters.ts';
import { addElement, closeElement, endElement, numberOfName, openElement, report, type Scan } from './scan.ts';
import { checkReference, checkWide, plainRun, plainText, reportControl } from './scanText.ts';
import { column, columns, none } from './xmlDocument.ts';

/** Attributes of one tag from which on a set is asked whether a name was there, rather than each of them. */
const manyAttributes = 16;

const space = '[ \\t\\r\\n]';
const word = '[^\\0- >/="\'<]+';
const quoted = (stops: string) => `(?:"${plainRun(`"${stops}`)}"|'${plainRun(`'${stops}`)}')`;

/** An attribute that declares no namespace and has none of the names of so many groups before. */
const attribute = (others: number, more: string) => {
  const same = Array.from({ length: others }, (_, i) => `|\\${i + 2}${space.replace(']', '=]')}`).join('');
  return `(?:${space}+(?!xmlns${same})(${word})${space}*=${space}*${quoted('<>')}${more})?`;
};
const attributes = attribute(0, attribute(1, attribute(2, attribute(3, ''))));

/**
 * Nearly every tag, with what stands between it and the next one: up to four attributes of different names, nothing in
 * them or behind them to look at, and the element's end tag where that comes next. One expression reads that three times
 * faster than a loop.
 */
const plainTag = new RegExp(`<(${word})${attributes}${space}*(?:/>|>${plainText}(?:</\\1>)?)${space}*`, 'y');

const plainValue = new RegExp(quoted('<'), 'y');

/**
 * Reads the start tag or empty-element tag at a `<`. A tag that is not well-formed still becomes an element; the first
 * fault in it is reported.
 *
 * @returns the offset behind the tag.
 */
export function scanTag(scan: Scan, start: number): number {
  const { text } = scan;
  const length = text.length;
  let offset = nameEnd(text, start + 1);
  const name = numberOfName(scan, start + 1, offset);
  plainTag.lastIndex = start;
  if (scan.open !== none && plainTag.test(text)) return plainElement(scan, name, start, offset, plainTag.lastIndex);
  const row = openElement(scan, name, start);
  scan.faultless = scan.problems.length;
  let count = 0;
  let names: Set<string> | undefined;
  let selfClosed = false;
  for (;;) {
    const gap = offset;
    while (isSpace(text.charCodeAt(offset))) offset++;
    if (offset >= length) {
      fault(scan, start, length, say`The file ends within this tag.`);
      break;
    }
    const unit = text.charCodeAt(offset);
    if (unit === 0x3e) {
      offset++;
      break;
    }
    if (unit === 0x3c) {
      fault(scan, start, offset, say`This tag is not finished.`);
      break;
    }
    if (unit === 0x2f && text.charCodeAt(offset + 1) === 0x3e) {
      offset += 2;
      selfClosed = true;
      break;
    }
    if (endsName(unit)) {
      fault(scan, offset, offset + 1, say`A “${text.charAt(offset)}” is not allowed here.`);
      offset++;
      continue;
    }
    const nameStart = offset;
    offset = nameEnd(text, offset);
    const nameStop = offset;
    if (gap === nameStart) fault(scan, nameStart, nameStop, say`There must be a space before an attribute.`);
    while (isSpace(text.charCodeAt(offset))) offset++;
    if (text.charCodeAt(offset) !== 0x3d) {
      fault(scan, nameStart, nameStop, say`The attribute “${nameAt(scan, nameStart, nameStop)}” has no value.`);
      continue;
    }
    offset++;
    while (isSpace(text.charCodeAt(offset))) offset++;
    offset = scanValue(scan, offset, nameStart, nameStop);
    scan.attributes[count * 2] = nameStart;
    scan.attributes[count * 2 + 1] = nameStop;
    count++;
    if (count > manyAttributes) names ??= namesBefore(scan, count);
    if (names ? isKnown(names, text.slice(nameStart, nameStop)) : isRepeated(scan, count)) {
      fault(scan, nameStart, nameStop, say`The attribute “${nameAt(scan, nameStart, nameStop)}” appears twice.`);
    }
    if (text.charCodeAt(nameStart) === 0x78 && text.startsWith('xmlns', nameStart)) {
      if (scan.declaring.at(-1) !== row / columns) scan.declaring.push(row / columns);
    }
  }
  scan.table[row + column.openEnd] = offset;
  if (selfClosed) closeElement(scan, offset, offset);
  return offset;
}

/**
 * Adds the element of a tag that {@link plainTag} found.
 *
 * @param nameStop where its name ends.
 * @param behind what was found.
 * @returns `behind`.
 */
function plainElement(scan: Scan, name: number, start: number, nameStop: number, behind: number): number {
  const { text } = scan;
  const openEnd = text.indexOf('>', nameStop) + 1;
  if (text.charCodeAt(openEnd - 2) === 0x2f) {
    endElement(scan, addElement(scan, name, start, openEnd), openEnd, openEnd);
    return behind;
  }
  const closeStart = text.indexOf('<', openEnd);
  if (closeStart >= 0 && closeStart < behind) {
    endElement(scan, addElement(scan, name, start, openEnd), closeStart, closeStart + 2 + nameStop - start);
  } else openElement(scan, name, start, openEnd);
  return behind;
}

/** Reports a fault of the tag being read, unless it has one already: the others follow from that. */
function fault(scan: Scan, start: number, end: number, message: Sentence): void {
  if (scan.problems.length === scan.faultless) report(scan, start, end, message);
}

const nameAt = (scan: Scan, start: number, end: number) => scan.text.slice(start, Math.min(end, start + 40));

/** Reads an attribute's value with its quotes. @returns the offset behind it. */
function scanValue(scan: Scan, start: number, nameStart: number, nameEnd: number): number {
  const { text } = scan;
  const length = text.length;
  const quote = text.charCodeAt(start);
  if (quote !== 0x22 && quote !== 0x27) return scanBareValue(scan, start, nameAt(scan, nameStart, nameEnd));
  plainValue.lastIndex = start;
  if (plainValue.test(text)) return plainValue.lastIndex;
  let firstGreater = -1;
  let less = -1;
  for (let offset = start + 1; offset < length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === quote) {
      if (less >= 0) fault(scan, less, less + 1, say`A “<” in an attribute must be written “&lt;”.`);
      return offset + 1;
    }
    if ((unit > 0x3e && unit < 0xd800) || (unit > 0x27 && unit < 0x3c) || unit === 0x20) continue;
    if (unit === 0x26) offset = checkReference(scan, offset) - 1;
    else if (unit === 0x3e && firstGreater < 0) firstGreater = offset;
    else if (unit === 0x3c) {
      if (firstGreater >= 0) {
        fault(scan, start, firstGreater, say`The closing quote of “${nameAt(scan, nameStart, nameEnd)}” is missing.`);
        return firstGreater;
      }
      if (less < 0) less = offset;
    } else if (unit < 0x20) {
      if (unit !== 0x0a && unit !== 0x0d && unit !== 0x09) reportControl(scan, offset, unit);
    } else if (unit >= 0xd800) offset = checkWide(scan, offset, unit);
  }
  fault(scan, start, length, say`The closing quote of “${nameAt(scan, nameStart, nameEnd)}” is missing.`);
  return firstGreater >= 0 ? firstGreater : less >= 0 ? less : length;
}

/** Skips a value without quotes. @returns the offset behind it. */
function scanBareValue(scan: Scan, start: number, name: string): number {
  const { text } = scan;
  let offset = start;
  while (offset < text.length && !isSpace(text.charCodeAt(offset))) {
    if (text.charCodeAt(offset) === 0x3e || text.charCodeAt(offset) === 0x3c) break;
    offset++;
  }
  fault(scan, start, offset, say`The value of “${name}” must be in quotes.`);
  return offset;
}

/** True when the last attribute has the name of one before it. */
function isRepeated({ text, attributes }: Scan, count: number): boolean {
  const last = count - 1;
  const start = attributes[last * 2] as number;
  const size = (attributes[last * 2 + 1] as number) - start;
  for (let i = 0; i < last; i++) {
    const other = attributes[i * 2] as number;
    if ((attributes[i * 2 + 1] as number) - other !== size) continue;
    let k = 0;
    while (k < size && text.charCodeAt(other + k) === text.charCodeAt(start + k)) k++;
    if (k === size) return true;
  }
  return false;
}

/** The set of the names of all attributes before the last. */
function namesBefore({ text, attributes }: Scan, count: number): Set<string> {
  const all = new Set<string>();
  for (let i = 0; i < count - 1; i++) all.add(text.slice(attributes[i * 2], attributes[i * 2 + 1]));
  return all;
}

function isKnown(names: Set<string>, name: string): boolean {
  if (names.has(name)) return true;
  names.add(name);
  return false;
}
