import type { Catalog } from '../../shared/catalog/catalog.ts';

/** A text of an app's page in a store, as fastlane and F-Droid keep them: `metadata/android/de/title.txt`. */
const storeText = /(?:^|\/)metadata\/(?:[^/]+\/){1,2}(?:changelogs\/)?([^/]+)\.txt$/;

/** What a store asks for in each language and nobody translates word by word: release notes and names. */
const free = /^(?:\d+|default|release_notes|title|name|keywords)$/;

/**
 * Whether a text of a store is written freely, so that it need only be there: release notes and names are, and what has
 * another number of paragraphs than the source.
 *
 * @param path with forward slashes.
 */
export function isFreeStoreText(path: string, catalog: Catalog, source: Catalog): boolean {
  const [, name] = storeText.exec(path) ?? [];
  if (name === undefined || catalog.segments.count === 0) return false;
  return free.test(name) || catalog.segments.count !== source.segments.count;
}
