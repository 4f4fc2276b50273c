import type { PluralCategory, PluralForm } from '../../catalog/segment.ts';

const catalogForm = /^(.+\|==\|(?:[^|]*\.)?plural\.)(zero|one|two|few|many|other)$/;
const dictionaryForm = /^(.+:dict\/)(zero|one|two|few|many|other)(:dict\/:string)$/;

/**
 * The form of a plural message that Xcode exports as a unit of its own: `%lld boats|==|plural.few` from string
 * catalogs, `/%d boats:dict/boats:dict/few:dict/:string` from `.stringsdict`.
 */
export function applePlural(id: string): PluralForm | undefined {
  const found = catalogForm.exec(id) ?? dictionaryForm.exec(id);
  // A dictionary within one: the message, and the variable whose forms these are.
  if (!found || (found[3] && !/^.+?:dict\/.+:dict\/$/.test(found[1] ?? ''))) return undefined;
  const [, before = '', category = 'other', after = ''] = found;
  const idPattern = `${before}{category}${after}`;
  return { group: before, kind: 'cardinal', category: category as PluralCategory, idPattern };
}
