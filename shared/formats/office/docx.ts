import { drawingParagraphs } from './drawingParagraphs.ts';
import { officeFormat } from './officeFormat.ts';
import { wordParagraphs } from './wordParagraphs.ts';

/**
 * Word documents (ECMA-376-1 §17): body, tables, text boxes, headers, footers, notes, comments, charts and diagrams.
 */
export const docx = officeFormat({
  id: 'docx',
  name: 'Word document',
  languageIds: [],
  extensions: ['.docx', '.docm', '.dotx', '.dotm'],
  *paragraphs(reading) {
    yield* wordParagraphs(reading);
    yield* drawingParagraphs(reading);
  },
});
