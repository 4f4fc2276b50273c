import { filePathPattern, isFilePath } from '../messages/programNames.ts';
import { keptWords } from './keptWords.ts';
import { rootOf } from './language.ts';
import { trait } from './traits.ts';

/** A path of the source that the translation has lost or changed. */
export const filePaths = keptWords({
  id: 'file-paths',
  severity: 'warning',
  summary: 'A path or file name of the source is missing or changed',
  noun: 'path',
  pattern: filePathPattern,
  needs: trait.slash | trait.dotted,
  accepts: isFilePath,
  keeps: (word, target, { sourceLanguage }) => {
    const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    // `docs/en/start.md` is `docs/de/start.md`, `LICENSE.en.txt` is `LICENSE.de.txt`.
    const language = rootOf(sourceLanguage);
    return word.split(/[^A-Za-z0-9]+/).includes(language) && (name.includes(`.${language}.`) || target.includes(name));
  },
});
