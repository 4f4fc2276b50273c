import { languageName } from '../../../shared/languages/languageName.ts';
import { rootOf } from '../../../shared/languages/languages.ts';
import { analyzeMessage } from '../../../shared/messages/analyzeMessage.ts';
import { tesseractData } from '../../engines/ocr/tesseractData.ts';
import { tesseractLanguages } from '../../engines/ocr/tesseractLanguages.data.ts';
import type { DocumentLanguages, OpenDocument } from '../documentReader.ts';
import type { DocumentTools } from '../documentTools.ts';
import { drawnFonts } from '../fonts/drawnFonts.ts';
import { paragraphText } from '../layout/paragraphText.ts';
import { setParagraph } from '../layout/setParagraph.ts';
import { stretchesOf } from '../layout/stretchesOf.ts';
import { runtimeFile } from '../runtimeFile.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import { decodePicture } from './decodePicture.ts';
import { drawTexts } from './drawTexts.ts';
import { encodeJpeg } from './encodeJpeg.ts';
import { encodePng } from './encodePng.ts';
import { type PictureHead, pictureHead } from './pictureHead.ts';
import { picturePlace } from './picturePlace.ts';
import { pictureSvg, type SetPicture } from './pictureSvg.ts';
import type { Pixels } from './pixels.ts';
import { readPicture } from './readPicture.ts';

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
  const language = source === undefined ? 'en' : rootOf(source);
  const english = runtimeFile(
    'tessdata/eng.traineddata.gz',
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  );
  const data = tesseractData(language, tools.folders.tessdata, english);
  if (!data) throw new UnusableDocument(whyUnread(language));
  const read = await readPicture(await decodePicture(bytes, head), data);
  const found = read.flatMap((each, i) => {
    const text = paragraphText(each.paragraph);
    return isText(text.content.value) ? [{ ...each, id: String(i + 1), text }] : [];
  });
  if (found.length === 0) throw new UnusableDocument('No text was found in the picture.');
  return {
    texts: found.map(({ id, text }) => ({ id, source: analyzeMessage(text.content, []) })),
    readAs: language,
    async close(_target, translations) {
      const fonts = drawnFonts(tools.fonts);
      const refused = new Map<string, string>();
      const texts: SetPicture[] = [];
      const boxes = [];
      for (const each of found) {
        const content = translations.get(each.id)?.content;
        if (!content || content.value === each.text.content.value) continue;
        const stretches = await stretchesOf(content, each.text, fonts);
        if (typeof stretches === 'string') {
          refused.set(each.id, stretches);
          continue;
        }
        const { paragraph, place, above } = picturePlace(each, read);
        texts.push({ paragraph, place, above, text: setParagraph(stretches, place) });
        boxes.push(...each.boxes);
      }
      if (texts.length === 0) {
        const [reason] = refused.values();
        if (reason !== undefined) throw new UnusableDocument(reason);
        return { bytes, refused };
      }
      const isUpright = head.orientation < 5;
      const [width, height] = isUpright ? [head.width, head.height] : [head.height, head.width];
      const tight = texts.filter(({ text }) => !text.fits).length;
      const svg = pictureSvg(texts, width, height);
      const note = tight > 0 ? `${tight} texts are longer than their place in the picture.` : undefined;
      return {
        bytes: await encode(await drawTexts(await decodePicture(bytes, head), boxes, svg), head),
        refused,
        ...(note ? { note } : {}),
      };
    },
  };
}

async function encode(pixels: Pixels, { kind, profile }: PictureHead): Promise<Uint8Array> {
  return kind === 'png' ? encodePng(pixels, profile) : encodeJpeg(pixels, profile);
}

/** A word of two letters, or one sign that is a word. */
function isText(value: string): boolean {
  return /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(value);
}

function whyUnread(language: string): string {
  const reason = `Text in ${languageName(language)} cannot be read in pictures here`;
  const [name] = tesseractLanguages[language] ?? [];
  if (name === undefined) return `${reason}: no data of Tesseract is known for it.`;
  const debian = `tesseract-ocr-${name.replace('_', '-')}`;
  return `${reason}; install Tesseract's data for it (on Debian ${debian}), or name a folder with ${name}.traineddata by --tessdata.`;
}
