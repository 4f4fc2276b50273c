/**
 * What a call of the library can fail with:
 * - `unknown-format`: no format reads a file of that name, or none has that id;
 * - `unreadable`: the bytes are no file of the format (a broken archive, UTF-32), or a text was given for a format of bytes;
 * - `wrong-source`: the source document has another format, or the file holds both languages itself;
 * - `invalid-settings`: the settings of a check are not what they may be;
 * - `foreign-document`: the document was not made by `parse`.
 */
export type InterlineErrorCode =
  | 'unknown-format'
  | 'unreadable'
  | 'wrong-source'
  | 'invalid-settings'
  | 'foreign-document';

/**
 * The only error that the library throws on purpose. `message` is a sentence in English for people, `code` is for programs.
 *
 * @example try { parse(text, { fileName: 'a.xyz' }); } catch (error) { error.code; } // 'unknown-format'
 */
export class InterlineError extends Error {
  override readonly name = 'InterlineError';
  readonly code: InterlineErrorCode;

  constructor(code: InterlineErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
