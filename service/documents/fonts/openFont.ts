import fontkit, { type Font } from '@pdf-lib/fontkit';
import { isInvisible } from './isInvisible.ts';

/** A font file that was read. */
export interface OpenFont {
  readonly bytes: Uint8Array;
  /** As fonts are chosen by in SVG. */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Code points that it has letters for. */
  readonly letters: ReadonlySet<number>;
  /** True where it has every letter of a text. */
  has(text: string): boolean;
  /** Width of a text in a height of 1. */
  width(text: string): number;
  /** The letters of a word as SVG, its base line at 0 and in a height of 1; y grows downwards. */
  outline(word: string): string;
}

/** Reads a TrueType or OpenType font; of a collection the first one. @returns undefined for what is none. */
export function openFont(bytes: Uint8Array): OpenFont | undefined {
  const font = firstFont(bytes);
  if (!font) return undefined;
  const widths = new Map<string, number>();
  const widthOf = (text: string): number => {
    const width = widths.get(text) ?? font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(text, width);
    return width;
  };
  const style = font.subfamilyName ?? '';
  const letters = new Set(font.characterSet);
  return {
    bytes,
    family: font.familyName ?? '',
    bold: /bold|black|heavy|demi/i.test(style),
    italic: /italic|oblique/i.test(style),
    letters,
    has: (text) => [...text].every((letter) => isInvisible(letter) || letters.has(letter.codePointAt(0) ?? 0)),
    width: (text) => (text.match(/ +|[^ ]+/g) ?? []).reduce((sum, word) => sum + widthOf(word), 0),
    outline: (word) => {
      const { glyphs, positions } = font.layout(word);
      let x = 0;
      const letters = glyphs.map((glyph, i) => {
        const { xAdvance, xOffset, yOffset } = positions[i] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
        const letter = `<path transform="translate(${x + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
        x += xAdvance;
        return letter;
      });
      const scale = 1 / font.unitsPerEm;
      return `<g transform="scale(${scale} ${-scale})">${letters.join('')}</g>`;
    },
  };
}

/** fontkit for pdf-lib: of a collection it takes the first font. */
export const collectionFontkit = {
  create: (bytes: Uint8Array): Font => {
    const font = firstFont(bytes);
    if (!font) throw new Error('This is no font.');
    return font;
  },
};

function firstFont(bytes: Uint8Array): Font | undefined {
  try {
    const opened = fontkit.create(bytes) as Font & { readonly fonts?: readonly Font[] };
    return opened.fonts ? opened.fonts[0] : opened;
  } catch {
    return undefined;
  }
}
