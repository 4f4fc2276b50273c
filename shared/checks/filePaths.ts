import { keptWords } from './keptWords.ts';
import { rootOf } from './language.ts';
import { trait } from './traits.ts';

const part = '[\\p{L}\\p{N}_.@+*-]+';
const extensions =
  'bak|bat|bmp|bz2|c|cc|cfg|class|conf|cpp|css|csv|dat|db|deb|dll|dmg|exe|gif|gz|h|htm|html|ico|ini|iso|jar|java|jpeg|jpg|js|json|jsx|log|lua|md|mjs|mo|mp3|mp4|ogg|pdf|php|pl|png|po|pot|ps1|py|rb|rpm|rs|sh|so|sql|sqlite|svg|tar|tex|tgz|tif|tiff|toml|ts|tsx|ttf|txt|vue|wav|webp|xhtml|xml|xlf|xliff|xsl|xz|yaml|yml|zip';

/** A path of the source that the translation has lost or changed. */
export const filePaths = keptWords({
  id: 'file-paths',
  severity: 'warning',
  summary: 'A path or file name of the source is missing or changed',
  noun: 'path',
  pattern: new RegExp(
    [
      `(?<![\\p{L}\\p{N}_.~/\\\\:@%<\\uFFFC*-])(?:(?:~|\\.{1,2})?/(?:${part}/)+(?:${part})?|(?:~|\\.{1,2})/${part}`,
      `(?:${part}/)*[A-Za-z0-9_*+][A-Za-z0-9_.+*-]*\\.(?:${extensions})(?![\\p{L}\\p{N}_/\\uFFFC])`,
      `[A-Za-z]:\\\\(?:${part}\\\\)*(?:${part})?|%[A-Z]{3,20}%(?:\\\\${part})+)(?<![.*+-])`,
    ].join('|'),
    'gu',
  ),
  needs: trait.slash | trait.dotted,
  // Names of frameworks (`Node.js`) and addresses without a scheme are no files.
  accepts: (word, source, start) =>
    !/^[A-Z]\w+\.js$/.test(word) &&
    !/^(?:\/\w){1,2}\/?$/.test(word) &&
    // Forums and people of Reddit (`/r/harbours`), whose first slash is often left away.
    !/^\/[ru]\/\w+\/?$/.test(word) &&
    source[start - 1] !== '@' &&
    !isDates.test(word),
  keeps: (word, target, { sourceLanguage }) => {
    const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    // `docs/en/start.md` is `docs/de/start.md`, `LICENSE.en.txt` is `LICENSE.de.txt`.
    const language = rootOf(sourceLanguage);
    return word.split(/[^A-Za-z0-9]+/).includes(language) && (name.includes(`.${language}.`) || target.includes(name));
  },
});

const isDates = /^[\d/.-]+$/;
