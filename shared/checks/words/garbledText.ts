import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

/** An encoding that UTF-8 is often taken for. */
interface Mistaken {
  /** The byte of a character beyond ASCII. */
  readonly bytes: ReadonlyMap<string, number>;
  /** Two such characters and more. */
  readonly runs: RegExp;
  /** Whether the text that is meant has to be in letters of another script than Latin: `–é` alone may be meant so. */
  readonly isOfOtherScripts: boolean;
}

const bytesBeyondAscii = Array.from({ length: 128 }, (_, i) => 0x80 + i);
/** windows-1252 from 0x80 to 0x9F, by byte (WHATWG Encoding Standard), which Node.js decodes as Latin-1. */
const marks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const latin = String.fromCharCode(...bytesBeyondAscii);

const mistaken: readonly Mistaken[] = [
  { ...readAs(marks + latin.slice(32), latin.slice(0, 32)), isOfOtherScripts: false },
  { ...readAs(new TextDecoder('macintosh').decode(Uint8Array.from(bytesBeyondAscii))), isOfOtherScripts: true },
];

/** @param more what further characters are read for the same bytes, from 0x80 on: those of Latin-1, which has no marks there. */
function readAs(chars: string, more = ''): Pick<Mistaken, 'bytes' | 'runs'> {
  const bytes = new Map([chars, more].flatMap((text) => Array.from(text, (char, i) => [char, 0x80 + i] as const)));
  return { bytes, runs: new RegExp(`[${chars}${more}]{2,}`, 'g') };
}

/** What a run of such characters is when its bytes are read as UTF-8. */
function decoded(run: string, { bytes, isOfOtherScripts }: Mistaken): string | undefined {
  let escaped = '';
  for (const char of run) escaped += `%${bytes.get(char)?.toString(16)}`;
  try {
    const text = decodeURIComponent(escaped);
    return isOfOtherScripts && /\p{sc=Latn}|\P{L}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Whether the text that is meant says more than the run: one letter of another script may be chance (“É” and a no-break space
 * are a letter too); two or more are not.
 */
const isCertain = (run: string, text: string) =>
  run.length >= 4 || [...text].every((char) => /[\u00a0-\u00ff\u2000-\u20cf\ufeff\ufffd]/.test(char));

/** Text that was read in the wrong encoding and saved that way. */
export const garbledText: SegmentCheck = {
  id: 'garbled-text',
  severity: 'warning',
  summary: 'The text was read in a wrong encoding',
  judges: 'writing',
  explains: [
    'brackets',
    'invisible-character',
    'lone-sign',
    'mixed-script',
    'much-longer',
    'quotation-marks',
    'symbols',
    'tripled-letter',
  ],
  inSource: true,
  needs: { target: trait.beyondTwice },
  *run(segment, context) {
    const value = segment.target?.value ?? '';
    const runs = garbledRuns(value);
    const [first] = runs;
    if (!first) return;
    // A text of the source that speaks of encodings shows what they do.
    if (context.catalog.isSource && /\b(?:BOM|UTF-?8|encodings?|charset)\b/i.test(value)) return;
    if (!context.catalog.isSource && segment.source && garbledRuns(segment.source.value).length > 0) return;
    const { start, end } = first;
    const edits = runs.map(({ start, end, text }) => ({ range: { start, end }, newText: text }));
    yield {
      start,
      end,
      message: say`“${value.slice(start, end)}” is what “${first.text}” looks like in a wrong encoding`,
      data: { found: value.slice(start, end), repaired: first.text },
      fix: {
        kind: runs.some((run) => isInCapitals(value, run)) || isDamaged(value, runs) ? 'suggestion' : 'safe',
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

/** Whether a word that is repaired has lost a byte: what is left of it is no word. */
const isDamaged = (value: string, runs: readonly { readonly start: number; readonly end: number }[]) =>
  runs.some(({ start, end }) => value[start - 1] === '\ufffd' || value[end] === '\ufffd');

function garbledRuns(value: string): { readonly start: number; readonly end: number; readonly text: string }[] {
  for (const encoding of mistaken) {
    const runs = [];
    for (const { 0: run, index: start } of value.matchAll(encoding.runs)) {
      const text = decoded(run, encoding);
      if (text !== undefined) runs.push({ start, end: start + run.length, text });
    }
    // One word of which there is no doubt speaks for the short ones.
    if (runs.some(({ start, end, text }) => isCertain(value.slice(start, end), text))) return runs;
  }
  return [];
}
