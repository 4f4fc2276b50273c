import type { Catalog } from '../../catalog/catalog.ts';
import type { MessageUnit } from '../../messages/message.ts';

/** Codes of one text that are looked at. */
const most = 50;

const words = /[\p{L}_][\p{L}\p{N}_]*/gu;

/**
 * Code spans that only one of two pages has, without those that name what the code of the translated page calls otherwise:
 * `#{name}` and `#{nome}` where that page shows `nome` elsewhere, and the source page nowhere.
 *
 * @param lost,more tags that the source and the translation have alone; the id of code is its text.
 */
export function withoutRenamedCodes(
  lost: readonly MessageUnit[],
  more: readonly MessageUnit[],
  { text, pair }: Catalog,
): [lost: MessageUnit[], more: MessageUnit[]] {
  const renamed = new Set<MessageUnit>();
  const theirs = more.filter(isCode).slice(0, most);
  for (const unit of theirs.length > 0 && pair ? lost.filter(isCode).slice(0, most) : []) {
    const other = theirs.find((one) => !renamed.has(one) && one.id.replace(words, 'w') === unit.id.replace(words, 'w'));
    const given = new Set(unit.id.match(words));
    const names = other?.id.match(words)?.filter((name) => !given.has(name)) ?? [];
    const isRenamed =
      names.length > 0 && names.every((name) => countOf(name, text) > 1 && !countOf(name, pair?.source.text ?? ''));
    if (other && isRenamed) renamed.add(unit).add(other);
  }
  const isLeft = (unit: MessageUnit) => !renamed.has(unit);
  return [lost.filter(isLeft), more.filter(isLeft)];
}

const isCode = ({ id }: MessageUnit) => id.startsWith('`');

/** How often a word stands in a text, beside no other letters. */
function countOf(word: string, text: string): number {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);
  let count = 0;
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + word.length))
    if (!isLetter(text[place - 1]) && !isLetter(text[place + word.length])) count++;
  return count;
}
