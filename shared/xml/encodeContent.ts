import { type Content, encodedContent } from '../catalog/content.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { say } from '../sentences/sentence.ts';
import { isXmlCharacter } from './characters.ts';
import { scanXml } from './scanXml.ts';

/**
 * The line end to write into a text: that of its first line.
 *
 * @param value what is to be written; the text is searched only when it has line ends.
 */
export function lineEndFor(value: string, text: string): '\n' | '\r\n' | '\r' {
  if (!value.includes('\n')) return '\n';
  const offset = text.search(/[\r\n]/);
  if (offset < 0 || text.charCodeAt(offset) === 0x0a) return '\n';
  return text.charCodeAt(offset + 1) === 0x0a ? '\r\n' : '\r';
}

/**
 * A content as the raw text of an element: inline codes as they are, everything else escaped.
 *
 * @throws EditRefused for characters that XML cannot hold.
 * @example encodeContent(plain('a < b'), '\n'); // 'a &lt; b'
 */
export function encodeContent(content: Content, lineEnd: string): string {
  return encodedContent(content, (text) => encodeText(text, lineEnd));
}

/**
 * Text as character data.
 *
 * @throws EditRefused for characters that XML cannot hold.
 */
export function encodeText(text: string, lineEnd: string): string {
  refuseImpossible(text);
  if (!/[&<>\r\n]/.test(text)) return text;
  return text.replace(/[&<>\r\n]/g, (character) => {
    if (character === '&') return '&amp;';
    if (character === '<') return '&lt;';
    if (character === '>') return '&gt;';
    return character === '\n' ? lineEnd : '&#13;';
  });
}

/** Text as the content of a CDATA section that is open around it. */
export function encodeCdata(text: string, lineEnd: string): string {
  refuseImpossible(text);
  return text.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\r', ']]>&#13;<![CDATA[').replaceAll('\n', lineEnd);
}

/** Text as an attribute's value in quotes of one kind; line ends and tabs as references, so that they survive. */
export function encodeAttribute(text: string, quote: string): string {
  refuseImpossible(text);
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&apos;')
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Refuses content whose inline codes are not well-formed together.
 *
 * @throws EditRefused which names the first fault.
 */
export function refuseBroken(content: Content): void {
  if (content.codes.length === 0) return;
  const codes = content.codes.map((code) => content.value.slice(code.start, code.end)).join(' ');
  const fault = scanXml(`<r>${codes}</r>`).problems.find((problem) => problem.kind === 'structure');
  if (fault) throw new EditRefused(say`The inline codes do not fit together: ${fault.message}`);
}

function refuseImpossible(text: string): void {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x20 && unit < 0xd800) continue;
    const point = text.codePointAt(i) ?? 0;
    if (!isXmlCharacter(point)) {
      throw new EditRefused(say`XML cannot hold the character U+${point.toString(16).toUpperCase().padStart(4, '0')}.`);
    }
    if (point > 0xffff) i++;
  }
}
