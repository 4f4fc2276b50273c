import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import { xliffGeneration } from '../../xml/xliffGeneration.ts';
import type { Format } from '../format.ts';
import { deriveXliff2, nameXliff2Language } from './xliff2Derive.ts';
import { editXliff2 } from './xliff2Edits.ts';
import { unitsAround, xliff2Review } from './xliff2Note.ts';
import { xliff2Outline } from './xliff2Outline.ts';
import { parseXliff2 } from './xliff2Parse.ts';

/** XLIFF 2.0, 2.1 and 2.2. */
export const xliff2: Format = {
  id: 'xliff-2',
  name: 'XLIFF 2',
  kind: 'bilingual',
  tier: 'large',
  languageIds: ['xliff'],
  extensions: ['.xlf', '.xliff', '.xlf2', '.xml'],
  shownBy: { extension: true },
  facts: {
    languageDeclaration: /<xliff\b[^<>]*\btrgLang\s*=\s*["']([^"']+)/d,
    stateMayBeLeftOut: true,
    codeElements: 'XLIFF 2',
    indentIsLayout: true,
    mayBeOfPages: true,
    collectedFromCode: true,
  },
  states: ['untranslated', 'needs-review', 'translated', 'final'],
  detect: (path, head) => {
    const generation = xliffGeneration(head);
    if (generation !== undefined) return generation === 2;
    return path.endsWith('.xlf2');
  },
  parse: parseXliff2,
  encode: (content, _segment, catalog) => encodeContent(content, lineEndFor(content.value, catalog.text)),
  edits: editXliff2,
  review: xliff2Review,
  entryAround: unitsAround,
  nameLanguage: nameXliff2Language,
  derive: deriveXliff2,
  outline: xliff2Outline,
};
