import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef } from 'pdf-lib';
import { mostPixels } from '../picture/pictureHead.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import type { PaintedImage } from './pageText.ts';
import type { Page } from './readPages.ts';

/** A page that shows one picture and no text, as a scanner makes it. */
export interface ScannedPage {
  /** From 1. */
  readonly number: number;
  readonly image: PaintedImage;
  /** Where the file has the picture. */
  readonly ref: PDFRef;
  /** True for a JPEG: it may stay one. */
  readonly isJpeg: boolean;
}

/** Scanned pages of one PDF: each is read for seconds. */
const mostPages = 20;
/** The part of a page, in width and height, that its picture covers. */
const covered = 0.8;
/** Pixels of a side below which there is no room for a line of text. */
const fewest = 40;

/**
 * The pages of a PDF whose text is in a picture. Pages with text of their own, with several pictures, and pages that
 * lie on their side are none.
 *
 * @throws UnusableDocument for more pages, or more pixels, than are read.
 */
export function scannedPages(pages: readonly Page[], document: PDFDocument): ScannedPage[] {
  const scans = pages.flatMap((page) => {
    const [image] = page.text.painted;
    if (!image || page.text.images > 1 || page.text.pieces.length > 0 || !fillsPage(image, page)) return [];
    const found = imageOf(document, page.number, image);
    return found ? [{ number: page.number, image, ...found }] : [];
  });
  if (scans.length > mostPages) {
    throw new UnusableDocument(
      `The PDF has ${scans.length} scanned pages, more than the ${mostPages} that are read; split it.`,
    );
  }
  const large = scans.find(({ image }) => image.width * image.height > mostPixels);
  if (large) {
    throw new UnusableDocument(
      `The scanned page ${large.number} has ${large.image.width} × ${large.image.height} pixels, more than the ${mostPixels / 1e6} million that can be read; scan it at a lower resolution.`,
    );
  }
  return scans;
}

/** Upright, and over most of the page. */
function fillsPage({ width, height, ctm: [a, b, c, d, e, f] }: PaintedImage, page: Page): boolean {
  if (page.turned || width < fewest || height < fewest) return false;
  if (a <= 0 || d <= 0 || Math.abs(b) > 0.01 * a || Math.abs(c) > 0.01 * d) return false;
  const across = Math.min(e + a, page.left + page.width) - Math.max(e, page.left);
  const up = Math.min(f + d, page.bottom + page.height) - Math.max(f, page.bottom);
  return across >= covered * page.width && up >= covered * page.height;
}

/** Compressions that pdf.js needs programs of its own for. */
const unread = new Set(['JPXDecode', 'JBIG2Decode']);

/** The names of a stream's filters, one or a list (ISO 32000-1 §7.3.8.2). */
function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  const all = filter instanceof PDFArray ? filter.asArray() : [filter];
  return all.flatMap((each) => (each instanceof PDFName ? [each.decodeText()] : []));
}

/** The one image of a page's resources that has the size of what the page shows. */
function imageOf(document: PDFDocument, number: number, { width, height }: PaintedImage) {
  const images = document
    .getPage(number - 1)
    .node.Resources()
    ?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  const alike = (images?.entries() ?? []).flatMap(([, ref]) => {
    const stream = document.context.lookup(ref);
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) return [];
    const numberOf = (name: string) => stream.dict.lookupMaybe(PDFName.of(name), PDFNumber)?.asNumber();
    if (numberOf('Width') !== width || numberOf('Height') !== height) return [];
    const filters = filtersOf(stream);
    if (filters.some((filter) => unread.has(filter))) return [];
    return [{ ref, isJpeg: filters.includes('DCTDecode') }];
  });
  return alike.length === 1 ? alike[0] : undefined;
}
