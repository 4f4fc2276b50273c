// The numbers of jsonc-parser's SyntaxKind, an ambient const enum, which a bundler cannot inline.
export const openBrace = 1;
export const closeBrace = 2;
export const openBracket = 3;
export const closeBracket = 4;
export const comma = 5;
export const colon = 6;
export const stringLiteral = 10;
export const lineComment = 12;
export const blockComment = 13;
export const lineBreak = 14;
export const trivia = 15;
export const unknown = 16;
export const endOfFile = 17;

// Those of its ScanError.
export const commentNotClosed = 1;
export const stringNotClosed = 2;
export const controlCharacter = 6;

/** Whether a token opens an object or a list. */
export function opens(token: number): boolean {
  return token === openBrace || token === openBracket;
}
