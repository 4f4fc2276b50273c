import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { languageOfName } from './languageOfName.ts';

/** Files by which translation platforms know a project, and how each tells in what languages the originals are. */
const platforms: readonly (readonly [file: string, read: (text: string) => readonly (string | undefined)[]])[] = [
  ['.tx/config', transifex],
  ['crowdin.yml', crowdin],
  ['crowdin.yaml', crowdin],
  ['project.inlang/settings.json', inlang],
];

/**
 * The language of a project's originals as its configuration of a translation platform says, where that is not English.
 *
 * @param root absolute.
 * @returns BCP 47; undefined where nothing says it, or where the originals are in several languages.
 * @example await declaredSource('/srv/app'); // 'de', with `source_lang = de` in `.tx/config`
 */
export async function declaredSource(root: string): Promise<string | undefined> {
  for (const [file, read] of platforms) {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const [language, ...others] = new Set(read(text));
    if (language && others.length === 0 && rootLanguage(language) !== 'en') return language;
  }
  return undefined;
}

function transifex(text: string): readonly (string | undefined)[] {
  return [...text.matchAll(/^[ \t]*source_lang[ \t]*=[ \t]*(\S+)/gm)].map(([, code = '']) => languageOfName(code));
}

function inlang(text: string): readonly (string | undefined)[] {
  const said = /"(?:baseLocale|sourceLanguageTag)"\s*:\s*"([\w-]+)"/.exec(text)?.[1];
  return said ? [languageOfName(said)] : [];
}

/** The original stands where its translations have the name of a language: `/l10n/de.json` and `/l10n/%locale%.json`. */
function crowdin(text: string): readonly (string | undefined)[] {
  const values = (key: string) =>
    [...text.matchAll(new RegExp(`^[ \\t{,-]*["']?${key}["']?[ \\t]*:[ \\t]*["']?([^"'\\n,}]+)`, 'gm'))].map(
      ([, path = '']) => path.trim().replace(/^\//, ''),
    );
  const translations = values('translation');
  return values('source').map((source, i) => {
    const [before, ...rest] = (translations[i] ?? '').split(
      /%(?:two_letters_code|three_letters_code|locale(?:_with_underscore)?|osx_code|android_code)%/,
    );
    if (before === undefined || rest.length === 0 || !source.startsWith(before)) return undefined;
    return languageOfName(/^[\w-]*/.exec(source.slice(before.length))?.[0] ?? '');
  });
}
