import type { TimedText } from '../../../shared/speech/subRip.ts';
import type { Stores } from '../../storage/store.ts';
import type { StoredVoiceJob, VoiceResult } from '../../storage/voiceJobs.ts';
import { analyseText } from '../../translation/analyseText.ts';
import type { Translating } from '../../translation/pipeline.ts';
import { refusedTranslation } from '../../translation/refusedTranslation.ts';
import { VoiceFailure } from '../voiceErrors.ts';
import { knownLanguage, speechOptions } from '../voiceOrder.ts';

/**
 * Translates what was said into the language of a result; the times stay.
 *
 * @throws VoiceFailure where there is no translation.
 */
export async function translatePieces(
  deps: Translating & Stores<'glossaries'>,
  { source }: Pick<StoredVoiceJob, 'source'>,
  { language }: Pick<VoiceResult, 'language'>,
  pieces: readonly TimedText[],
  signal: AbortSignal,
): Promise<readonly TimedText[]> {
  const options = await speechOptions(deps, source, knownLanguage(language, 'language'));
  const translated: TimedText[] = [];
  for (const piece of pieces) {
    const [answer] = await deps.pipeline.translate([analyseText(piece.text)], options, () => signal);
    const refused = answer && refusedTranslation(answer);
    if (!answer || refused) throw new VoiceFailure('translation', refused?.message ?? 'There is no translation.');
    const { start, end } = piece;
    translated.push(answer.text === piece.text ? piece : { text: answer.text, start, end });
  }
  return translated;
}
