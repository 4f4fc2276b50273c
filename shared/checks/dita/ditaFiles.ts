import type { Catalog } from '../../catalog/catalog.ts';
import { type DitaLinks, ditaLinks } from '../../formats/dita/ditaLinks.ts';
import { ditaDocument } from '../../formats/dita/ditaParse.ts';
import { factsOf } from '../../formats/factsOf.ts';
import type { XmlDocument } from '../../xml/xmlDocument.ts';

/** A DITA file as its checks look at it. */
export interface DitaFile {
  readonly doc: XmlDocument;
  readonly links: DitaLinks;
}

/** What DITA Open Toolkit writes into the files that it makes of others, whose references are resolved. */
const isMade = /<dita-merge\b|\sxtr[cf]\s*=\s*["']/;

/**
 * Reads a DITA file's markup, once for all checks; undefined for other formats, for what is not well formed, and for files
 * that a build has made of others.
 */
export function ditaFile(catalog: Catalog | undefined): DitaFile | undefined {
  return catalog && factsOf(catalog).references === 'DITA' ? catalog.segments.facts.of(read, catalog) : undefined;
}

function read(catalog: Catalog): DitaFile | undefined {
  const doc = ditaDocument(catalog);
  if (doc.size === 0 || doc.problems.some(({ kind }) => kind === 'structure') || isMade.test(doc.text))
    return undefined;
  return { doc, links: ditaLinks(doc) };
}

/** A translated DITA file with its source; undefined where there is no such pair. */
export function ditaPair(catalog: Catalog): { readonly target: DitaFile; readonly source: DitaFile } | undefined {
  const target = catalog.pair && ditaFile(catalog);
  const source = target && ditaFile(catalog.pair?.source);
  return target && source ? { target, source } : undefined;
}
