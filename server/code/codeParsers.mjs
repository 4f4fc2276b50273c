// The readers of source code: large, so they are a bundle of their own that is loaded when code is first read. Both are
// taken by their path: i18next-parser's front door loads build tools, and the TypeScript of this repository has no API.
export { default as JsxLexer } from '../../node_modules/i18next-parser/dist/lexers/jsx-lexer.js';
export { default as ts } from '../../node_modules/i18next-parser/node_modules/typescript/lib/typescript.js';
