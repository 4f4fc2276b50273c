import type { Content } from '../catalog/content.ts';
import type { Message } from './message.ts';

/** A message as it is sent to a translation service with `tag_handling=xml`: well-formed XML without a root. */
export interface Masked {
  /** Text escaped as XML; each unit is `<x id="n"/>`, each pair of tags `<g id="n">…</g>` where they nest properly. */
  readonly xml: string;
  readonly message: Message;
}

/** What came back: the translation with every unit in its place, or why it cannot be used. */
export type Unmasked =
  | { readonly ok: true; readonly content: Content; readonly repaired: boolean }
  | { readonly ok: false; readonly reason: string };

export type { Content };
