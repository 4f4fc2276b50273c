import { rootLanguage } from '../../../shared/languages/languageTag.ts';
import { languageName } from '../../../shared/sentences/languageName.ts';
import { type TesseractData, tesseractData } from '../../engines/ocr/tesseractData.ts';
import { tesseractLanguages } from '../../engines/ocr/tesseractLanguages.data.ts';
import { runtimeFile } from '../../process/runtimeFile.ts';
import type { DocumentTools } from '../documentTools.ts';
import { UnusableDocument } from '../unusableDocument.ts';

/**
 * What text in a language is read with: English where the language is not known.
 *
 * @param source language code.
 * @throws UnusableDocument for a language that nothing here reads, with what would.
 */
export function readingData(
  source: string | undefined,
  { folders }: DocumentTools,
): { readonly language: string; readonly data: TesseractData } {
  const language = source === undefined ? 'en' : rootLanguage(source);
  const english = runtimeFile(
    'tessdata/eng.traineddata.gz',
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  );
  const data = tesseractData(language, folders.tessdata, english);
  if (!data) throw new UnusableDocument(whyUnread(language));
  return { language, data };
}

function whyUnread(language: string): string {
  const reason = `Text in ${languageName(language)} cannot be read in pictures here`;
  const [name] = tesseractLanguages[language] ?? [];
  if (name === undefined) return `${reason}: no data of Tesseract is known for it.`;
  const debian = `tesseract-ocr-${name.replace('_', '-')}`;
  return `${reason}; install Tesseract's data for it (on Debian ${debian}), or name a folder with ${name}.traineddata by --tessdata.`;
}
