import { orList, type Sentence, say } from '../../../sentences/sentence.ts';

/** What an attribute may hold: whether a value fits, and what a value should be, in words that end a sentence. */
export interface AttributeType {
  readonly wanted: Sentence;
  fits(value: string): boolean;
}

const type = (wanted: Sentence, fits: (value: string) => boolean): AttributeType => ({ wanted, fits });
const oneOf = (...values: readonly string[]): AttributeType => {
  const wanted = orList(values.map((value) => say`“${value}”`));
  return type(wanted, (value) => values.includes(value));
};

/** `Nmtoken` of XML 1.0 §2.3, letters outside ASCII taken as name characters. */
export const isNmtoken = (value: string): boolean => /^[-.:\w\u00b7-\u{10ffff}]+$/u.test(value);

/** The shape of a BCP 47 tag (RFC 5646 §2.1), grandfathered and private ones too. */
const languageTag =
  /^(?:[a-z]{2,8}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?|x(?:-[a-z\d]{1,8})+|i-[a-z]+|zh-min(?:-nan)?|sgn-[a-z]{2}-[a-z]{2})$/i;

/** The types of attribute values, by the name that `elements.data.ts` uses. */
export const attributeTypes = {
  text: type(say`any text`, () => true),
  nmtoken: type(say`a name of letters, digits, “.”, “-”, “_” and “:”`, isNmtoken),
  nmtokens: type(say`names separated by spaces`, (value) => value.trim().split(/\s+/).every(isNmtoken)),
  yesNo: oneOf('yes', 'no'),
  reorder: oneOf('yes', 'firstNo', 'no'),
  direction: oneOf('ltr', 'rtl', 'auto'),
  side: oneOf('source', 'target'),
  metaSide: oneOf('source', 'target', 'ignorable'),
  state: oneOf('initial', 'translated', 'reviewed', 'final'),
  codeType: oneOf('fmt', 'ui', 'quote', 'link', 'image', 'other'),
  matchType: oneOf('am', 'ebm', 'idm', 'ice', 'mt', 'tb', 'tm', 'other'),
  normalization: oneOf('none', 'nfc', 'nfd'),
  space: oneOf('default', 'preserve'),
  preserve: type(say`“preserve”`, (value) => value === 'preserve'),
  version: oneOf('2.0', '2.1', '2.2'),
  custom: type(say`a prefix and a value with “:” between them`, (value) => /^[^\s:]+:[^\s:]+$/.test(value)),
  markType: type(say`“generic”, “comment”, “term” or a value with its own prefix`, (value) =>
    /^(?:generic|comment|term|[^\s:]+:[^\s:]+)$/.test(value),
  ),
  language: type(say`a language tag such as “en” or “pt-BR”`, (value) => languageTag.test(value)),
  positive: type(say`a whole number from 1 on`, (value) => /^\+?0*[1-9]\d*$/.test(value)),
  integer: type(say`a whole number`, (value) => /^\d+$/.test(value)),
  priority: type(say`a whole number from 1 to 10`, (value) => /^0*(?:[1-9]|10)$/.test(value)),
  percent: type(say`a number from 0 to 100`, (value) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) <= 100),
  restriction: type(say`“*”, a whole number, or two with “,” between them, the second of which may be “*”`, (value) =>
    /^(?:\*|\d+|\d+,(?:\d+|\*))$/.test(value),
  ),
  hex: type(say`the hexadecimal digits of one code point`, (value) => /^(?:[\da-f]{2}){1,4}$/i.test(value)),
} as const;

/** The name of a type of attribute values. */
export type AttributeTypeName = keyof typeof attributeTypes;
