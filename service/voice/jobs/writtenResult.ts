import { languageOf } from '../../../shared/languages/languages.ts';
import { subRip, type TimedText } from '../../../shared/speech/subRip.ts';
import type { VoiceResult } from '../../storage/voiceJobs.ts';
import { mediaType, writableTypes } from '../audio/mediaTypes.ts';
import type { Speaking } from '../speechEngines.ts';
import { spokenPieces } from './spokenPieces.ts';

/** The parts of the file of a result: sound, subtitles or lines of text, as its type says. */
export function writtenResult(
  deps: Speaking,
  result: Pick<VoiceResult, 'language' | 'type'>,
  pieces: readonly TimedText[],
  signal: AbortSignal,
): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const media = mediaType(result.type, writableTypes);
  const language = languageOf(result.language)?.code ?? result.language;
  if (media) return spokenPieces(deps, pieces, { language, type: media }, signal);
  const isSubtitles = result.type === 'application/x-subrip';
  return [Buffer.from(isSubtitles ? subRip(pieces) : `${pieces.map((piece) => piece.text).join('\n')}\n`)];
}
