import { sameLanguage } from '../../shared/api/serviceSentences.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { certainMatch } from '../../shared/memory/adaptMatch.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { Detecting } from '../engines/detectTexts.ts';
import { glossaryTerms } from '../glossaries/glossaryTerms.ts';
import { documentCharacterLimit } from '../http/limits.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import type { Stores } from '../storage/store.ts';
import { analyseText, maskedText } from '../translation/analyseText.ts';
import type { PipelineResult, Translating } from '../translation/pipeline.ts';
import { plainOptions } from '../translation/plainOptions.ts';
import { documentExtension, documentKind, textKind } from './documentKinds.ts';
import type { DocumentSession, ReadDocument } from './documentSession.ts';
import { UnusableDocument } from './unusableDocument.ts';

/** A document's translation. */
export interface TranslatedDocument {
  /** Encrypted with the key of the document, with its order. */
  readonly sealed: Uint8Array;
  /** Unicode code points, at least the minimum of its kind. */
  readonly billed: number;
  /** What its owner should know of it. */
  readonly message?: string;
}

/** One document that is to be translated. */
export interface DocumentWork {
  /** The document and its order, encrypted. */
  readonly stored: Uint8Array;
  readonly documentKey: string;
  /** Of a key of the free plan. */
  readonly free: boolean;
  /** Holds the characters that the document can cost at most. @throws Refusal 456 where the key has not so many left. */
  reserve(characters: number): Promise<void>;
  /** Called with a share from 0 to 1. */
  onProgress(share: number): void;
}

/** What translating a document takes. */
export type TranslateDocumentDeps = Translating & Detecting & Stores<'glossaries'>;

/** Texts in one call of the pipeline. */
const batch = 50;

/**
 * Translates a document: its texts are read, translated and put back.
 *
 * @throws UnusableDocument, Refusal and OperationalError with sentences for the document's owner.
 */
export async function translateDocument(
  deps: TranslateDocumentDeps,
  memories: MemoryIndexes,
  session: DocumentSession,
  { stored, documentKey, free, reserve, onProgress }: DocumentWork,
  signal: AbortSignal,
): Promise<TranslatedDocument> {
  const { document, source } = await read(deps, session, [stored, documentKey, documentCharacterLimit(free)]);
  const { order, characters } = document;
  const minimum = documentKind(documentExtension(order.name))?.minimum ?? 0;
  if (source && rootLanguage(source) === rootLanguage(order.target)) throw new UnusableDocument(english(sameLanguage));
  await reserve(Math.max(minimum, characters));
  const options = await optionsOf(deps, memories, document, source);
  const answers: PipelineResult[] = [];
  for (let start = 0; start < document.wanted.length; start += batch) {
    signal.throwIfAborted();
    onProgress(start / document.wanted.length);
    const texts = document.wanted.slice(start, start + batch).map((text) => analyseText(text, maskedText));
    pushAll(answers, await deps.pipeline.translate(texts, options, () => signal));
  }
  const written = await session.close(answers);
  return { ...written, billed: Math.max(minimum, written.billed) };
}

/** Reads a document and finds out its language; a picture is read again with the letters of the language that it is in. */
async function read(
  deps: TranslateDocumentDeps,
  session: DocumentSession,
  opening: Parameters<DocumentSession['open']>,
): Promise<{ readonly document: ReadDocument; readonly source: string | undefined }> {
  const document = await session.open(...opening);
  const source = document.source ?? (await detected(deps, document));
  if (document.readAs === undefined || source === undefined || document.readAs === rootLanguage(source))
    return { document, source };
  return { document: await session.openAs(source), source };
}

async function detected(deps: Detecting, { sample }: ReadDocument): Promise<string | undefined> {
  return sample.trim() === '' ? undefined : (await deps.detect([sample]))[0]?.detection.detected_language;
}

async function optionsOf(
  deps: Stores<'glossaries'>,
  memories: MemoryIndexes,
  document: ReadDocument,
  source: string | undefined,
) {
  const { order } = document;
  const terms = await glossaryTerms(deps, order.glossaryIds, source ?? '', order.target);
  const memory = order.memory && {
    index: await memories.open(order.memory.id, { source, target: order.target }, true),
    threshold: order.memory.threshold,
    written: document.marksReview ? order.memory.threshold : Math.max(order.memory.threshold, certainMatch),
  };
  return {
    ...plainOptions,
    target: order.target,
    splitSentences: 'nonewlines',
    preserveFormatting: true,
    kind: textKind(documentExtension(order.name)),
    formality: order.formality,
    customInstructions: order.customInstructions ?? [],
    ...(order.style ? { style: order.style } : {}),
    ...(source ? { source: rootLanguage(source) } : {}),
    ...(terms ? { terms } : {}),
    ...(memory ? { memory } : {}),
  } as const;
}
