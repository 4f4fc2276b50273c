import type { TextEdit } from '../catalog/textRange.ts';
import { attributeValue, readAttributes } from './attributes.ts';
import { endsName, isSpace } from './characters.ts';
import { encodeAttribute } from './encodeContent.ts';

/**
 * The edit that gives an attribute a value, adds it behind the others or takes it away.
 *
 * @param tagStart offset of the tag's `<`.
 * @param value undefined to take the attribute away.
 * @returns undefined when nothing changes.
 * @example editAttribute('<target/>', 0, 'state', 'final'); // inserts ' state="final"' at 7
 */
export function editAttribute(
  text: string,
  tagStart: number,
  name: string,
  value: string | undefined,
): TextEdit | undefined {
  const attributes = readAttributes(text, tagStart).all;
  const attribute = attributes.find((attribute) => attribute.name === name);
  if (!attribute) {
    if (value === undefined) return undefined;
    const offset = attributesEnd(text, tagStart);
    return { range: { start: offset, end: offset }, newText: ` ${name}="${encodeAttribute(value, '"')}"` };
  }
  if (value === undefined) {
    let start = attribute.range.start;
    while (isSpace(text.charCodeAt(start - 1))) start--;
    return { range: { start, end: attribute.range.end }, newText: '' };
  }
  if (attributeValue(text, attribute.valueRange) === value) return undefined;
  return { range: attribute.valueRange, newText: encodeAttribute(value, text.charAt(attribute.valueRange.start - 1)) };
}

/** The offset behind the last attribute of a tag, or behind its name. */
export function attributesEnd(text: string, tagStart: number): number {
  const last = readAttributes(text, tagStart).all.at(-1);
  if (last) return last.range.end;
  let offset = tagStart + 1;
  while (offset < text.length && !endsName(text.charCodeAt(offset))) offset++;
  return offset;
}
