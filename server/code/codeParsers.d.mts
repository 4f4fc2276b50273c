import ts from '../../node_modules/i18next-parser/node_modules/typescript/lib/typescript.js';

/** A key as i18next-parser finds it; it knows no places. */
export interface LexerEntry {
  readonly key?: string;
  readonly namespace?: string;
  readonly keyPrefix?: string;
}

/** i18next-parser's lexer of JavaScript and TypeScript with JSX. Throws on some code that is valid. */
export declare class JsxLexer {
  constructor(options?: { readonly functions?: readonly string[] });
  extract(content: string, filename?: string): readonly LexerEntry[];
}

/** TypeScript's parser, as functions are given it: it is loaded when code is read. */
export type Api = typeof ts;

export { ts };
