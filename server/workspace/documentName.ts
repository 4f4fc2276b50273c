import { basename, dirname, extname, join } from 'node:path';
import { languageTag } from './languageTag.ts';

/**
 * The name of a translated document: the language before the extension.
 *
 * @example documentName('/docs/guide.en.srt', 'de'); // '/docs/guide.de.srt'
 */
export function documentName(path: string, language: string): string {
  const extension = extname(path);
  const name = basename(path, extension);
  const own = extname(name);
  const stem = own && languageTag(own.slice(1)) ? basename(name, own) : name;
  return join(dirname(path), `${stem}.${language}${extension}`);
}
