import { rootLanguage } from '../../languages/languageTag.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

/** Languages in which doubling a word is grammar. */
const reduplicating = new Set(
  'hi bn mr gu pa ta te ml kn ne si ur or as sd id ms jv su vi th lo km my zh ja ko tr az kk ky uz tk ug fa ps ku ckb fil tl ceb sw zu xh yo ig ha so am hy ka mn eu haw mi sm to sat pnb skr nqo ar arz ay qu gn st tn nso ss ts ve nr lg rw rn ln kg mg sc tok jbo tt ba crh cv gag sah tyv kaa'.split(
    ' ',
  ),
);
/** Words that may stand twice in a row. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  de: ['sie', 'die', 'der', 'das', 'den', 'dem', 'was'],
  // Particles of a verb before a preposition: `vul het in in het veld`.
  nl: ['je', 'ze', 'die', 'dat', 'het', 'haar', 'zich', 'in', 'op', 'aan', 'over', 'om'],
  en: ['that', 'had', 'her', 'bye', 'no', 'very'],
  da: ['der', 'det', 'de', 'den'],
  nb: ['det', 'de', 'den', 'som'],
  no: ['det', 'de', 'den', 'som'],
  nn: ['det', 'dei', 'den', 'som'],
  sv: ['det', 'de', 'den', 'som'],
  pt: ['se'],
  gl: ['se'],
  es: ['se', 'no', 'cuarto'],
  it: ['via', 'man', 'mano', 'passo', 'pian', 'piano', 'quasi', 'poco'],
  sq: ['të', 'e', 'i'],
  cs: ['se', 'si'],
  sk: ['sa', 'si'],
  hu: ['az', 'a', 'egy', 'már'],
  he: ['את'],
  ro: ['o'],
  af: ['nie'],
  ga: ['do'],
};

const repeated =
  /(?<![\p{L}\p{M}\p{N}'’·/-]|[\p{L}\p{N}][_&])(\p{L}[\p{L}\p{M}'’]*)([ \t\u00a0]+|[ \t]*\n[ \t]*)\1(?![\p{L}\p{M}\p{N}-]|['’&_~][\p{L}\p{N}])/giu;

/** Calls, laughter and sizes, in every language: `Ho ho`, `ha ha`, `extra extra large`. */
const call = /^(?:bla|blah|bye|extra|knock|tut|yeah|yo|(?:h|j|ж|х)[aeiouyаео]h?|[aou]h|hey|хей)$/i;

/** `Nous nous voyons`: subject and object of a verb of French, which is no infinitive then. */
function isReflexive(word: string, rest: string): boolean {
  return /^[nv]ous$/i.test(word) && !/^ \p{L}{2,}(?:er|ir|re)(?![\p{L}'’-])/u.test(rest);
}

/** `MORE more`: said twice on purpose. */
const isLouder = (word: string, text: string) =>
  /^\p{Lu}{2,}$/u.test(word) !== /^\p{Lu}{2,}$/u.test(text.slice(-word.length));

/** `Ring ring ring!`: more than twice is no slip. */
function isThrice(word: string, before: string, behind: string): boolean {
  const same = (text: string) => text.toLowerCase() === word.toLowerCase();
  return same(behind.trimStart().slice(0, word.length)) || same(before.trimEnd().slice(-word.length));
}

/** The next line begins with a capital or in a script without them: a list, or a new sentence. A title of the program stands there, too. */
const startsAnew = (word: string, text: string) => {
  const again = text.slice(-word.length);
  return text.includes('\n') ? !/^\p{Ll}/u.test(again) : /^\p{Ll}/u.test(word) && /^\p{Lu}/u.test(again);
};

/** Whatever stands between: `<path> <path>`, `run, run`; a part of a word, too: `north-northeast`. */
const loosely = /(?<![\p{L}\p{M}\p{N}-])(?:(\p{L}[\p{L}\p{M}]*)[^\p{L}\p{N}]{1,6}\1(?![\p{L}\p{M}])|(\p{L}{4,})-\2)/giu;

const wordsTwice = (text: string) =>
  Array.from(text.matchAll(loosely), ([, word, part]) => (word ?? part ?? '').toLowerCase());

/** The same word twice in a row. */
export const repeatedWord: SegmentCheck = {
  scope: 'segment',
  id: 'repeated-word',
  severity: 'warning',
  summary: 'The same word twice in a row',
  needs: { text: { target: trait.again } },
  *run(segment, context) {
    const root = rootLanguage(context.targetLanguage);
    if (reduplicating.has(root)) return;
    const { shape } = context.message(segment, 'target');
    const found = [...shape.matchAll(repeated)].filter(
      ({ 0: text, 1: word = '', index }) =>
        word.length > 1 &&
        !call.test(word) &&
        !isLouder(word, text) &&
        !isThrice(word, shape.slice(0, index), shape.slice(index + text.length)) &&
        !startsAnew(word, text) &&
        !(allowed[root] ?? []).includes(word.toLowerCase()) &&
        !(root === 'fr' && isReflexive(word, shape.slice(index + text.length))),
    );
    if (found.length === 0) return;
    const source = segment.source ? context.message(segment, 'source').shape : '';
    // What the source says twice the translation may say twice, in whatever words.
    const ours = wordsTwice(source);
    if (ours.length > 0 && wordsTwice(shape).length <= ours.length) return;
    for (const match of found) {
      const [text, word = '', space = ''] = match;
      if (ours.includes(word.toLowerCase())) continue;
      const start = match.index + word.length;
      const end = match.index + text.length;
      yield {
        start: match.index,
        end,
        message: `“${word}” stands here twice`,
        data: { word },
        fix: {
          kind: 'suggestion',
          title: `Remove the second “${word}”`,
          edits: [{ range: { start, end: start + space.length + word.length }, newText: '' }],
        },
      };
    }
  },
};
