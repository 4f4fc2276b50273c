import type { PDFPageProxy } from 'pdfjs-dist';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { Rule, TextPiece } from '../layout/textPiece.ts';
import type { Pdfjs } from './loadPdfjs.ts';
import { type Bounds, boundsOf, common, identity, type Matrix, matrixOf, multiply } from './matrix.ts';
import { paintedRules } from './paintedRules.ts';
import { type Font, type Glyph, showGlyphs, type TextState } from './shownGlyphs.ts';

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
  const pieces: TextPiece[] = [];
  const rules: Rule[] = [];
  const advances: number[] = [];
  const kept = new Set<number>();
  let images = 0;
  const painted: PaintedImage[] = [];
  let clips = false;
  let state: TextState & { clip?: Bounds } = {
    ctm: identity,
    font: undefined,
    size: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    color: '#000000',
  };
  const stack: (typeof state)[] = [];
  let matrix = identity;
  let line = identity;
  const move = (x: number, y: number) => {
    line = multiply([1, 0, 0, 1, x, y], line);
    matrix = line;
  };
  const setFont = (name: string, size: number) => {
    state.font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : undefined;
    state.size = size;
  };
  const setGState = (pairs: readonly (readonly [string, unknown])[]) => {
    for (const [key, value] of pairs) {
      if (key === 'Font' && Array.isArray(value)) setFont(String(value[0]), Number(value[1]));
    }
  };
  const show = (glyphs: readonly (Glyph | number | null)[]) => {
    const number = advances.length;
    const shown = showGlyphs(glyphs, state, matrix, number);
    if (state.mode === 3 || state.mode === 7 || state.font?.vertical || !state.font) kept.add(number);
    else pushAll(pieces, shown.pieces);
    const unit = state.size * state.scale;
    advances.push(unit === 0 ? 0 : (-shown.advance * 1000) / unit);
    matrix = multiply([1, 0, 0, 1, shown.advance, 0], matrix);
  };
  const carryOut: Readonly<Record<number, (args: readonly unknown[]) => void>> = {
    [OPS.save]: () => void stack.push({ ...state }),
    [OPS.restore]: () => {
      state = stack.pop() ?? state;
    },
    [OPS.transform]: (args) => {
      state.ctm = multiply(matrixOf(args), state.ctm);
    },
    [OPS.paintFormXObjectBegin]: ([form]) => {
      stack.push({ ...state });
      state.ctm = multiply(matrixOf(form), state.ctm);
    },
    [OPS.paintFormXObjectEnd]: () => {
      state = stack.pop() ?? state;
    },
    [OPS.beginText]: () => {
      matrix = identity;
      line = identity;
    },
    [OPS.setTextMatrix]: (args) => {
      line = matrixOf(args.length === 1 ? args[0] : args);
      matrix = line;
    },
    [OPS.moveText]: ([x, y]) => move(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = -Number(y);
      move(Number(x), Number(y));
    },
    [OPS.nextLine]: () => move(0, -state.leading),
    [OPS.setLeading]: ([leading]) => {
      state.leading = Number(leading);
    },
    [OPS.setCharSpacing]: ([spacing]) => {
      state.charSpacing = Number(spacing);
    },
    [OPS.setWordSpacing]: ([spacing]) => {
      state.wordSpacing = Number(spacing);
    },
    [OPS.setHScale]: ([scale]) => {
      state.scale = Number(scale) / 100;
    },
    [OPS.setTextRise]: ([rise]) => {
      state.rise = Number(rise);
    },
    [OPS.setTextRenderingMode]: ([mode]) => {
      state.mode = Number(mode);
    },
    [OPS.setFont]: ([name, size]) => setFont(String(name), Number(size)),
    [OPS.setGState]: ([pairs]) => setGState(pairs as readonly (readonly [string, unknown])[]),
    [OPS.setFillRGBColor]: ([color]) => {
      state.color = /^#[0-9a-f]{6}$/i.test(String(color)) ? String(color) : '#000000';
    },
    [OPS.setFillColorN]: () => {
      state.color = '#000000';
    },
    [OPS.showText]: ([glyphs]) => show(glyphs as readonly (Glyph | number | null)[]),
    [OPS.paintImageXObject]: ([id, width, height]) => {
      images++;
      const { ctm, clip } = state;
      painted.push({ id: String(id), width: Number(width), height: Number(height), ctm, ...(clip ? { clip } : {}) });
    },
    [OPS.paintImageMaskXObject]: () => void images++,
    [OPS.paintInlineImageXObject]: () => void images++,
    [OPS.clip]: () => {
      clips = true;
    },
    [OPS.eoClip]: () => {
      clips = true;
    },
    [OPS.constructPath]: ([paint, , box]) => {
      const bounds = box ? boundsOf(Array.from(box as ArrayLike<number>), state.ctm) : undefined;
      if (bounds && paint !== OPS.endPath) pushAll(rules, paintedRules(bounds));
      if (bounds && clips) state.clip = state.clip ? common(state.clip, bounds) : bounds;
      clips = false;
    },
  };
  list.fnArray.forEach((operator, i) => {
    carryOut[operator as number]?.((list.argsArray[i] ?? []) as readonly unknown[]);
  });
  return { pieces, rules, advances, kept, images, painted };
}
