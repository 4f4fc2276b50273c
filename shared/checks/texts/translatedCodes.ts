import type { Message, MessageUnit } from '../../messages/message.ts';

/** Codes that one side of a page has and the other lacks. */
export interface CodesOfSide {
  readonly message: Message;
  readonly units: readonly MessageUnit[];
}

/**
 * Codes that the sides of a page still have alone when those that hold words are matched with their translations: a link
 * whose label is its text (`[fares]`, `[Preise][]`) with any other link, and a tag of a template that shows a text
 * (`{% note "Careful" %}`, Hugo's `{{< note "Careful" >}}`, `{{ link('Fares', 'fares') }}`) with one of the same name.
 *
 * @returns the codes of the source and of the translation.
 */
export function withoutTranslatedCodes(
  source: CodesOfSide,
  target: CodesOfSide,
): [lost: MessageUnit[], more: MessageUnit[]] {
  const dropped = new Set<MessageUnit>();
  const [links, theirLinks] = [linksOf(source.units), linksOf(target.units)];
  for (let i = 0; i < Math.min(links.length, theirLinks.length); i++)
    for (const unit of [...(links[i] ?? []), ...(theirLinks[i] ?? [])]) dropped.add(unit);
  const theirTags = target.units.map((unit) => ({ unit, tag: textTag(target.message, unit) }));
  for (const unit of source.units) {
    const tag = textTag(source.message, unit);
    const same = tag && theirTags.find((one) => one.tag === tag && !dropped.has(one.unit));
    if (!same) continue;
    dropped.add(unit);
    dropped.add(same.unit);
  }
  const left = ({ units }: CodesOfSide) => units.filter((unit) => !dropped.has(unit));
  return [left(source), left(target)];
}

/** Whether a code is a link by reference whose label is its text, which each language names in its own way. No footnote. */
export const isLabelledLink = ({ type, id }: MessageUnit) => type === 'code' && /^\[[^\]^]/.test(id);

/** Links by reference, and links with an address as the two halves that they are. */
function linksOf(units: readonly MessageUnit[]): MessageUnit[][] {
  return units.flatMap((unit, place) => {
    if (isLabelledLink(unit)) return [[unit]];
    if (unit.kind !== 'open' || !/^(?:a|link)$/i.test(unit.id)) return [];
    const close = units.find(({ kind, id }, other) => other > place && kind === 'close' && id === unit.id);
    return close ? [[unit, close]] : [];
  });
}

/** A text in quotation marks: words of letters alone. */
const isWords = /^.[\p{L}\p{M}]+(?:[ ’'-][\p{L}\p{M}]+)*.$/u;

/** The name of a template tag whose arguments read like a text: words, none of them a path or a name of a program. */
function textTag({ value }: Message, { start, end }: MessageUnit): string | undefined {
  const raw = value.slice(start, end);
  const [, called, given = ''] = /^\{\{-?\s*([A-Za-z]\w*)\(([^(){}]*)\)\s*-?\}\}$/.exec(raw) ?? [];
  if (called !== undefined) {
    const texts = given.match(/(?:"[^"]*"|'[^']*')(?=\s*(?:,|$))/g) ?? [];
    return texts.some((text) => isWords.test(text)) ? `${called} ${texts.length}` : undefined;
  }
  const [opening = '', name] = /^(?:\{%[-~+]?|\{\{[<%])\s*([A-Za-z][\w-]*)/.exec(raw) ?? [];
  const rest = raw.slice(opening.length).replace(/%\}$|[>%]\}\}$/, '');
  // One of them is a text: addresses beside it lead to pages for the same readers.
  const named = [...rest.matchAll(/(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)];
  if (named.some(([, , text = '', other = '']) => isWords.test(`"${text || other}"`)))
    return [name, ...named.map(([, parameter]) => parameter)].join(' ');
  if (name === undefined || /[\d_=/\\|<>[\]{}]|\.\w/.test(rest)) return undefined;
  return /[^\x00-\x7f]|\p{L}\s+\p{L}|["']\p{L}[^"']*["']/u.test(rest) ? name : undefined;
}
