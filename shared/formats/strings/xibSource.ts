import type { Catalog } from '../../catalog/catalog.ts';

/**
 * The source file of a strings file that Xcode made from a user interface (`MainMenu.xib`, `Main.storyboard`), put
 * together from its comments: nobody else has those texts but the interface itself.
 *
 * @returns undefined where an entry has no such comment.
 * @example
 * // /* Class = "NSMenuItem"; title = "Open"; ObjectID = "72"; *\/
 * // "72.title" = "Öffnen";
 * xibSource(catalog); // '"72.title" = "Open";\n'
 */
export function xibSource(catalog: Catalog): string | undefined {
  if (!/; ObjectID = "/.test(catalog.text)) return undefined;
  let text = '';
  for (const { id, notes } of catalog.segments) {
    const original = notes.map((note) => sourceOf(id, note.text)).find((each) => each !== undefined);
    if (original === undefined) return undefined;
    text += `"${id}" = ${original};\n`;
  }
  return text === '' ? undefined : text;
}

/** The text of a property in quotes: that of `title` for the key `72.title`. */
function sourceOf(key: string, comment: string): string | undefined {
  const [, name, original, object] = /(?:^|; )(\S+) = ("(?:[^"\\]|\\.)*"); ObjectID = "([^"]+)"/s.exec(comment) ?? [];
  return key === name || key === `${object}.${name}` ? original : undefined;
}
