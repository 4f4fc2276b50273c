import { type Catalog, parsedOf } from '../catalog/catalog.ts';

/**
 * How a file writes what its format can write in more than one way, as far as its text tells. It is worked out once, kept in
 * {@link Catalog.style}, and holds for what changes make of the file: a change that takes away the one character which told
 * it must not have the next change written in another way.
 *
 * @param tell from a catalog, which its format gives an empty `style`.
 * @example const quotesOf = writingStyle(({ text }) => (text.includes('"') ? '"' : "'"));
 */
export function writingStyle<Style extends {}>(tell: (catalog: Catalog) => Style): (catalog: Catalog) => Style {
  return (catalog) => {
    const parsed = parsedOf(catalog);
    return parsed.style ? parsed.style.of(tell, parsed) : tell(parsed);
  };
}
