import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tesseractLanguages } from './tesseractLanguages.data.ts';

/** Where Debian, Ubuntu and Homebrew put the data that their packages bring. */
const usual = [
  '/usr/share/tesseract-ocr/5/tessdata',
  '/usr/share/tesseract-ocr/4.00/tessdata',
  '/usr/share/tessdata',
  '/opt/homebrew/share/tessdata',
];

/** The data that text in a language is read with. */
export interface TesseractData {
  /** Tesseract's name of the language. */
  readonly name: string;
  /** Path of its file, which may be compressed with gzip. */
  readonly path: string;
}

/**
 * Finds the data for a language: in the user's folder, where system packages put it, and English in the service itself.
 *
 * @param language a root code.
 * @param folder that the user named.
 * @param english path of the data that comes with the service.
 * @returns undefined where there is none.
 */
export function tesseractData(
  language: string,
  folder: string | undefined,
  english: string,
): TesseractData | undefined {
  const names = tesseractLanguages[language] ?? [];
  for (const place of folder === undefined ? usual : [folder, ...usual]) {
    for (const name of names) {
      const path = [`${name}.traineddata`, `${name}.traineddata.gz`].map((file) => join(place, file)).find(existsSync);
      if (path) return { name, path };
    }
  }
  return language === 'en' ? { name: 'eng', path: english } : undefined;
}
