import { say } from '../sentences/sentence.ts';
import { referenceAt, startsMarkup } from './characters.ts';
import { report, type Scan } from './scan.ts';
import { none } from './xmlDocument.ts';

/** What XML 1.0 §2.2 leaves out of `Char`, in code units, and surrogates, of which only pairs are characters. */
const illegal = '\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ud800-\\udfff\\ufffe\\uffff';
const predefined = '&(?:amp|lt|gt|quot|apos);';
const pair = '[\\ud800-\\udbff][\\udc00-\\udfff]';

/**
 * The source of an expression for characters that need no closer look, the predefined references among them. It leaves
 * off early where there are many of these, since a match keeps in mind where it met each.
 *
 * @param stops what else ends it, as in a class of an expression.
 * @param more what else goes on behind a stop.
 */
export function plainRun(stops: string, more = ''): string {
  const run = `[^${stops}&${illegal}]*`;
  return `${run}(?:(?:${predefined}|${pair}${more})${run}){0,9}`;
}

/** The same of a text between tags. */
export const plainText = plainRun('<\\]', '|\\](?!\\]>)');

const nextPlain = new RegExp(plainText, 'y');

/** Reads text up to the next markup and reports what may not stand in it. */
export function scanText(scan: Scan, from: number): number {
  const { text } = scan;
  const length = text.length;
  let offset = from;
  while (offset < length) {
    // One expression reads a text faster than a loop, and as fast as a search for the next “<” does.
    nextPlain.lastIndex = offset;
    if (nextPlain.test(text)) offset = nextPlain.lastIndex;
    if (offset >= length) break;
    if (text.charCodeAt(offset) !== 0x3c) offset = checkSuspect(scan, offset);
    else {
      if (startsMarkup(text.charCodeAt(offset + 1))) break;
      bareLess(scan, offset);
      offset++;
    }
  }
  if (scan.open === none && !scan.conflict) reportStray(scan, from, offset);
  return offset;
}

/** Reports what may not stand in text, if it may not. @returns the offset behind it. */
function checkSuspect(scan: Scan, offset: number): number {
  const unit = scan.text.charCodeAt(offset);
  if (unit === 0x26) return checkReference(scan, offset);
  if (unit === 0x5d) {
    if (!scan.text.startsWith(']]>', offset)) return offset + 1;
    report(scan, offset, offset + 3, say`“]]>” is not allowed in text; write “]]&gt;”.`, 'character');
    return offset + 3;
  }
  if (unit >= 0xd800) return checkWide(scan, offset, unit) + 1;
  reportControl(scan, offset, unit);
  return offset + 1;
}

function reportStray(scan: Scan, from: number, end: number): void {
  const stray = scan.text.slice(from, end).search(/[^ \t\r\n]/);
  if (stray >= 0) report(scan, from + stray, end, say`There is text outside the root element.`);
}

function bareLess(scan: Scan, offset: number): void {
  const { text } = scan;
  if (text.startsWith('<<<<<<<', offset) && isLineStart(text, offset)) {
    if (!scan.conflict) reportConflicts(scan, offset);
    scan.conflict = true;
  } else if (!scan.conflict || !text.startsWith('<<', offset - (offset > 0 ? 1 : 0))) {
    report(scan, offset, offset + 1, say`A “<” in text must be written “&lt;”.`);
  }
}

/** Reports every marker that a merge left behind, once a file. */
function reportConflicts(scan: Scan, from: number): void {
  const marker = /^(?:<{7} .*|={7}|>{7} .*)$/gm;
  marker.lastIndex = from;
  for (const match of scan.text.matchAll(marker)) {
    report(scan, match.index, match.index + match[0].length, say`A merge left a conflict marker here.`);
  }
}

/** @returns the offset behind the reference or the `&`. */
export function checkReference(scan: Scan, offset: number): number {
  const reference = referenceAt(scan.text, offset, scan.text.length);
  if (!reference) {
    report(scan, offset, offset + 1, say`A “&” in text must be written “&amp;”.`, 'character');
    return offset + 1;
  }
  if (reference.value === undefined) {
    const { name, end } = reference;
    if (name.charCodeAt(0) === 0x23)
      report(scan, offset, end, say`“&${name};” is not a character of XML.`, 'character');
    else if (!scan.entities.has(name) && !scan.doctype) {
      report(scan, offset, end, say`The entity “&${name};” is not declared.`, 'character');
    }
  }
  return reference.end;
}

/** Reports a control character that XML cannot hold. */
export function reportControl(scan: Scan, offset: number, unit: number): void {
  const code = unit.toString(16).toUpperCase().padStart(4, '0');
  report(scan, offset, offset + 1, say`The control character U+${code} is not allowed in XML.`, 'character');
}

/** Checks surrogates and non-characters. @returns the offset of the last unit of the character. */
export function checkWide(scan: Scan, offset: number, unit: number): number {
  if (unit < 0xdc00) {
    const low = scan.text.charCodeAt(offset + 1);
    if (low >= 0xdc00 && low <= 0xdfff) return offset + 1;
    report(scan, offset, offset + 1, say`This is half of a surrogate pair.`, 'character');
  } else if (unit < 0xe000) report(scan, offset, offset + 1, say`This is half of a surrogate pair.`, 'character');
  else if (unit >= 0xfffe) reportControl(scan, offset, unit);
  return offset;
}

function isLineStart(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  return offset === 0 || before === 0x0a || before === 0x0d;
}
