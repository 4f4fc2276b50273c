import { Hono } from 'hono';
import {
  detailsHeader,
  type TranslateResponse,
  type Translation,
  translateRequestSchema,
} from '../../shared/api/translation.ts';
import { languageOf } from '../../shared/languages/languages.ts';
import { certainMatch } from '../../shared/memory/adaptMatch.ts';
import { glossaryIds, glossaryTerms } from '../glossaries/glossaryTerms.ts';
import { requireScope } from '../http/auth.ts';
import { checked } from '../http/body.ts';
import { codePoints } from '../http/codePoints.ts';
import { notSupported, Refusal } from '../http/errors.ts';
import { billCharacters, requireQuota } from '../http/quota.ts';
import { reportingTag } from '../http/reportingTag.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { readTextFields, requireTexts } from '../http/textRequest.ts';
import { sourceLanguage, targetLanguage } from '../languages/languagePair.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import type { Clock, Stoppable } from '../process/running.ts';
import type { Stores } from '../storage/store.ts';
import { styleFor } from '../styles/styleList.ts';
import { formalityFor, refuseUnservable } from '../styles/styling.ts';
import { analyseText } from '../translation/analyseText.ts';
import type { PipelineOptions, PipelineOrigin, PipelineResult, Translating } from '../translation/pipeline.ts';
import { refusedTranslation } from '../translation/refusedTranslation.ts';
import type { TagOptions } from '../translation/taggedText.ts';

/** `POST /v2/translate`. */
export function translateRoutes(
  deps: Clock & Stoppable & OptionsDeps & Stores<'usage' | 'ledger'>,
  memories: MemoryIndexes,
): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.post('/v2/translate', requireScope('translate:text'), async (c) => {
    const tag = reportingTag(c.req.header('x-service-reporting-tag'));
    const asked = new Set(
      c.req
        .header(detailsHeader)
        ?.toLowerCase()
        .split(/[\s,]+/),
    );
    const details = asked.has('origin');
    const request = await readRequest(c.req.raw);
    const characters = request.text.reduce((sum, text) => sum + codePoints(text), 0);
    await requireQuota(deps, c.get('key'), characters);
    const options = await pipelineOptions(deps, memories, request, details && asked.has('review'));
    const wanted = () => AbortSignal.any([c.req.raw.signal, deps.stopping]);
    const notation = notationOf(request);
    const texts = request.text.map((text) => analyseText(text, notation));
    const results = await deps.pipeline.translate(texts, options, wanted);
    if (!details) await refuseUntranslated(deps, results, options);
    const isBilled = (result: PipelineResult) =>
      details ? result.origin.kind !== 'none' : refusedTranslation(result) === undefined;
    const billed = results.map((result, i) => (isBilled(result) ? codePoints(request.text[i] ?? '') : 0));
    await billCharacters(
      deps,
      c.get('key'),
      'translate',
      billed.reduce((sum, amount) => sum + amount, 0),
      tag,
    );
    const translations = results.map(
      (result, i): Translation => ({
        detected_source_language: result.detectedSource.toUpperCase(),
        text: result.text,
        ...(request.show_billed_characters ? { billed_characters: billed[i] ?? 0 } : {}),
        ...(request.model_type ? { model_type_used: modelUsed(request.model_type) } : {}),
        ...(request.tag_handling ? { tag_handling_version: notation.tagHandlingVersion } : {}),
        ...(details || refusedTranslation(result) ? { origin: toldOrigin(result.origin) } : {}),
      }),
    );
    return c.json({ translations } satisfies TranslateResponse);
  });
  return app;
}

type Request = ReturnType<typeof translateRequestSchema.parse>;

/** The body, every field of it checked. @throws Refusal in the API's words. */
async function readRequest(raw: globalThis.Request): Promise<Request> {
  const body = await readTextFields(raw);
  const request = checked(translateRequestSchema, body);
  requireTexts(request.text);
  return request;
}

/** How the texts of a request are read. */
function notationOf(request: Request): TagOptions {
  return {
    tagHandlingVersion: request.tag_handling_version ?? 'v1',
    outlineDetection: request.outline_detection ?? true,
    splittingTags: request.splitting_tags ?? [],
    nonSplittingTags: request.non_splitting_tags ?? [],
    ignoreTags: request.ignore_tags ?? [],
    ...(request.tag_handling ? { tagHandling: request.tag_handling } : {}),
  };
}

/** What a request's options are made with. */
type OptionsDeps = Translating & Stores<'glossaries' | 'styleRules'>;

/** @param reviews whether the client marks uncertain matches for review. */
async function pipelineOptions(
  deps: OptionsDeps,
  memories: MemoryIndexes,
  request: Request,
  reviews: boolean,
): Promise<PipelineOptions> {
  const target = targetLanguage(request.target_lang);
  const source = sourceLanguage(request.source_lang);
  const ids = glossaryIds(request);
  const depends = request.custom_instructions ?? request.style_id ?? request.formality;
  const directions = depends === undefined ? [] : await deps.pipeline.directions();
  refuseUnservable(request, target, directions);
  const { style, instructions } = await styleFor(deps, request, target, directions);
  const terms = await glossaryTerms(deps, ids, source?.root ?? '', target.code);
  const memoryId = request.translation_memory_id;
  const threshold = request.translation_memory_threshold ?? 75;
  const memory = memoryId !== undefined && {
    index: await memories.open(memoryId, { source: source?.code, target: target.code }, false),
    threshold,
    written: reviews ? threshold : Math.max(threshold, certainMatch),
  };
  return {
    target: target.code,
    splitSentences: request.split_sentences ?? (request.tag_handling === 'html' ? 'nonewlines' : '1'),
    preserveFormatting: request.preserve_formatting ?? false,
    formality: formalityFor(request.formality, target, directions),
    customInstructions: [...(request.custom_instructions ?? []), ...instructions],
    ...(style ? { style } : {}),
    ...(source ? { source: source.root } : {}),
    ...(request.context === undefined ? {} : { context: request.context }),
    ...(request.text_details ? { details: request.text_details } : {}),
    ...(terms ? { terms } : {}),
    ...(memory ? { memory } : {}),
  };
}

/**
 * A client that did not ask for details expects translations: it gets none where no text has one, and none where another
 * try can bring more. Else the texts that nothing here translates come back as they were, and their origin says so.
 */
async function refuseUntranslated(deps: Translating, results: readonly PipelineResult[], options: PipelineOptions) {
  const refusals = results.flatMap((result) => refusedTranslation(result) ?? []);
  const [refused] = refusals;
  if (!refused) return;
  const broken = refusals.find((each) => each.broken);
  if (broken) throw new Refusal(503, broken.message);
  if (results.some(({ origin }) => origin.kind !== 'none' && origin.kind !== 'unchanged')) return;
  const root = languageOf(options.target)?.root;
  const served = (await deps.pipeline.directions()).some(
    (direction) => direction.target === root && !direction.partial,
  );
  if (!served) throw notSupported('target_lang', refused.message);
  throw new Refusal(400, refused.message);
}

function toldOrigin(origin: PipelineOrigin): NonNullable<Translation['origin']> {
  if (origin.kind !== 'none') return origin;
  const { kind, message } = origin;
  return { kind, message };
}

/** There is one model a direction here; what was asked for is what is used. */
function modelUsed(asked: string): string {
  return asked === 'latency_optimized' ? asked : 'quality_optimized';
}
