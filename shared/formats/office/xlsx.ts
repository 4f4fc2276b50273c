import { drawingParagraphs } from './drawingParagraphs.ts';
import { officeFormat } from './officeFormat.ts';
import { sheetStrings } from './sheetStrings.ts';
import { sheetTables } from './sheetTables.ts';

/**
 * Excel workbooks (ECMA-376-1 §18): shared strings, texts written into cells, comments, shapes and charts; names
 * of a table's columns go with its headings. Numbers, formulas and names of sheets are left alone.
 */
export const xlsx = officeFormat({
  id: 'xlsx',
  name: 'Excel workbook',
  languageIds: [],
  extensions: ['.xlsx', '.xlsm', '.xltx'],
  linkedNames: sheetTables,
  *paragraphs(reading) {
    yield* sheetStrings(reading);
    yield* drawingParagraphs(reading);
  },
});
