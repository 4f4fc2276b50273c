import type { Catalog } from '../../catalog/catalog.ts';
import { encodeAttribute, encodeText, lineEndFor } from '../../xml/encodeContent.ts';
import { unitLayout } from '../../xml/unitLayout.ts';

/** See {@link Format.outline}; the texts are those of the source language. */
export function xliff12Outline(texts: ReadonlyMap<string, string>, _isFlat: boolean, catalog: Catalog): string {
  const { before, within, end } = unitLayout(catalog);
  const isAngular = catalog.dialect === 'angular';
  const units = [...texts].map(([id, text]) => {
    const source = encodeText(text, lineEndFor(text, catalog.text));
    const type = isAngular ? ' datatype="html"' : '';
    return `${before}<trans-unit id="${encodeAttribute(id, '"')}"${type}>${within}<source>${source}</source>${end}</trans-unit>`;
  });
  const language = encodeAttribute(catalog.sourceLanguage ?? 'en', '"');
  const file = `<file source-language="${language}" datatype="plaintext" original="${isAngular ? 'ng2.template' : 'texts'}">`;
  return `<xliff version="1.2">${file}<body>${units.join('')}\n</body></file></xliff>`;
}
