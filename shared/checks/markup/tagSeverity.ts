import type { Segment } from '../../catalog/segment.ts';
import { factsOf, genreOf } from '../../formats/factsOf.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import type { CheckContext } from '../contract/check.ts';
import type { Sides } from '../contract/sides.ts';
import { isPage } from '../texts/pages.ts';

/** Elements of HTML that show a text in another way and do nothing else. */
const layout =
  /^<\/?(?:[biusq]|html|head|body|title|em|strong|small|big|sub|sup|code|kbd|tt|var|samp|pre|span|font|mark|cite|dfn|abbr|acronym|ins|del|strike|center|p|div|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|hr|table|tbody|thead|tr|td|th)(?![\w:-])/i;
/** What a program finds an element by, to fill it in. */
const handle = /\s(?:id|on[a-z]{2,20}|data-[\w-]{1,40})=|=["']?[{%$]/i;

/** A tag that one side lacks. */
export interface UnevenTag {
  readonly unit: MessageUnit;
  /** As it is written: `<b class="x">`. */
  readonly text: string;
  readonly source: Message;
  readonly target: Message;
}

/**
 * How severe it is that a translation lacks a tag, or has one more. Only what breaks the program or the display is an error:
 * half of a pair, what a program fills in, a link. Emphasis is not, nor a tag of a page, whose paragraphs are paired by
 * their places; the text of a message or term of Fluent may be written out.
 *
 * @returns undefined for an error.
 * @example severityOfTag({ unit, text: '<b>', source, target }, segment, context) // 'warning'
 */
export function severityOfTag(
  { unit, text, source, target }: UnevenTag,
  segment: Segment,
  context: CheckContext,
): 'warning' | 'info' | undefined {
  if (isPage(context.catalog))
    return hasTemplate.test(withoutAttributes(text)) || isLink.test(text) ? 'warning' : 'info';
  if (genreOf(context.catalog) === 'plain-text') return 'warning';
  if (unit.type === 'code' && factsOf(context.catalog).codesStandForTexts) {
    // A text without a variable is shown all the same.
    return unit.id.startsWith('$') ? 'warning' : 'info';
  }
  if (!layout.test(text) || isBroken(unit, { source, target }, context.once(openTags, segment)) || handle.test(text))
    return undefined;
  return /^<(?:span|font)\s+(?:style|color|face|size)\s*=/i.test(text) ? 'info' : 'warning';
}

/**
 * Whether a pair of tags only says what its words are (`<app>`): it leads nowhere, no program fills it in, and the
 * translation has no remains of it.
 */
export const isPassive = ({ unit: { type, id }, text, target }: UnevenTag) =>
  type === 'tag' &&
  /^(?!a$)[a-z]/.test(id) &&
  !/link|url|(?<!gui)button/i.test(id) &&
  !handle.test(text) &&
  !/[<>]/.test(target.shape);

/**
 * Whether tags of that name open as often as they close in the source, and do not in the translation. Elements that HTML
 * ends by itself, such as paragraphs, need no end tag.
 */
export function isBroken(unit: MessageUnit, { source, target }: Sides, open: OpenTags): boolean {
  return !endsByItself.test(unit.id) && open.count(unit, source) === 0 && open.count(unit, target) !== 0;
}

/** Whether a tag of the translation closes what the source leaves open by mistake, or more of it: `<p>…<\\p>`. */
export function isMended(unit: MessageUnit, { source, target }: Sides, open: OpenTags): boolean {
  return Math.abs(open.count(unit, target)) < Math.abs(open.count(unit, source));
}

const endsByItself = /^(?:p|li|d[dt]|t[dhr]|option)$/i;

/** How many tags are left open in the messages of a segment and in forms of those, less those that close nothing. */
export interface OpenTags {
  /** Of the name that a unit has. */
  count(unit: MessageUnit, message: Message): number;
}

/** @example context.once(openTags, segment).count(unit, message) // 1 for `<b>` in “<b>Save” */
export function openTags(): OpenTags {
  const countsOf = new Map<Message, ReadonlyMap<string, number>>();
  return {
    count({ type, id }, message) {
      const counts = countsOf.get(message) ?? openIn(message);
      countsOf.set(message, counts);
      return counts.get(`${type} ${id}`) ?? 0;
    },
  };
}

function openIn({ units }: Message): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type, id, kind } of units) {
    const step = kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    if (step !== 0) counts.set(`${type} ${id}`, (counts.get(`${type} ${id}`) ?? 0) + step);
  }
  return counts;
}

const hasTemplate = /[{}%$]|^<[?@]|^<\/?(?:[A-Z]|\w+[-.])/;
const isLink = /^(?:<\/?a\b|\[)/i;
const withoutAttributes = (tag: string) => tag.replace(/\s[\s\S]*|(?<=\]\().*/, '');
