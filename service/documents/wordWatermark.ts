import type { TextEdit } from '../../shared/catalog/textRange.ts';
import { membersOf } from '../../shared/encoding/packageMembers.ts';
import { watermarkText } from './watermarkText.ts';

/**
 * A small grey paragraph at the end of a Word document that says how it was translated.
 *
 * @param text the document's virtual text (see `zipDocument`); its main part comes first.
 * @returns undefined where the main part has no body.
 */
export function wordWatermark(text: string): TextEdit | undefined {
  const [main] = membersOf(text);
  if (!main) return undefined;
  const end = text.lastIndexOf('</', main.end - 1);
  const body = /<\/((?:[\w.-]+:)?)body\s*>\s*$/.exec(text.slice(main.start, end));
  if (!body) return undefined;
  const prefix = body[1] ?? '';
  const bodyEnd = main.start + body.index;
  // The properties of the last section are the last thing in a body (ECMA-376-1 §17.6.17).
  const blockEnds = ['p', 'tbl', 'sdt'].map((name) => text.lastIndexOf(`</${prefix}${name}>`, bodyEnd));
  const section = text.indexOf(`<${prefix}sectPr`, Math.max(main.start, ...blockEnds));
  const place = section >= 0 && section < bodyEnd ? section : bodyEnd;
  const p = prefix;
  const newText =
    `<${p}p><${p}pPr><${p}jc ${p}val="center"/></${p}pPr><${p}r><${p}rPr><${p}color ${p}val="808080"/>` +
    `<${p}sz ${p}val="14"/></${p}rPr><${p}t>${watermarkText}</${p}t></${p}r></${p}p>`;
  return { range: { start: place, end: place }, newText };
}
