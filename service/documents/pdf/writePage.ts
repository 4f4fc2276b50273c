import type { PDFPage } from 'pdf-lib';
import type { TranslatedText } from '../documentReader.ts';
import { paragraphText } from '../layout/paragraphText.ts';
import { type PageSpace, placeOf } from '../layout/placeOf.ts';
import { type SetText, type Stretch, setParagraph } from '../layout/setParagraph.ts';
import { stretchesOf } from '../layout/stretchesOf.ts';
import { type TextParagraph, textParagraphs } from '../layout/textParagraphs.ts';
import { drawParagraph } from './drawParagraph.ts';
import type { PdfFont, PdfFonts } from './pdfFonts.ts';
import type { Page, Paragraph } from './readPages.ts';
import { removeText } from './removeText.ts';

/** What is put into pages. */
export interface Writing {
  readonly translations: ReadonlyMap<string, TranslatedText>;
  readonly fonts: PdfFonts;
  readonly refused: Map<string, string>;
}

interface Wanted extends Paragraph {
  readonly stretches: readonly Stretch<PdfFont>[];
}

/**
 * Sets the translations of a page into their places.
 *
 * @returns how many texts are longer than their place.
 */
export async function writePage(target: PDFPage, page: Page, writing: Writing): Promise<number> {
  const wanted = new Map<string, Wanted>();
  for (const paragraph of page.paragraphs) {
    const content = writing.translations.get(paragraph.id)?.content;
    if (!content || content.value === paragraph.text.content.value) continue;
    const stretches = await stretchesOf(content, paragraph.text, writing.fonts);
    if (typeof stretches === 'string') writing.refused.set(paragraph.id, stretches);
    else wanted.set(paragraph.id, { ...paragraph, stretches });
  }
  await addCells(page, wanted, writing);
  await addSharers(page, wanted, writing);
  if (wanted.size === 0) return 0;
  const shows = new Set([...wanted.values()].flatMap(showsOf));
  if (!removeText(target, { shows, advances: page.text.advances })) {
    const reason = `Page ${page.number} is built in a way in which its text cannot be replaced.`;
    for (const id of wanted.keys()) writing.refused.set(id, reason);
    return 0;
  }
  const space: PageSpace = { lines: page.lines, rules: page.text.rules, width: target.getWidth() };
  const texts = [...wanted.values()].map(({ paragraph, stretches }) => {
    const place = placeOf(paragraph, space);
    return { paragraph, stretches, place, set: setParagraph(stretches, place) };
  });
  let tight = 0;
  for (const { paragraph, stretches, place, set } of texts) {
    if (!set.fits) tight++;
    const scale = leastScale(texts, paragraph);
    const even = scale < set.scale ? setParagraph(stretches, place, scale) : set;
    drawParagraph(target, paragraph, even, place.width);
  }
  return tight;
}

/** Cells of a table that had one height keep one: that of the fullest. */
function leastScale(
  texts: readonly { readonly paragraph: TextParagraph; readonly set: SetText }[],
  { table, size }: TextParagraph,
): number {
  if (table === undefined) return 1;
  const alike = texts.filter(({ paragraph }) => paragraph.table === table && Math.abs(paragraph.size - size) < 0.1);
  return Math.min(...alike.map(({ set }) => set.scale));
}

const showsOf = ({ paragraph }: Paragraph): number[] =>
  paragraph.lines.flatMap((line) => line.pieces.map((piece) => piece.show));

/** Numbers beside translated cells of a table are drawn again as they are, in the fonts and the height of those. */
async function addCells(page: Page, wanted: Map<string, Wanted>, { fonts }: Writing): Promise<void> {
  const tables = new Set([...wanted.values()].flatMap(({ paragraph: { table } }) => table ?? []));
  for (const cell of page.all) {
    const { table, lines } = cell.paragraph;
    if (table === undefined || !tables.has(table) || wanted.has(cell.id)) continue;
    if (lines.some((line) => line.pieces.some(({ role }) => role !== 'words'))) continue;
    const stretches = await stretchesOf(cell.text.content, cell.text, fonts);
    if (typeof stretches !== 'string') wanted.set(cell.id, { ...cell, stretches });
  }
}

/** An operator that is removed may show other texts as well: those are drawn again as they are. */
async function addSharers(page: Page, wanted: Map<string, Wanted>, { fonts, refused }: Writing): Promise<void> {
  const all = page.lines.length === 0 ? [] : everyParagraph(page, wanted);
  for (let grown = true; grown; ) {
    grown = false;
    const shows = new Set([...wanted.values()].flatMap(showsOf));
    for (const sharer of all) {
      if (wanted.has(sharer.id) || !showsOf(sharer).some((show) => shows.has(show))) continue;
      const stretches = await stretchesOf(sharer.text.content, sharer.text, fonts);
      if (typeof stretches !== 'string') {
        wanted.set(sharer.id, { ...sharer, stretches });
        grown = true;
        continue;
      }
      const sharerShows = new Set(showsOf(sharer));
      for (const [id, each] of wanted) {
        if (!showsOf(each).some((show) => sharerShows.has(show))) continue;
        wanted.delete(id);
        refused.set(id, stretches);
      }
    }
  }
}

/** The paragraphs of a page with those that hold nothing to translate. @param wanted those that are drawn already. */
function everyParagraph(page: Page, wanted: ReadonlyMap<string, Wanted>): Paragraph[] {
  const drawnLines = new Set([...page.paragraphs, ...wanted.values()].flatMap(({ paragraph }) => paragraph.lines));
  const others = page.lines.filter((line) => !drawnLines.has(line));
  return [
    ...page.paragraphs,
    ...others.flatMap((line, i) =>
      textParagraphs([line], []).map((paragraph) => ({
        id: `${page.number}/other-${i}`,
        paragraph,
        text: paragraphText(paragraph),
      })),
    ),
  ];
}
