import type { Catalog } from '../../catalog/catalog.ts';
import { genreOf } from '../../formats/factsOf.ts';

/** Whether a file is a page that people write: its tags are marks of the text, and none is filled in by a program. */
export const isPage = (catalog: Catalog): boolean => genreOf(catalog) === 'page';

/** Whether a file is a page or a plain text, which people rewrite: its parts are paired by their order. */
export const isWrittenAnew = (catalog: Catalog): boolean => isPage(catalog) || genreOf(catalog) === 'plain-text';
