import { contentOf } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isRightToLeft } from '../../languages/writing.ts';
import { english, type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { trait } from '../contract/traits.ts';

const names: Readonly<Record<number, Sentence>> = {
  173: say`soft hyphen`,
  847: say`combining grapheme joiner`,
  1564: say`Arabic letter mark`,
  4447: say`Hangul filler`,
  6158: say`Mongolian vowel separator`,
  8203: say`zero width space`,
  8204: say`zero width non-joiner`,
  8205: say`zero width joiner`,
  8206: say`left-to-right mark`,
  8207: say`right-to-left mark`,
  8234: say`left-to-right embedding`,
  8235: say`right-to-left embedding`,
  8236: say`end of a direction`,
  8237: say`left-to-right override`,
  8238: say`right-to-left override`,
  8288: say`word joiner`,
  8294: say`left-to-right isolate`,
  8295: say`right-to-left isolate`,
  8296: say`first strong isolate`,
  8297: say`end of an isolate`,
  12644: say`Hangul filler`,
  65279: say`byte order mark`,
  65533: say`replacement character`,
};
/** Names that HTML and WebVTT have for some of them. */
const references: Readonly<Record<number, string>> = {
  173: '&shy;',
  8204: '&zwnj;',
  8205: '&zwj;',
  8206: '&lrm;',
  8207: '&rlm;',
};
const suspicious =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u180e\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u3164\ufeff\ufffd]/g;
/** Languages that mark where a line may break inside what would be a word elsewhere. */
const breaksWithZwsp = new Set(['km', 'my', 'lo', 'th', 'bo', 'dz', 'shn', 'mnw']);
/** A letter or mark of a script whose letters join: Arabic and its kin, and those of India and its neighbours. */
const joining =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nko}\p{scx=Mong}\p{scx=Thaa}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}]/u;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A character that nobody sees and that does something, or that shows damage. */
export const invisibleCharacter: SegmentCheck = {
  id: 'invisible-character',
  severity: 'warning',
  summary: 'The text holds an invisible character',
  judges: 'writing',
  inSource: true,
  needs: { text: { target: trait.invisible } },
  *run(segment, context) {
    const value = segment.target?.value ?? '';
    if (value.search(suspicious) < 0) return;
    const { shape } = context.message(segment, 'target');
    // The check of the encoding names the first of the bytes that made them.
    const isOfBytes = (context.decoding?.problems?.length ?? 0) > 0;
    const source = context.catalog.isSource ? '' : (segment.source?.value ?? '');
    for (const match of shape.matchAll(suspicious)) {
      const char = match[0];
      const start = match.index;
      const code = char.charCodeAt(0);
      // A text that was decoded wrongly has many of them; one finding says it.
      if (code === 0xfffd && (isOfBytes || start !== shape.indexOf(char))) continue;
      if (
        source.includes(char) ||
        speaksOf(source, code) ||
        isNamed(segment, code, context) ||
        isUseful(code, shape, start, context.targetLanguage)
      )
        continue;
      const character = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      const name = say`${names[code] ?? say`control character`} (${character})`;
      // Several in a row are one fault.
      if (shape.charAt(start - 1) === char) continue;
      const range = { start, end: start + 1 };
      while (shape.charAt(range.end) === char) range.end++;
      yield {
        ...range,
        message: isIdle(shape, range)
          ? say`The ${name} does nothing here: there is no letter beside it`
          : /^(?:[AEIOU]|end)/.test(english(name))
            ? say`The text holds an ${name}`
            : say`The text holds a ${name}`,
        data: { character },
        ...(code === 0xfffd
          ? { habit }
          : {
              habit: isControl(code) ? controls : undefined,
              fix: replacing(range, '', say`Remove the ${name}`, doesNothing(shape, range) ? 'safe' : 'suggestion'),
            }),
      };
    }
  },
  habit: ({ target }) =>
    target?.value.includes('\ufffd') ? habit : /[\u0080-\u009f]/.test(target?.value ?? '') ? controls : undefined,
};

const habit = say`Texts in this file often hold replacement characters (U+FFFD): it has another encoding`;
const controls = say`Texts in this file often hold control characters (U+0080 to U+009F): it has another encoding`;
/** What letters of other encodings become where a file is read as ISO-8859-1, as `.properties` are. */
const isControl = (code: number) => code >= 0x80 && code <= 0x9f;

/** Whether a source names the character, as a list of characters does: “soft hyphen”. */
function speaksOf(source: string, code: number): boolean {
  const name = names[code];
  return name !== undefined && source.toLowerCase().includes(english(name).toLowerCase());
}

/** Whether the file writes the character by its name (`&lrm;`): whoever wrote that wanted it. */
function isNamed({ target }: Segment, code: number, { catalog }: CheckContext): boolean {
  const name = references[code];
  return (
    !!target && name !== undefined && contentOf(catalog).slice(target.range.start, target.range.end).includes(name)
  );
}

/** Whether a character allows or forbids a line break beside a space or at an edge of the text, where it says nothing. */
function doesNothing(shape: string, { start, end }: TextRange): boolean {
  if (!/[\u200b\ufeff]/.test(shape.charAt(start))) return false;
  return /^\s?$/.test(shape.charAt(start - 1)) || /^\s?$/.test(shape.charAt(end));
}

/** Whether a joiner stands where it has nothing to join or to keep apart: behind a space, before a colon. */
const isIdle = (shape: string, { start, end }: TextRange) =>
  /[\u200c\u200d]/.test(shape.charAt(start)) && !/[\p{L}\p{M}\p{N}]/u.test(shape.charAt(start - 1) + shape.charAt(end));

function isUseful(code: number, text: string, offset: number, language: string): boolean {
  const root = rootLanguage(language);
  if (code === 0x200b)
    return (
      breaksWithZwsp.has(root) ||
      /^[\p{sc=Laoo}\p{sc=Thai}\p{sc=Khmr}\p{sc=Mymr}]{2}$/u.test(text.charAt(offset - 1) + text.charAt(offset + 1))
    );
  // Between letters somebody wanted it: it shows where a word may be broken.
  if (code === 0xad) return /^\p{L}\u00ad\p{L}/u.test(text.slice(offset - 1, offset + 2));
  if (
    code === 0x200d &&
    /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?$/u.test(text.slice(Math.max(0, offset - 5), offset))
  )
    return true;
  // The script of the neighbours tells more than the language of the file, which may be a name of a folder or of a key.
  const neighbours = text.charAt(offset - 1) + text.charAt(offset + 1);
  if (code === 0x200c || code === 0x200d) return joining.test(neighbours);
  if (code === 0x2060) return rightToLeft.test(neighbours);
  // A direction override hides what the text says, in any language.
  // One that is closed keeps an address in order among letters that run the other way.
  if (code === 0x202d && isRightToLeft(language)) return text.includes('\u202c', offset);
  if (code === 0x202d || code === 0x202e) return false;
  const directional =
    code === 0x061c ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x202a && code <= 0x202c) ||
    (code >= 0x2066 && code <= 0x2069);
  if (!directional) return false;
  return isRightToLeft(language) || rightToLeft.test(text);
}
