import { textlessPicture } from '../../../shared/api/serviceSentences.ts';
import { analyzeMessage } from '../../../shared/messages/analyzeMessage.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { openTesseract } from '../../engines/ocr/openTesseract.ts';
import type { DocumentLanguages, OpenDocument } from '../documentReader.ts';
import type { DocumentTools } from '../documentTools.ts';
import { drawnFonts } from '../fonts/drawnFonts.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import { decodePicture } from './decodePicture.ts';
import { drawTranslations } from './drawTranslations.ts';
import { encodeJpeg } from './encodeJpeg.ts';
import { encodePng } from './encodePng.ts';
import { foundTexts } from './foundTexts.ts';
import { pictureHead } from './pictureHead.ts';
import { readingData } from './readingData.ts';

/**
 * Reads the texts of a picture. The translated file is the same picture: where a text is translated it is painted over
 * with what is around it, and the translation is drawn in its place.
 *
 * @throws UnusableDocument for what is damaged, too large or without text, and for a language that cannot be read.
 */
export async function openPicture(
  bytes: Uint8Array,
  { source }: DocumentLanguages,
  tools: DocumentTools,
): Promise<OpenDocument> {
  const head = pictureHead(bytes);
  const { language, data } = readingData(source, tools);
  const texts = foundTexts(await decodePicture(bytes, head), await openTesseract(data));
  if (texts.length === 0) throw new UnusableDocument(english(textlessPicture));
  return {
    texts: texts.map(({ id, text }) => ({ id, source: analyzeMessage(text.content, []) })),
    readAs: language,
    async close(_target, translations) {
      const refused = new Map<string, string>();
      const drawn = await drawTranslations(
        texts,
        {
          fonts: drawnFonts(tools.fonts),
          of: ({ id }) => translations.get(id),
          refuse: ({ id }, reason) => void refused.set(id, reason),
        },
        () => decodePicture(bytes, head),
      );
      if (!drawn) {
        const [reason] = refused.values();
        if (reason !== undefined) throw new UnusableDocument(reason);
        return { bytes, refused };
      }
      const { pixels, tight } = drawn;
      const note = tight > 0 ? `${tight} texts are longer than their place in the picture.` : undefined;
      const encode = head.kind === 'png' ? encodePng : encodeJpeg;
      return { bytes: await encode(pixels, head.profile), refused, ...(note ? { note } : {}) };
    },
  };
}
