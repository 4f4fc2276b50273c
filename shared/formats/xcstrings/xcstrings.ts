import type { Format } from '../format.ts';
import { encodeLike, xcstringsEdits } from './xcstringsEdits.ts';
import { parseXcstrings, withLanguage } from './xcstringsParse.ts';

/**
 * Xcode's string catalogs (`Localizable.xcstrings`): all languages in one JSON file. Each text of each key in each
 * language is a segment; its id is the key, the language and what tells it from others: `%lld files/pl/few`.
 *
 * @example xcstrings.parse('{"sourceLanguage":"en","strings":{"Hi":{"localizations":{"de":{}}}}}').segments[0]?.id; // 'Hi/de'
 */
export const xcstrings: Format = {
  id: 'xcstrings',
  name: 'Xcode string catalog',
  kind: 'bilingual',
  languageIds: ['xcstrings', 'json'],
  extensions: ['.xcstrings'],
  shownBy: { extension: true },
  facts: { orderIsFree: true, shownAlone: true, declaresSubstitutions: true, otherServesAll: true },
  states: ['untranslated', 'needs-review', 'translated'],
  parse: parseXcstrings,
  encode: (content, _segment, catalog) => encodeLike(catalog.text, content.value),
  edits: (catalog, segment, change) => xcstringsEdits(catalog, [[segment, change]]),
  editsTogether: xcstringsEdits,
  withLanguage,
};
