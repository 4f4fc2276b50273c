import { type PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import { cutOf, dejavuFont, dejavuName, widestDejavu } from '../fonts/dejavuFonts.ts';
import type { FontFolder } from '../fonts/fontFolder.ts';
import { missingLetters } from '../fonts/missingLetters.ts';
import { collectionFontkit } from '../fonts/openFont.ts';
import type { SetFont } from '../layout/setParagraph.ts';
import type { TextLook } from '../layout/textPiece.ts';

/** A font of the new file. */
export interface PdfFont extends SetFont {
  readonly font: PDFFont;
}

/** The fonts that translations are set in. */
export interface PdfFonts {
  /**
   * One that has every letter of a text: of the fonts that every viewer has, otherwise DejaVu, otherwise one of the
   * user's. Of the latter two the letters that are used come with the file.
   *
   * @returns a sentence that says which letters are missing where none has all.
   */
  fontFor(look: TextLook, text: string): Promise<PdfFont | string>;
}

const standard: Readonly<
  Record<TextLook['family'], readonly [StandardFonts, StandardFonts, StandardFonts, StandardFonts]>
> = {
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

/** Scripts whose marks stand where a font's tables say, which a PDF of ours does not. */
const placed =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Fonts of one new file, each embedded when it is first needed. */
export function pdfFonts(document: PDFDocument, folder: FontFolder): PdfFonts {
  document.registerFontkit(collectionFontkit);
  const fontByKey = new Map<string, Promise<Held>>();
  const held = (name: string, embed: () => Promise<PDFFont>): Promise<Held> => {
    const font = fontByKey.get(name) ?? embed().then(hold);
    fontByKey.set(name, font);
    return font;
  };
  const embedded = (name: string, bytes: () => Promise<Uint8Array>) =>
    held(name, async () => document.embedFont(await bytes(), { subset: true, features: { liga: false } }));
  return {
    async fontFor(look, text) {
      if (placed.test(text))
        return 'Text in an Indic or Southeast Asian script with marks cannot be set in a PDF here; translate the file that the PDF was made from.';
      const usual = standard[look.family][cutOf(look)];
      const first = await held(usual, () => document.embedFont(usual));
      if (first.has(text)) return first;
      const name = dejavuName(look);
      const second = await embedded(name, () => dejavuFont(name));
      if (second.has(text)) return second;
      const last = await embedded(widestDejavu, () => dejavuFont(widestDejavu));
      if (last.has(text)) return last;
      const folderFont = await folder.fontFor(look, text);
      if (!folderFont) return missingLetters(text, last.has);
      return embedded(`${folderFont.family} ${cutOf(folderFont)}`, async () => folderFont.bytes);
    },
  };
}

type Held = PdfFont & { has(text: string): boolean };

function hold(font: PDFFont): Held {
  const letters = new Set(font.getCharacterSet());
  const widths = new Map<string, number>();
  const widthOf = (text: string): number => {
    const width = widths.get(text) ?? font.widthOfTextAtSize(text, 1);
    widths.set(text, width);
    return width;
  };
  return {
    font,
    has: (text) => [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0)),
    width: (text) => (isComplex(text) ? widthOf(text) : [...text].reduce((sum, letter) => sum + widthOf(letter), 0)),
  };
}

const complex =
  /[\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** True for a text whose letters change their shape, and their width, beside others. */
function isComplex(text: string): boolean {
  return complex.test(text);
}
