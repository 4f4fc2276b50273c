import { type PDFDocument, PDFRawStream } from 'pdf-lib';
import { openTesseract } from '../../engines/ocr/openTesseract.ts';
import type { DocumentLanguages, TranslatedText } from '../documentReader.ts';
import type { DocumentTools } from '../documentTools.ts';
import { drawnFonts } from '../fonts/drawnFonts.ts';
import type { ParagraphText } from '../layout/paragraphText.ts';
import { drawTranslations } from '../picture/drawTranslations.ts';
import { encodeJpeg } from '../picture/encodeJpeg.ts';
import { type FoundText, foundTexts } from '../picture/foundTexts.ts';
import type { Pixels } from '../picture/pixels.ts';
import { readingData } from '../picture/readingData.ts';
import { backTurn, partOf, putPart, turnPixels } from '../picture/turnPixels.ts';
import { type ScannedPage, seenBox } from './scannedPages.ts';
import { scanPixels } from './scanPixels.ts';

/** The scanned pages of a PDF as texts. */
export interface OpenScans {
  readonly texts: readonly { readonly id: string; readonly text: ParagraphText }[];
  /** Root code of the language whose letters were looked for. */
  readonly language: string;
  /**
   * Puts pictures with the translations in the place of the scanned ones.
   *
   * @param refused gets which text cannot be drawn, and why.
   * @returns how many texts are longer than their place.
   */
  write(
    document: PDFDocument,
    translations: ReadonlyMap<string, TranslatedText>,
    refused: Map<string, string>,
  ): Promise<number>;
}

/**
 * Reads the text in the pictures of scanned pages, as it is read in a picture alone.
 *
 * @returns undefined where there are no such pages.
 * @throws UnusableDocument for a language that nothing here reads.
 */
export async function openScans(
  bytes: Uint8Array,
  scans: readonly ScannedPage[],
  { source }: DocumentLanguages,
  tools: DocumentTools,
): Promise<OpenScans | undefined> {
  if (scans.length === 0) return undefined;
  const { language, data } = readingData(source, tools);
  const reader = await openTesseract(data);
  const textsByPage = new Map<number, readonly FoundText[]>();
  await scanPixels(bytes, scans, async ({ number, seen, turn }, pixels) => {
    textsByPage.set(number, foundTexts(turnPixels(partOf(pixels, seenBox(seen, pixels)), turn), reader));
  });
  const idOf = (page: number, { id }: FoundText) => `${page}/picture/${id}`;
  return {
    texts: [...textsByPage].flatMap(([page, texts]) =>
      texts.map((each) => ({ id: idOf(page, each), text: each.text })),
    ),
    language,
    async write(document, translations, refused) {
      const fonts = drawnFonts(tools.fonts);
      const changed = scans.filter(({ number }) =>
        textsByPage.get(number)?.some((each) => translations.has(idOf(number, each))),
      );
      let tight = 0;
      if (changed.length === 0) return tight;
      await scanPixels(bytes, changed, async ({ number, ref, seen, turn, isLossy }, pixels) => {
        const box = seenBox(seen, pixels);
        const drawn = await drawTranslations(
          textsByPage.get(number) ?? [],
          {
            fonts,
            of: (text) => translations.get(idOf(number, text)),
            refuse: (text, reason) => void refused.set(idOf(number, text), reason),
          },
          async () => turnPixels(partOf(pixels, box), turn),
        );
        if (!drawn) return;
        tight += drawn.tight;
        putPart(pixels, turnPixels(drawn.pixels, backTurn(turn)), box);
        document.context.assign(ref, await imageObject(document, pixels, isLossy));
      });
      return tight;
    },
  };
}

/** What was compressed with loss is again; everything else keeps its pixels. */
async function imageObject({ context }: PDFDocument, pixels: Pixels, isLossy: boolean): Promise<PDFRawStream> {
  const { width, height } = pixels;
  const isGrey = !isLossy && hasNoColor(pixels);
  const head = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: isGrey ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: 8,
  };
  if (!isLossy) return context.flateStream(channelsOf(pixels, isGrey ? 1 : 3), head);
  const bytes = await encodeJpeg(pixels, []);
  return PDFRawStream.of(context.obj({ ...head, Filter: 'DCTDecode', Length: bytes.length }), bytes);
}

/** True for a scan in black, white and what is between. */
function hasNoColor({ data }: Pixels): boolean {
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return false;
  }
  return true;
}

/** The first channels of each pixel. */
function channelsOf({ width, height, data }: Pixels, channels: 1 | 3): Uint8Array {
  const colors = new Uint8Array(width * height * channels);
  for (let i = 0; i < width * height; i++) {
    for (let channel = 0; channel < channels; channel++) colors[i * channels + channel] = data[i * 4 + channel] ?? 0;
  }
  return colors;
}
