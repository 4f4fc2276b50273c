import type { DocumentHandle } from './api/documents.ts';
import type { ErrorKind } from './api/operationalError.ts';
import type { RequestName } from './requestName.ts';

/** What an editor and the language server say to each other to translate whole documents. */

/** How a document is translated; what is absent is up to the project and the service. */
export interface DocumentOptions {
  /** `prefer_more` and `prefer_less` give way where a language knows no formality. */
  readonly formality?: string;
  /** Ids of the service's resources. */
  readonly glossaryIds?: readonly string[];
  readonly styleId?: string;
  readonly memoryId?: string;
  /** Percent. */
  readonly memoryThreshold?: number;
  /** Only in docx and pdf. */
  readonly watermark?: boolean;
  /** Extension of the result without its dot: `docx` for a PDF. */
  readonly outputFormat?: string;
  /** True where the file is to be sent as it is, although its texts can be translated one by one. */
  readonly whole?: boolean;
}

/** Client → server: translates a document. Nothing is written. Progress and cancellation through LSP's work-done token. */
export const translateDocumentRequest: RequestName<TranslateDocumentParams, TranslateDocumentResult> =
  'interline/translateDocument';

export interface TranslateDocumentParams {
  /** `file:` URI of the document. */
  readonly uri: string;
  readonly targetLanguage: string;
  readonly sourceLanguage?: string;
  readonly options?: DocumentOptions;
  /** Names the result; see {@link usualNaming}. */
  readonly naming?: string;
  /** The client's name for this translation: where there is one, the client is asked to keep the handle of the upload. */
  readonly job?: string;
  /** An upload of before, which is followed to its end: nothing is sent once more. */
  readonly handle?: DocumentHandle;
  readonly workDoneToken?: string | number;
}

export interface TranslateDocumentResult {
  /** Name proposed for the result; slashes lead into folders beside the document. */
  readonly fileName: string;
  /** The result's bytes, base64. */
  readonly content: string;
  readonly billedCharacters?: number;
  /** The outcome in a sentence for the user. */
  readonly message?: string;
}

/** What an answer with an error carries as its data where a service was asked in vain. */
export interface ServiceFailure {
  readonly kind: ErrorKind;
  /** Of HTTP. */
  readonly status?: number;
}

/** Server → client: keep this, so that the document can be followed after a restart. Answered once it is kept. */
export const keepDocumentRequest: RequestName<KeepDocumentParams, void> = 'interline/keepDocument';

export interface KeepDocumentParams {
  readonly job: string;
  readonly handle: DocumentHandle;
}

/** Client → server: what translating a document would do. Asks no service. Answers {@link DocumentPlan}. */
export const documentPlanRequest: RequestName<DocumentPlanParams, DocumentPlan> = 'interline/documentPlan';

export interface DocumentPlanParams {
  readonly uri: string;
  readonly targetLanguages: readonly string[];
  readonly sourceLanguage?: string;
  readonly options?: DocumentOptions;
  readonly naming?: string;
}

export interface DocumentPlan {
  /** True where the file goes to the service as it is. */
  readonly isWhole: boolean;
  /** In the order of the languages. */
  readonly targets: readonly PlannedDocument[];
}

export interface PlannedDocument {
  readonly language: string;
  /** URI of the result. */
  readonly result: string;
  /** Whether a file is there already. */
  readonly exists: boolean;
  /** Characters that would be sent; at least so many where `isLeast`. */
  readonly characters: number;
  readonly isLeast?: boolean;
}

/** How a result is named unless somebody wants it otherwise: `guide.en.docx` becomes `guide.fr.docx`. */
export const usualNaming = '{name}.{language}.{extension}';
