import { type Content, type InlineCode, plain } from '../../shared/catalog/content.ts';
import { protectContent } from '../../shared/messages/protectText.ts';
import { encodeTagged, readTaggedText, type TagOptions, type TextPiece } from './taggedText.ts';

/** A piece of a sentence: words, or a mark with what it stands for in the answer. */
export type SentenceToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'mark';
      readonly output: string;
      readonly role: 'open' | 'close' | 'standalone';
      readonly pair: number;
      /** True for what must not change places with its like. */
      readonly ordered: boolean;
    };

/** A token that may end a text. */
export type Token = SentenceToken & { readonly splits?: boolean };

/** A text that is to be translated, as words and marks. */
export interface AnalysedText {
  /** As it came. */
  readonly text: string;
  /** How it was read, and how an answer to it is. */
  readonly notation: TagOptions;
  readonly tokens: readonly Token[];
  /** Writes words as they must stand in the answer. */
  readonly encode: (words: string) => string;
  /** True for an ICU message with branches: its texts stand within others and start as the source's do. */
  readonly isBranching: boolean;
  /** Why nothing of it can be translated. */
  readonly fault?: string;
}

/** A text without tags. */
export const plainText: TagOptions = {
  tagHandlingVersion: 'v1',
  outlineDetection: false,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
};

/** A text of a message in which each mark is an element of XML; see `maskMessage`. */
export const maskedText: TagOptions = { ...plainText, tagHandling: 'xml' };

/**
 * The words of a text and the marks between them: tags, ignored content, placeholders, addresses, identifiers, and what
 * stands around the branches of an ICU message.
 *
 * @throws OperationalError `rejected` as `readTaggedText` does.
 * @example analyseText('Hi {name}').tokens.length; // 2
 */
export function analyseText(text: string, notation: TagOptions = plainText): AnalysedText {
  const { tagHandling } = notation;
  const inMarkup = tagHandling === undefined ? (words: string) => words : encodeTagged;
  const pieces = tagHandling === undefined ? [] : readTaggedText(text, { ...notation, tagHandling });
  const content = tagHandling === undefined ? plain(text) : contentOf(pieces);
  const { parts, write, isBranching, fault } = protectContent(content, tagHandling === undefined);
  const encode = (words: string) => inMarkup(write(words));
  let pair = -1;
  const tokens = parts.map((part): Token => {
    const piece = part.code === undefined ? undefined : pieces[part.code];
    if (piece && piece.kind !== 'text') {
      const { raw, splits } = piece;
      const { role, pair: ownPair } = piece.kind === 'tag' ? piece : ({ role: 'standalone', pair: pair-- } as const);
      return { kind: 'mark', output: raw, role, pair: ownPair, ordered: false, splits };
    }
    if (!part.opaque) return { kind: 'text', text: part.text };
    const { ordered, splits } = part;
    const output = inMarkup(part.text);
    return { kind: 'mark', output, role: 'standalone', pair: pair--, ordered, ...(splits ? { splits } : {}) };
  });
  return { text, notation, tokens, encode, isBranching, ...(fault === undefined ? {} : { fault }) };
}

/** What people read of some pieces, with the others as inline codes, by their number. */
function contentOf(pieces: readonly TextPiece[]): Content {
  let value = '';
  const codes: InlineCode[] = [];
  pieces.forEach((piece, i) => {
    const start = value.length;
    value += piece.kind === 'text' ? piece.text : piece.raw;
    if (piece.kind !== 'text') codes.push({ start, end: value.length, kind: 'standalone', id: String(i) });
  });
  return { value, codes };
}
