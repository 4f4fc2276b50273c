import { basename, dirname, extname, relative } from 'node:path';
import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import type { DocumentOptions, TranslateDocumentParams } from '../../../shared/documentProtocol.ts';
import type { Session } from '../../lsp/session.ts';
import { documentName } from '../../workspace/documentName.ts';
import type { ReportProgress } from '../withProgress.ts';

/** One document on its way into a language. */
export interface DocumentJob {
  readonly session: Session;
  readonly path: string;
  readonly params: TranslateDocumentParams;
  readonly options: DocumentOptions;
  readonly report: ReportProgress;
  readonly signal: AbortSignal;
}

/** Kinds of documents that the service can mark as translated by it. */
const marked = new Set(['.docx', '.docm', '.pdf']);

/** Whether a document that can be translated segment by segment is to be sent as it is: only then are all its options heeded. */
export function goesAsWhole(path: string, { whole, watermark, outputFormat }: DocumentOptions): boolean {
  const extension = extname(path).toLowerCase();
  const isOther = outputFormat !== undefined && outputFormat !== extension.slice(1);
  return whole === true || isOther || (watermark === true && marked.has(extension));
}

/** The path of the result; see {@link documentName}. */
export function resultPath(
  path: string,
  language: string,
  { options, naming }: Pick<TranslateDocumentParams, 'options' | 'naming'>,
): string {
  return documentName(path, language, { pattern: naming, extension: options?.outputFormat });
}

/** The name of the result from the folder of the document, with slashes. */
export function resultName(path: string, language: string, params: TranslateDocumentParams): string {
  return slashedPath(relative(dirname(path), resultPath(path, language, params))) || basename(path);
}
