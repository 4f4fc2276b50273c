import type { Catalog } from '../../catalog/catalog.ts';
import { isWrittenAnew } from './pages.ts';

/** What the texts of well-known licences say, and nobody who only speaks of them. */
const words =
  /Everyone is permitted to copy and distribute verbatim copies|Permission is hereby granted, free of charge|Redistribution and use in source and binary forms|Permission to use, copy, modify, and\/or distribute this software/;

/** What a program says of its licence, and of that alone; most often in the words that the licence itself prescribes. */
const notice =
  /is free software[:;,][^.]*redistribute it|(?:WITHOUT ANY|comes with ABSOLUTELY NO) WARRANTY|You should have received a copy of the GNU|Licensed under the Apache License/;

/**
 * Whether a text is a notice of a licence or a passage of one, which says what it has to in its own language.
 *
 * @example quotesNotice('You should have received a copy of the GNU General Public License.'); // true
 */
export const quotesNotice = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return notice.test(line) || words.test(line);
};

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
