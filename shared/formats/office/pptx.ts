import { drawingParagraphs } from './drawingParagraphs.ts';
import { officeFormat } from './officeFormat.ts';

/** PowerPoint presentations (ECMA-376-1 §19): slides, their notes, tables, charts and diagrams. */
export const pptx = officeFormat({
  id: 'pptx',
  name: 'PowerPoint presentation',
  languageIds: [],
  extensions: ['.pptx', '.pptm', '.potx', '.ppsx', '.ppsm'],
  paragraphs: drawingParagraphs,
});
