import type { Catalog } from '../../catalog/catalog.ts';
import { markdownHeadings, slugOf } from './idsInTranslation.ts';

/**
 * Whether a page has a heading or an element that a link of it leads to.
 *
 * @param anchor as it stands behind `#`.
 * @example hasAnchor(parseMarkdown('# Erste Schritte'), 'erste-schritte'); // true
 */
export function hasAnchor(catalog: Catalog, anchor: string): boolean {
  return catalog.segments.facts.of(anchorsOf, catalog).has(letters(anchor));
}

/**
 * Whether a page defines the label of a link.
 *
 * @example hasLabel(parseMarkdown('[start]: /start'), 'Start'); // true
 */
export function hasLabel({ text }: Catalog, label: string): boolean {
  return text.toLowerCase().includes(`[${label.toLowerCase()}]:`);
}

function anchorsOf(catalog: Catalog): ReadonlySet<string> {
  const headings = markdownHeadings(catalog).flatMap(({ id, slug }) => [id ?? slug, slug]);
  return new Set([...headings, ...ofCode(catalog), ...named(catalog)].map(letters));
}

/** Headings that are nothing but code, and no text to translate: `## \`moor()\``. */
const ofCode = ({ text }: Catalog) =>
  Array.from(text.matchAll(/^ {0,3}#{1,6}[ \t]+(`[^`\n]+`)[ \t]*$/gm), ([, heading = '']) => slugOf(heading));

/** Ids that a page writes itself: `<a name="start">`, `{#start}`, `[#start]`. */
const named = ({ text }: Catalog) =>
  Array.from(
    text.matchAll(/\b(?:id|name)\s*=\s*["']?([\w.-]+)|[[{]#([^\]}\s]+)[\]}]/g),
    (match) => match[1] ?? match[2] ?? '',
  );

/** What tools agree on in an anchor. */
function letters(anchor: string): string {
  let text = anchor;
  try {
    text = decodeURIComponent(anchor);
  } catch {
    // No encoding of a text: it is taken as it is.
  }
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
