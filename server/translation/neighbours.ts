import type { Catalog } from '../../shared/catalog/catalog.ts';

/** The texts that stand around one, in the source language. */
export interface Neighbours {
  readonly before?: string;
  readonly after?: string;
}

const none: Neighbours = {};

/** Entries of a file at most: a larger one is not read through for this. */
const mostEntries = 20_000;

/**
 * Tells which source texts stand around an entry; the file is read through when the first one is asked for, and one of
 * more than 20,000 entries is not.
 *
 * @param catalog the source file, or a bilingual one.
 * @example neighbours(catalog)('menu.open'); // { before: 'New', after: 'Save' }
 */
export function neighbours(catalog: Catalog): (id: string) => Neighbours {
  let texts: readonly string[] | undefined;
  const places = new Map<string, number>();
  return (id) => {
    if (catalog.segments.count > mostEntries) return none;
    texts ??= read(catalog, places);
    const place = places.get(id);
    if (place === undefined) return none;
    const [before, after] = [texts[place - 1], texts[place + 1]];
    return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
  };
}

function read(catalog: Catalog, places: Map<string, number>): readonly string[] {
  const texts: string[] = [];
  for (const { id, source, target, translatable } of catalog.segments) {
    const text = (source ?? target)?.value;
    if (!text || !translatable) continue;
    places.set(id, texts.length);
    texts.push(text);
  }
  return texts;
}
