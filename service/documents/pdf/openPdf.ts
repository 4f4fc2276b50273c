import { EncryptedPDFError, PDFDocument, PDFName, type PDFPage, rgb } from 'pdf-lib';
import { analyzeMessage } from '../../../shared/messages/analyzeMessage.ts';
import type { DocumentText, OpenDocument, TranslatedText } from '../documentReader.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import { watermarkText } from '../watermarkText.ts';
import { drawParagraph } from './drawParagraph.ts';
import { dropUnused } from './dropUnused.ts';
import { loadPdfjs } from './loadPdfjs.ts';
import { type PageText, readPageText } from './pageText.ts';
import { type ParagraphText, paragraphText } from './paragraphText.ts';
import { type PdfFonts, pdfFonts, type SetFont } from './pdfFonts.ts';
import { type PageSpace, placeOf } from './placeOf.ts';
import { removeText } from './removeText.ts';
import { type Stretch, setParagraph } from './setParagraph.ts';
import { type TextLine, textLines } from './textLines.ts';
import { type TextParagraph, textParagraphs } from './textParagraphs.ts';

interface Paragraph {
  readonly id: string;
  readonly paragraph: TextParagraph;
  readonly text: ParagraphText;
}

interface Page {
  readonly number: number;
  readonly text: PageText;
  readonly lines: readonly TextLine[];
  readonly paragraphs: readonly Paragraph[];
}

/** Letters of fonts that do not say what they show. */
const unreadable = /[\u{E000}-\u{F8FF}\uFFFD\u0000-\u0008]/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Reads a PDF into its paragraphs. The translated file is the same one: where a paragraph is translated its text is
 * taken out of the page and the translation is set in its place; pictures, drawings and links stay as they are.
 *
 * @throws UnusableDocument for what is no PDF, what is encrypted, and pages without text.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenDocument> {
  const document = await loadDocument(bytes);
  const pages = await readPages(bytes);
  const texts = pages.flatMap((page) => page.paragraphs.map(({ id, text }) => textOf(id, text)));
  if (texts.length === 0) throw new UnusableDocument(noText(pages));
  return {
    texts,
    async close(_target, translations, { watermark }) {
      const fonts = pdfFonts(document);
      const refused = new Map<string, string>();
      let tight = 0;
      for (const page of pages) {
        tight += await writePage(document.getPage(page.number - 1), page, { translations, fonts, refused });
      }
      if (refused.size > 0 && refused.size === texts.length)
        throw new UnusableDocument([...refused.values()][0] as string);
      dropTags(document);
      if (watermark) await drawWatermark(document, fonts);
      // fonts are written when they are known whole
      await document.flush();
      dropUnused(document);
      const note = tight > 0 ? `${tight} texts are longer than their place on the page.` : undefined;
      return { bytes: await document.save({ updateFieldAppearances: false }), refused, ...(note ? { note } : {}) };
    },
  } satisfies OpenDocument;
}

async function loadDocument(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    if (error instanceof EncryptedPDFError)
      throw new UnusableDocument('Invalid file data. The PDF is encrypted; save it without a password.');
    throw new UnusableDocument('Invalid file data. The file cannot be read as a PDF.');
  }
}

async function readPages(bytes: Uint8Array): Promise<Page[]> {
  const library = await loadPdfjs();
  // pdf.js takes the bytes for its own.
  const task = library.getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
  });
  try {
    const file = await task.promise;
    const pages: Page[] = [];
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const text = await readPageText(page, library);
      page.cleanup();
      const lines = textLines(text.pieces);
      const paragraphs = textParagraphs(lines, text.rules).map((paragraph, i) => {
        return { id: `${number}/${i + 1}`, paragraph, text: paragraphText(paragraph) };
      });
      pages.push({
        number,
        text,
        lines,
        paragraphs: paragraphs.filter((each) => isReadable(each) && !isEntangled(each.paragraph, lines)),
      });
    }
    return pages;
  } catch (error) {
    if (error instanceof UnusableDocument) throw error;
    throw new UnusableDocument('Invalid file data. The file cannot be read as a PDF.');
  } finally {
    await task.destroy();
  }
}

/** A paragraph with a word in letters that are known, a formula alone is none. */
function isReadable({ paragraph, text }: Paragraph): boolean {
  const { value } = text.content;
  const words = paragraph.lines.flatMap((line) => line.pieces).filter(({ role }) => role === 'words');
  if (!/\p{L}{2}|\p{Lo}/u.test(words.map((piece) => piece.text).join(''))) return false;
  return (value.match(unreadable)?.length ?? 0) * 10 <= value.length;
}

/** Something else stands within its lines, as in a formula of several storeys: it is left as it is. */
function isEntangled({ lines, angle }: TextParagraph, all: readonly TextLine[]): boolean {
  const own = new Set(lines);
  const bounds = ({ start, end, v, size }: TextLine) => ({
    start: start + 1,
    end: end - 1,
    low: v,
    high: v + 0.55 * size,
  });
  return lines.some((line) => {
    const a = bounds(line);
    return all.some((other) => {
      if (own.has(other) || other.angle !== angle) return false;
      const b = bounds(other);
      return a.start < b.end && b.start < a.end && a.low < b.high && b.low < a.high;
    });
  });
}

