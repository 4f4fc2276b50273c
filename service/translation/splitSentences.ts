import type { TextRange } from '../../shared/catalog/textRange.ts';

const segmenters = new Map<string, Intl.Segmenter>();

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
  for (const end of sentenceEnds(even, segmenterFor(language))) {
    const segment = even.slice(before, end);
    before = end;
    // An abbreviation, an initial or a number ends in a full stop as well: what follows is no sentence of its own.
    if (mode !== '1' || !/[\n\r\u2028\u2029]\s*$/.test(segment)) {
      if (end < text.length && isAbbreviated(segment, even.slice(end, end + 1))) continue;
    }
    ranges.push({ start, end });
    start = end;
  }
  if (start < text.length) ranges.push({ start, end: text.length });
  return ranges;
}

/** How much of a text is looked through at a time, in UTF-16 code units. */
const partLength = 8192;

/**
 * Where sentences end. The platform copies the text that it is given for each sentence that it finds in it: of a long
 * text it gets one part after the other, each from the start of the sentence that the part before it cut off.
 */
function* sentenceEnds(text: string, segmenter: Intl.Segmenter): Generator<number> {
  let length = partLength;
  for (let start = 0; start < text.length; ) {
    const part = text.slice(start, start + length);
    const ends = Array.from(segmenter.segment(part), ({ segment, index }) => index + segment.length);
    if (start + part.length < text.length) {
      ends.pop();
      const last = ends.at(-1);
      // whether a full stop ends a sentence is told by the next letter or the next end of one (UAX #29, SB8)
      if (last === undefined || !/[\p{L}.!?\n\r\u2028\u2029]/u.test(part.slice(last))) {
        length *= 2;
        continue;
      }
    }
    for (const end of ends) yield start + end;
    start += ends.at(-1) ?? part.length;
    length = partLength;
  }
}

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  let segmenter: Intl.Segmenter;
  try {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  } catch {
    segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  }
  segmenters.set(language, segmenter);
  return segmenter;
}

const abbreviation =
  /(?:^|[\s(])(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|Nr|vs|approx|ca|bzw|usw|etc|e\.g|i\.e|z\.B|d\.h|p\.ex|Sr|Sra|Ud|Uds|max|min|incl|inkl|Inc|Ltd|Co)\.\s*$/u;

function isAbbreviated(sentence: string, next: string): boolean {
  if (/^\s*\d{1,3}\.\s+$/.test(sentence)) return true;
  return abbreviation.test(sentence) && (!/etc\.\s*$/.test(sentence) || !/\p{Lu}/u.test(next));
}
