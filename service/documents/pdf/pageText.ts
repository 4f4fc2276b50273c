import type { PDFPageProxy } from 'pdfjs-dist';
import type { Pdfjs } from './loadPdfjs.ts';
import { identity, type Matrix, matrixOf, multiply } from './matrix.ts';

/** How a piece of text looks. */
export interface TextLook {
  readonly family: 'sans' | 'serif' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`. */
  readonly color: string;
}

/**
 * Text that stands together in one operator of a page. Positions are in points of the page's own space, turned so that
 * the text runs from left to right: `u` along it, `v` upwards from it.
 */
export interface TextPiece {
  readonly text: string;
  /** Number of the operator among those of the page that show text, those of its forms included. */
  readonly show: number;
  readonly start: number;
  readonly end: number;
  /** Base line. */
  readonly v: number;
  /** Height of the font. */
  readonly size: number;
  /** Degrees by which the text is turned, counterclockwise. */
  readonly angle: number;
  readonly look: TextLook;
  /** What it is beside words: a part of a formula, or the dots that lead to a page number. */
  readonly role: 'words' | 'formula' | 'leader';
}

/** A thin line or an edge that is painted, across or upright: text does not run over it. In points of the page. */
export interface Rule {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** What a page shows as text. */
export interface PageText {
  readonly pieces: readonly TextPiece[];
  readonly rules: readonly Rule[];
  /** By number of the operator: what moves the text on as far as it does, as the number of a `TJ`. */
  readonly advances: readonly number[];
  /** Operators whose text must stay: invisible, or written from top to bottom. */
  readonly kept: ReadonlySet<number>;
  readonly images: number;
}

interface State {
  ctm: Matrix;
  font: Font | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  color: string;
}

interface Font {
  readonly name: string;
  readonly vertical: boolean;
  readonly fallbackName: string;
  readonly fontMatrix: readonly number[];
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/** Kerning that is as wide as this, in the font's height, separates words. */
const gap = 0.12;

/** Dots that lead from an entry of a table of contents to its page. */
const leaders = /(?:[.·…] ?){4,}/g;
/** Fonts of formulas: those of TeX, of office programs, and those for symbols. */
const formulaFonts = /(?:^|\+)(?:CMMI|CMSY|CMEX|MSAM|MSBM|EUFM|XCharter-?Math|LMMath)|math|symbol/i;

/** Reads the text of a page by carrying out those of its operators that matter for text (ISO 32000-1 §9). */
export async function readPageText(page: PDFPageProxy, { OPS, AnnotationMode }: Pdfjs): Promise<PageText> {
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const pieces: TextPiece[] = [];
  const rules: Rule[] = [];
  const advances: number[] = [];
  const kept = new Set<number>();
  let images = 0;
  let state: State = {
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
  const stack: State[] = [];
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
    else pieces.push(...shown.pieces);
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
    [OPS.paintImageXObject]: () => void images++,
    [OPS.paintImageMaskXObject]: () => void images++,
    [OPS.paintInlineImageXObject]: () => void images++,
    [OPS.constructPath]: ([, , box]) => {
      if (box) rules.push(...ruleOf(Array.from(box as ArrayLike<number>), state.ctm));
    },
  };
  list.fnArray.forEach((operator, i) => {
    carryOut[operator as number]?.((list.argsArray[i] ?? []) as readonly unknown[]);
  });
  return { pieces, rules, advances, kept, images };
}

function showGlyphs(glyphs: readonly (Glyph | number | null)[], state: State, matrix: Matrix, show: number) {
  const { size, scale, font, charSpacing, wordSpacing, rise } = state;
  const base = multiply(matrix, state.ctm);
  const angle = (Math.atan2(base[1], base[0]) * 180) / Math.PI;
  const turned = Math.abs(angle) < 0.05 ? 0 : Math.round(angle * 10) / 10;
  const height = size * Math.hypot(base[2], base[3]);
  const look = lookOf(font, state.color);
  const unit = font?.fontMatrix?.[0] ?? 0.001;
  const isFormula = formulaFonts.test(font?.name ?? '');
  const pieces: TextPiece[] = [];
  let x = 0;
  let text = '';
  /** Where each UTF-16 unit of the text starts and ends. */
  let bounds: { readonly start: number; readonly end: number }[] = [];
  const add = (from: number, to: number, role: TextPiece['role']) => {
    if (to === from) return;
    const start = place(base, bounds[from]?.start ?? 0, rise, turned);
    const end = place(base, bounds[to - 1]?.end ?? 0, rise, turned);
    const size = Math.abs(height);
    pieces.push({
      text: text.slice(from, to),
      show,
      start: start.u,
      end: end.u,
      v: start.v,
      size,
      angle: turned,
      look,
      role,
    });
  };
  const finish = () => {
    let at = 0;
    for (const { index, 0: dots } of text.matchAll(leaders)) {
      add(at, index, 'words');
      at = index + dots.length;
      add(index, at, 'leader');
    }
    add(at, text.length, isFormula ? 'formula' : 'words');
    text = '';
    bounds = [];
  };
  for (const glyph of glyphs) {
    if (glyph === null) continue;
    if (typeof glyph === 'number') {
      x -= (glyph / 1000) * size * scale;
      if (Math.abs(glyph) / 1000 > gap && glyph < 0) finish();
      continue;
    }
    const own = glyph.width * unit * size * scale;
    for (let i = 0; i < glyph.unicode.length; i++) bounds.push({ start: x, end: x + own });
    text += glyph.unicode;
    x += own + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale;
  }
  finish();
  return { pieces, advance: x };
}

/** A point of the text's own line in the turned space of the page. */
function place(base: Matrix, x: number, rise: number, angle: number): { readonly u: number; readonly v: number } {
  const px = base[0] * x + base[2] * rise + base[4];
  const py = base[1] * x + base[3] * rise + base[5];
  const turn = (-angle * Math.PI) / 180;
  return { u: px * Math.cos(turn) - py * Math.sin(turn), v: px * Math.sin(turn) + py * Math.cos(turn) };
}

function lookOf(font: Font | undefined, color: string): TextLook {
  const name = font?.name ?? '';
  const fallback = font?.fallbackName ?? '';
  const mono = fallback === 'monospace' || /courier|mono|consol|typewriter|cmtt/i.test(name);
  const serif = fallback === 'serif' || /times|serif|georgia|garamond|roman|cambria|minion|cmr|cmbx/i.test(name);
  const sans = /sans|arial|helvetica|calibri|verdana/i.test(name);
  return {
    family: mono ? 'mono' : serif && !sans ? 'serif' : 'sans',
    bold: Boolean(font?.bold || font?.black) || /bold|black|heavy|demi|cmbx/i.test(name),
    italic: Boolean(font?.italic) || /italic|oblique|slanted|cmti/i.test(name),
    color,
  };
}

/** The edges of a painted box that has room for text; of a thin one the line that it is. */
function ruleOf(box: readonly number[], ctm: Matrix): Rule[] {
  const [x0, y0, x1, y1] = box;
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return [];
  const at = (x: number, y: number) => [ctm[0] * x + ctm[2] * y + ctm[4], ctm[1] * x + ctm[3] * y + ctm[5]] as const;
  const [ax, ay] = at(x0, y0);
  const [bx, by] = at(x1, y1);
  const [left, right] = [Math.min(ax, bx), Math.max(ax, bx)];
  const [bottom, top] = [Math.min(ay, by), Math.max(ay, by)];
  if (!(right - left > 8 || top - bottom > 8)) return [];
  if (top - bottom < 2 || right - left < 2) return [{ left, right, bottom, top }];
  return [
    { left, right, bottom, top: bottom },
    { left, right, bottom: top, top },
    { left, right: left, bottom, top },
    { left: right, right, bottom, top },
  ];
}
