import { ignoreBefore } from '../../xml/commentsBefore.ts';
import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import type { Format } from '../format.ts';
import { deriveResx, editResx, insertResx, outlineResx } from './resxEdits.ts';
import { parseResx } from './resxParse.ts';

/**
 * .NET resources, `.resx` and `.resw`: each string `<data>` is a segment, its name the id.
 *
 * Source of the rules: the schema in every `.resx` file, and what ResXResourceReader and MSBuild make of it.
 *
 * @example resx.parse('<root><data name="Ok"><value>OK</value></data></root>').segments[0]?.id; // 'Ok'
 */
export const resx: Format = {
  id: 'resx',
  name: '.NET resources',
  kind: 'monolingual',
  languageIds: ['resx', 'xml'],
  extensions: ['.resx', '.resw'],
  shownBy: { extension: true },
  facts: { orderIsFree: true, emptyIsShown: true, shownAlone: true },
  states: ['untranslated', 'translated'],
  parse: parseResx,
  encode: (content, _segment, catalog) => encodeContent(content, lineEndFor(content.value, catalog.text)),
  edits: editResx,
  outline: outlineResx,
  insert: insertResx,
  derive: deriveResx,
  ignore: (catalog, segment, check) =>
    segment.ignored.includes(check) ? [] : [ignoreBefore(catalog.text, segment.range, check)],
};
