import { type Sentence, say } from '../sentences/sentence.ts';
import { isNameStart, isSpace, nameEnd, startsMarkup } from './characters.ts';
import { closeElement, numberOfName, report, type Scan, startScan } from './scan.ts';
import { scanDoctype } from './scanDoctype.ts';
import { scanTag } from './scanTag.ts';
import { scanText } from './scanText.ts';
import { column, columns, none, type XmlDocument } from './xmlDocument.ts';

/**
 * Scans a text as XML in one pass, whatever it holds: never throws, never recurses, never expands an entity, never
 * fetches anything. What is not well-formed is reported and the scan goes on behind it.
 *
 * @param text with or without a byte order mark; offsets count it.
 * @example scanXml('<a><b/></a>').size; // 2
 */
export function scanXml(text: string): XmlDocument {
  const scan = startScan(text);
  const length = text.length;
  let offset = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (offset < length) {
    if (text.charCodeAt(offset) !== 0x3c || !startsMarkup(text.charCodeAt(offset + 1))) offset = scanText(scan, offset);
    if (offset < length) offset = scanMarkup(scan, offset);
  }
  while (scan.open !== none) closeUnclosed(scan, length);
  if (scan.roots === 0 && scan.problems.length === 0) {
    report(scan, 0, Math.min(length, 1), say`The file has no root element.`);
  }
  return {
    text,
    size: scan.size,
    table: scan.table,
    names: scan.names,
    declaring: scan.declaring,
    entities: scan.entities,
    ...(scan.doctype ? { doctype: scan.doctype } : {}),
    problems: scan.problems,
  };
}

function closeUnclosed(scan: Scan, offset: number): void {
  const row = scan.open * columns;
  const name = scan.names[scan.table[row + column.name] as number] ?? '';
  const start = scan.table[row + column.start] as number;
  report(scan, start, Math.min(start + 1 + name.length, offset), say`“<${name}>” is not closed.`);
  closeElement(scan, offset, offset);
}

/** Reads the markup at a `<`. @returns the offset behind it. */
function scanMarkup(scan: Scan, offset: number): number {
  const { text } = scan;
  const unit = text.charCodeAt(offset + 1);
  if (unit === 0x2f) return scanEndTag(scan, offset);
  if (unit === 0x3f) return scanInstruction(scan, offset);
  if (unit !== 0x21) return scanTag(scan, offset);
  if (text.startsWith('<!--', offset)) return scanComment(scan, offset);
  if (text.startsWith('<![CDATA[', offset)) return scanCdata(scan, offset);
  if (/^<!doctype/i.test(text.slice(offset, offset + 9))) return scanDoctype(scan, offset);
  report(scan, offset, offset + 2, say`This declaration is not allowed here.`);
  const end = text.indexOf('>', offset);
  return end < 0 ? text.length : end + 1;
}

function scanComment(scan: Scan, offset: number): number {
  const end = skipTo(scan, offset, 4, '-->', say`This comment is not closed.`);
  const dashes = scan.text.indexOf('--', offset + 4);
  if (dashes >= 0 && dashes < end - 3)
    report(scan, dashes, dashes + 2, say`A comment must not contain “--”.`, 'character');
  return end;
}

function scanCdata(scan: Scan, offset: number): number {
  if (scan.open === none) report(scan, offset, offset + 9, say`There is text outside the root element.`);
  return skipTo(scan, offset, 9, ']]>', say`This CDATA section is not closed.`);
}

function scanInstruction(scan: Scan, offset: number): number {
  const { text } = scan;
  const late = offset > 0 && !(offset === 1 && text.charCodeAt(0) === 0xfeff);
  if (late && /^<\?xml[\s?]/i.test(text.slice(offset, offset + 6))) {
    report(scan, offset, offset + 5, say`The XML declaration must be the very start of the file.`, 'character');
  } else if (!late && /^<\?xml[\s?]/.test(text.slice(offset, offset + 6))) checkDeclaration(scan, offset);
  return skipTo(scan, offset, 2, '?>', say`This processing instruction is not closed.`);
}

/** A declaration that a text starts with (XML 1.0 §2.8). */
const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>$/;

function checkDeclaration(scan: Scan, offset: number): void {
  const end = scan.text.indexOf('?>', offset) + 2;
  if (end < 2 || declaration.test(scan.text.slice(offset, end))) return;
  const message = say`The XML declaration must read <?xml version="1.0" encoding="UTF-8"?>, with standalone="yes" or "no" last.`;
  report(scan, offset, end, message, 'character');
}

function skipTo(scan: Scan, offset: number, open: number, close: string, message: Sentence): number {
  const end = scan.text.indexOf(close, offset + open);
  if (end >= 0) return end + close.length;
  report(scan, offset, Math.min(offset + open, scan.text.length), message);
  return scan.text.length;
}

function scanEndTag(scan: Scan, offset: number): number {
  const { text } = scan;
  if (scan.open !== none) {
    const name = scan.names[scan.table[scan.open * columns + column.name] as number] as string;
    const end = offset + 3 + name.length;
    // Comparing a slice costs half of what `startsWith` does.
    if (text.charCodeAt(end - 1) === 0x3e && text.slice(offset + 2, end - 1) === name) {
      closeElement(scan, offset, end);
      return end;
    }
  }
  let end = nameEnd(text, offset + 2);
  const nameStop = end;
  while (isSpace(text.charCodeAt(end))) end++;
  if (text.charCodeAt(end) === 0x3e) end++;
  else report(scan, offset, Math.max(end, offset + 2), say`This end tag is not finished.`);
  if (scan.open === none || !hasName(scan, scan.open, offset + 2, nameStop)) {
    if (!isNameStart(text.charCodeAt(offset + 2))) return end;
    const name = numberOfName(scan, offset + 2, nameStop);
    if (!scan.openByName[name]) {
      report(scan, offset, end, say`“</${scan.names[name] ?? ''}>” closes nothing.`);
      return end;
    }
    while (scan.table[scan.open * columns + column.name] !== name) closeUnclosed(scan, offset);
  }
  closeElement(scan, offset, end);
  return end;
}

function hasName(scan: Scan, node: number, start: number, end: number): boolean {
  const name = scan.names[scan.table[node * columns + column.name] as number] as string;
  return scan.text.slice(start, end) === name;
}
