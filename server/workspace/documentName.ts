import { basename, dirname, extname, join } from 'node:path';
import { usualNaming } from '../../shared/documentProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { languageOfName } from './languageOfName.ts';
import { SettingsError } from './settingsError.ts';

/** How the language of a document ends its name: `guide.en`, `guide.zh-Hant`, `guide_pt_BR`, `guide_en`. */
const languageEnds = [/\.[^.]+$/, /_[a-z]{2,3}[-_][A-Za-z]{2,4}$/, /_[a-z]{2,3}$/];

/** How a translated document is named. */
export interface DocumentNaming {
  /**
   * Name of the result, from the folder of the original: `{name}` is the original's without its language and extension,
   * `{language}` the new language, `{extension}` that of the result.
   */
  readonly pattern?: string | undefined;
  /** Extension of the result without its dot; the original's where it is absent. */
  readonly extension?: string | undefined;
}

/**
 * The path of a translated document: beside the original, or in a folder below, with the new language in its name.
 *
 * @param language BCP 47, as it should be in the name.
 * @throws SettingsError for a pattern that does not hold `{language}`, or leads out of the folder.
 * @example documentName('/docs/guide.en.srt', 'de'); // '/docs/guide.de.srt'
 */
export function documentName(path: string, language: string, naming: DocumentNaming = {}): string {
  const { pattern = usualNaming } = naming;
  const extension = extname(path);
  const name = basename(path, extension);
  const end = languageEnds
    .map((one) => one.exec(name)?.[0])
    .find((candidate) => candidate && languageOfName(candidate.slice(1)));
  const parts = pattern.split('/');
  if (!pattern.includes('{language}') || !parts.every(isWithin))
    throw new SettingsError({
      path: 'interline.documents.naming',
      message: say`“${pattern}” cannot name translated documents: it needs {language}, and may lead only to folders beside the document`,
    });
  const values: Readonly<Record<string, string>> = {
    name: basename(name, end),
    language,
    extension: naming.extension ?? extension.slice(1),
  };
  const filled = parts.map((part) => part.replace(/\{(name|language|extension)\}/g, (gap, key) => values[key] ?? gap));
  return join(dirname(path), ...filled);
}

/** Whether a part of a pattern names a file or a folder and leads nowhere else. */
const isWithin = (part: string) => !/^(?:|\.+|\s+)$/.test(part) && !/[\\:\p{Cc}]/u.test(part);
