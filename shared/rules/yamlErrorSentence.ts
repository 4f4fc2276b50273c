import type { ErrorCode, YAMLError } from 'yaml';
import { type Sentence, say } from '../sentences/sentence.ts';

const unreadable = say`YAML cannot read this; check the quotes, brackets and indentation before it`;
const inQuotes = say`a text that starts with this character must be in quotes`;

const reasons: Readonly<Partial<Record<ErrorCode, Sentence>>> = {
  ALIAS_PROPS: inQuotes,
  BAD_ALIAS: inQuotes,
  BAD_DQ_ESCAPE: say`YAML does not have this escape; a backslash is written “\\\\”`,
  BAD_INDENT: say`the indentation is wrong, or a closing bracket is missing`,
  BAD_SCALAR_START: inQuotes,
  BLOCK_AS_IMPLICIT_KEY: say`a text with “: ” in it must be in quotes`,
  BLOCK_IN_FLOW: say`a list or mapping within brackets must be in brackets, too`,
  DUPLICATE_KEY: say`this key is there twice`,
  MISSING_CHAR: say`a quotation mark, bracket, comma or colon is missing`,
  MULTILINE_IMPLICIT_KEY: say`a “:” is missing after this key`,
  MULTIPLE_DOCS: say`a rule file is one document, but another one starts here`,
  TAB_AS_INDENT: say`YAML does not allow tabs for indentation; use spaces`,
};

/** What YAML's parser found wrong, in words for the writer of the file, without a full stop. */
export function yamlErrorSentence({ code, message }: YAMLError): Sentence {
  return message.startsWith('Maximum call stack') ? say`this is nested too deeply` : (reasons[code] ?? unreadable);
}
