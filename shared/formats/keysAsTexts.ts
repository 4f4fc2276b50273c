import type { Catalog } from '../catalog/catalog.ts';

/** Fewer entries may be anything. */
const fewest = 5;
/** `menu.open`, `menu_open`, `menuOpen`: a key that is no text. */
const isIdentifier = (key: string) => /^[\w.-]*\w$/.test(key) && /\w[._-]\w|[a-z][A-Z]/.test(key);

/**
 * The keys of a file that are the texts of the source language, as they stand in the file; those of Yii, Kanboard and
 * Laravel's JSON files are, and there is no file of the source language then.
 *
 * @param root in front of the ids, where the entries stand below one name (`$TRANSLATIONS = [ … ]`): `TRANSLATIONS.`; others
 *   are left out.
 * @returns undefined where not even half of the keys have several words.
 * @example keysAsTexts(php.parse("<?php return ['Row home' => 'Heimrudern', …];")); // ["'Row home'", …]
 */
export function keysAsTexts(catalog: Catalog, root = ''): readonly string[] | undefined {
  const keys: string[] = [];
  let [all, phrases] = [0, 0];
  for (const { id: written, idRange } of catalog.segments) {
    if (!idRange) return undefined;
    if (!written.startsWith(root)) continue;
    const id = written.slice(root.length);
    all++;
    if (/\S\s+\S/.test(id) && /\p{L}{2}/u.test(id)) phrases++;
    const key = catalog.text.slice(idRange.start, idRange.end);
    const inner = key.replace(/^(['"])(.*)\1$/s, '$2');
    // One below another key, or the second of its name, has a longer id.
    if (inner.length >= id.length && !isIdentifier(id)) keys.push(key);
  }
  return all >= fewest && 2 * phrases >= all ? keys : undefined;
}
