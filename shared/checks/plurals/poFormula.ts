import type { Catalog } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { type PoPluralForms, readPluralForms } from '../../formats/po/poPlural.ts';

/** The plural forms that the header of a PO file declares. */
export interface PoFormula {
  /** The value of `Plural-Forms`. */
  readonly range: TextRange;
  readonly forms: PoPluralForms;
}

/** UTF-16 code units; the header stands at the top. */
const head = 20_000;

/** @returns undefined for a file of another format, and for a header without a formula that can be read. */
export const poFormulaOf = (catalog: Catalog): PoFormula | undefined => catalog.segments.facts.of(read, catalog);

function read(catalog: Catalog): PoFormula | undefined {
  if (!factsOf(catalog).hasGettextHeader) return undefined;
  const { text } = catalog;
  const match = /^"Plural-Forms:((?:[^"\\]|\\.)*(?:"\s*"(?![A-Z][\w-]*:)(?:[^"\\]|\\.)*)*)/dm.exec(text.slice(0, head));
  const [start, end] = match?.indices?.[1] ?? [];
  if (start === undefined || end === undefined) return undefined;
  const forms = readPluralForms(text.slice(start, end).replace(/"\s*"|\\n/g, ''));
  return 'index' in forms ? { range: { start, end }, forms } : undefined;
}
