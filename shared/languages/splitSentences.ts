import type { TextRange } from '../catalog/textRange.ts';
import { sentenceEnds } from './sentenceEnds.ts';

/**
 * Where the sentences of a text stand (UAX #29 as the platform implements it), white space included: the ranges are
 * without gaps.
 *
 * @param mode `0` for one piece, `1` for ends of sentences and line ends, `nonewlines` for ends of sentences alone.
 * @param language root code.
 * @example splitSentences('One. Two.', '1', 'en'); // [{ start: 0, end: 5 }, { start: 5, end: 9 }]
 */
export function splitSentences(text: string, mode: '0' | '1' | 'nonewlines', language: string): readonly TextRange[] {
  if (mode === '0' || text === '') return [{ start: 0, end: text.length }];
  const even = mode === 'nonewlines' ? text.replace(/[\n\r\u2028\u2029]/g, ' ') : text;
  const ranges: TextRange[] = [];
  let start = 0;
  let before = 0;
  for (const end of sentenceEnds(even, language)) {
    const segment = even.slice(before, end);
    before = end;
    // An abbreviation, an initial or a number ends in a full stop as well: what follows is no sentence of its own.
    if (mode !== '1' || !/[\n\r\u2028\u2029]/.test(segment.slice(segment.trimEnd().length))) {
      if (end < text.length && isAbbreviated(segment, even.slice(end, end + 1))) continue;
    }
    ranges.push({ start, end });
    start = end;
  }
  if (start < text.length) ranges.push({ start, end: text.length });
  return ranges;
}

const abbreviation =
  /(?:^|[\s(])(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|Nr|vs|approx|ca|bzw|usw|etc|e\.g|i\.e|z\.B|d\.h|p\.ex|Sr|Sra|Ud|Uds|max|min|incl|inkl|Inc|Ltd|Co)\.\s*$/u;

function isAbbreviated(sentence: string, next: string): boolean {
  if (/^\s*\d{1,3}\.\s+$/.test(sentence)) return true;
  return abbreviation.test(sentence) && (!/etc\.\s*$/.test(sentence) || !/\p{Lu}/u.test(next));
}