function noText(pages: readonly Page[]): string {
  if (pages.some(({ text }) => text.pieces.some((piece) => piece.text.search(unreadable) >= 0)))
    return 'The fonts of this PDF do not say which letters they show, so that its text cannot be read.';
  if (pages.some(({ text }) => text.images > 0))
    return 'The pages of this PDF are pictures without text; run character recognition over it first (ocrmypdf) and upload its text.';
  return 'The PDF holds no text.';
}

function textOf(id: string, { content }: ParagraphText): DocumentText {
  return { id, source: analyzeMessage(content, []) };
}

interface Writing {
  readonly translations: ReadonlyMap<string, TranslatedText>;
  readonly fonts: PdfFonts;
  readonly refused: Map<string, string>;
}

interface Wanted extends Paragraph {
  readonly stretches: readonly Stretch[];
}

/** @returns how many texts are longer than their place. */
async function writePage(target: PDFPage, page: Page, writing: Writing): Promise<number> {
  const wanted = new Map<string, Wanted>();
  for (const paragraph of page.paragraphs) {
    const content = writing.translations.get(paragraph.id)?.content;
    if (!content || content.value === paragraph.text.content.value) continue;
    const stretches = await stretchesOf(content, paragraph.text, writing.fonts);
    if (typeof stretches === 'string') writing.refused.set(paragraph.id, stretches);
    else wanted.set(paragraph.id, { ...paragraph, stretches });
  }
  await addSharers(page, wanted, writing);
  if (wanted.size === 0) return 0;
  const shows = new Set([...wanted.values()].flatMap(showsOf));
  if (!removeText(target, { shows, advances: page.text.advances })) {
    const reason = `Page ${page.number} is built in a way in which its text cannot be replaced.`;
    for (const id of wanted.keys()) writing.refused.set(id, reason);
    return 0;
  }
  const space: PageSpace = { lines: page.lines, rules: page.text.rules, width: target.getWidth() };
  let tight = 0;
  for (const { paragraph, stretches } of wanted.values()) {
    const place = placeOf(paragraph, space);
    const set = setParagraph(stretches, place);
    if (!set.fits) tight++;
    drawParagraph(target, paragraph, set, place.width);
  }
  return tight;
}

const showsOf = ({ paragraph }: Paragraph): number[] =>
  paragraph.lines.flatMap((line) => line.pieces.map((piece) => piece.show));

/** An operator that is removed may show other texts as well: those are drawn again as they are. */
async function addSharers(page: Page, wanted: Map<string, Wanted>, { fonts, refused }: Writing): Promise<void> {
  const all = page.lines.length === 0 ? [] : everyParagraph(page);
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
      const own = new Set(showsOf(sharer));
      for (const [id, each] of wanted) {
        if (!showsOf(each).some((show) => own.has(show))) continue;
        wanted.delete(id);
        refused.set(id, stretches);
      }
    }
  }
}

/** The paragraphs of a page with those that hold nothing to translate. */
function everyParagraph(page: Page): Paragraph[] {
  const known = new Set(page.paragraphs.flatMap(({ paragraph }) => paragraph.lines));
  const others = page.lines.filter((line) => !known.has(line));
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

/** A translation's stretches with the fonts to set them in, or why that cannot be. */
async function stretchesOf(
  content: TranslatedText['content'],
  { base, looks, formulas }: ParagraphText,
  fonts: PdfFonts,
): Promise<Stretch[] | string> {
  if (rightToLeft.test(content.value)) return 'A PDF cannot be set from right to left here; translate its source file.';
  const stretches: Stretch[] = [];
  let look = base;
  let at = 0;
  const letters = content.codes.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    content.value.replace(/\s/g, ' '),
  );
  const add = async (text: string): Promise<string | undefined> => {
    if (text === '') return undefined;
    const plain = text.replace(/\s+/g, ' ');
    const font: SetFont | undefined =
      (look.formula ? undefined : await fonts.fontFor(look, letters)) ?? (await fonts.fontFor(look, plain));
    if (!font) return 'The fonts that come with this service lack letters of this language.';
    stretches.push({ text: plain, look, font });
    return undefined;
  };
  for (const code of content.codes) {
    const before = await add(content.value.slice(at, code.start));
    const outer = look;
    const formula = formulas.get(code.id);
    if (formula !== undefined) look = looks.get(code.id) ?? base;
    const reason = before ?? (await add(formula ?? ''));
    if (reason) return reason;
    if (formula !== undefined) look = outer;
    else look = code.kind === 'open' ? (looks.get(code.id) ?? base) : base;
    at = code.end;
  }
  return (await add(content.value.slice(at))) ?? stretches;
}

/** The structure for screen readers speaks of text that is not there any more. */
function dropTags(document: PDFDocument): void {
  for (const name of ['StructTreeRoot', 'MarkInfo']) document.catalog.delete(PDFName.of(name));
}

/** A small grey line at the foot of every page. */
async function drawWatermark(document: PDFDocument, fonts: PdfFonts): Promise<void> {
  const look = { family: 'sans', bold: false, italic: false, color: '#808080' } as const;
  const set = await fonts.fontFor(look, watermarkText);
  if (!set) return;
  const size = 7;
  for (const page of document.getPages()) {
    const { x, y, width } = page.getCropBox();
    const left = x + (width - set.width(watermarkText) * size) / 2;
    page.drawText(watermarkText, { x: left, y: y + 12, size, font: set.font, color: rgb(0.5, 0.5, 0.5) });
  }
}
