import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Client } from '../../../shared/api/client.ts';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import {
  type RecordingParams,
  recordingRequest,
  type SavedVoice,
  type SaveVoiceParams,
  saveVoiceRequest,
  type VoiceAbilities,
  type VoiceSound,
  voiceAbilitiesRequest,
  voiceSessionRequest,
  voiceSoundNotification,
} from '../../../shared/voiceProtocol.ts';
import { pathOf, uriOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { serviceSource, serviceTarget } from '../../translation/serviceLanguage.ts';
import { resultTypes, sourceTypes } from '../../voice/recordingTypes.ts';
import { type SoundQueue, soundQueue } from '../../voice/soundQueue.ts';
import { saveVoiceFiles, subtitleFiles, type VoiceFile, voiceFileName } from '../../voice/voiceSubtitles.ts';
import { readWhole } from '../../workspace/readText.ts';
import type { Feature } from '../feature.ts';
import { voiceAdvice } from './voiceAdvice.ts';

/** Speech as text and translations while it is heard, as `interline voice` has it. */
export const voiceRequests: Feature = {
  register(registry, session) {
    const heard = new Map<string, SoundQueue>();
    registry.onRequest(voiceAbilitiesRequest, (_params, { signal }) => voiceAbilities(session, signal));
    registry.onRequest(voiceSessionRequest, async (params, { signal }) => {
      // sound may come before anything is ready for it
      const live = soundQueue();
      heard.set(params.id, live);
      try {
        const { runVoice } = await import('./runVoice.ts');
        return await runVoice(session, params, live, signal);
      } finally {
        heard.delete(params.id);
      }
    });
    registry.onNotification<VoiceSound>({ method: voiceSoundNotification }, ({ id, data }) => {
      if (data === undefined) heard.get(id)?.end();
      else heard.get(id)?.push(Buffer.from(data, 'base64'));
    });
    registry.onRequest(saveVoiceRequest, saveVoice);
    registry.onRequest(recordingRequest, (params, { signal }) => translateRecording(session, params, signal));
  },
};

async function voiceAbilities({ service, localized }: Session, signal: AbortSignal): Promise<VoiceAbilities> {
  const { client, name, embedded } = await service.connect();
  const [all, spokenTerms] = await Promise.all([client.voice.languages(signal), spokenTermsOf(client, signal)]);
  const sources = all.filter(({ usable_as_source }) => usable_as_source);
  const advice = voiceAdvice(sources, embedded ? undefined : name);
  return {
    service: name,
    embedded,
    sources: sources.map(({ lang, recognizer }) => ({ code: lang, ...(recognizer ? { recognizer } : {}) })),
    targets: all
      .filter(({ usable_as_target }) => usable_as_target)
      .map(({ lang, features }) => ({ code: lang, isSpoken: features.translated_speech !== undefined })),
    spokenTerms,
    ...(advice ? { advice: localized(advice) } : {}),
  };
}

/** None where the service has no such resource, or the key may not list it: speech is heard without them. */
async function spokenTermsOf(client: Client, signal: AbortSignal): Promise<VoiceAbilities['spokenTerms']> {
  try {
    const all = await client.spokenTerms.list(signal);
    return all.map(({ spoken_terms_id: id, name, term_lists }) => ({
      ...{ id, name },
      languages: term_lists.map(({ lang }) => lang),
    }));
  } catch (error) {
    if (error instanceof OperationalError && error.kind !== 'cancelled') return [];
    throw error;
  }
}

async function saveVoice({ base, subtitles, speech, replace }: SaveVoiceParams): Promise<SavedVoice> {
  const path = pathOf(base);
  if (path === undefined) throw new RequestRefused(say`Only files on disk can be saved.`);
  const transcript = new Map(subtitles?.tracks.map(({ language, pieces }) => [language, [...pieces]]));
  const files: readonly VoiceFile[] = [
    ...(subtitles ? subtitleFiles({ transcript, translations: new Map() }, path, subtitles.kind) : []),
    ...(speech
      ? [{ path: voiceFileName(path, speech.language, 'ogg'), bytes: Buffer.from(speech.content, 'base64') }]
      : []),
  ];
  const existing = files.filter((file) => existsSync(file.path)).map((file) => basename(file.path));
  if (existing.length > 0 && !replace) return { saved: [], existing };
  const saved: string[] = [];
  await saveVoiceFiles(files, replace ? 'replace' : 'create', (file) => saved.push(uriOf(file)));
  return { saved, existing: [] };
}

/**
 * Has a recording written down, translated and spoken by a job of the service, as `interline transcribe` does, and saves the
 * results beside it: `talk.de.srt` for `talk.wav`.
 *
 * @returns `existing` where files of these names are there and are not to be replaced: then nothing was sent.
 * @throws RequestRefused in a sentence for the user, for what is no recording; OperationalError of the service.
 */
async function translateRecording(
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
