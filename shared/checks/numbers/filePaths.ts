import { rootLanguage } from '../../languages/languageTag.ts';
import { filePathPattern, isFilePath } from '../../messages/programNames.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';
import { keptWords } from '../texts/keptWords.ts';
import { withoutLanguageInPaths } from '../texts/languageInPath.ts';
import { brokenFilters, spacedFilters } from './fileFilters.ts';

/** A path of an example, and a word in capitals that stands for one: `/my/folder`, `example.html`, `OUTPUT.png`. */
const isMadeUp =
  /(?:^|[/\\._-])(?:(?:my|your)(?:app|file|folder|image|module|name|page|project|script|site|theme)?|some|other|custom|example|sample|file|filename|program)(?=[/\\._-]|$)|^[A-Z]{3,}(?:\.[a-z\d]+)+$/;
/** The name of a document that is told of, alone or one of several: `file1.pdf`, `entry.txt`, `input.png`. */
const isSample =
  /^(?:document|entry|file|filename|folder|image|input|movie|my ?file|name|output|photo|picture|song|test|video)\d*\.[a-z\d]+$/i;
/** What may be words with slashes between them: `(/start/end)`, `/seat/month`. */
const isWords = /^(?:\/[a-z]+){2,3}$/;
/** A regular expression: `/boat/`, `/boat/flags`. */
const isExpression = /^\/[^/]+\/(?:[a-z]{1,3}|flags)?$/;
/** A text that is the name of a file in words: `Saved Lamps.zip`. */
const isNameInWords = /^[\p{L}\p{N}/()-]+(?: [\p{L}\p{N}/()-]+)+\.[a-z\d]+$/u;
/** A path that only shows how one is written. */
const isTemplate = /^(?:[A-Z]:)?[\\/]path[\\/]to(?:[\\/]|$)/;

/** A folder that Windows shows under a name in each language, as far as its first word. */
const isFolderOfWindows = /^[A-Z]:\\(?:Program|Users|Documents)$/;

/** Names of keys with slashes between them: `↑/PgUp/PgDn`. */
const isBehindArrow = /[\u2190-\u21ff]$/;

/** A path that makes an adjective, which other languages put in their own words: “an /etc/hosts-style rule”. */
const isAdjective = /-(?:style|like|based|compatible|formatted)$/;

/** Whether a text has a path of as many parts, and with the same extension, in the words of its language. */
function hasSuchPath(word: string, text: string): boolean {
  const extension = /\.[a-z\d]+$/i.exec(word)?.[0] ?? '';
  const parts = word.split(/[/\\]/).length;
  return (text.match(/[\p{L}\p{M}\p{N}_.*~:/\\-]+/gu) ?? []).some(
    (path) =>
      path.split(/[/\\]/).length === parts &&
      path.replace(/(?<![.:])[.:]+$/, '').endsWith(extension) &&
      (isMadeUp.test(word) || isSample.test(word) || /[^\p{ASCII}]/u.test(path)),
  );
}

/** Whether a text names a file with letters beyond ASCII, of the same extension as a file beside it. */
function isBesideAccents(word: string, text: string): boolean {
  const extension = /\.[a-z\d]+$/i.exec(word)?.[0];
  return (
    extension !== undefined &&
    (text.match(/(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]{1,80}\.[a-z\d]{1,9}/giu) ?? []).some(
      (name) => name.endsWith(extension) && /[^\p{ASCII}]/u.test(name),
    )
  );
}

