import type { Content } from '../catalog/content.ts';
import type { MessageQuoting, MessageSyntax } from '../catalog/segment.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * A part of a value that a program reads and a translator must carry over: a placeholder, a tag, an inline code.
 * Offsets are UTF-16 code units of the value.
 */
export interface MessageUnit {
  readonly start: number;
  readonly end: number;
  /** `code` is an inline code of the file's format; the others are found in the text. */
  readonly type: 'placeholder' | 'tag' | 'code';
  readonly kind: 'open' | 'close' | 'standalone';
  readonly syntax: MessageSyntax | 'code';
  /**
   * What has to be found again in the translation, in one spelling for all that mean the same: `%1$s` and the first
   * `%s` of a message are both `1:s`; `{{ count }}` and `{{count}}` are `count`; `<b>` is `b`.
   */
  readonly id: string;
  /** As {@link InlineCode.optional}. */
  readonly optional?: boolean;
}

/** A fault in the syntax of a message. */
export interface MessageFault {
  readonly start: number;
  readonly end: number;
  readonly message: Sentence;
  /** True where units and text can be told apart all the same, so that the message can be translated. */
  readonly readable?: boolean;
}

/** A value as checks and the guard see it. */
export interface Message extends Content {
  /** In order, without overlap. */
  readonly units: readonly MessageUnit[];
  /**
   * The value with every unit replaced by `\uFFFC` repeated to the unit's length: offsets stay the same, and no
   * letter, digit, space or punctuation of a placeholder or tag can be mistaken for text.
   */
  readonly shape: string;
  /** Placeholders that stand inside a found tag (`<a href="%s">`): not units, as units do not overlap. */
  readonly inner?: readonly MessageUnit[];
  /** Present for ICU messages. */
  readonly icu?: IcuMessage;
  /** The plural forms of a value that separates them with `|`, without what stands in front of them; in order. */
  readonly forms?: readonly { readonly start: number; readonly end: number }[];
  readonly faults: readonly MessageFault[];
}

/** The arguments of an ICU message. */
export interface IcuMessage {
  readonly arguments: ReadonlyMap<string, IcuArgument>;
  /** Ranges of the value that people read: the text of the message or of its innermost sub-messages. */
  readonly texts: readonly { readonly start: number; readonly end: number }[];
  /** Present where an apostrophe does something else than ICU says. */
  readonly quoting?: Exclude<MessageQuoting, 'icu'>;
}

/** One argument of an ICU message. */
export interface IcuArgument {
  readonly name: string;
  readonly type: 'none' | 'number' | 'date' | 'time' | 'plural' | 'selectordinal' | 'select' | 'tag';
  readonly start: number;
  readonly end: number;
  /** Selectors of a plural or select, with their places. */
  readonly selectors: readonly { readonly name: string; readonly start: number; readonly end: number }[];
}

/** One syntax of placeholders: where they stand in a value. */
export interface MessageSyntaxReader {
  /** The units of one value, in order, without overlap; nothing for text that merely resembles the syntax. */
  find(value: string): readonly MessageUnit[];
  /** Faults that any program which reads this syntax stumbles over. */
  faults?(value: string): readonly MessageFault[];
  /** Where a unit needs none of `% { } $ <`: what else a value must have for one. */
  readonly signs?: RegExp;
}
