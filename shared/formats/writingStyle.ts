import type { Catalog } from '../catalog/catalog.ts';
import { unpairedOf } from './derivedCatalog.ts';

const styles = new WeakMap<Catalog, unknown>();

/**
 * How a file writes what its format can write in more than one way, as far as its text tells. It is told once, and holds
 * for what changes make of the file ({@link keepWritingStyle}): a change that takes away the one character which told it
 * must not have the next change written in another way.
 *
 * @param tell from a catalog; a format has one way to tell.
 * @example const quotesOf = writingStyle(({ text }) => (text.includes('"') ? '"' : "'"));
 */
export function writingStyle<Style extends {}>(tell: (catalog: Catalog) => Style): (catalog: Catalog) => Style {
  return (catalog) => {
    const parsed = unpairedOf(catalog);
    let style = styles.get(parsed) as Style | undefined;
    if (style === undefined) {
      style = tell(parsed);
      styles.set(parsed, style);
    }
    return style;
  };
}

/** Says that a catalog is another one after a change: it is written in the same way. */
export function keepWritingStyle(before: Catalog, after: Catalog): void {
  const style = styles.get(unpairedOf(before));
  if (style !== undefined) styles.set(unpairedOf(after), style);
}
