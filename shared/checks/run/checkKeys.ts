import { json } from '../../formats/json/json.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import type { Finding } from '../contract/check.ts';
import { runChecks } from './runChecks.ts';

/**
 * What one check finds in a JSON file that belongs to one of the source language, with the text that each finding marks: for the
 * tests of checks that compare keys.
 *
 * @param source a value, or the text of the file; so is `target`.
 */
export function checkKeys(
  id: string,
  source: object | string,
  target: object | string,
  language: string,
  sourceLanguage = 'en',
): readonly (Finding & { readonly marked: string })[] {
  const pair = { source: sourceLanguage, target: language };
  const read = (value: object | string, name: string) =>
    json.parse(typeof value === 'string' ? value : JSON.stringify(value, null, 2), name);
  const catalog = pairCatalogs(read(target, `${language}.json`), read(source, `${sourceLanguage}.json`), pair);
  const options = { languages: pair, settings: defaultSettings, terms: createTermIndex([]), only: new Set([id]) };
  return runChecks(catalog, options).map((finding) => ({
    ...finding,
    marked: catalog.text.slice(finding.range.start, finding.range.end),
  }));
}
