import { defaultTargetMediaType, type VoiceSessionRequest, voiceSessionRequestSchema } from '../../shared/api/voice.ts';
import { type KnownLanguage, languageOf } from '../../shared/languages/languages.ts';
import { glossaryTerms, uuid } from '../glossaries/glossaryTerms.ts';
import { checked } from '../http/body.ts';
import { notSpecified, notSupported, Refusal } from '../http/errors.ts';
import type { Stores } from '../storage/store.ts';
import { formalityFor } from '../styles/styling.ts';
import type { PipelineOptions, Translating } from '../translation/pipeline.ts';
import { plainOptions } from '../translation/plainOptions.ts';
import { whatWouldServe } from '../translation/whatWouldServe.ts';
import { type MediaType, mediaType, readableTypes, writableTypes } from './audio/mediaTypes.ts';
import { type Speaking, speakerOf, transcriberOf, whatWouldSpeak, whatWouldTranscribe } from './speechEngines.ts';

/** What a session is to do, checked. */
export interface VoiceOrder {
  readonly format: 'json' | 'msgpack';
  readonly media: MediaType;
  /** Root code. */
  readonly source: string;
  readonly targets: readonly { readonly language: string; readonly options: PipelineOptions }[];
  readonly speech?: {
    readonly language: string;
    readonly media: MediaType;
    readonly voice: 'female' | 'male' | 'match';
  };
  readonly terms: readonly string[];
}

/** Languages that a session is translated into. */
const mostTargets = 5;

/**
 * A request for a session, checked against what the engines of this machine can do.
 *
 * @throws Refusal 400 for what nothing here does, saying what it can; 404 for a glossary or terms that are not there.
 */
export async function voiceOrder(
  deps: Translating & Speaking & Stores<'glossaries' | 'spokenTerms'>,
  fields: Readonly<Record<string, unknown>>,
): Promise<VoiceOrder> {
  const request = checked(voiceSessionRequestSchema, fields);
  const media = requireType(request.source_media_content_type, 'source_media_content_type', readableTypes, 'read');
  const source = await requireSource(deps, request.source_language);
  const spoken = (request.target_media_languages ?? []).map((code) => knownLanguage(code, 'target_media_languages'));
  if (spoken.length > 1) throw notSupported('target_media_languages', 'At most one language is spoken.');
  const asked = (request.target_languages ?? []).map((code) => knownLanguage(code, 'target_languages'));
  const targets = new Map([...asked, ...spoken].map((language) => [language.code, language]));
  if (targets.size > mostTargets)
    throw notSupported('target_languages', `At most ${mostTargets} languages are accepted.`);
  const options: VoiceOrder['targets'][number][] = [];
  for (const language of targets.values()) {
    options.push({ language: language.code, options: await speechOptions(deps, source, language, request) });
  }
  const speech = await requireSpeech(deps, request, spoken[0]);
  return {
    format: request.message_format ?? 'json',
    media,
    source,
    targets: options,
    ...(speech ? { speech } : {}),
    terms: await termsOf(deps, request.spoken_terms_id, source),
  };
}

/** @throws Refusal 400 that names the types that can be used. */
export function requireType(value: string, name: string, list: readonly string[], verb: 'read' | 'written'): MediaType {
  const type = mediaType(value, list);
  if (!type) throw notSupported(name, `This service can have it ${verb} as ${list.join(', ')}.`);
  return type;
}

/** @throws Refusal 400 for a language whose speech nothing here writes down. */
export async function requireSource(deps: Speaking, code: string | undefined): Promise<string> {
  if (code === undefined || code.trim() === '') {
    throw new Refusal(
      400,
      `Parameter 'source_language' not specified: the language of speech is not detected here. ${await whatWouldTranscribe(deps.speech)}`,
    );
  }
  const language = knownLanguage(code, 'source_language');
  if (!(await transcriberOf(deps.speech, language.root))) {
    throw notSupported('source_language', await whatWouldTranscribe(deps.speech));
  }
  return language.root;
}

/**
 * How speech is translated into a language.
 *
 * @throws Refusal 400 for a pair that no engine here translates, 404 for a glossary that has no dictionary for it.
 */
export async function speechOptions(
  deps: Translating & Stores<'glossaries'>,
  source: string,
  target: KnownLanguage,
  request: Pick<VoiceSessionRequest, 'glossary_id'> & { readonly formality?: string | undefined } = {},
): Promise<PipelineOptions> {
  const directions = await deps.pipeline.directions();
  const served = directions.some(
    (direction) => direction.source === source && direction.target === target.root && !direction.partial,
  );
  if (target.root !== source && !served) {
    throw notSupported('target_languages', whatWouldServe(source, target.root));
  }
  const id = request.glossary_id;
  if (id !== undefined && !uuid.test(id)) throw notSupported('glossary_id');
  const terms =
    id === undefined || target.root === source ? undefined : await glossaryTerms(deps, [id], source, target.code);
  const words = { formal: 'more', informal: 'less', more: 'more', less: 'less' } as const;
  const asked = words[request.formality as keyof typeof words] ?? 'default';
  return {
    ...plainOptions,
    kind: 'speech',
    source,
    target: target.code,
    formality: formalityFor(asked, target, directions),
    ...(terms ? { terms } : {}),
  };
}

async function requireSpeech(
  deps: Speaking,
  request: ReturnType<typeof voiceSessionRequestSchema.parse>,
  language: KnownLanguage | undefined,
): Promise<VoiceOrder['speech']> {
  const written = request.target_media_content_type;
  const media = requireType(written ?? defaultTargetMediaType, 'target_media_content_type', writableTypes, 'written');
  if (!language) return undefined;
  if (!(await speakerOf(deps.speech, language.code))) {
    throw notSupported('target_media_languages', await whatWouldSpeak(deps.speech));
  }
  return { language: language.code, media, voice: request.target_media_voice ?? 'female' };
}

async function termsOf(
  deps: Stores<'spokenTerms'>,
  id: string | undefined,
  source: string,
): Promise<readonly string[]> {
  if (id === undefined) return [];
  if (!uuid.test(id)) throw notSupported('spoken_terms_id');
  const collection = await deps.store.spokenTerms.get(id.toLowerCase());
  if (!collection) throw new Refusal(404, 'Spoken terms not found');
  const list = collection.lists.find(({ lang }) => lang === source);
  if (!list) throw notSupported('spoken_terms_id', `The collection has no terms in ${source}.`);
  return list.terms;
}

/** @throws Refusal 400 for a code that the API does not know. */
export function knownLanguage(code: string, name: string): KnownLanguage {
  const language = languageOf(code);
  if (!language) throw code.trim() === '' ? notSpecified(name) : notSupported(name);
  return language;
}
