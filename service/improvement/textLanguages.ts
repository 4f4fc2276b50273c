import { type KnownLanguage, languageOf } from '../../shared/languages/languages.ts';
import type { Detecting } from '../engines/detectTexts.ts';
import { notSpecified, notSupported, Refusal } from '../http/errors.ts';
import { canImprove } from './improvableLanguages.ts';
import type { Improving } from './improver.ts';

const different = 'Source and target language must be the same language; to translate, use /v2/translate.';

/** Share of a text's words that the dictionary knows from which the text is in that language, whatever detection says. */
const enoughWords = 0.5;

/**
 * The language of each text: as detected, or the wanted one where detection cannot tell. Detection is often wrong about
 * a few words, so a text in another language is believed to be one only if the dictionary of the wanted one agrees.
 *
 * @param target the variant that is asked for.
 * @param unsure what becomes of a text whose language cannot be told with certainty where none is asked for: it is taken
 *   for one in the likeliest language that can be improved here, or refused.
 * @returns root codes in lower case.
 * @throws Refusal 400 for a text in another language than the target, and for one whose language nobody knows.
 */
export async function textLanguages(
  deps: Detecting & Improving,
  texts: readonly string[],
  target: KnownLanguage | undefined,
  unsure: 'guessed' | 'refused',
  signal: AbortSignal,
): Promise<readonly string[]> {
  const answers = await deps.detect(texts);
  const detected = answers.map(({ detection }) => detection.detected_language);
  const guesses = unsure === 'refused' ? [] : answers.map(({ likely }) => likely.find(isImproved(deps)));
  const usual = target?.root ?? [...detected, ...guesses].find((language) => language !== undefined);
  if (usual === undefined) {
    const { message } = notSpecified('target_lang');
    throw new Refusal(400, `${message}. The language of the text could not be detected with certainty.`);
  }
  const languages: string[] = [];
  for (const [i, text] of texts.entries()) {
    const language = detected[i];
    if (target && language !== undefined && language !== target.root) {
      const { corrector } = deps.improver;
      const share = await corrector.knownShare(text, target.root, signal);
      const other = share < enoughWords ? await corrector.knownShare(text, language, signal) : 0;
      const isOther = share < enoughWords && (other > share || !corrector.languages().includes(language));
      if (isOther) throw new Refusal(400, different);
      languages.push(target.root);
    } else languages.push(language ?? target?.root ?? guesses[i] ?? usual);
  }
  return languages;
}

function isImproved({ improver }: Improving): (code: string) => boolean {
  return (code) => {
    const language = languageOf(code);
    return language !== undefined && canImprove(improver, language);
  };
}

/** The language that is asked for. @throws Refusal 400 for a code that the API does not know. */
export function wantedLanguage(code: string | undefined): KnownLanguage | undefined {
  if (code === undefined || code.trim() === '') return undefined;
  const language = languageOf(code);
  if (!language) throw notSupported('target_lang');
  return language;
}
