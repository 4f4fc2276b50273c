import type { Origin } from '../../shared/catalog/catalog.ts';
import { type Content, plain } from '../../shared/catalog/content.ts';
import type { Message } from '../../shared/messages/message.ts';

/** One text of a document. */
export interface DocumentText {
  /** The id that the translation will have. */
  readonly id: string;
  readonly source: Message;
}

/** One text's translation. */
export interface TranslatedText {
  readonly content: Content;
  readonly origin?: Origin;
}

/** A translated file. */
export interface ClosedDocument {
  readonly bytes: Uint8Array;
  /** By id of a text: why its translation is not in the file. */
  readonly refused: ReadonlyMap<string, string>;
  /** What the document's owner should know of it, one sentence. */
  readonly note?: string;
}

/** What of a document is not a matter of its texts. */
export interface CloseOptions {
  /** Writes into the document that it was translated by a machine. */
  readonly watermark: boolean;
}

/** A document read into the texts that are to be translated. */
export interface OpenDocument {
  readonly texts: readonly DocumentText[];
  /** As the file declares it. */
  readonly sourceLanguage?: string;
  /** Root code of the language whose letters were looked for, where that matters for what was read. */
  readonly readAs?: string;
  /** True where a match of a memory is marked for review in the file. */
  readonly marksReview?: true;
  /**
   * The document with its translations; whatever is not part of one stays as it was.
   *
   * @param translations by id; texts without one stay as they are, or are left out as is usual for the format.
   * @throws UnusableDocument when the file cannot hold the translations.
   */
  close(
    target: string,
    translations: ReadonlyMap<string, TranslatedText>,
    options: CloseOptions,
  ): Promise<ClosedDocument>;
}

/** Languages of a document, as far as they are known before it is read. */
export interface DocumentLanguages {
  readonly source?: string | undefined;
  readonly target: string;
}

/** A text without a letter outside its placeholders reads the same in every language. */
export function needsNoTranslation({ source }: DocumentText): boolean {
  return !source.icu && !/\p{L}/u.test(source.shape);
}

/** A text's own content, for what needs no translation. */
export function unchanged({ source }: DocumentText): TranslatedText {
  return { content: source.codes.length > 0 ? { value: source.value, codes: source.codes } : plain(source.value) };
}
