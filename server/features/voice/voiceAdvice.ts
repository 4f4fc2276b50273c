import type { Language } from '../../../shared/api/languages.ts';
import { noRecognizer, otherRecognizer } from '../../../shared/api/serviceSentences.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';

const setting = 'interline.service.speechEndpoint';

/**
 * What would transcribe speech, where nothing does, or one language alone is served on this machine.
 *
 * @param sources the languages that can be heard.
 * @param host that of a remote service; undefined for the embedded one.
 * @example voiceAdvice([], undefined); // Nothing here transcribes speech: install …
 */
export function voiceAdvice(
  [first, ...more]: readonly Pick<Language, 'lang'>[],
  host: string | undefined,
): Sentence | undefined {
  if (host !== undefined) {
    return first
      ? undefined
      : say`${host} transcribes speech in no language: sign in to a service that does, or sign out to use a recognizer on this machine.`;
  }
  if (!first) return noRecognizer(setting);
  return more.length === 0 ? otherRecognizer({ language: first.lang }, setting) : undefined;
}
