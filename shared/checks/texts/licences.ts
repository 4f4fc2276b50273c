import type { Catalog } from '../../catalog/catalog.ts';
import { isWrittenAnew } from './pages.ts';

/** What the texts of well-known licences say, and nobody who only speaks of them. */
const words =
  /Everyone is permitted to copy and distribute verbatim copies|Permission is hereby granted, free of charge|Redistribution and use in source and binary forms|Permission to use, copy, modify, and\/or distribute this software/;

/**
 * Whether a page is the text of a licence, which is in force in its own language and stays in it.
 *
 * @example isLicence(catalog); // true for a page “GNU General Public License”
 */
export function isLicence(catalog: Catalog): boolean {
  return isWrittenAnew(catalog) && catalog.segments.facts.of(quotesLicence, catalog);
}

function quotesLicence({ segments }: Catalog): boolean {
  for (const { source } of segments) if (words.test(source?.value.replace(/\s+/g, ' ') ?? '')) return true;
  return false;
}
