/**
 * A letter that is part of the word which it stands beside, for the pattern of a kind: those of Chinese, Japanese and
 * Korean are not, where a word of another script stands among them without spaces.
 */
export const joinedLetter = '(?![\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}ー])\\p{L}';

/** An option of a command line: `--dry-run`, but no dash between words. */
export const optionPattern = new RegExp(
  `(?<!${joinedLetter}|[\\p{N}_–—-])--[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*(?!${joinedLetter}|[\\p{N}_-])`,
  'gu',
);

/** The name of a function with its brackets: `open()`, `window.open()`. */
export const functionPattern =
  /(?<![\p{L}\p{N}_$.:])[A-Za-z_$][\w$]{0,80}(?:(?:\.|::|->)[A-Za-z_$][\w$]{0,80}){0,8}\(\)/gu;

const part = '[\\p{L}\\p{N}_.@+*-]+';
const extensions =
  'bak|bat|bmp|bz2|c|cc|cfg|class|conf|cpp|css|csv|dat|db|deb|dll|dmg|exe|gif|gz|h|htm|html|ico|ini|iso|jar|java|jpeg|jpg|js|json|jsx|log|lua|md|mjs|mo|mp3|mp4|ogg|pdf|php|pl|png|po|pot|ps1|py|rb|rpm|rs|sh|so|sql|sqlite|svg|tar|tex|tgz|tif|tiff|toml|ts|tsx|ttf|txt|vue|wav|webp|xhtml|xml|xlf|xliff|xsl|xz|yaml|yml|zip';

/** What looks like a path or the name of a file; {@link isFilePath} tells those that are. */
export const filePathPattern = new RegExp(
  [
    `(?<![\\p{L}\\p{N}_.~/\\\\:@%<\\uFFFC*-])(?:(?:~|\\.{1,2})?/(?:${part}/)+(?:${part})?|(?:~|\\.{1,2})/${part}`,
    `(?:${part}/)*[A-Za-z0-9_*+][A-Za-z0-9_.+*-]*\\.(?:${extensions})(?![\\p{L}\\p{N}_/\\uFFFC]|\\.\\p{Lu})`,
    `[A-Za-z]:\\\\(?:${part}\\\\)*(?:${part})?|%[A-Z]{3,20}%(?:\\\\${part})+)(?<![.*+-])`,
  ].join('|'),
  'gu',
);

/**
 * Whether a match of {@link filePathPattern} is a path. Names of frameworks (`Node.js`) and addresses without a scheme
 * are no files.
 *
 * @param start of the match in `text`, in UTF-16 code units.
 * @example isFilePath('src/main.ts', 'Open src/main.ts', 5); // true
 */
export function isFilePath(word: string, text: string, start: number): boolean {
  return (
    !/^[A-Z]\w+\.js$/.test(word) &&
    // abbreviations: `d.h.`
    !/^[a-z]\.[a-z]$/i.test(word) &&
    !/^(?:\/\w){1,2}\/?$/.test(word) &&
    // Forums and people of Reddit (`/r/harbours`), whose first slash is often left away.
    !/^\/[ru]\/\w+\/?$/.test(word) &&
    text[start - 1] !== '@' &&
    !/^[\d/.-]+$/.test(word)
  );
}
