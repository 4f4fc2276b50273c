import { basename } from 'node:path';
import type { TranslateDocumentResult } from '../../../shared/documentProtocol.ts';
import { encodeEdits } from '../../../shared/encoding/encodeEdits.ts';
import { packageCodecOf } from '../../../shared/encoding/packageCodecs.ts';
import { asSource } from '../../../shared/formats/pair.ts';
import { standsFor } from '../../../shared/languages/languageTag.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Snapshot } from '../../lsp/session.ts';
import { countOrigins } from '../../translation/origins.ts';
import { inLanguage } from '../../translation/targets.ts';
import { type FileTranslation, translateFile } from '../../translation/translateFile.ts';
import { textsOf } from '../../translation/uploadDocument.ts';
import { documentName } from '../../workspace/documentName.ts';
import { readText } from '../../workspace/readText.ts';
import { targetLanguagesOf } from '../../workspace/targetLanguages.ts';
import { summaryOf } from '../commands/summary.ts';
import { type DocumentJob, resultName } from './documentJob.ts';

/**
 * Translates the texts of a document one by one.
 *
 * @throws RequestRefused where it is in another language, or nothing was translated; OperationalError where it was the
 *   service that failed.
 */
export async function bySegments(job: DocumentJob, snapshot: Snapshot): Promise<TranslateDocumentResult> {
  const { session, params, signal, report } = job;
  const { targetLanguage, sourceLanguage } = params;
  const { file, translator } = snapshot;
  const name = basename(file.path);
  const options = {
    signal,
    target: targetLanguage,
    texts: textsOf(job.options),
    onProgress: (done: number, total: number) => report(done, total),
    ...(sourceLanguage ? { source: sourceLanguage } : {}),
  };
  const translation = await translateFile(
    translator,
    segmentsTarget(snapshot, targetLanguage, sourceLanguage),
    options,
  );
  signal.throwIfAborted();
  const { translated, failed } = countOrigins(translation.translations);
  const summary = summaryOf(translation.translations, name);
  if (translated === 0 && failed > 0) {
    const error = translation.translations.find((one) => one.error)?.error;
    throw error ?? new RequestRefused(summary);
  }
  return {
    fileName: resultName(file.path, targetLanguage, params),
    content: Buffer.from(await bytesOf(snapshot, translation)).toString('base64'),
    message: session.localized(summary),
  };
}

/** A bilingual file is filled; for a file of one language, the file of the other is made from its text. */
export function segmentsTarget(
  { file }: Pick<Snapshot, 'file'>,
  targetLanguage: string,
  sourceLanguage: string | undefined,
) {
  const { format, catalog, path } = file;
  if (format.kind === 'bilingual' && (catalog.kind === 'bilingual' || file.role === 'target')) {
    const wider = inLanguage(file, targetLanguage);
    const targets = targetLanguagesOf(wider);
    if (targets.length > 0 && !targets.some((one) => standsFor(one, targetLanguage))) {
      throw new RequestRefused(
        say`${basename(path)} is a translation into ${targets.join(', ')}, not ${targetLanguage}.`,
      );
    }
    return wider;
  }
  const fileLanguage = file.role === 'target' ? (file.targetLanguage ?? file.sourceLanguage) : file.sourceLanguage;
  const language = sourceLanguage ?? fileLanguage;
  const source = {
    ...file,
    role: 'source' as const,
    catalog: asSource(format.parse(catalog.text, catalog.path), language),
    sourceLanguage: language,
  };
  const absent = { path: documentName(path, targetLanguage), sourcePath: path, targetLanguage };
  return { absent, source };
}

/** In the file's own encoding where that can hold the text; a buffer that was edited is UTF-8. */
async function bytesOf({ path, version }: Snapshot, { base, edits, text }: FileTranslation): Promise<Uint8Array> {
  if (version === null) {
    const { bytes, decoded } = await readText(path);
    if (decoded.text === base.catalog.text) return encodeEdits(bytes, decoded, edits);
    if (packageCodecOf(decoded.encoding)) throw new RequestRefused(say`${basename(path)} changed while it was read.`);
  }
  return new TextEncoder().encode(text);
}
