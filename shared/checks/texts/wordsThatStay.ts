import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { eachSegment } from '../../formats/lazyCatalog.ts';

/**
 * The words that translations of a file have as their source has them: names, terms and identifiers that its translators
 * leave as they are. A word counts where it stands so in two translated texts or more.
 *
 * Of a long file the first texts tell: names come back.
 */
export function wordsThatStay(catalog: Catalog): ReadonlySet<string> {
  let words = wordsByCatalog.get(catalog);
  if (!words) {
    words = staying(eachSegment(catalog));
    wordsByCatalog.set(catalog, words);
  }
  return words;
}

const wordsByCatalog = new WeakMap<Catalog, ReadonlySet<string>>();

/** How many translated texts are looked at. */
const mostTexts = 4000;
const enough = 2;

function staying(segments: Iterable<Segment>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const words = new Set<string>();
  let left = mostTexts;
  for (const { source, target, obsolete, state } of segments) {
    if (!source || !target?.value || obsolete || state === 'untranslated' || source.value === target.value) continue;
    if (left-- === 0) break;
    const theirs = new Set(target.value.match(word));
    for (const one of new Set(source.value.match(word))) {
      if (!theirs.has(one)) continue;
      const count = (counts.get(one) ?? 0) + 1;
      counts.set(one, count);
      if (count === enough) words.add(one);
    }
  }
  return words;
}

const word = /[\p{L}\p{M}\p{N}_]{2,}/gu;