const hasExtension = (word: string, text: string) =>
  new RegExp(`[\\p{L}\\p{N}]\\${/\.[a-z\d]+$/i.exec(word)?.[0]}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** `YYYY/MM/DD`, which other languages write `JJJJ/MM/TT`: whether a text has such a path. */
function hasDateLetters(word: string, text: string): boolean {
  const shape = withoutDateLetters(word);
  return shape !== word && withoutDateLetters(text).includes(shape);
}

const withoutDateLetters = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])(\p{Lu})\1{1,3}(?![\p{L}\p{N}])/gu, (letters) => '#'.repeat(letters.length));

/** Whether a text has as many parts between slashes, in whatever words. */
function hasSlashes(word: string, text: string): boolean {
  const parts = word.split('/').length;
  return text.split(/[\s()"]+/).some((one) => one.split('/').length === parts);
}

/** Whether a text names a file in its own words (“the Harbour setup” for `Harbour.conf`), or a program in another case. */
function isNamed(word: string, target: string): boolean {
  const [, stem, extension = ''] = /^([\p{L}\p{N}_-]{3,})\.([a-z\d]{2,5})$/iu.exec(word) ?? [];
  if (stem === undefined) return false;
  const text = target.toLowerCase();
  const start = text.indexOf(stem.toLowerCase());
  if (start < 0) return false;
  // Another extension behind it is another file.
  return /^(?:exe|dll|bat|cmd|msi)$/i.test(extension) && text.startsWith(word.toLowerCase(), start)
    ? true
    : !/^(?:\.\w|\w)/.test(text.slice(start + stem.length));
}

const keptPaths = keptWords({
  id: 'file-paths',
  severity: 'warning',
  summary: 'A path or file name of the source is missing or changed',
  lost: (count, first) =>
    count === 1 ? say`The path “${first}” is missing` : say`${count} paths are missing, the first is “${first}”`,
  pattern: filePathPattern,
  needs: trait.slash | trait.dotted,
  accepts: (word, source, start) =>
    isFilePath(word, source, start) &&
    !isAdjective.test(word) &&
    !isBehindArrow.test(source.slice(0, start)) &&
    /[\p{L}\p{N}]/u.test(word) &&
    !(isExpression.test(word) && /\breg(?:ular expressions?|exp?s?)\b/i.test(source)),
  mayBeExample: true,
  isFreeInPages: true,
  isFreeWithOthers: true,
  keeps: (word, target, { sourceLanguage, targetLanguage }, source) => {
    if (spacedFilters(source, target).some(({ filter }) => filter.includes(word))) return true;
    if ((isMadeUp.test(word) || isSample.test(word)) && hasSuchPath(word, target)) return true;
    // A name with accents that no program is given: those beside it are examples as well.
    if (isBesideAccents(word, source) && hasExtension(word, target)) return true;
    if (hasDateLetters(word, target)) return true;
    // `/dev/` at the end of a sentence is `/dev`, and a folder may be named in quotation marks.
    if (/^\/\w+\/$/.test(word) && new RegExp(`(?<![\\w/])[/"“„«「『]${word.slice(1, -1)}(?![\\w/])`).test(target))
      return true;
    if (isTemplate.test(word) && (source.trim() === word || /(?<![\p{L}\p{N}.<])[\\/]\p{L}/u.test(target))) return true;
    if (isNamed(word, target)) return true;
    if (isFolderOfWindows.test(word) && /(?<!\p{L})[A-Z]:\\\p{L}/u.test(target)) return true;
    if (isWords.test(word) && hasSlashes(word, target)) return true;
    if (isNameInWords.test(source.trim()) && target.trim().endsWith(word.slice(word.lastIndexOf('.')))) return true;
    const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    // `Lamps and Harbour Lights/lamps.csv`: names of folders with spaces are in the words of the language.
    const before = source.slice(0, source.indexOf(word));
    if (/^\p{Lu}/u.test(word) && /\p{L} $/u.test(before) && word.includes('/')) return true;
    // At the start of a sentence a name has a capital.
    if (target.trimStart().startsWith(word.charAt(0).toUpperCase() + word.slice(1))) return true;
    // `start.md` is `start.de.md`, and the link from there leads back.
    const root = rootLanguage(targetLanguage);
    if (withoutLanguageInPaths(target, root).includes(withoutLanguageInPaths(word, root))) return true;
    // `docs/en/start.md` is `docs/de/start.md`, `LICENSE.en.txt` is `LICENSE.de.txt`.
    const language = rootLanguage(sourceLanguage);
    return word.split(/[^A-Za-z0-9]+/).includes(language) && (name.includes(`.${language}.`) || target.includes(name));
  },
});

/** A path of the source that the translation has lost or changed. */
export const filePaths: SegmentCheck = {
  ...keptPaths,
  *run(segment, context) {
    yield* brokenFilters(segment.source?.value ?? '', segment.target?.value ?? '');
    yield* keptPaths.run(segment, context);
  },
};
