import { type Sentence, type SentenceValue, say } from '../sentences/sentence.ts';

/*
 * What the service answers in English, where people read it in an editor: `readServiceSentence` turns it into a sentence
 * again, which the editor shows in its language.
 */

/** What nothing here translates. @param advice what would help: one of `engineAdvices`. */
export const noEngine = (source: SentenceValue, target: SentenceValue, advice: SentenceValue): Sentence =>
  say`No engine here translates this text from ${source} to ${target}: ${advice}.`;

/** As {@link noEngine}, where engines failed that should have served. */
export const brokenEngines = (
  source: SentenceValue,
  target: SentenceValue,
  failures: SentenceValue,
  advice: SentenceValue,
): Sentence => say`No engine here translates this text from ${source} to ${target} (${failures}): ${advice}.`;

/** As {@link noEngine}, where engines serve the languages and know none of the words. @param engines names of several. */
export const unknownWords = (
  engines: SentenceValue,
  source: SentenceValue,
  target: SentenceValue,
  advice: SentenceValue,
): Sentence => say`${engines} cannot translate this text from ${source} to ${target}: ${advice}.`;

/** A value that the API, or every engine here, has no use for. */
export const valueNotSupported = (name: SentenceValue, why: SentenceValue): Sentence =>
  say`Value for '${name}' not supported. ${why}`;

export const textsNotTranslated = (
  lacking: SentenceValue,
  total: SentenceValue,
  list: SentenceValue,
  why: SentenceValue,
): Sentence => say`${lacking} of ${total} texts were not translated: ${list}. ${why}`;

export const usedUpQuota: Sentence = say`Quota for this billing period has been exceeded.`;
export const unknownKey: Sentence = say`Authorization failed: the service does not know this key.`;

export const invalidExtension = (extension: SentenceValue, why: SentenceValue): Sentence =>
  say`Invalid file extension “${extension}”. ${why}`;
export const readExtensions = (list: SentenceValue): Sentence => say`This service translates ${list}.`;
export const unreadPicture: Sentence = say`Save the picture as .png or .jpg: other kinds are not read.`;
export const oldDocument: Sentence = say`Save the document as .docx: the older binary kind cannot be read.`;
export const oldPresentation: Sentence = say`Save the presentation as .pptx: the older binary kind cannot be read.`;
export const oldWorkbook: Sentence = say`Save the workbook as .xlsx: the older binary kind cannot be read.`;
export const openDocument: Sentence = say`Save the document as .docx: OpenDocument files cannot be read.`;

export const invalidFile = (why: SentenceValue): Sentence => say`Invalid file data. ${why}`;
export const emptyFile: Sentence = say`The file is empty.`;
export const protectedFile: Sentence = say`The file is protected by a password or of an older kind; save it again without a password.`;
export const otherKind = (kind: SentenceValue): Sentence =>
  say`The extension of the file says ${kind}, but its content is something else. Save it again in that format, or correct the extension.`;
export const encryptedPdf: Sentence = say`The PDF is encrypted; save it without a password.`;
export const unreadablePdf: Sentence = say`The file cannot be read as a PDF.`;
export const emptyPdf: Sentence = say`The PDF holds no text.`;
export const picturesOnly: Sentence = say`The pages of this PDF are pictures without text; upload them as png or jpg files, or run character recognition over it first (ocrmypdf).`;
export const textlessPicture: Sentence = say`No text was found in the picture.`;

export const largeFile = (bytes: SentenceValue): Sentence => say`Files of this kind have at most ${bytes} bytes.`;
export const longDocument = (characters: SentenceValue): Sentence =>
  say`The document has more than ${characters} characters.`;
export const sameLanguage: Sentence = say`Source and target language are equal.`;

/** Where nothing writes down speech. @param where a recognizer is named. */
export const noRecognizer = (where: SentenceValue): Sentence =>
  say`Nothing here transcribes speech: install python3-pocketsphinx and pocketsphinx-en-us for English, name a speech recognizer on this machine (${where}), or use a remote service.`;
/** As {@link noRecognizer}, where other languages are. @param served their codes. */
export const otherRecognizer = (served: SentenceValue, where: SentenceValue): Sentence =>
  say`Speech in ${served} is transcribed here; name a speech recognizer on this machine (${where}) for other languages, or use a remote service.`;
/** Where a user names something that the service needs. @param option on the command line. @param name in the editor's settings. */
export const eitherPlace = (option: SentenceValue, name: SentenceValue): Sentence =>
  say`--${option}, or interline.service.${name} in the editor`;
