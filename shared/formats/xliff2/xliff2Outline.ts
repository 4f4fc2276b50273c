import type { Catalog } from '../../catalog/catalog.ts';
import { encodeAttribute, encodeText, lineEndFor } from '../../xml/encodeContent.ts';
import { unitLayout } from '../../xml/unitLayout.ts';
import { unitsAround } from './xliff2Note.ts';

/** See {@link Format.outline}; the texts are those of the source language. */
export function xliff2Outline(texts: ReadonlyMap<string, string>, _isFlat: boolean, catalog: Catalog): string {
  const { before, within, end } = unitLayout(catalog, unitsAround(catalog.text));
  const [, version = '2.0'] = /\sversion\s*=\s*["']([^"']+)/.exec(catalog.text) ?? [];
  const units = [...texts].map(([id, text]) => {
    const source = encodeText(text, lineEndFor(text, catalog.text));
    return `${before}<unit id="${encodeAttribute(id, '"')}">${within}<segment>${within}  <source>${source}</source>${within}</segment>${end}</unit>`;
  });
  const language = encodeAttribute(catalog.sourceLanguage ?? 'en', '"');
  const space = 'urn:oasis:names:tc:xliff:document:2.0';
  return `<xliff version="${version}" xmlns="${space}" srcLang="${language}"><file id="ngi18n">${units.join('')}\n</file></xliff>`;
}
