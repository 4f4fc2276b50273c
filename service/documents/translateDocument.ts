import { rootOf } from '../../shared/languages/languages.ts';
import type { ServiceDeps } from '../deps.ts';
import { glossaryTerms } from '../glossaries/glossaryTerms.ts';
import { documentCharacterLimit } from '../http/limits.ts';
import { codePoints } from '../http/quota.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import { plainOptions } from '../translation/plainOptions.ts';
import { documentExtension, documentKind } from './documentKinds.ts';
import type { DocumentOrder } from './documentOrder.ts';
import type { OpenDocument } from './documentReader.ts';
import { openDocument } from './openDocument.ts';
import { translateTexts } from './translateTexts.ts';
import { UnusableDocument } from './unusableDocument.ts';

/** A document's translation. */
export interface TranslatedDocument {
  readonly bytes: Uint8Array;
  /** Unicode code points, at least the minimum of its kind. */
  readonly billed: number;
  /** What its owner should know of it. */
  readonly message?: string;
}

/** One document that is to be translated. */
export interface DocumentWork {
  readonly order: DocumentOrder;
  readonly bytes: Uint8Array;
  /** Of a key of the free plan. */
  readonly free: boolean;
  /** Holds the characters that the document can cost at most. @throws Refusal 456 where the key has not so many left. */
  reserve(characters: number): Promise<void>;
  /** Called with a share from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Translates a document: its texts are read, translated and put back.
 *
 * @throws UnusableDocument, Refusal and OperationalError with sentences for the document's owner.
 */
export async function translateDocument(
  deps: ServiceDeps,
  memories: MemoryIndexes,
  { order, bytes, free, reserve, onProgress }: DocumentWork,
  signal: AbortSignal,
): Promise<TranslatedDocument> {
  const { document, source } = await read(deps, order, bytes, signal);
  const minimum = documentKind(documentExtension(order.name))?.minimum ?? 0;
  const characters = document.texts.reduce((sum, text) => sum + codePoints(text.source.value), 0);
  const limit = documentCharacterLimit(free);
  if (characters > limit) throw new UnusableDocument(`The document has more than ${limit} characters.`);
  if (source && rootOf(source) === rootOf(order.target))
    throw new UnusableDocument('Source and target language are equal.');
  await reserve(Math.max(minimum, characters));
  const options = await optionsOf(deps, memories, order, source);
  const done = await translateTexts(deps.pipeline, document.texts, options, onProgress, signal);
  const [failure] = [...done.failures.values()];
  if (done.translations.size === 0 && failure) throw new UnusableDocument(failure);
  const result = await document.close(order.target, done.translations, { watermark: order.watermark });
  const missing = new Map([...done.failures, ...result.refused]);
  const [reason] = [...missing.values()];
  const lacking = reason && `${missing.size} of ${document.texts.length} texts were not translated. ${reason}`;
  const message = [lacking, result.note].filter(Boolean).join(' ');
  return { bytes: result.bytes, billed: Math.max(minimum, done.billed), ...(message ? { message } : {}) };
}

interface ReadDocument {
  readonly document: OpenDocument;
  readonly source: string | undefined;
}

/** Reads a document and finds out its language; a picture is read again with the letters of the language that it is in. */
async function read(
  deps: ServiceDeps,
  { name, output, source, target }: DocumentOrder,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const open = (known: string | undefined) =>
    openDocument(bytes, { name, output }, { source: known, target }, deps.documents, signal);
  const document = await open(source);
  const found = source ?? document.sourceLanguage ?? (await detected(deps, document));
  if (document.readAs === undefined || found === undefined || document.readAs === rootOf(found))
    return { document, source: found };
  return { document: await open(found), source: found };
}

async function detected(deps: ServiceDeps, { texts }: OpenDocument): Promise<string | undefined> {
  const sample = texts
    .map((text) => text.source.shape)
    .join('\n')
    .replaceAll('\uFFFC', ' ')
    .slice(0, 4000);
  return sample.trim() === '' ? undefined : (await deps.detect(sample)).detected_language;
}

async function optionsOf(deps: ServiceDeps, memories: MemoryIndexes, order: DocumentOrder, source: string | undefined) {
  const terms = await glossaryTerms(deps, order.glossaryIds, source ?? '', order.target);
  const memory = order.memory && {
    index: await memories.open(order.memory.id, source, order.target),
    threshold: order.memory.threshold,
  };
  return {
    ...plainOptions,
    target: order.target,
    splitSentences: 'nonewlines',
    preserveFormatting: true,
    formality: order.formality,
    customInstructions: order.customInstructions ?? [],
    ...(order.style ? { style: order.style } : {}),
    ...(source ? { source: rootOf(source) } : {}),
    ...(terms ? { terms } : {}),
    ...(memory ? { memory } : {}),
  } as const;
}
