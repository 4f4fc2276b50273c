import { interfaceLemmas, interfaceWords, programLemmas } from './apertiumWords.data.ts';
import type { Direction } from './engine.ts';

/** A noun of the source with its tags, and its translations: `^file<n><pl>/lima<n><f><pl>$`. */
const noun = /\^([\p{L}-]+)(<n>(?:<[^<>]*>)*)\/([^$]*)\$/gu;

/** What stands before the first tag of a word: `file` of `^files/file<n>`. */
const lemmas = /\^([\p{L}' -]+)</gu;
/** Texts of programs are often this short; what is shorter is seldom prose. */
const fewWords = 4;

/**
 * Gives nouns the sense that they have in programs, where a dictionary has another one and the text is one of a program:
 * it is short, has a placeholder, or speaks of other things of programs.
 *
 * @param stream behind the dictionary of a pipeline.
 * @param subject what the text is known to be about; otherwise its words tell.
 * @example putInterfaceWords('^file<n><pl>/lima<n><f><pl>$', { source: 'en', target: 'es' }); // '^file<n><pl>/archivo<n><m><pl>$'
 */
export function putInterfaceWords(stream: string, { source, target }: Direction, subject?: 'program'): string {
  const words = interfaceWords[`${source}-${target}`];
  if (!words) return stream;
  const usual = (interfaceLemmas[`${source}-${target}`] ?? []).reduce(
    (text, [from, to]) => text.replaceAll(`/${from}`, `/${to}`).replaceAll(`/${capital(from)}`, `/${capital(to)}`),
    stream,
  );
  if (subject !== 'program' && !isOfProgram(stream, words)) return usual;
  return usual.replace(noun, (unit, lemma: string, tags: string, given: string) => {
    const small = lemma.toLowerCase();
    const [wanted, gender] = (Object.hasOwn(words, small) && words[small]) || [];
    const number = /<(sg|pl|ND)>/.exec(given)?.[1] ?? /<(sg|pl)>/.exec(tags)?.[1];
    if (wanted === undefined || number === undefined) return unit;
    const cased = lemma === small ? wanted : capital(wanted);
    return `^${lemma}${tags}/${cased}<n><${gender}><${number}>$`;
  });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function isOfProgram(stream: string, words: Readonly<Record<string, unknown>>): boolean {
  const read = [...stream.matchAll(lemmas)].map(([, lemma = '']) => lemma.toLowerCase());
  // a text that speaks to its reader, too
  if (read.length <= fewWords || /\[s\d|<p2>/.test(stream)) return true;
  const ofPrograms = read.filter((lemma) => programLemmas.has(lemma) || Object.hasOwn(words, lemma));
  return ofPrograms.length > 1;
}
