import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { say } from '../../../shared/sentences/sentence.ts';
import type { RecordingParams, SavedVoice } from '../../../shared/voiceProtocol.ts';
import { pathOf, uriOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { serviceSource, serviceTarget } from '../../translation/serviceLanguage.ts';
import { resultTypes, sourceTypes } from '../../voice/recordingTypes.ts';
import { saveVoiceFiles, voiceFileName } from '../../voice/voiceSubtitles.ts';
import { readWhole } from '../../workspace/readText.ts';

/**
 * Has a recording written down, translated and spoken by a job of the service, as `interline transcribe` does, and saves the
 * results beside it: `talk.de.srt` for `talk.wav`.
 *
 * @returns `existing` where files of these names are there and are not to be replaced: then nothing was sent.
 * @throws RequestRefused in a sentence for the user, for what is no recording; OperationalError of the service.
 */
export async function translateRecording(
  { service }: Pick<Session, 'service'>,
  { uri, sourceLanguage, languages, results, replace }: RecordingParams,
  signal: AbortSignal,
): Promise<SavedVoice> {
  const path = pathOf(uri);
  const type = path === undefined ? undefined : sourceTypes[extname(path).toLowerCase()];
  if (path === undefined || type === undefined) {
    const kinds = Object.keys(sourceTypes).join(', ');
    throw new RequestRefused(say`A recording is one of ${kinds}.`);
  }
  const wanted = languages.flatMap((language) =>
    results.flatMap((extension) => {
      if (extension === 'ogg' && language === sourceLanguage) return [];
      const target = language === sourceLanguage ? serviceSource(language) : serviceTarget(language);
      const request = { language: target, type: resultTypes[`.${extension}`] ?? '' };
      return [{ request, path: voiceFileName(path, language, extension) }];
    }),
  );
  if (wanted.length === 0) throw new RequestRefused(say`Speech is made of translations: choose a language for them.`);
  const existing = wanted.flatMap((one) => (existsSync(one.path) ? [basename(one.path)] : []));
  if (existing.length > 0 && !replace) return { saved: [], existing };
  const { client } = await service.connect();
  const made = await client.voiceJobs.translate(
    {
      file: { name: basename(path), type, bytes: await readWhole(path) },
      parameters: { source_language: serviceSource(sourceLanguage) },
      targets: wanted.map(({ request }) => request),
    },
    signal,
  );
  const files = wanted.map((one, i) => ({ path: one.path, bytes: made[i] ?? new Uint8Array() }));
  const saved: string[] = [];
  await saveVoiceFiles(files, replace ? 'replace' : 'create', (file) => saved.push(uriOf(file)));
  return { saved, existing: [] };
}
