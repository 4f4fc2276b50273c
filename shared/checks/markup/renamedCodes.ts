import type { Catalog } from '../../catalog/catalog.ts';
import type { MessageUnit } from '../../messages/message.ts';
import { isCodeSpan } from '../texts/documentTags.ts';

/** Codes of one text that are looked at. */
const most = 50;

const words = /[\p{L}_][\p{L}\p{N}_]*/gu;

/**
 * Code spans that only one of two pages has, without those that name what the code of the translated page calls
 * otherwise: `#{name}` and `#{nome}` where that page shows `nome` elsewhere, and the source page nowhere. Addresses of samples
 * may have any name, and so may what stands in brackets for something else.
 *
 * @param lost,more tags that the source and the translation have alone; the id of code is its text.
 */
export function withoutRenamedCodes(
  lost: readonly MessageUnit[],
  more: readonly MessageUnit[],
  { text, pair }: Catalog,
): [lost: readonly MessageUnit[], more: readonly MessageUnit[]] {
  const theirs = pair ? framed(more) : [];
  if (!pair || theirs.length === 0) return [lost, more];
  const renamed = new Set<MessageUnit>();
  for (const { unit, frame } of framed(lost)) {
    const other = theirs.find((one) => one.frame === frame && !renamed.has(one.unit))?.unit;
    const given = new Set(unit.id.match(words));
    const names = other?.id.match(words)?.filter((name) => !given.has(name)) ?? [];
    const isRenamed =
      names.length > 0 &&
      (/^`+https?:/.test(unit.id) ||
        names.every(
          (name) => isStandIn(name, other?.id) || (hasWord(name, 2, text) && !hasWord(name, 1, pair.source.text)),
        ));
    if (other && isRenamed) renamed.add(unit).add(other);
  }
  const isLeft = (unit: MessageUnit) => !renamed.has(unit);
  return [lost.filter(isLeft), more.filter(isLeft)];
}

/** Whether a word stands for what readers fill in: `row [BOAT]`, `row <boat>`. */
const isStandIn = (word: string, code = '') => [`[${word}]`, `<${word}>`].some((one) => code.includes(one));

/** The first codes among tags, each with its text apart from names. */
const framed = (tags: readonly MessageUnit[]) =>
  tags
    .filter(isCodeSpan)
    .slice(0, most)
    .map((unit) => ({ unit, frame: unit.id.replace(words, 'w').replace(/(?<=\w)[ -](?=\w)/g, ' ') }));

/** Whether a word stands in a text at least so many times, beside no other letters. */
function hasWord(word: string, times: number, text: string): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);
  let left = times;
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + word.length))
    if (!isLetter(text[place - 1]) && !isLetter(text[place + word.length]) && --left === 0) return true;
  return false;
}
