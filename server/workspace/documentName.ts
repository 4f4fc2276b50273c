import { basename, dirname, extname, join } from 'node:path';
import { languageTag } from './languageTag.ts';

/** How the language of a document ends its name: `guide.en`, `guide.zh-Hant`, `guide_pt_BR`, `guide_en`. */
const languageEnds = [/\.[^.]+$/, /_[a-z]{2,3}[-_][A-Za-z]{2,4}$/, /_[a-z]{2,3}$/];

/**
 * The path of a translated document: beside the original, with the new language before the extension in place of its own.
 *
 * @param language BCP 47, as it should be in the name.
 * @example documentName('/docs/guide.en.srt', 'de'); // '/docs/guide.de.srt'
 */
export function documentName(path: string, language: string): string {
  const extension = extname(path);
  const name = basename(path, extension);
  const end = languageEnds
    .map((pattern) => pattern.exec(name)?.[0])
    .find((candidate) => candidate && languageTag(candidate.slice(1)));
  return join(dirname(path), `${basename(name, end)}.${language}${extension}`);
}
