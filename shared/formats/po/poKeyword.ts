import { type PoField, poFields } from './poTable.ts';
import { isSpace } from './poUnits.ts';

/** Beside the fields of an entry, which are the others. */
export const domainKeyword = 0;
/** A word that a text stands behind. */
export type Keyword = Exclude<PoField, typeof poFields.previous> | typeof domainKeyword;

export const keywordNames: Readonly<Record<Keyword, string>> = {
  [poFields.msgctxt]: 'msgctxt',
  [poFields.msgid]: 'msgid',
  [poFields.msgidPlural]: 'msgid_plural',
  [poFields.msgstr]: 'msgstr',
  [domainKeyword]: 'domain',
};
export const keywordLengths = Object.fromEntries(Object.entries(keywordNames).map(([key, name]) => [key, name.length]));

/** The keyword at an offset. */
export function keywordAt(text: string, offset: number): Keyword | undefined {
  const unit = text.charCodeAt(offset + 3);
  if (unit === 0x69 && text.startsWith('msgid', offset)) {
    return text.startsWith('_plural', offset + 5) ? poFields.msgidPlural : poFields.msgid;
  }
  if (unit === 0x73 && text.startsWith('msgstr', offset)) return poFields.msgstr;
  if (unit === 0x63 && text.startsWith('msgctxt', offset)) return poFields.msgctxt;
  return unit === 0x61 && text.startsWith('domain', offset) ? domainKeyword : undefined;
}

const formNumber = /[ \t]*\[(?:[ \t]*(\d{1,4})[ \t]*\])?/y;

/** The n of `msgstr[n]`, and the offset behind it; undefined where no number follows. @param offset behind `msgstr`. */
export function writtenForm(text: string, offset: number): { readonly form: number; readonly end: number } | undefined {
  const next = text.charCodeAt(offset);
  if ((next !== 0x5b && !isSpace(next)) || text.charCodeAt(offset + 1) === 0x22) return undefined;
  formNumber.lastIndex = offset;
  const match = formNumber.exec(text);
  return match?.[1] ? { form: Number(match[1]), end: offset + match[0].length } : undefined;
}
