import type { PluralCategory, PluralForm } from '../../catalog/segment.ts';

const catalogForm = /^(.+\|==\|(?:[^|]*\.)?plural\.)(zero|one|two|few|many|other)$/;
const dictionaryForm = /^(.+:dict\/)(zero|one|two|few|many|other)(:dict\/:string)$/;

/**
 * The form of a plural message that Xcode exports as a unit of its own: `%lld boats|==|plural.few` from string
 * catalogs, `/%d boats:dict/boats:dict/few:dict/:string` from `.stringsdict`.
 */
export function applePlural(id: string): PluralForm | undefined {
  const match = catalogForm.exec(id) ?? dictionaryForm.exec(id);
  // A dictionary within one: the message, and the variable whose forms these are.
  if (!match || (match[3] && !/^.+?:dict\/.+:dict\/$/.test(match[1] ?? ''))) return undefined;
  const [, before = '', category = 'other', after = ''] = match;
  const idPattern = `${before}{category}${after}`;
  return { group: before, kind: 'cardinal', category: category as PluralCategory, idPattern };
}
