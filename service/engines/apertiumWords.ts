import { interfaceWords } from './apertiumWords.data.ts';
import type { Direction } from './engine.ts';

/** A noun of the source with its tags, and its translations: `^file<n><pl>/lima<n><f><pl>$`. */
const noun = /\^([\p{L}-]+)(<n>(?:<[^<>]*>)*)\/([^$]*)\$/gu;

/**
 * Gives nouns the sense that they have in programs, where a dictionary has another one. What a program shows is what
 * this service translates.
 *
 * @param stream behind the dictionary of a pipeline.
 * @example putInterfaceWords('^file<n><pl>/lima<n><f><pl>$', { source: 'en', target: 'es' }); // '^file<n><pl>/archivo<n><m><pl>$'
 */
export function putInterfaceWords(stream: string, { source, target }: Direction): string {
  const words = interfaceWords[`${source}-${target}`];
  if (!words) return stream;
  return stream.replace(noun, (unit, lemma: string, tags: string, given: string) => {
    const small = lemma.toLowerCase();
    const [wanted, gender] = (Object.hasOwn(words, small) && words[small]) || [];
    const number = /<(sg|pl|ND)>/.exec(given)?.[1] ?? /<(sg|pl)>/.exec(tags)?.[1];
    if (wanted === undefined || number === undefined) return unit;
    const cased = lemma === small ? wanted : wanted.charAt(0).toUpperCase() + wanted.slice(1);
    return `^${lemma}${tags}/${cased}<n><${gender}><${number}>$`;
  });
}
