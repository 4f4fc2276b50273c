import { EditRefused } from '../../catalog/editRefused.ts';
import { moFirstLine, moIsReadOnly } from '../../encoding/moFile.ts';
import type { Format } from '../format.ts';
import { po } from '../po/po.ts';

/**
 * Compiled gettext catalogs. Their bytes are decoded to the PO file that they were made from (see `moFile`), which is
 * read as such and cannot be edited.
 */
export const mo: Format = {
  id: 'mo',
  name: 'Gettext MO',
  kind: 'bilingual',
  languageIds: [],
  extensions: ['.mo', '.gmo'],
  compiledFrom: '.po',
  facts: { textIsExtracted: true },
  states: po.states,
  readOnly: moIsReadOnly,
  // Modelica programs have the same extension.
  detect: (_path, head) => head.startsWith(moFirstLine),
  parse: (text, path) => ({ ...po.parse(text, path), format: 'mo' }),
  encode: (content, segment, catalog) => po.encode(content, segment, catalog),
  edits() {
    throw new EditRefused(moIsReadOnly);
  },
};
