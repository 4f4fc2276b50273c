import type { Content, InlineCode } from '../../catalog/content.ts';
import { encodeCdata, encodeContent } from '../../xml/encodeContent.ts';
import type { AndroidStyle } from './androidText.ts';

/** What stands around a raw text that is to be written. */
export interface AndroidPlace {
  /** True where the text before is white space or the start of the resource. */
  readonly afterSpace: boolean;
  readonly beforeSpace: boolean;
  /** True at the very start of the resource. */
  readonly first: boolean;
}

/** A whole resource. */
const wholePlace: AndroidPlace = { afterSpace: true, beforeSpace: true, first: true };

/**
 * A content as the raw text of a resource: apostrophes, quotation marks and backslashes escaped, line ends as `\n`,
 * spaces that would be lost as `\u0020`.
 *
 * @throws EditRefused for characters that XML cannot hold.
 * @example encodeAndroid(plain("It's"), { cdata: false, quoted: false }); // It\'s
 */
export function encodeAndroid(content: Content, style: AndroidStyle, place: AndroidPlace = wholePlace): string {
  const codes: InlineCode[] = [];
  let value = '';
  let offset = 0;
  const add = (end: number) => {
    const first = place.first && offset === 0;
    const after = offset === 0 && place.afterSpace;
    const before = end === content.value.length && place.beforeSpace;
    value += escapeText(content.value.slice(offset, end), style.quoted, {
      first,
      afterSpace: after,
      beforeSpace: before,
    });
  };
  for (const code of content.codes) {
    add(code.start);
    const raw = content.value.slice(code.start, code.end);
    codes.push({ ...code, start: value.length, end: value.length + raw.length });
    value += raw;
    offset = code.end;
  }
  add(content.value.length);
  return style.cdata && codes.length === 0 ? encodeCdata(value, '\n') : encodeContent({ value, codes }, '\n');
}

function escapeText(text: string, quoted: boolean, place: AndroidPlace): string {
  let raw = '';
  let space = place.afterSpace;
  for (let offset = 0; offset < text.length; offset++) {
    const char = text.charAt(offset);
    const unit = text.charCodeAt(offset);
    const last = offset === text.length - 1;
    if (char === ' ') {
      const lost = !quoted && (space || (last && place.beforeSpace));
      raw += lost ? '\\u0020' : ' ';
      space = !lost;
      continue;
    }
    space = false;
    if (char === '\n') raw += '\\n';
    else if (char === '\t') raw += '\\t';
    else if (char === '"' || char === '\\') raw += `\\${char}`;
    else if (char === "'") raw += quoted ? char : "\\'";
    else if (offset === 0 && place.first && (char === '@' || char === '?')) raw += `\\${char}`;
    else if (unit < 0x20 || unit === 0x7f) raw += `\\u${unit.toString(16).padStart(4, '0')}`;
    else raw += char;
  }
  return raw;
}
