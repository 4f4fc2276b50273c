import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';

const escapeFault = say`an escape sequence is not valid`;
const numberFault = say`a number is incomplete`;
const quoteFault = say`a text must be in double quotes`;

/** By the names that the parser gives its errors. */
const reasons: Readonly<Record<string, Sentence>> = {
  InvalidSymbol: quoteFault,
  InvalidNumberFormat: numberFault,
  UnexpectedEndOfNumber: numberFault,
  PropertyNameExpected: say`a name in double quotes is missing`,
  ValueExpected: say`a value is missing`,
  ColonExpected: say`a colon is missing`,
  CommaExpected: say`a comma is missing`,
  CloseBraceExpected: say`a closing brace is missing`,
  CloseBracketExpected: say`a closing bracket is missing`,
  EndOfFileExpected: say`there is something after its end`,
  UnexpectedEndOfComment: say`a comment is not closed`,
  UnexpectedEndOfString: say`a closing quotation mark is missing`,
  InvalidUnicode: escapeFault,
  InvalidEscapeCharacter: escapeFault,
  InvalidCharacter: say`a control character must be written as an escape sequence`,
};

/** Why a text is no JSON, without a full stop. */
export function jsonFault({ error }: ParseError): Sentence {
  return say`not valid JSON: ${reasons[printParseErrorCode(error)] ?? quoteFault}`;
}
