import type { Message, MessageUnit } from '../messages/message.ts';
import type { CheckContext } from './check.ts';

/** Whether the file is a page that people write: its tags are marks of the text, and none is filled in by a program. */
export const isDocument = ({ catalog }: CheckContext) => catalog.format === 'html' || catalog.format === 'markdown';

/** A tag that says no more than which language a text is in, or in which direction it runs. */
const languageMark =
  /^<(?:span|bdi|bdo)(?:\s+(?:lang|xml:lang|dir|translate)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))*\s*>$/i;

/** Tags without those that mark a language or a direction, which are the translator's to set. */
export function withoutLanguageMarks({ value }: Message, tags: readonly MessageUnit[]): MessageUnit[] {
  const open: { readonly id: string; readonly isMark: boolean }[] = [];
  return tags.filter(({ kind, id, start, end }) => {
    if (kind === 'standalone') return true;
    const isMark = kind === 'open' && languageMark.test(value.slice(start, end));
    if (kind === 'open') open.push({ id, isMark });
    else if (open.at(-1)?.id === id) return open.pop()?.isMark !== true;
    return !isMark;
  });
}
