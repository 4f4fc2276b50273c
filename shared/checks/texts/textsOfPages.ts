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
  const { pair } = catalog;
  return (
    catalog.segments.facts.of(hasPageMarkup, catalog) ||
    pair?.source.segments.facts.of(hasPageMarkup, pair.source) === true
  );
}

function hasPageMarkup(catalog: Catalog): boolean {
  for (const { source, target } of catalog.segments) {
    const text = catalog.kind === 'monolingual' && !catalog.pair ? target : source;
    if (text && /[<&]/.test(text.value) && ofPages.test(text.value)) return true;
  }
  return false;
}
