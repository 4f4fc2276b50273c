import { type Content, encodedContent, withCodesAs } from '../../catalog/content.ts';
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
  content: Content,
  version: number,
  codeText: (markup: string) => string = (markup) => markup,
): string {
  return withCodesAs(
    content,
    (_, markup) => codeText(markup),
    (text) => encodeText(text, version),
  );
}

/**
 * As {@link encodeMif}, for strings that FrameMaker reads for building blocks. A backslash before the signs that part
 * index entries stays as it is.
 */
export function encodeMifBlocks(content: Content, version: number): string {
  return encodedContent(content, (text) => encodeText(text.replace(/\\(?![:;[\]])|[<>]/g, '\\$&'), version));
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
