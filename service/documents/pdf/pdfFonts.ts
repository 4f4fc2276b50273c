import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fontkit from '@pdf-lib/fontkit';
import { type PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import type { TextLook } from './pageText.ts';

/** A font of the new file. */
export interface SetFont {
  readonly font: PDFFont;
  /** Width of a text in a height of 1. */
  width(text: string): number;
}

/** The fonts that translations are set in. */
export interface PdfFonts {
  /**
   * One that has every letter of a text: of the fonts that every viewer has, otherwise DejaVu, of which the letters
   * that are used come with the file.
   *
   * @returns undefined where none of them has all letters.
   */
  fontFor(look: TextLook, text: string): Promise<SetFont | undefined>;
}

type Family = TextLook['family'];

const standard: Readonly<Record<Family, readonly [StandardFonts, StandardFonts, StandardFonts, StandardFonts]>> = {
  sans: [
    StandardFonts.Helvetica,
    StandardFonts.HelveticaBold,
    StandardFonts.HelveticaOblique,
    StandardFonts.HelveticaBoldOblique,
  ],
  serif: [
    StandardFonts.TimesRoman,
    StandardFonts.TimesRomanBold,
    StandardFonts.TimesRomanItalic,
    StandardFonts.TimesRomanBoldItalic,
  ],
  mono: [
    StandardFonts.Courier,
    StandardFonts.CourierBold,
    StandardFonts.CourierOblique,
    StandardFonts.CourierBoldOblique,
  ],
};

/** The narrow cuts: they take about the room that common fonts take. */
const dejavu: Readonly<Record<Family, readonly [string, string, string, string]>> = {
  sans: [
    'DejaVuSansCondensed',
    'DejaVuSansCondensed-Bold',
    'DejaVuSansCondensed-Oblique',
    'DejaVuSansCondensed-BoldOblique',
  ],
  serif: [
    'DejaVuSerifCondensed',
    'DejaVuSerifCondensed-Bold',
    'DejaVuSerifCondensed-Italic',
    'DejaVuSerifCondensed-BoldItalic',
  ],
  mono: ['DejaVuSansMono', 'DejaVuSansMono-Bold', 'DejaVuSansMono-Oblique', 'DejaVuSansMono-BoldOblique'],
};

/** The bytes of a DejaVu font. @param name without `.ttf`. */
export async function dejavuFont(name: string): Promise<Uint8Array> {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'fonts', `${name}.ttf`);
  const file = existsSync(beside) ? beside : createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  return new Uint8Array(await readFile(file));
}

/** Fonts of one new file, each embedded when it is first needed. */
export function pdfFonts(document: PDFDocument): PdfFonts {
  document.registerFontkit(fontkit);
  const known = new Map<string, Promise<Held>>();
  const held = (name: string, embed: () => Promise<PDFFont>): Promise<Held> => {
    const found = known.get(name) ?? embed().then(hold);
    known.set(name, found);
    return found;
  };
  return {
    async fontFor({ family, bold, italic }, text) {
      const cut = (bold ? 1 : 0) + (italic ? 2 : 0);
      const usual = standard[family][cut] as StandardFonts;
      const first = await held(usual, () => document.embedFont(usual));
      if (first.has(text)) return first;
      const name = dejavu[family][cut] as string;
      const second = await held(name, async () =>
        document.embedFont(await dejavuFont(name), { subset: true, features: { liga: false } }),
      );
      if (second.has(text)) return second;
      const last = await held('DejaVuSans', async () =>
        document.embedFont(await dejavuFont('DejaVuSans'), { subset: true, features: { liga: false } }),
      );
      return last.has(text) ? last : undefined;
    },
  };
}

type Held = SetFont & { has(text: string): boolean };

function hold(font: PDFFont): Held {
  const letters = new Set(font.getCharacterSet());
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    widths.set(letter, width);
    return width;
  };
  return {
    font,
    has: (text) => [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0)),
    width: (text) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0),
  };
}
