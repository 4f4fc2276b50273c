import type { PDFPageProxy } from 'pdfjs-dist';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { Rule, TextPiece } from '../layout/textPiece.ts';
import type { Pdfjs } from './loadPdfjs.ts';
import { type Bounds, boundsOf, type Matrix } from './matrix.ts';
import { type Operators, PageState, stateOperators } from './pageState.ts';
import { type Glyph, showGlyphs } from './shownGlyphs.ts';

/** What a page shows as text. */
export interface PageText {
  readonly pieces: readonly TextPiece[];
  readonly rules: readonly Rule[];
  /** By number of the operator: what moves the text on as far as it does, as the number of a `TJ`. */
  readonly advances: readonly number[];
  /** Operators whose text must stay: invisible, or written from top to bottom. */
  readonly kept: ReadonlySet<number>;
  readonly images: number;
  /** Those of them that are objects of the file. */
  readonly painted: readonly PaintedImage[];
}

/** An image as a page shows it. */
export interface PaintedImage {
  /** By which pdf.js knows it. */
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** From a square of one unit to the page. */
  readonly ctm: Matrix;
  /** The part of the page that is painted on, where it is not all of it. */
  readonly clip?: Bounds;
}

/** Reads the text of a page by carrying out those of its operators that matter for text (ISO 32000-1 §9). */
export async function readPageText(page: PDFPageProxy, { OPS, AnnotationMode }: Pdfjs): Promise<PageText> {
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const state = new PageState();
  const text = shownText(state);
  const paint = paintedThings(OPS, state);
  const carryOut: Operators = {
    ...stateOperators(page, OPS, state),
    ...paint.operators,
    [OPS.showText]: ([glyphs]) => text.show(glyphs as readonly (Glyph | number | null)[]),
  };
  list.fnArray.forEach((operator, i) => {
    carryOut[operator as number]?.((list.argsArray[i] ?? []) as readonly unknown[]);
  });
  return { ...text.shown, ...paint.result() };
}

/** Takes the text that operators show. */
function shownText(state: PageState) {
  const pieces: TextPiece[] = [];
  const advances: number[] = [];
  const kept = new Set<number>();
  const show = (glyphs: readonly (Glyph | number | null)[]) => {
    const { size, scale, mode, font } = state.graphics;
    const number = advances.length;
    const shown = showGlyphs(glyphs, state.graphics, state.textMatrix, number);
    if (mode === 3 || mode === 7 || font?.vertical || !font) kept.add(number);
    else pushAll(pieces, shown.pieces);
    const unit = size * scale;
    advances.push(unit === 0 ? 0 : (-shown.advance * 1000) / unit);
    state.advance(shown.advance);
  };
  return { show, shown: { pieces, advances, kept } };
}

/** Takes the images and boxes that operators paint. */
function paintedThings(OPS: Pdfjs['OPS'], state: PageState) {
  const rules: Rule[] = [];
  const painted: PaintedImage[] = [];
  let images = 0;
  const operators: Operators = {
    [OPS.paintImageXObject]: ([id, width, height]) => {
      images++;
      const { ctm, clip } = state.graphics;
      painted.push({ id: String(id), width: Number(width), height: Number(height), ctm, ...(clip ? { clip } : {}) });
    },
    [OPS.paintImageMaskXObject]: () => void images++,
    [OPS.paintInlineImageXObject]: () => void images++,
    [OPS.constructPath]: ([paint, , box]) => {
      const bounds = box ? boundsOf(Array.from(box as ArrayLike<number>), state.graphics.ctm) : undefined;
      if (bounds && paint !== OPS.endPath) pushAll(rules, paintedRules(bounds));
      state.endPath(bounds);
    },
  };
  return { operators, result: () => ({ rules, images, painted }) };
}

/** The edges of a painted box that has room for text; of a thin one the line that it is. */
function paintedRules({ left, right, bottom, top }: Bounds): Rule[] {
  if (!(right - left > 8 || top - bottom > 8)) return [];
  if (top - bottom < 2 || right - left < 2) return [{ left, right, bottom, top }];
  return [
    { left, right, bottom, top: bottom },
    { left, right, bottom: top, top },
    { left, right: left, bottom, top },
    { left: right, right, bottom, top },
  ];
}
