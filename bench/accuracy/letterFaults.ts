import { doubledWords } from '../../shared/checks/words/doubledWords.data.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { edited, type FaultKind, isIn, matchesIn, replacing, type Site } from './fault.ts';

const latinTwins = new Map([...'aceopxy'].map((letter, i) => [letter, 'асеорху'.charAt(i)]));
const cyrillicTwins = new Map([...latinTwins].map(([latin, cyrillic]) => [cyrillic, latin]));

/** Languages in which neither letters nor words are doubled by grammar. */
const undoubled = [
  'fr',
  'es',
  'it',
  'pt',
  'ca',
  'gl',
  'ro',
  'nl',
  'pl',
  'cs',
  'sk',
  'ru',
  'uk',
  'bg',
  'sr',
  'hr',
  'sl',
  'lt',
  'lv',
  'cy',
];

/** A separator of numbers may be a space, and of codes alone there is nothing to translate. */
const hasText = ({ source }: Site) => /\p{L}/u.test(source.shape);

/** Faults in letters and words. */
export const letterFaults: readonly FaultKind[] = [
  {
    id: 'wrong encoding',
    checks: ['garbled-text', 'invisible-character'],
    plant(site) {
      if (site.target.units.length > 0 || !/[à-öø-ÿ]/.test(site.target.value)) return undefined;
      const garbled = windows1252(new TextEncoder().encode(site.target.value));
      return garbled === undefined ? undefined : { change: { content: { value: garbled, codes: [] } } };
    },
  },
  {
    id: 'letter of another script',
    checks: ['mixed-script'],
    plant(site) {
      const match = site.random.pick(
        matchesIn(
          site.target,
          /(?<=\p{sc=Latin}{2})[aceopxy](?=\p{sc=Latin})|(?<=\p{sc=Cyrillic}{2})[асеорху](?=\p{sc=Cyrillic})/gu,
        ),
      );
      const twin = match && (latinTwins.get(match[0]) ?? cyrillicTwins.get(match[0]));
      return match && twin ? replacing(site, match.index, match.index + 1, twin) : undefined;
    },
  },
  {
    id: 'zero width space',
    checks: ['invisible-character'],
    plant(site) {
      if (site.source.value.includes('\u200b') || isIn(site.language, 'th', 'km', 'lo', 'my', 'bo', 'ja', 'zh'))
        return undefined;
      return inWord(site, '\u200b');
    },
  },
  {
    id: 'control character',
    checks: ['invisible-character'],
    plant: (site) => inWord(site, '\ufeff'),
  },
  {
    id: 'letter and mark apart',
    checks: ['normalization'],
    plant(site) {
      const match = site.random.pick(matchesIn(site.target, /[áéíóúàèâêôäöüñçãõ]/gu));
      return match && replacing(site, match.index, match.index + 1, match[0].normalize('NFD'));
    },
  },
  {
    id: 'stretched word',
    checks: ['kashida'],
    plant: (site) => inWord(site, '\u0640', /(?<=[بتثجحخسشصضطظعغفقكلمنهي])(?=[بتثجحخسشصضطظعغفقكلمنهي])/gu),
  },
  {
    id: 'letter three times',
    checks: ['tripled-letter'],
    plant(site) {
      // Compounds of the others meet three of a letter.
      if (!isIn(site.language, ...undoubled)) return undefined;
      if (/(\p{L})\1\1/iu.test(site.source.value)) return undefined;
      const match = site.random.pick(
        matchesIn(site.target, /(?<=\p{Ll}{2})(?![ivxlcdmwh])([a-zа-я])(?!\1)(?=\p{Ll}{2})(?<!\1\1)/gu),
      );
      return match && replacing(site, match.index, match.index, match[0].repeat(2));
    },
  },
  {
    id: 'word twice',
    checks: ['repeated-word'],
    plant(site) {
      const never = doubledWords[rootLanguage(site.language)];
      const match = site.random.pick(
        matchesIn(site.target, /(?<=\p{Ll} )(\p{Ll}+) (?!\1)(?=\p{Ll})/gu).filter(([, word = '']) => never?.has(word)),
      );
      return match && replacing(site, match.index, match.index, `${match[1]} `);
    },
  },
  {
    id: 'source copied',
    checks: ['same-as-source', 'untranslated'],
    plant(site) {
      if (!/\p{Ll}{3,} \p{Ll}{4,} \p{Ll}{3,}/u.test(site.source.shape) || site.segment.plural) return undefined;
      const { source, id } = site.segment;
      // The last entry of some files, which nobody sees.
      if (id === 'dummy') return undefined;
      return source && isOther(site)
        ? { change: { content: { value: source.value, codes: source.codes } } }
        : undefined;
    },
  },
  {
    id: 'only a space',
    checks: ['blank-target', 'untranslated'],
    plant: (site) => (hasText(site) ? { change: { content: { value: ' ', codes: [] } } } : undefined),
  },
  {
    id: 'no translation',
    checks: ['untranslated'],
    plant: (site) => (hasText(site) ? { change: { content: { value: '', codes: [] } } } : undefined),
  },
  {
    id: 'too long',
    checks: ['max-length'],
    plant(site) {
      const limit = site.segment.maxLength;
      if (!limit || limit.unit === 'pixel' || limit.max > 400) return undefined;
      const { length } = site.target.value;
      return {
        change: {
          content: edited(site, [
            { range: { start: length, end: length }, newText: ' lorem'.repeat(Math.ceil(limit.max / 6) + 1) },
          ]),
        },
      };
    },
  },
];

const isOther = ({ language, file }: Site) => !isIn(language, file.sourceLanguage.split(/[-_]/, 1)[0] ?? '');

function inWord(site: Site, char: string, pattern = /(?<=\p{L}{2})(?=\p{L}{2})/gu) {
  if (site.source.value.includes(char) || site.target.value.includes(char)) return undefined;
  const match = site.random.pick(matchesIn(site.target, pattern));
  return match && replacing(site, match.index, match.index, char);
}

const highBytes = new TextDecoder('windows-1252');

/** UTF-8 read as Windows-1252; undefined where the result has characters that no font shows. */
function windows1252(bytes: Uint8Array): string | undefined {
  const text = highBytes.decode(bytes);
  return /[\u0080-\u009f]/.test(text) ? undefined : text;
}
