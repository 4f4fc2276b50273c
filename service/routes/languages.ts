import { Hono } from 'hono';
import { type Language, type LanguageResource, languageResources, type Resource } from '../../shared/api/languages.ts';
import { detailsHeader } from '../../shared/api/translation.ts';
import { requireScope } from '../http/auth.ts';
import { queryFields } from '../http/body.ts';
import { notSpecified, notSupported, Refusal } from '../http/errors.ts';
import { readOptionalBody } from '../http/readOptionalBody.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Improving } from '../improvement/improver.ts';
import { type Abilities, servedLanguages, servedLanguagesV2 } from '../languages/servedLanguages.ts';
import type { Translating } from '../translation/pipeline.ts';
import { asksForRecognizer, type Speaking, type SpeechEngines, transcriberOf } from '../voice/speechEngines.ts';

type Feature = Resource['features'][number];

const onTarget = (name: string): Feature => ({ name, needs_target_support: true });
const onSource = (name: string): Feature => ({ name, needs_source_support: true });
const onBoth = (name: string): Feature => ({ name, needs_source_support: true, needs_target_support: true });

/** The features of each resource, and the side of a pair that must support them (shapes.md §10). */
const features: Readonly<Record<LanguageResource, readonly Feature[]>> = {
  translate_text: [
    onTarget('formality'),
    onTarget('style_rules'),
    onBoth('tag_handling'),
    onBoth('glossary'),
    onSource('auto_detection'),
    onBoth('translation_memory'),
  ],
  translate_document: [
    onTarget('formality'),
    onTarget('style_rules'),
    onBoth('glossary'),
    onSource('auto_detection'),
    onBoth('translation_memory'),
  ],
  glossary: [],
  voice: [onTarget('formality'), onSource('transcription'), onTarget('translated_speech'), onSource('spoken_terms')],
  write: [onTarget('writing_style'), onTarget('tone')],
  style_rules: [],
  translation_memory: [],
};

/** `GET /v3/languages`, `GET /v3/languages/resources` and the deprecated `/v2/languages`, which older clients ask by POST. */
export function languageRoutes(deps: Translating & Speaking & Improving): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.get('/v3/languages', requireScope('languages:read'), async (c) => {
    const query = queryFields(new URL(c.req.url));
    if (query.product !== undefined) {
      throw new Refusal(400, "Bad request. Reason: The 'product' parameter has been renamed to 'resource'.");
    }
    if (query.resource === undefined) throw notSpecified('resource');
    const resource = languageResources.find((name) => name === query.resource);
    if (!resource) throw notSupported('resource');
    const include = [query.include ?? []].flat().flatMap((value) => value.split(','));
    if (include.some((value) => value !== 'beta' && value !== 'external')) throw notSupported('include');
    const served = servedLanguages(resource, await abilitiesOf(deps));
    const listed = served.filter(({ status }) => status !== 'beta' || include.includes('beta'));
    if (resource !== 'voice' || !asksForRecognizer(c.req.header(detailsHeader))) return c.json(listed);
    return c.json(await Promise.all(listed.map((language) => withRecognizer(deps.speech, language))));
  });
  app.get('/v3/languages/resources', requireScope('languages:read'), (c) =>
    c.json(languageResources.map((name): Resource => ({ name, features: [...features[name]] }))),
  );
  app.on(['GET', 'POST'], '/v2/languages', requireScope('languages:read'), async (c) => {
    const fields = c.req.method === 'POST' ? await readOptionalBody(c.req.raw) : c.req.query();
    const type = fields.type ?? 'source';
    if (type !== 'source' && type !== 'target') {
      throw new Refusal(400, "Parameter 'type' is invalid. 'source' and 'target' are valid values.");
    }
    return c.json(servedLanguagesV2(type, await deps.pipeline.directions()));
  });
  return app;
}

async function withRecognizer(speech: SpeechEngines, language: Language): Promise<Language> {
  const recognizer = language.usable_as_source ? await transcriberOf(speech, language.lang) : undefined;
  return recognizer ? { ...language, recognizer: recognizer.name } : language;
}

async function abilitiesOf({ pipeline, speech, improver }: Translating & Speaking & Improving): Promise<Abilities> {
  const codes = async (engines: readonly { languages(): Promise<readonly string[]> }[]) => {
    const lists = await Promise.all(engines.map((engine) => engine.languages()));
    return new Set(lists.flat().map((code) => code.toLowerCase()));
  };
  return {
    directions: await pipeline.directions(),
    heard: await codes(speech.transcribers),
    spoken: await codes(speech.speakers),
    improver,
  };
}
