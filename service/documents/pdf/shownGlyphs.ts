import type { TextLook, TextPiece } from '../layout/textPiece.ts';
import { type Matrix, multiply } from './matrix.ts';

/** What of the graphics state matters for text (ISO 32000-1 §9.3). */
export interface TextState {
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

/** A font as pdf.js tells it. */
export interface Font {
  readonly name: string;
  readonly vertical: boolean;
  readonly fallbackName: string;
  readonly fontMatrix: readonly number[];
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
}

/** A sign of a font as pdf.js tells it. */
export interface Glyph {
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

/** The pieces that an operator shows, and how far it moves the text on. */
export function showGlyphs(glyphs: readonly (Glyph | number | null)[], state: TextState, matrix: Matrix, show: number) {
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
    let end = 0;
    for (const { index, 0: dots } of text.matchAll(leaders)) {
      add(end, index, 'words');
      end = index + dots.length;
      add(index, end, 'leader');
    }
    add(end, text.length, isFormula ? 'formula' : 'words');
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
    const width = glyph.width * unit * size * scale;
    for (let i = 0; i < glyph.unicode.length; i++) bounds.push({ start: x, end: x + width });
    text += glyph.unicode;
    x += width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale;
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
