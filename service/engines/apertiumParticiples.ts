import { interfaceWords } from './apertiumWords.data.ts';
import type { Direction } from './engine.ts';

/** A word of a stream behind the dictionary: `^delete<vblex><past>/eliminar<vblex><past>$`. */
const word = /(?<!\\)\^((?:[^\\$/^]|\\.)*)\/((?:[^\\$^]|\\.)*)\$/g;

/** Verbs of what happens by itself: “Import failed” says that it did, and nothing was failed. */
const happenings = new Set(
  'appear arrive become begin crash end exit fail finish happen occur remain start stop work'.split(' '),
);

/** Words that may stand in front of the noun of a label. */
const besideNoun = /<(?:adj|n|np|num)>|^no<det>/;

/**
 * Reads labels of programs as people mean them: in “Deleted files”, “File not found” and “No results found” the verb is a
 * participle, where a tagger made for sentences sees a past (*Eliminó archivos*), or in the noun a verb (*Archiva no
 * encontrado*).
 *
 * @param stream behind the dictionary of a pipeline: English to Spanish; others stay as they are.
 * @example putParticiples('^Delete<vblex><past>/Eliminar<vblex><past>$ ^file<n><pl>/lima<n><f><pl>$', enEs); // '^Delete<vblex><pp>/Eliminar<vblex><pp>$ …'
 */
export function putParticiples(stream: string, { source, target }: Direction): string {
  if (source !== 'en' || target !== 'es') return stream;
  const all = [...stream.matchAll(word)].map(([unit, from = '']) => ({ unit, from }));
  const words = all.at(-1)?.from.includes('<sent>') ? all.slice(0, -1) : all;
  if (words.length < 2 || words.some(({ from }) => from.includes('<sent>'))) return stream;
  const beginning = /^(?!not<)[^<]*<adv>/i.test(words[0]?.from ?? '') && words.length > 2 ? words.slice(1) : words;
  const [first, second] = beginning as [(typeof words)[0], (typeof words)[0]];
  const last = words.at(-1) as (typeof words)[0];
  const changed = new Map<(typeof words)[0], string>();
  const between = words.slice(1, -1);

  if (isPast(first.from) && (/<(?:n|adj)>/.test(second.from) || nounOf(second.from, 'pl'))) {
    changed.set(first, participle(first.unit));
    const noun = nounOf(second.from, 'pl');
    if (noun) changed.set(second, noun);
  } else if (isPast(last.from) && !happenings.has(lemmaOf(last.from))) {
    const noun = nounOf(first.from, 'sg');
    const isLabel = between.every(({ from }) => besideNoun.test(from.toLowerCase()) || from.startsWith('not<adv>'));
    const hasNoun = noun !== undefined || words.slice(0, -1).some(({ from }) => /<n(?:p)?>/.test(from));
    if (isLabel && hasNoun && (noun !== undefined || besideNoun.test(first.from.toLowerCase()))) {
      changed.set(last, participle(last.unit));
      if (noun) changed.set(first, noun);
    }
  }
  let next = 0;
  return stream.replace(word, (unit) => changed.get(all[next++] as (typeof words)[0]) ?? unit);
}

const isPast = (from: string) => /<vblex>(?:<sep>)?<(?:past|pp)>$/.test(from);

const participle = (unit: string) => unit.replaceAll('<past>', '<pp>');

const lemmaOf = (from: string) => from.slice(0, from.indexOf('<')).toLowerCase();

/** The noun of programs that a verb of the same letters is; undefined where there is none: `file<vblex><pres>`. */
function nounOf(from: string, number: 'sg' | 'pl'): string | undefined {
  const form = number === 'sg' ? /<vblex><(?:inf|pres|imp)>$/ : /<vblex><pri><p3><sg>$/;
  const words = interfaceWords['en-es'] ?? {};
  const lemma = lemmaOf(from);
  if (!form.test(from) || !Object.hasOwn(words, lemma)) return undefined;
  const [translation, gender] = words[lemma] as readonly [string, string];
  const isCapital = /^\p{Lu}/u.test(from);
  const cased = isCapital ? translation.charAt(0).toUpperCase() + translation.slice(1) : translation;
  return `^${from.slice(0, lemma.length)}<n><${number}>/${cased}<n><${gender}><${number}>$`;
}
