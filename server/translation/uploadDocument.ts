import { basename } from 'node:path';
import type { Client } from '../../shared/api/client.ts';
import type { DocumentFields, DocumentHandle } from '../../shared/api/documents.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { DocumentOptions } from '../../shared/documentProtocol.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import { readWhole } from '../workspace/readText.ts';
import { projectTexts, withoutRefused } from './projectTexts.ts';
import { serviceSource, serviceTarget } from './serviceLanguage.ts';
import type { ServiceTexts } from './serviceRequest.ts';

/** A document that is sent to a service as it is. */
export interface SentDocument {
  readonly path: string;
  /** BCP 47, as is the other. */
  readonly targetLanguage: string;
  /** Detected, or read from the document, where it is absent. */
  readonly sourceLanguage?: string | undefined;
  readonly options: DocumentOptions;
  /** What its project wishes counts where `options` say nothing. */
  readonly settings: Pick<ProjectSettings, 'translation'>;
}

/**
 * Sends a document. What its project wishes and the service refuses is left out.
 *
 * @returns what leads to it at the service, and what was left out, a sentence each.
 * @throws OperationalError where the service refuses or fails; UnreadableFileError where the document cannot be read.
 */
export async function uploadDocument(
  client: Pick<Client, 'documents'>,
  document: SentDocument,
  signal: AbortSignal,
): Promise<{ readonly handle: DocumentHandle; readonly notices: readonly Sentence[] }> {
  const { path, targetLanguage, options } = document;
  const file = { name: basename(path), bytes: await readWhole(path) };
  const notices: Sentence[] = [];
  let wishes = documentWishes(document, notices);
  for (;;) {
    try {
      const fields = fieldsOf(document, { ...wishes, ...textsOf(options) });
      return { handle: await client.documents.upload({ ...fields, file }, signal), notices };
    } catch (error) {
      const left = error instanceof OperationalError ? withoutRefused(error, wishes, targetLanguage) : undefined;
      if (!left) throw error;
      wishes = left.wishes;
      notices.push(left.notice);
    }
  }
}

/** What of a document's options texts are sent with, too. */
export function textsOf(options: DocumentOptions): ServiceTexts {
  const { formality, glossaryIds, styleId, memoryId, memoryThreshold } = options;
  return {
    ...(formality ? { formality } : {}),
    ...(glossaryIds && glossaryIds.length > 0 ? { glossaryIds } : {}),
    ...(styleId ? { styleId } : {}),
    ...(memoryId ? { memoryId } : {}),
    ...(memoryId && memoryThreshold !== undefined ? { memoryThreshold } : {}),
  };
}

/** What the project wants for a document, as far as documents can have it and nobody said otherwise. */
function documentWishes(
  { settings, targetLanguage, sourceLanguage, options }: SentDocument,
  notices: Sentence[],
): ServiceTexts {
  const { instructions, glossaryIds, ...wishes } = projectTexts(settings, targetLanguage);
  if (instructions)
    notices.push(say`Documents that are sent as a whole take no instructions: those of the project were left out.`);
  const said = Object.keys(textsOf(options));
  if (glossaryIds && !sourceLanguage && !said.includes('glossaryIds'))
    notices.push(say`The project’s glossaries need the language of the document: they were left out.`);
  const all = { ...wishes, ...(glossaryIds && sourceLanguage ? { glossaryIds } : {}) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !said.includes(name)));
}

function fieldsOf({ targetLanguage, sourceLanguage, options }: SentDocument, texts: ServiceTexts): DocumentFields {
  const { watermark, outputFormat } = options;
  const { formality, glossaryIds = [], styleId, memoryId, memoryThreshold } = texts;
  return {
    target_lang: serviceTarget(targetLanguage),
    ...(sourceLanguage ? { source_lang: serviceSource(sourceLanguage) } : {}),
    ...(formality ? { formality: formality as 'default' } : {}),
    ...(glossaryIds.length > 0 ? { glossary_ids: [...glossaryIds] } : {}),
    ...(styleId ? { style_id: styleId } : {}),
    ...(memoryId ? { translation_memory_id: memoryId } : {}),
    ...(memoryId && memoryThreshold !== undefined ? { translation_memory_threshold: memoryThreshold } : {}),
    ...(watermark ? { enable_watermark: true } : {}),
    ...(outputFormat ? { output_format: outputFormat } : {}),
  };
}
