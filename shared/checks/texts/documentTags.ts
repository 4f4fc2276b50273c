import type { Message, MessageUnit } from '../../messages/message.ts';
import { isLabelledLink } from './translatedCodes.ts';

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

/** Elements and marks that only stress a word or show it in another way. */
const style = /^(?:[bisuq]|em|strong|del|ins|small|big|mark|cite|dfn|abbr|acronym|font|code|kbd|samp|tt|var)$/i;

/**
 * Whether a tag says how a text looks and nothing else: emphasis, or the mark of code. People who write a page in another
 * language stress other words of it.
 */
export const isStyle = ({ id }: Pick<MessageUnit, 'id'>) => style.test(id) || isCodeSpan({ id });

/** Whether a unit is code of Markdown, whose id is the code with its backticks. */
export const isCodeSpan = ({ id }: Pick<MessageUnit, 'id'>) => id.startsWith('`');

const countOf = (shape: string) => shape.match(/["“”„«»‹›「」『』]/gu)?.length ?? 0;

/** Whether code is a phrase of plain words that begins with a capital: what a program shows, which has a translation. */
export const isPhrase = (code: string): boolean =>
  /^`+\s?\p{Lu}[\p{L}\p{M}'’]*(?:[ ,&-]{1,3}[\p{L}\p{M}'’]+){1,8}[.…:]{0,3}\s?`+$/u.test(code);

/**
 * Of the tags that a translated page lacks those that tell of a loss: no emphasis whose both tags are gone, and no code
 * whose text is there or was put into the language.
 *
 * @param extra tags that the translation has in their place.
 */
export function lostTags(
  { value: source, shape: sourceShape }: Message,
  { value: target, shape: targetShape }: Message,
  missing: readonly MessageUnit[],
  extra: readonly MessageUnit[],
): MessageUnit[] {
  const text = bare(target);
  // Each pair of quotation marks, or of emphasis, that the translation alone has may show what is a phrase in code.
  let shown =
    Math.floor((countOf(targetShape) - countOf(sourceShape)) / 2) +
    extra.filter(({ id, kind }) => kind === 'open' && isStyle({ id })).length;
  const isInLanguage = extra.some((unit) => isCodeSpan(unit) && /[^\x00-\x7f]/.test(unit.id));
  const codes = extra.filter(isCodeSpan).map(({ id }) => bare(id));
  // A name in the plural, whose language has no such ending.
  const singulars = new Set(codes.map(singular));
  // `require` for `require()`, `boat.row()` for `this.boat.row()`.
  const isShortened = (code: string) => codes.some((one) => code.includes(one) && 2 * one.length >= code.length);
  return withoutStyle(missing).filter(
    ({ id, start, end }) =>
      (!isCodeSpan({ id }) && !(isAutolink(id) && target.includes(id.slice(1, -1)))) ||
      (isCodeSpan({ id }) &&
        !(isPhrase(id) && shown-- > 0) &&
        !isInLanguage &&
        !singulars.has(singular(bare(id))) &&
        !isShortened(bare(id)) &&
        !text.includes(bare(source.slice(start, end).replace(/^`+|`+$/g, '')))),
  );
}

/**
 * Of the tags that only a translated page has those that change what it does: no emphasis, code or link that is whole, and
 * no element around words that the source has as well, which the translation names once more.
 *
 * @param value the text of the translation.
 */
export function addedTags({ units }: Message, extra: readonly MessageUnit[], { value }: Message): MessageUnit[] {
  const inSource = new Set(units.map(({ id }) => id));
  return withoutPairs(
    extra.filter((unit) => !isLabelledLink(unit) && !isAutolink(value.slice(unit.start, unit.end))),
    (unit) => isStyle(unit) || /^(?:a|link)$/i.test(unit.id) || (unit.kind !== 'standalone' && inSource.has(unit.id)),
  );
}

/** Whether a code is an address that is a link by itself: `<https://example.org>`. */
const isAutolink = (code: string) => /^<(?:https?|mailto):[^<>\s]*>$/.test(code);

const withoutStyle = (units: readonly MessageUnit[]) =>
  withoutPairs(units, (unit) => isStyle(unit) && unit.kind !== 'standalone');

/** Tags without those of a kind that close as often as they open, or stand alone. */
export function withoutPairs(units: readonly MessageUnit[], isOfKind: (unit: MessageUnit) => boolean): MessageUnit[] {
  const open = new Map<string, number>();
  for (const { id, kind } of units)
    open.set(id, (open.get(id) ?? 0) + (kind === 'open' ? 1 : kind === 'close' ? -1 : 0));
  return units.filter((unit) => !isOfKind(unit) || open.get(unit.id) !== 0);
}

const singular = (code: string) => code.replace(/s$/, '');

/** How code is written apart from its white space and from quotation marks. */
const bare = (text: string) => text.replace(/[\s`'"]/g, '');
