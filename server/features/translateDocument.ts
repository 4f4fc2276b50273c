import { basename } from 'node:path';
import { readServiceSentence } from '../../shared/api/readServiceSentence.ts';
import { encodeEdits } from '../../shared/encoding/encodeEdits.ts';
import { packageCodecOf } from '../../shared/encoding/packageCodecs.ts';
import { asSource } from '../../shared/formats/pair.ts';
import { standsFor } from '../../shared/languages/languageTag.ts';
import type { TranslateDocumentParams, TranslateDocumentResult } from '../../shared/protocol.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { pathOf } from '../lsp/paths.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import { countOrigins } from '../translation/origins.ts';
import { serviceSource, serviceTarget } from '../translation/serviceLanguage.ts';
import { inLanguage } from '../translation/targets.ts';
import { type FileTranslation, translateFile } from '../translation/translateFile.ts';
import { documentName } from '../workspace/documentName.ts';
import { readText, readWhole } from '../workspace/readText.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import { summaryOf } from './commands/summary.ts';
import { type ReportProgress, withProgress } from './withProgress.ts';

/**
 * Translates a whole document. A localization file goes segment by segment, so that the project's memory and glossary
 * are used and no placeholder is lost; any other document goes to the service as it is. Nothing is written.
 */
export async function translateDocument(
  session: Session,
  params: TranslateDocumentParams,
  signal: AbortSignal,
): Promise<TranslateDocumentResult> {
  const path = pathOf(params.uri);
  if (path === undefined) throw new RequestRefused(say`Only documents on disk can be translated.`);
  const title = say`Translating ${basename(path)}`;
  return withProgress(session, { title, token: params.workDoneToken, signal }, async (report, stop) => {
    const snapshot = await session.latest(params.uri);
    return snapshot
      ? await bySegments(session, snapshot, params, report, stop)
      : await asWhole(session, path, params, report, stop);
  });
}

async function bySegments(
  session: Session,
  snapshot: Snapshot,
  { targetLanguage, sourceLanguage }: TranslateDocumentParams,
  report: ReportProgress,
  signal: AbortSignal,
): Promise<TranslateDocumentResult> {
  const { file, translator } = snapshot;
  const options = {
    signal,
    target: targetLanguage,
    onProgress: (done: number, total: number) => report(done, total),
    ...(sourceLanguage ? { source: sourceLanguage } : {}),
  };
  const translation = await translateFile(translator, targetOf(snapshot, targetLanguage, sourceLanguage), options);
  signal.throwIfAborted();
  const { translated, failed } = countOrigins(translation.translations);
  if (translated === 0 && failed > 0)
    throw new RequestRefused(summaryOf(translation.translations, basename(file.path)));
  return {
    fileName: translation.created ? basename(documentName(file.path, targetLanguage)) : basename(file.path),
    content: Buffer.from(await bytesOf(snapshot, translation)).toString('base64'),
    translated,
    failed,
    message: session.localized(summaryOf(translation.translations, basename(file.path))),
  };
}

/** A bilingual file is filled; a file of one language is made anew in the other from its own text. */
function targetOf({ file }: Snapshot, targetLanguage: string, sourceLanguage: string | undefined) {
  const { format, catalog, path } = file;
  if (format.kind === 'bilingual' && (catalog.kind === 'bilingual' || file.role === 'target')) {
    const wider = inLanguage(file, targetLanguage);
    const own = targetLanguagesOf(wider);
    if (own.length > 0 && !own.some((one) => standsFor(one, targetLanguage))) {
      throw new RequestRefused(say`${basename(path)} is a translation into ${own.join(', ')}, not ${targetLanguage}.`);
    }
    return wider;
  }
  const own = file.role === 'target' ? (file.targetLanguage ?? file.sourceLanguage) : file.sourceLanguage;
  const language = sourceLanguage ?? own;
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

async function asWhole(
  session: Session,
  path: string,
  { targetLanguage, sourceLanguage }: TranslateDocumentParams,
  report: ReportProgress,
  signal: AbortSignal,
): Promise<TranslateDocumentResult> {
  const bytes = await readWhole(path);
  const { client } = await session.service.connect();
  const result = await client.documents.translate(
    {
      file: { name: basename(path), bytes },
      target_lang: serviceTarget(targetLanguage),
      ...(sourceLanguage ? { source_lang: serviceSource(sourceLanguage) } : {}),
    },
    ({ status, seconds_remaining: rest }) =>
      report(status === 'done' ? 100 : status === 'translating' ? 50 : 10, 100, progressWords(status, rest)),
    signal,
  );
  return {
    fileName: basename(documentName(path, targetLanguage)),
    content: Buffer.from(result.bytes).toString('base64'),
    ...(result.billedCharacters === undefined ? {} : { billedCharacters: result.billedCharacters }),
    ...(result.message ? { message: session.localized(readServiceSentence(result.message)) } : {}),
  };
}

/** How far the service is with a document. */
function progressWords(status: string, secondsLeft: number | undefined): Sentence {
  if (secondsLeft) return say`about ${secondsLeft} s left`;
  if (status === 'translating') return say`translating`;
  return status === 'done' ? say`done` : say`waiting`;
}
