import type { PDFPageProxy } from 'pdfjs-dist';
import type { Pdfjs } from './loadPdfjs.ts';
import { type Bounds, common, identity, type Matrix, matrixOf, multiply } from './matrix.ts';
import type { Font, TextState } from './shownGlyphs.ts';

/** What is carried out for operators, by their numbers. */
export type Operators = Readonly<Record<number, (args: readonly unknown[]) => void>>;

/** What `q` saves and `Q` restores: the text's part of the graphics state, and the part of the page that is painted on. */
export type GraphicsState = TextState & { clip?: Bounds };

/** What the operators of a page have set so far, and where its next text goes (ISO 32000-1 §8.4, §9.4). */
export class PageState {
  graphics: GraphicsState = {
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
  /** From the text's own line to the space of `ctm`. */
  textMatrix = identity;
  /** The same, at the start of the line. */
  #line = identity;
  readonly #saved: GraphicsState[] = [];
  /** True where the next path limits what is painted on. */
  #clips = false;

  save(): void {
    this.#saved.push({ ...this.graphics });
  }

  restore(): void {
    this.graphics = this.#saved.pop() ?? this.graphics;
  }

  transform(matrix: Matrix): void {
    this.graphics.ctm = multiply(matrix, this.graphics.ctm);
  }

  startText(matrix: Matrix): void {
    this.#line = matrix;
    this.textMatrix = matrix;
  }

  /** Goes to the start of another line, relative to that of this one. */
  moveLine(x: number, y: number): void {
    this.startText(multiply([1, 0, 0, 1, x, y], this.#line));
  }

  /** Moves the text on within its line. */
  advance(x: number): void {
    this.textMatrix = multiply([1, 0, 0, 1, x, 0], this.textMatrix);
  }

  clipNextPath(): void {
    this.#clips = true;
  }

  /** A path ended; where it was to limit what is painted on, it does. */
  endPath(bounds: Bounds | undefined): void {
    const { graphics } = this;
    if (bounds && this.#clips) graphics.clip = graphics.clip ? common(graphics.clip, bounds) : bounds;
    this.#clips = false;
  }
}

/** The operators that only set something. */
export function stateOperators(page: PDFPageProxy, OPS: Pdfjs['OPS'], state: PageState): Operators {
  const setFont = (name: string, size: number) => {
    state.graphics.font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : undefined;
    state.graphics.size = size;
  };
  const set = (change: Partial<GraphicsState>) => void Object.assign(state.graphics, change);
  return {
    [OPS.save]: () => state.save(),
    [OPS.restore]: () => state.restore(),
    [OPS.transform]: (args) => state.transform(matrixOf(args)),
    [OPS.paintFormXObjectBegin]: ([form]) => {
      state.save();
      state.transform(matrixOf(form));
    },
    [OPS.paintFormXObjectEnd]: () => state.restore(),
    [OPS.beginText]: () => state.startText(identity),
    [OPS.setTextMatrix]: (args) => state.startText(matrixOf(args.length === 1 ? args[0] : args)),
    [OPS.moveText]: ([x, y]) => state.moveLine(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      set({ leading: -Number(y) });
      state.moveLine(Number(x), Number(y));
    },
    [OPS.nextLine]: () => state.moveLine(0, -state.graphics.leading),
    [OPS.setLeading]: ([leading]) => set({ leading: Number(leading) }),
    [OPS.setCharSpacing]: ([spacing]) => set({ charSpacing: Number(spacing) }),
    [OPS.setWordSpacing]: ([spacing]) => set({ wordSpacing: Number(spacing) }),
    [OPS.setHScale]: ([scale]) => set({ scale: Number(scale) / 100 }),
    [OPS.setTextRise]: ([rise]) => set({ rise: Number(rise) }),
    [OPS.setTextRenderingMode]: ([mode]) => set({ mode: Number(mode) }),
    [OPS.setFont]: ([name, size]) => setFont(String(name), Number(size)),
    [OPS.setGState]: ([pairs]) => {
      for (const [key, value] of pairs as readonly (readonly [string, unknown])[]) {
        if (key === 'Font' && Array.isArray(value)) setFont(String(value[0]), Number(value[1]));
      }
    },
    [OPS.setFillRGBColor]: ([color]) =>
      set({ color: /^#[0-9a-f]{6}$/i.test(String(color)) ? String(color) : '#000000' }),
    [OPS.setFillColorN]: () => set({ color: '#000000' }),
    [OPS.clip]: () => state.clipNextPath(),
    [OPS.eoClip]: () => state.clipNextPath(),
  };
}
