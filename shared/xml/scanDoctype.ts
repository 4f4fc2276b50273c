import { say } from '../sentences/sentence.ts';
import { endsName, isSpace } from './characters.ts';
import { report, type Scan } from './scan.ts';

/**
 * Skips a document type declaration with its internal subset. Names of the general entities that it declares are kept
 * so that they are not reported; what they stand for is never read, external ones are never fetched.
 *
 * @returns the offset behind the declaration.
 */
export function scanDoctype(scan: Scan, offset: number): number {
  const { text } = scan;
  let end = offset + 9;
  while (isSpace(text.charCodeAt(end))) end++;
  const nameStart = end;
  while (end < text.length && !endsName(text.charCodeAt(end)) && text.charCodeAt(end) !== 0x5b) end++;
  const misplaced = scan.roots > 0 || scan.doctype !== undefined;
  if (misplaced)
    report(
      scan,
      offset,
      end,
      say`Only one document type declaration is allowed, before the root element.`,
      'character',
    );
  scan.doctype ??= text.slice(nameStart, end);
  let subset = false;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    if (unit === 0x3e && !subset) return end + 1;
    if (unit === 0x5b) subset = true;
    else if (unit === 0x5d) subset = false;
    else if (unit === 0x22 || unit === 0x27) end = skipQuoted(text, end);
    else if (unit === 0x3c) {
      if (!subset) break;
      end = skipDeclaration(scan, end);
      continue;
    }
    end++;
  }
  report(scan, offset, Math.min(offset + 9, text.length), say`The document type declaration is not closed.`);
  return Math.min(end, text.length);
}

/** @returns the offset of the closing quote, or of the last unit where there is none. */
function skipQuoted(text: string, offset: number): number {
  const end = text.indexOf(text.charAt(offset), offset + 1);
  return end < 0 ? text.length - 1 : end;
}

/** Skips one declaration, comment or instruction of the internal subset. */
function skipDeclaration(scan: Scan, offset: number): number {
  const { text } = scan;
  if (text.startsWith('<!--', offset)) return behind(text, '-->', offset + 4);
  if (text.startsWith('<?', offset)) return behind(text, '?>', offset + 2);
  if (text.startsWith('<!ENTITY', offset)) {
    const name = /\s+([^\s%"'<>]+)/y;
    name.lastIndex = offset + 8;
    const match = name.exec(text);
    if (match?.[1]) scan.entities.add(match[1]);
  }
  for (let end = offset + 1; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit === 0x3e) return end + 1;
    if (unit === 0x22 || unit === 0x27) end = skipQuoted(text, end);
  }
  return text.length;
}

function behind(text: string, what: string, from: number): number {
  const start = text.indexOf(what, from);
  return start < 0 ? text.length : start + what.length;
}
