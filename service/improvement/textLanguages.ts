import { type KnownLanguage, languageOf } from '../../shared/languages/languages.ts';
import type { ServiceDeps } from '../deps.ts';
import { notSpecified, notSupported, Refusal } from '../http/errors.ts';

const different = 'Source and target language must be the same language; to translate, use /v2/translate.';

/** Share of a text's words that the dictionary knows from which the text is in that language, whatever detection says. */
const enoughWords = 0.5;

/**
 * The language of each text: as detected, or the wanted one where detection cannot tell. Detection is often wrong about
 * a few words, so a text in another language is believed to be one only if the dictionary of the wanted one agrees.
 *
 * @param target the variant that is asked for.
 * @returns root codes in lower case.
 * @throws Refusal 400 for a text in another language than the target, and for one whose language nobody knows.
 */
export async function textLanguages(
  deps: ServiceDeps,
  texts: readonly string[],
  target: KnownLanguage | undefined,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const detected = await Promise.all(texts.map(async (text) => (await deps.detect(text)).detected_language));
  const usual = target?.root ?? detected.find((language) => language !== undefined);
  if (usual === undefined) {
    const { message } = notSpecified('target_lang');
    throw new Refusal(400, `${message}. The language of the text could not be detected with certainty.`);
  }
  const languages: string[] = [];
  for (const [i, text] of texts.entries()) {
    const found = detected[i];
    if (target && found !== undefined && found !== target.root) {
      const { corrector } = deps.improver;
      const known = await corrector.knownShare(text, target.root, signal);
      const other = known < enoughWords ? await corrector.knownShare(text, found, signal) : 0;
      const isOther = known < enoughWords && (other > known || !corrector.languages().includes(found));
      if (isOther) throw new Refusal(400, different);
      languages.push(target.root);
    } else languages.push(found ?? usual);
  }
  return languages;
}

/** The language that is asked for. @throws Refusal 400 for a code that the API does not know. */
export function wantedLanguage(code: string | undefined): KnownLanguage | undefined {
  if (code === undefined || code.trim() === '') return undefined;
  const language = languageOf(code);
  if (!language) throw notSupported('target_lang');
  return language;
}
