import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef } from 'pdf-lib';
import { mostPixels } from '../picture/pictureHead.ts';
import type { Box, Pixels } from '../picture/pixels.ts';
import type { Turn } from '../picture/turnPixels.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import { type Bounds, boundsOf, common, inverse, type Matrix } from './matrix.ts';
import type { PaintedImage } from './pageText.ts';
import type { Page } from './readPages.ts';

/** A page that shows one picture and no text, as a scanner makes it. */
export interface ScannedPage {
  /** From 1. */
  readonly number: number;
  readonly image: PaintedImage;
  /** The part of the picture that is seen, in the square of one unit that it is. */
  readonly seen: Bounds;
  /** How it has to be turned to lie as it is seen. */
  readonly turn: Turn;
  /** Where the file has the picture. */
  readonly ref: PDFRef;
  /** True where it is compressed with loss: it may be so again. */
  readonly isLossy: boolean;
}

/** Scanned pages of one PDF: each is read for seconds. */
const mostPages = 20;
/** The part of a page, in width and height, that its picture covers. */
const covered = 0.8;
/** Parts of a pixel that come of counting with fractions. */
const rounding = 0.01;
/** How far a picture may lean, as the slope of its sides: about two degrees. */
const mostLean = 0.035;
/** Pixels of a side below which there is no room for a line of text. */
const fewest = 40;

/**
 * The pages of a PDF whose text is in a picture, however it is turned. Pages with text of their own and with several
 * pictures are none.
 *
 * @throws UnusableDocument for more pages, or more pixels, than are read.
 */
export function scannedPages(pages: readonly Page[], document: PDFDocument): ScannedPage[] {
  const scans = pages.flatMap((page) => {
    const [image] = page.text.painted;
    if (!image || page.text.images > 1 || page.text.pieces.length > 0) return [];
    const seen = seenPart(image, page);
    const turn = turnOf(image.ctm, page.rotation);
    const stored = seen && turn && imageOf(document, page.number, image);
    return stored ? [{ number: page.number, image, seen, turn, ...stored }] : [];
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

/** What is seen of a picture; undefined where it does not fill the page, or has no room for text. */
function seenPart({ width, height, ctm, clip }: PaintedImage, page: Page): Bounds | undefined {
  const sheet = { left: page.left, right: page.left + page.width, bottom: page.bottom, top: page.bottom + page.height };
  const placed = boundsOf([0, 0, 1, 1], ctm);
  const back = inverse(ctm);
  if (!placed || !back) return undefined;
  const shown = common(common(placed, sheet), clip ?? sheet);
  if (shown.right - shown.left < covered * page.width || shown.top - shown.bottom < covered * page.height) {
    return undefined;
  }
  const seen = boundsOf([shown.left, shown.bottom, shown.right, shown.top], back);
  const box = seen && seenBox(seen, { width, height });
  return box && box.right - box.left >= fewest && box.bottom - box.top >= fewest ? seen : undefined;
}

/** The pixels that are seen of a picture. @param size as it was decoded: pdf.js makes large JPEG 2000 smaller. */
export function seenBox(seen: Bounds, { width, height }: Pick<Pixels, 'width' | 'height'>): Box {
  // rows of pixels run down
  return {
    left: Math.max(0, Math.floor(seen.left * width + rounding)),
    right: Math.min(width, Math.ceil(seen.right * width - rounding)),
    top: Math.max(0, Math.floor((1 - seen.top) * height + rounding)),
    bottom: Math.min(height, Math.ceil((1 - seen.bottom) * height - rounding)),
  };
}

/** How a picture lies when its page is seen. @param rotation of the page, degrees clockwise. */
function turnOf([a, b, c, d]: Matrix, rotation: number): Turn | undefined {
  const straight = (x: number, y: number): readonly [number, number] | undefined => {
    if (Math.abs(y) <= mostLean * Math.abs(x)) return [Math.sign(x), 0];
    return Math.abs(x) <= mostLean * Math.abs(y) ? [0, Math.sign(y)] : undefined;
  };
  // pixels run down where the page runs up
  let [row, column] = [straight(a, -b), straight(-c, d)];
  for (let turned = 0; turned < rotation; turned += 90) {
    row = row && [0 - row[1], row[0]];
    column = column && [0 - column[1], column[0]];
  }
  return row && column && Math.abs(row[0]) !== Math.abs(column[0]) ? [row[0], row[1], column[0], column[1]] : undefined;
}

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
    return [{ ref, isLossy: filters.some((filter) => filter === 'DCTDecode' || filter === 'JPXDecode') }];
  });
  return alike.length === 1 ? alike[0] : undefined;
}
