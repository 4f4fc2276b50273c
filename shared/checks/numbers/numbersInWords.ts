import { rootLanguage } from '../../languages/languageTag.ts';

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const upToTwelve = [...units, 'ten', 'eleven', 'twelve'];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** What is said in other languages with a number that English has a word for; parts of an hour are counted there. */
const others: Readonly<Record<string, string>> = {
  zero: '0',
  no: '0',
  none: '0',
  once: '1',
  single: '1',
  twice: '2',
  double: '2',
  both: '2',
  pair: '2',
  couple: '2',
  thrice: '3',
  triple: '3',
  dozen: '12',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  'half a minute': '30',
  'half an hour': '30',
};

/** `an hour`, `every day`: other languages say how many. */
const unitOfTime = '(?:an?|per|each|every) (?:second|minute|hour|day|night|week|month|year)';

const pattern = new RegExp(
  `\\b(?:(?:${tens.join('|')})(?:[ -](?:${units.join('|')}))?|${teens.join('|')}|half an? (?:minute|hour)|${unitOfTime}|` +
    `${upToTwelve.join('|')}|${ordinals.join('|')}|(?:${Object.keys(others).join('|')})s?)\\b`,
  'gi',
);

/** The words for two to twelve of further languages that texts are translated from. */
const small: Readonly<Record<string, readonly string[]>> = {
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  ru: 'два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать'.split(' '),
};

const numerals: readonly string[] = ['零〇', '一', '二两兩', '三', '四', '五', '六', '七', '八', '九', '十'];

/**
 * The numbers that a text spells out, as digits: all of English, those up to twelve of some other languages, and the
 * numerals of Chinese and Japanese up to ten.
 *
 * @param language BCP 47.
 * @example numbersInWords('the thirty-two rows of a thousand', 'en'); // Set { '32', '1000' }
 * @example numbersInWords('at least one', 'en'); // Set { '1' }
 */
export function numbersInWords(text: string, language: string): ReadonlySet<string> {
  const root = rootLanguage(language);
  if (root === 'en') return new Set(Array.from(text.matchAll(pattern), ([word]) => figureOf(word.toLowerCase())));
  if (root === 'zh' || root === 'yue' || root === 'ja')
    return new Set(
      numerals.flatMap((signs, value) => ([...signs].some((sign) => text.includes(sign)) ? [`${value}`] : [])),
    );
  const names = small[root];
  const words = new Set(names && text.toLowerCase().match(/\p{L}+/gu));
  return new Set(names?.flatMap((name, i) => (words.has(name) ? [String(i + 2)] : [])));
}

function figureOf(word: string): string {
  const alone = word.replace(/(?<=[a-z]{3})s$/, '');
  const other = others[word] ?? others[alone];
  if (other !== undefined) return other;
  for (const list of [upToTwelve, ordinals]) if (list.includes(word)) return String(list.indexOf(word) + 1);
  if (teens.includes(word)) return String(teens.indexOf(word) + 13);
  const [ten = '', unit = ''] = word.split(/[ -]/);
  return tens.includes(ten) ? String((tens.indexOf(ten) + 2) * 10 + units.indexOf(unit) + 1) : '1';
}
