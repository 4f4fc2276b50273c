import type { Content } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { say } from '../../sentences/sentence.ts';
import { toEscape } from './mifCharacters.ts';

/**
 * A text as the inside of strings.
 *
 * @param codeText the markup of a code as it is written.
 * @param version of the file; before 8 only the characters of FrameRoman can be written.
 * @throws EditRefused for a character that the file cannot hold.
 */
export function encodeMif(
  { value, codes }: Content,
  version: number,
  codeText: (markup: string) => string = (markup) => markup,
): string {
  let raw = '';
  let offset = 0;
  for (const code of codes) {
    raw += encodeText(value.slice(offset, code.start), version) + codeText(value.slice(code.start, code.end));
    offset = code.end;
  }
  return raw + encodeText(value.slice(offset), version);
}

/**
 * As {@link encodeMif}, for strings that FrameMaker reads for building blocks. A backslash before the signs that part
 * index entries stays as it is.
 */
export function encodeMifBlocks({ value, codes }: Content, version: number): string {
  let raw = '';
  let offset = 0;
  const write = (end: number) => encodeText(value.slice(offset, end).replace(/\\(?![:;[\]])|[<>]/g, '\\$&'), version);
  for (const code of codes) {
    raw += write(code.start) + value.slice(code.start, code.end);
    offset = code.end;
  }
  return raw + write(value.length);
}

function encodeText(text: string, version: number): string {
  let raw = '';
  for (const character of text) {
    const code = toEscape.get(character);
    if (character === '\\') raw += '\\\\';
    else if (character === '>') raw += '\\>';
    else if (character === "'") raw += '\\q';
    else if (character === '`') raw += '\\Q';
    else if (character === '\t') raw += '\\t';
    else if (code !== undefined && (code < 0x20 || version < 8)) raw += `\\x${code.toString(16).padStart(2, '0')} `;
    else if (character < ' ' || (version < 8 && character > '~')) {
      throw new EditRefused(
        say`A MIF file of version ${version} cannot hold “${character}”; save it in FrameMaker 8 or later.`,
      );
    } else raw += character;
  }
  return raw;
}
