import { basename } from 'node:path';
import type { Client } from '../../../shared/api/client.ts';
import type { DocumentHandle } from '../../../shared/api/documents.ts';
import { readServiceSentence } from '../../../shared/api/readServiceSentence.ts';
import {
  type KeepDocumentParams,
  keepDocumentRequest,
  type TranslateDocumentResult,
} from '../../../shared/documentProtocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { serviceSource, serviceTarget } from '../../translation/serviceLanguage.ts';
import { readWhole } from '../../workspace/readText.ts';
import { type DocumentJob, resultName } from './documentJob.ts';

/**
 * Sends a document to the service as it is, or follows one that was sent before, and downloads what becomes of it.
 *
 * @throws OperationalError where the service refuses or fails.
 */
export async function asWhole(job: DocumentJob): Promise<TranslateDocumentResult> {
  const { session, path, params, report, signal } = job;
  const { client } = await session.service.connect();
  const handle = params.handle ?? (await upload(client, job));
  const result = await client.documents.follow(
    handle,
    ({ status, seconds_remaining: rest }) =>
      report(status === 'done' ? 100 : status === 'translating' ? 50 : 10, 100, progressWords(status, rest)),
    signal,
  );
  return {
    fileName: resultName(path, params.targetLanguage, params),
    content: Buffer.from(result.bytes).toString('base64'),
    ...(result.billedCharacters === undefined ? {} : { billedCharacters: result.billedCharacters }),
    ...(result.message ? { message: session.localized(readServiceSentence(result.message)) } : {}),
  };
}

async function upload(
  client: Client,
  { session, path, params, options, signal }: DocumentJob,
): Promise<DocumentHandle> {
  const { targetLanguage, sourceLanguage, job } = params;
  const { formality, glossaryIds = [], styleId, memoryId, memoryThreshold, watermark, outputFormat } = options;
  const bytes = await readWhole(path);
  const handle = await client.documents.upload(
    {
      file: { name: basename(path), bytes },
      target_lang: serviceTarget(targetLanguage),
      ...(sourceLanguage ? { source_lang: serviceSource(sourceLanguage) } : {}),
      ...(formality ? { formality: formality as 'default' } : {}),
      ...(glossaryIds.length > 0 ? { glossary_ids: [...glossaryIds] } : {}),
      ...(styleId ? { style_id: styleId } : {}),
      ...(memoryId ? { translation_memory_id: memoryId } : {}),
      ...(memoryId && memoryThreshold !== undefined ? { translation_memory_threshold: memoryThreshold } : {}),
      ...(watermark ? { enable_watermark: true } : {}),
      ...(outputFormat ? { output_format: outputFormat } : {}),
    },
    signal,
  );
  if (job !== undefined)
    await session.connection.sendRequest(keepDocumentRequest, { job, handle } satisfies KeepDocumentParams);
  return handle;
}

/** How far the service is with a document. */
function progressWords(status: string, secondsLeft: number | undefined): Sentence {
  if (secondsLeft) return say`about ${secondsLeft} s left`;
  if (status === 'translating') return say`translating`;
  return status === 'done' ? say`done` : say`waiting`;
}
