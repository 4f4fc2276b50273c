import { type Sentence, say } from '../sentences/sentence.ts';
import type { MaskedText } from './maskPlan.ts';
import type { Message, MessageUnit } from './message.ts';

/** How the words of a text are written in its message. */
export interface TextEscapes {
  /** A piece of the message as people read it. */
  decode(part: string): string;
  /**
   * A translated piece as the message has to write it.
   *
   * @param next the character that follows it in the message.
   * @returns a sentence where the message cannot hold it.
   */
  encode(piece: string, next: string): { readonly text: string } | { readonly reason: Sentence };
}

/** Signs that a syntax writes twice where they are text. */
export const doubledSigns: Partial<Readonly<Record<MessageUnit['syntax'], readonly string[]>>> = {
  printf: ['%'],
  ruby: ['%'],
  pascal: ['%'],
  tilde: ['~'],
  'python-brace': ['{', '}'],
  dotnet: ['{', '}'],
  chrome: ['$'],
};

/**
 * The escapes of one text of a message: apostrophes of ICU and Java messages, signs that are written twice
 * (`100%% of %s`), separators of plural forms that a text must not have.
 */
export function textEscapes(message: Message, text: MaskedText): TextEscapes {
  if (!message.icu && !message.forms && message.units.every((unit) => unit.syntax === 'code')) return verbatim;
  const source = message.value.slice(text.start, text.end);
  if (message.icu?.quoting === 'pairs') return pairEscapes;
  if (message.icu) return icuEscapes(bareText(message, text), source);
  const bare = bareText(message, text);
  const syntaxes = new Set(message.units.map((unit) => unit.syntax));
  const signs = new Set(
    [...syntaxes].flatMap((syntax) => doubledSigns[syntax] ?? []).filter((sign) => isDoubled(bare, sign)),
  );
  const apostrophes = syntaxes.has('java') ? javaApostrophe(bare) : "'";
  return {
    decode(part) {
      let read = part;
      for (const sign of signs) read = read.replaceAll(sign + sign, sign);
      return apostrophes === "''" ? read.replaceAll("''", "'") : read;
    },
    encode(piece) {
      if (message.forms && piece.includes('|')) {
        return { reason: say`The translation contains a “|”, which would start another plural form.` };
      }
      let written = piece;
      for (const sign of signs) written = written.replaceAll(sign, () => sign + sign);
      return { text: apostrophes === "'" ? written : written.replaceAll("'", apostrophes) };
    },
  };
}

/** Texts that are written as they read. */
const verbatim: TextEscapes = { decode: (part) => part, encode: (piece) => ({ text: piece }) };

/** True unless the text has the sign alone: whoever writes `100% of %s` does not write it twice. */
function isDoubled(bare: string, sign: string): boolean {
  return !bare.replaceAll(sign + sign, '').includes(sign);
}

/** How a message of Java writes an apostrophe. Where the source has none, the typographic one is safe for any reader. */
function javaApostrophe(bare: string): string {
  if (!bare.includes("'")) return '’';
  return isDoubled(bare, "'") ? "''" : "'";
}

/**
 * An apostrophe in front of a brace would quote it: the typographic one does not. Braces that the source does not have as
 * text cannot be written.
 */
function icuEscapes(bare: string, source: string): TextEscapes {
  const twice = source.includes("''") && !/(?<!')'(?!')/.test(source.replaceAll("''", ''));
  const hasBraces = /[{}]/.test(bare);
  return {
    decode: (part) => (twice ? part.replaceAll("''", "'") : part),
    encode(piece, next) {
      if (!hasBraces && /[{}]/.test(piece))
        return { reason: say`The translation contains braces, which the message cannot hold.` };
      if (twice) return { text: piece.replaceAll("'", "''") };
      const quotes = /[{}#|<]/.test(next) && piece.endsWith("'") && !source.includes(`'${next}`);
      const safe = quotes ? `${piece.slice(0, -1)}’` : piece;
      return { text: source.includes("'#") || source.includes("'|") ? safe : safe.replace(/'(?=[#|])/g, '’') };
    },
  };
}

/** Where everything between two apostrophes is text, each of the text's own is written as two. */
const pairEscapes: TextEscapes = {
  decode: (part) => part.replace(/'((?:[^']|'')*)'/g, (_, inner: string) => inner.replaceAll("''", "'") || "'"),
  encode: (piece) =>
    /[{}]/.test(piece)
      ? { reason: say`The translation contains braces, which the message cannot hold.` }
      : { text: piece.replaceAll("'", "''") },
};

/** What of a text is neither placeholder nor tag. */
function bareText(message: Message, text: MaskedText): string {
  let bare = '';
  let offset = text.start;
  for (const mark of text.marks) {
    bare += message.value.slice(offset, mark.start);
    offset = mark.end;
  }
  return bare + message.value.slice(offset, text.end);
}
