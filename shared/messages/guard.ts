import type { Content } from '../catalog/content.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Message } from './message.ts';

/** A message as it is sent to a translation service with `tag_handling=xml`: well-formed XML without a root. */
export interface Masked {
  /**
   * Text escaped as XML; each unit is `<x id="n"/>`, each pair of tags `<g id="n">…</g>` where they nest properly.
   * The texts of a message that has several ({@link Masked.texts}) stand in `<t id="n">…</t>` one after the other.
   */
  readonly xml: string;
  /**
   * The same, text by text, to be sent and answered as texts of their own: one for most messages; for an ICU plural or
   * select one for each text that people read, those without words left out. Never empty.
   */
  readonly texts: readonly string[];
  readonly message: Message;
}

/** The masked message, or why it cannot be sent. */
export type MaskResult = MaskedMessage | { readonly ok: false; readonly reason: Sentence };

export interface MaskedMessage extends Masked {
  readonly ok: true;
}

/** What came back: the translation with every unit in its place, or why it cannot be used. */
export type Unmasked =
  | { readonly ok: true; readonly content: Content; readonly repaired: boolean }
  | { readonly ok: false; readonly reason: Sentence };

export type { Content };
