import type { SegmentCheck } from './check.ts';
import { rootOf } from './language.ts';

/** Languages in which doubling a word is grammar. */
const reduplicating = new Set(
  'hi bn mr gu pa ta te ml kn ne si ur or as sd id ms jv su vi th lo km my zh ja ko tr az kk ky uz tk ug fa ps ku ckb fil tl ceb sw zu xh yo ig ha so am hy ka mn eu haw mi sm to'.split(
    ' ',
  ),
);
/** Words that may stand twice in a row. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  fr: ['vous', 'nous'],
  de: ['sie', 'die', 'der', 'das', 'den', 'dem', 'was'],
  nl: ['je', 'ze', 'die', 'dat', 'het', 'haar', 'zich'],
  en: ['that', 'had', 'her', 'bye', 'no', 'very'],
  da: ['der', 'det', 'de', 'den'],
  nb: ['det', 'de', 'den', 'som'],
  no: ['det', 'de', 'den', 'som'],
  nn: ['det', 'dei', 'den', 'som'],
  sv: ['det', 'de', 'den', 'som'],
  pt: ['se'],
  gl: ['se'],
  es: ['se', 'no'],
  it: ['via', 'man', 'piano', 'quasi', 'poco'],
  sq: ['të', 'e', 'i'],
  cs: ['se', 'si'],
  sk: ['sa', 'si'],
  hu: ['az', 'a', 'egy', 'már'],
  he: ['את'],
  ro: ['o'],
  af: ['nie'],
};

const repeated =
  /(?<![\p{L}\p{M}\p{N}'’-])(\p{L}[\p{L}\p{M}'’]*)([ \t\u00a0]+|[ \t]*\n[ \t]*)\1(?![\p{L}\p{M}\p{N}-]|['’&_~]\p{L})/giu;

/** Letters of Latin script and Cyrillic beyond ASCII: 2; letters and digits of ASCII and the apostrophe: 1. */
const wordUnits = new Uint8Array(0x0530);
for (let unit = 0; unit < wordUnits.length; unit++) {
  const char = String.fromCharCode(unit);
  if (/[\p{L}\p{M}]/u.test(char)) wordUnits[unit] = unit < 128 ? 1 : 2;
  else if (/[0-9']/.test(char)) wordUnits[unit] = 1;
}

/**
 * A cheap look before the pattern: a word that the next one starts with. Compares in place, letters beyond ASCII as
 * equal to all; what is written in other scripts is looked at word by word.
 */
function mayRepeat(value: string): boolean {
  let start = 0;
  for (let at = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at);
    if (unit > 0x7f && wordUnits[unit] !== 2) return mayRepeatWords(value);
    if (unit === 32 || (unit >= 9 && unit <= 13)) {
      if (at > start && startsAgain(value, start, at)) return true;
      start = at + 1;
    } else if (wordUnits[unit] === 0) start = at + 1;
  }
  return false;
}

/** Whether the word of a range stands again behind the white space that follows it. */
function startsAgain(value: string, start: number, end: number): boolean {
  let next = end;
  while (value.charCodeAt(next) <= 32) next++;
  for (let at = start; at < end; at++, next++) {
    const [one, other] = [value.charCodeAt(at), value.charCodeAt(next)];
    if (one < 128 && other < 128 && (one | 32) !== (other | 32)) return false;
    if (Number.isNaN(other)) return false;
  }
  return true;
}

function mayRepeatWords(value: string): boolean {
  const words = value.toLowerCase().split(/\s+/);
  for (let i = 1; i < words.length; i++) {
    const word = words[i - 1] ?? '';
    const next = words[i] ?? '';
    const first = next.charAt(0);
    if (first !== '' && word.includes(first) && next.startsWith(word.slice(word.search(/[\p{L}\p{M}\p{N}'’]+$/u))))
      return true;
  }
  return false;
}

/** In the source, whatever stands between: `<path> <path>`. */
const inSource = /(?<![\p{L}\p{M}\p{N}])(\p{L}[\p{L}\p{M}]*)[^\p{L}\p{N}]{1,6}\1(?![\p{L}\p{M}])/iu;

/** The same word twice in a row. */
export const repeatedWord: SegmentCheck = {
  scope: 'segment',
  id: 'repeated-word',
  severity: 'warning',
  summary: 'The same word twice in a row',
  mayFind: ({ target }) => target !== undefined && mayRepeat(target.value),
  *run(segment, context) {
    const root = rootOf(context.targetLanguage);
    if (reduplicating.has(root)) return;
    const { shape } = context.message(segment, 'target');
    const found = [...shape.matchAll(repeated)].filter(
      ([, word]) => word && word.length > 1 && !(allowed[root] ?? []).includes(word.toLowerCase()),
    );
    if (found.length === 0) return;
    const source = segment.source ? context.message(segment, 'source').shape : '';
    if (inSource.test(source)) return;
    for (const match of found) {
      const [text, word = '', space = ''] = match;
      const start = match.index + word.length;
      const end = match.index + text.length;
      yield {
        start: match.index,
        end,
        message: `“${word}” stands here twice`,
        data: { word },
        fix: {
          title: `Remove the second “${word}”`,
          edits: [{ range: { start, end: start + space.length + word.length }, newText: '' }],
        },
      };
    }
  },
};
