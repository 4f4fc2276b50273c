import type { Catalog } from '../../catalog/catalog.ts';
import { factsOf } from '../../formats/factsOf.ts';

/** Elements and references that no toolkit for windows knows, and every browser. */
const ofPages = /<(?:a\s[^<>]*\bhref|br|p|div|ul|ol|li|strong|em|h[1-6])\b[^<>]*>|&(?:nbsp|amp);/;

/**
 * Whether the texts of a file are put into web pages: one of its sources has the markup of those, in a format that programs
 * of the web read. Browsers show several spaces as one, and none at the edges of a block.
 */
export function hasTextsOfPages(catalog: Catalog): boolean {
  if (!factsOf(catalog).mayBeOfPages) return false;
  const ofSources = catalog.pair?.source ?? catalog;
  return ofSources.segments.entryFacts.of(hasPageMarkup, ofSources);
}

/** So many texts at the top of a file tell: a keystroke does not wait for all of a long one. */
const sample = 3000;

function hasPageMarkup(catalog: Catalog): boolean {
  const { segments, kind, pair } = catalog;
  for (const { source, target } of segments.top(sample)) {
    const text = kind === 'monolingual' && !pair ? target : source;
    if (text && /[<&]/.test(text.value) && ofPages.test(text.value)) return true;
  }
  return false;
}
