const segmenters = new Map<string, Intl.Segmenter>();

/** How much of a text is looked through at a time, in UTF-16 code units. */
const partLength = 8192;

/**
 * Where the sentences of a text end (UAX #29 as the platform implements it), in UTF-16 code units. The platform copies the
 * text that it is given for each sentence that it finds in it: of a long text it gets one part after the other, each from
 * the start of the sentence that the part before it cut off.
 *
 * @param language BCP 47, `_` or `-`; the rules of English for one that the platform does not take.
 * @example [...sentenceEnds('One. Two.', 'en')]; // [5, 9]
 */
export function* sentenceEnds(text: string, language: string): Generator<number> {
  const segmenter = segmenterFor(language);
  let length = partLength;
  for (let start = 0; start < text.length; ) {
    const part = text.slice(start, start + length);
    const ends = Array.from(segmenter.segment(part), ({ segment, index }) => index + segment.length);
    if (start + part.length < text.length) {
      ends.pop();
      // Whether a full stop ends a sentence is told by the next letter or the next end of one (UAX #29, SB8).
      while (ends.length > 0 && !/[\p{L}.!?\n\r\u0085\u2028\u2029]/u.test(part.slice(ends.at(-1)))) ends.pop();
      if (ends.length === 0) {
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
  const cached = segmenters.get(language);
  if (cached) return cached;
  let segmenter: Intl.Segmenter;
  try {
    segmenter = new Intl.Segmenter(language.replaceAll('_', '-'), { granularity: 'sentence' });
  } catch {
    segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  }
  segmenters.set(language, segmenter);
  return segmenter;
}
