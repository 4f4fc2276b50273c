import { ignoreNote } from '../../catalog/ignoreNote.ts';
import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import { xliffGeneration } from '../../xml/xliffGeneration.ts';
import type { Format } from '../format.ts';
import { deriveXliff12, nameXliff12Language } from './xliff12Derive.ts';
import { editXliff12, editXliff12Unit } from './xliff12Edits.ts';
import { noteXliff12, xliff12Review } from './xliff12Note.ts';
import { xliff12Outline } from './xliff12Outline.ts';
import { parseXliff12 } from './xliff12Parse.ts';

/** XLIFF 1.0 to 1.2, with the segmentation of tools that mark segments by `<seg-source>` (SDLXLIFF, MXLIFF). */
export const xliff12: Format = {
  id: 'xliff-1.2',
  name: 'XLIFF 1.2',
  kind: 'bilingual',
  tier: 'large',
  languageIds: ['xliff'],
  extensions: ['.xlf', '.xliff', '.sdlxliff', '.mxliff', '.mqxliff', '.xml'],
  shownBy: { extension: true },
  facts: {
    languageDeclaration: /<file\b[^<>]*\btarget-language\s*=\s*["']([^"']+)/d,
    codeElements: 'XLIFF 1.2',
    indentIsLayout: true,
    mayBeOfPages: true,
  },
  dialects: { angular: { collectedFromCode: true } },
  states: ['untranslated', 'needs-review', 'translated', 'final'],
  detect: (path, head) => {
    const generation = xliffGeneration(head);
    if (generation !== undefined) return generation === 1;
    return !path.endsWith('.xml');
  },
  parse: parseXliff12,
  encode: (content, _segment, catalog) => encodeContent(content, lineEndFor(content.value, catalog.text)),
  edits: editXliff12,
  editsTogether: editXliff12Unit,
  ignore: (catalog, segment, check) =>
    segment.ignored.includes(check) ? [] : noteXliff12(catalog, segment, ignoreNote(check)),
  review: xliff12Review,
  nameLanguage: nameXliff12Language,
  derive: deriveXliff12,
  outline: xliff12Outline,
};
