import { lineEndFor } from '../../xml/encodeContent.ts';
import type { Format } from '../format.ts';
import { isQtTs } from './isQtTs.ts';
import { editQtMessage, editQtTs, ignoreQtTs, qtEncoder } from './qtTsEdits.ts';
import { parseQtTs } from './qtTsParse.ts';
import { qtTsReview } from './qtTsReview.ts';

/**
 * Translation files of Qt Linguist: each message is a segment, each plural form of one too. The id is the message's
 * own, or its context, source and comment.
 *
 * Source of the rules: Qt Linguist manual, “TS File Format”, and what lupdate and lrelease make of it.
 */
export const qtTs: Format = {
  id: 'qt-ts',
  name: 'Qt Linguist',
  kind: 'bilingual',
  languageIds: ['qt-ts', 'xml'],
  extensions: ['.ts'],
  sharesCode: true,
  shownBy: { paths: ['**/*_{??,??_??}.ts'] },
  facts: {
    languageDeclaration: /<TS\b[^<>]*\blanguage\s*=\s*["']([^"']+)/d,
    matchesAreEarlierSources: true,
    indentIsLayout: true,
  },
  states: ['untranslated', 'needs-review', 'translated'],
  detect: (_path, head) => isQtTs(head),
  parse: parseQtTs,
  encode: (content, _segment, catalog) => qtEncoder(catalog)(content, lineEndFor(content.value, catalog.text)),
  edits: editQtTs,
  editsTogether: editQtMessage,
  ignore: ignoreQtTs,
  review: qtTsReview,
};
