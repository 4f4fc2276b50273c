import { officeFormat } from './officeFormat.ts';
import { storyParagraphs } from './storyParagraphs.ts';

/** InDesign documents (Adobe IDML File Format Specification 8.0): the stories, in the order of the document. */
export const idml = officeFormat({
  id: 'idml',
  name: 'InDesign IDML',
  languageIds: [],
  extensions: ['.idml', '.idmt'],
  paragraphs: storyParagraphs,
});
