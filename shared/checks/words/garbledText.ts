import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

/** windows-1252 from 0x80 to 0x9F, by byte (WHATWG Encoding Standard). */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Latin-1 has control characters there, which tell it from windows-1252. */
const runs = new RegExp(`[\\u0080-\\u00ff${high}]{2,}`, 'g');

/** What a run of such characters is when its bytes are read as UTF-8, where that says more than the run itself. */
function ungarbled(run: string): string | undefined {
  const text = decoded(run);
  if (text === undefined) return undefined;
  // One letter of another script may be chance (“É” and a no-break space are a letter too); two or more are not.
  const certain = [...text].every((char) => /[\u00a0-\u00ff\u2000-\u20cf\ufeff\ufffd]/.test(char));
  return certain || run.length >= 4 ? text : undefined;
}

function decoded(text: string): string | undefined {
  let escaped = '';
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const place = high.indexOf(char);
    const byte = code <= 0xff ? code : place >= 0 ? 0x80 + place : undefined;
    if (byte === undefined) return undefined;
    escaped += `%${byte.toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

/** Text that was read in the wrong encoding and saved that way. */
export const garbledText: SegmentCheck = {
  scope: 'segment',
  id: 'garbled-text',
  severity: 'warning',
  summary: 'The text was read in a wrong encoding',
  judges: 'writing',
  explains: ['brackets', 'invisible-character', 'mixed-script', 'quotation-marks', 'symbols', 'tripled-letter'],
  inSource: true,
  needs: { target: trait.beyondTwice },
  *run(segment, context) {
    const value = segment.target?.value ?? '';
    const found = garbledRuns(value);
    const [first] = found;
    if (!first) return;
    // A text of the source that speaks of encodings shows what they do.
    if (context.catalog.isSource && /\b(?:BOM|UTF-?8|encodings?|charset)\b/i.test(value)) return;
    if (!context.catalog.isSource && segment.source && garbledRuns(segment.source.value).length > 0) return;
    const { start, end } = first;
    const edits = found.map(({ start, end, text }) => ({ range: { start, end }, newText: text }));
    yield {
      start,
      end,
      message: say`“${value.slice(start, end)}” is what “${first.text}” looks like in a wrong encoding`,
      data: { found: value.slice(start, end), repaired: first.text },
      fix: {
        kind: found.some((run) => isInCapitals(value, run)) ? 'suggestion' : 'safe',
        title: say`Use “${first.text}”`,
        edits,
      },
      habit,
    };
  },
  habit: ({ target }) => (/[^\u0000-\u007f]/.test(target?.value ?? '') ? habit : undefined),
};

const habit = say`Texts in this file were often read in the wrong encoding and saved that way`;

/** `MANHÃ”`: a capital of Portuguese or Swedish and the mark behind it, which are one letter in a wrong encoding, too. */
function isInCapitals(value: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  return end - start === 2 && /\p{Lu}{2}[«»“”„‘’…–—\u00a0]$/u.test(value.slice(Math.max(0, start - 1), end));
}

function garbledRuns(value: string): { readonly start: number; readonly end: number; readonly text: string }[] {
  const found = [];
  for (const { 0: run, index: start } of value.matchAll(runs)) {
    const text = ungarbled(run);
    if (text !== undefined) found.push({ start, end: start + run.length, text });
  }
  return found;
}
