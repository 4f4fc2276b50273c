import { languageOf, languages } from '../../../shared/languages/languages.ts';

/** Words in the names of models for languages whose code is another. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh'],
  ['vn', 'vi'],
  ['kz', 'kk'],
  ['ua', 'uk'],
  ['no', 'nb'],
  ['mandarin', 'zh'],
]);

/**
 * The languages of a speech model by what a user calls it: codes, or its name as its makers publish it. Vosk's models
 * have one language and may have a region, those of sherpa-onnx may have several languages.
 *
 * @returns root codes; none where the name tells none.
 * @example
 * modelLanguages('vosk-model-small-en-us-0.15'); // ['en']
 * modelLanguages('sherpa-onnx-streaming-zipformer-bilingual-zh-en-2023-02-20'); // ['zh', 'en']
 * modelLanguages('de, fr'); // ['de', 'fr']
 */
export function modelLanguages(name: string): readonly string[] {
  const spoken = name.split(/[\s,;]+/).flatMap((each) => {
    const codes = each
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => languageOfWord(word) ?? []);
    return /sherpa|lingual|zipformer|paraformer/i.test(each) ? codes : codes.slice(0, 1);
  });
  return [...new Set(spoken)];
}

function languageOfWord(word: string): string | undefined {
  return (
    otherWords.get(word) ?? languageOf(word)?.root ?? languages.find(({ name }) => name.toLowerCase() === word)?.root
  );
}
