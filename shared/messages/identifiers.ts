import type { TextRange } from '../catalog/textRange.ts';
import { languageOf } from '../languages/languages.ts';
import { filePathPattern, functionPattern, isFilePath, optionPattern } from './programNames.ts';

/** A kind of name; `accepts` tells those that only look like one. */
interface NameKind {
  readonly pattern: RegExp;
  accepts?(name: string, text: string, start: number): boolean;
}

const kinds: readonly NameKind[] = [
  // what its author set in backticks, as Markdown does with code
  { pattern: /`{1,3}[^`\n]{1,1000}`{1,3}/g },
  // `snake_case`, `SAVE_BUTTON`, `__NAME__`; `_so_` is a word that Markdown emphasizes
  {
    pattern: /(?<![\p{L}\p{N}\p{M}_])[A-Za-z0-9]*_\w*(?![\p{L}\p{N}\p{M}_])/gu,
    accepts: (name) => /[A-Za-z]/.test(name) && !/^_[^_]+_$/.test(name),
  },
  // `btn-primary`, `col-md-6`: a part without a vowel tells them from words with hyphens
  {
    pattern: /(?<![\p{L}\p{N}_-])[a-z][a-z0-9]*(?:-{1,2}[a-z0-9]+)+(?![\p{L}\p{N}_-])/gu,
    accepts: (name) => /(?:^|-)[b-df-hj-np-tv-xz]{2,}(?=-|$)/.test(name),
  },
  // `@scope/pkg`, `@someone`
  { pattern: /(?<![\p{L}\p{N}_.@/])@[A-Za-z_][\w-]*(?:[./][\w-]+)*/gu },
  { pattern: new RegExp(`${optionPattern.source}(?:=[^\\s"'<>]*[^\\s"'<>.,;:!?)\\]])?`, 'gu') },
  { pattern: functionPattern },
  { pattern: filePathPattern, accepts: isFilePath },
  // `com.example.app`: two parts can be two sentences without a space
  { pattern: /(?<![\p{L}\p{N}_.@-])[a-z][\w-]+(?:\.[A-Za-z][\w-]+){2,}(?![\p{L}\p{N}_])/gu },
  // hexadecimal numbers, colours, hashes, UUIDs
  {
    pattern:
      /(?<![\p{L}\p{N}_#-])(?:0x[\da-f]+|#[\da-f]{3,8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{7,64})(?![\p{L}\p{N}_-])/giu,
    accepts: (name) => name.startsWith('#') || (/\d/.test(name) && /[a-f]/i.test(name)),
  },
  // `en-US`, `zh-Hans`, `es-419`
  {
    pattern: /(?<![\p{L}\p{N}_-])[a-z]{2,3}[-_](?:[A-Z][a-z]{3}(?:[-_][A-Z]{2})?|[A-Z]{2}|\d{3})(?![\p{L}\p{N}_-])/gu,
    accepts: (name) => languageOf(name.split(/[-_]/)[0] ?? '') !== undefined,
  },
  { pattern: /(?<![\p{L}\p{N}_$])\$[A-Z_][A-Z\d_]{2,}(?![\p{L}\p{N}_])/gu },
];

/** Every name has a sign, or letters and digits together. */
const sign = /[`_@/\\(#$.-]|\d[a-f]|[a-f]\d/i;

/**
 * What a program reads by its letters and no translation may change: code in backticks, names with low lines, classes,
 * packages, options, functions, paths, hexadecimal ids, language codes. In order, without overlap; of two that overlap
 * the one that begins first, then the longer one. Offsets are UTF-16 code units.
 *
 * @example identifiersIn('Use --force to overwrite'); // [{ start: 4, end: 11 }]
 */
export function identifiersIn(text: string): readonly TextRange[] {
  if (!sign.test(text)) return [];
  const ranges = kinds.flatMap(({ pattern, accepts }) =>
    [...text.matchAll(pattern)]
      .filter((match) => accepts?.(match[0], text, match.index) ?? true)
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return withoutOverlap(ranges);
}

/**
 * Ranges in order; of those that overlap the one that begins first, then the longest.
 *
 * @example withoutOverlap([{ start: 2, end: 4 }, { start: 0, end: 3 }]); // [{ start: 0, end: 3 }]
 */
export function withoutOverlap(ranges: readonly TextRange[]): readonly TextRange[] {
  let end = 0;
  return [...ranges]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((range) => {
      if (range.start < end) return false;
      end = range.end;
      return true;
    });
}
