import type { Catalog } from '../catalog/catalog.ts';
import type { DitaLink } from '../formats/dita/ditaLinks.ts';
import { tagRange } from '../formats/xml/startReading.ts';
import type { FileCheck } from './check.ts';
import { ditaPair } from './ditaFiles.ts';

/** A translated DITA file that lost its document type, or a picture, topic or reused piece of its source. */
export const ditaStructure: FileCheck = {
  scope: 'file',
  id: 'dita-structure',
  severity: 'warning',
  summary: 'A translated DITA file lost its document type or a reference',
  readsText: true,
  *run({ catalog }) {
    const pair = ditaPair(catalog);
    if (!pair) return;
    const { target, source } = pair;
    const range = tagRange(target.doc, 0);
    if (source.doc.doctype !== undefined && target.doc.doctype !== source.doc.doctype) {
      const found = target.doc.doctype === undefined ? 'none' : `“${target.doc.doctype}”`;
      yield { range, message: `The document type of the source is “${source.doc.doctype}”, here it is ${found}` };
    }
    const counts = new Map<string, number>();
    const key = ({ attribute, value }: DitaLink) => `${attribute} ${value}`;
    for (const link of target.links.links) counts.set(key(link), (counts.get(key(link)) ?? 0) + 1);
    const inTexts = textRanges(catalog.pair?.source);
    for (const link of source.links.links) {
      const left = counts.get(key(link)) ?? 0;
      counts.set(key(link), left - 1);
      // References within a sentence are codes of it, which the checks of tags look after.
      if (left > 0 || inTexts(link.range.start)) continue;
      yield {
        range,
        message: `The ${link.attribute} “${link.value}” of the source is missing`,
        data: { attribute: link.attribute, value: link.value },
      };
    }
  },
};

/** Tells whether an offset of the source lies within one of its texts. */
function textRanges(catalog: Catalog | undefined): (offset: number) => boolean {
  const ranges = (catalog?.segments ?? []).flatMap(({ target }) => (target ? [target.range] : []));
  return (offset) => ranges.some(({ start, end }) => offset >= start && offset < end);
}
