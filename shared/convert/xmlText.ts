import { escapeXml } from '../messages/maskedXml.ts';
import { isXmlCharacter } from '../xml/characters.ts';

/** Text as character data of a file with line feeds; what XML cannot hold goes through `impossible`. */
export function xmlText(text: string, impossible: (point: number) => string = () => ''): string {
  const escaped = escapeXml(text).replaceAll('\r', '&#13;');
  if (!/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/.test(escaped)) return escaped;
  let out = '';
  for (const character of escaped) {
    const point = character.codePointAt(0) ?? 0;
    out += isXmlCharacter(point) ? character : impossible(point);
  }
  return out;
}

/** Attributes with a space before each; those that are undefined are left out. */
export function xmlAttributes(attributes: Readonly<Record<string, string | number | undefined>>): string {
  let out = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    out += ` ${name}="${xmlText(`${value}`).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`;
  }
  return out;
}
