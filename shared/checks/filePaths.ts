import { filePathPattern, isFilePath } from '../messages/programNames.ts';
import { keptWords } from './keptWords.ts';
import { rootOf } from './language.ts';
import { withoutLanguageInPaths } from './languageInPath.ts';
import { trait } from './traits.ts';

/** A path of an example: `/my/folder`, `example.html`. */
const isMadeUp = /(?:^|[/\\._-])(?:my|your|some|other|custom|example|sample|filename)(?=[/\\._-]|$)/i;
/** What may be words with slashes between them: `(/start/end)`. */
const isWords = /^(?:\/[a-z]+){2,3}$/;

/** Whether a text has a path of as many parts, and with the same extension, in the words of its language. */
function hasSuchPath(word: string, text: string): boolean {
  const extension = /\.[a-z\d]+$/i.exec(word)?.[0] ?? '';
  const parts = word.split(/[/\\]/).length;
  return (text.match(/[\p{L}\p{M}\p{N}_.*~:/\\-]+/gu) ?? []).some(
    (path) =>
      path.split(/[/\\]/).length === parts &&
      path.replace(/(?<![.:])[.:]+$/, '').endsWith(extension) &&
      (isMadeUp.test(word) || /[^\p{ASCII}]/u.test(path)),
  );
}

/** A path of the source that the translation has lost or changed. */
export const filePaths = keptWords({
  id: 'file-paths',
  severity: 'warning',
  summary: 'A path or file name of the source is missing or changed',
  noun: 'path',
  pattern: filePathPattern,
  needs: trait.slash | trait.dotted,
  accepts: isFilePath,
  mayBeExample: true,
  keeps: (word, target, { sourceLanguage, targetLanguage }) => {
    if ((isMadeUp.test(word) || isWords.test(word)) && hasSuchPath(word, target)) return true;
    const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    // `start.md` is `start.de.md`.
    if (withoutLanguageInPaths(target, rootOf(targetLanguage)).includes(word)) return true;
    // `docs/en/start.md` is `docs/de/start.md`, `LICENSE.en.txt` is `LICENSE.de.txt`.
    const language = rootOf(sourceLanguage);
    return word.split(/[^A-Za-z0-9]+/).includes(language) && (name.includes(`.${language}.`) || target.includes(name));
  },
});
