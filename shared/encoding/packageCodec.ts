import type { Problem } from '../catalog/catalog.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import type { DecodedText } from './encoding.ts';

/** The names that {@link DecodedText.encoding} has for files that are packages of bytes. */
export type PackageEncoding = 'zip' | 'mo';

/**
 * A kind of file whose bytes are no text: an archive, a compiled catalog. It is read as a *virtual text*, which a
 * format parses like any other, and edits of that text are carried out on the bytes.
 *
 * Nothing here throws for bad input: what cannot be read is a problem of severity `error`, with an empty text where
 * nothing of the file can be trusted.
 */
export interface PackageCodec {
  readonly id: PackageEncoding;
  /** How a character that the text cannot hold is spelled: see {@link DecodedText.escapes}. */
  readonly escapes: DecodedText['escapes'];
  /** @param path only its name is looked at; the file may be cut off (the start of one, to tell its format). */
  matches(bytes: Uint8Array, path: string): boolean;
  decode(bytes: Uint8Array): { readonly text: string; readonly problems: readonly Problem[] };
  /**
   * The file with edits of its virtual text carried out; whatever they do not touch keeps its bytes.
   *
   * @param text as `decode` gave it.
   * @throws EditRefused with a sentence for the user.
   */
  encode(bytes: Uint8Array, text: string, edits: readonly TextEdit[]): Uint8Array;
}
