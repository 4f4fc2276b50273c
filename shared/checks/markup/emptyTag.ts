import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { tagDifference, tagsOf } from './tagDifference.ts';
import { roleOf } from './tagRole.ts';

/** A pair of tags around nothing, of which the source has none that is empty. */
export const emptyTag: SegmentCheck = {
  id: 'empty-tag',
  severity: 'warning',
  summary: 'A pair of tags holds a text in the source and nothing here',
  needs: { segment: fact.source | fact.differs, units: 'any' },
  mayFind: (segment, _traits, { message }) =>
    message(segment, 'target').units.some((unit) => roleOf(unit).kind === 'close'),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    // Of tags that are lost or new nobody knows which of them is which.
    const difference = tagDifference(segment, context);
    if (difference && difference.forms.length + difference.more.length > 0) return;
    const doubtful = new Set(difference && [...difference.missing, ...difference.extra].map((unit) => roleOf(unit).id));
    const pairs = emptyPairs(sides.target);
    if (pairs.length === 0) return;
    const sourceIds = new Set(emptyPairs(sides.source).map(({ id }) => id));
    for (const { id, start, end } of pairs) {
      if (sourceIds.has(id) || doubtful.has(id) || isLeftover(id, sides)) continue;
      const tags = sides.target.value.slice(start, end);
      // A place that links lead to shows nothing.
      if (/^<a\s(?![^<>]*\bhref\b)[^<>]*\b(?:name|id)\s*=/i.test(tags)) continue;
      yield { start, end, message: say`“${tags}” holds a text in the source and nothing here`, data: { tag: id } };
    }
  },
};

/** Elements that show a text in another way: empty ones show nothing. */
const inline = /^(?:span|font|[biu]|em|strong|small|big)$/i;

/**
 * Whether an empty pair is what is left of a sentence in another order: it is one of several of its name, of which others
 * hold a text, and the translation is no shorter than its source.
 */
function isLeftover(id: string, { source, target }: Sides): boolean {
  const opens = ({ units }: Message) => units.filter((unit) => unit.kind === 'open' && unit.id === id).length;
  const length = ({ shape }: Message) => shape.replace(/[\s\uFFFC]/g, '').length;
  return inline.test(id) && opens(source) > 1 && opens(target) > 1 && length(target) >= length(source);
}

/** Tags that close right behind their opening ones. */
function emptyPairs(message: Message): { readonly id: string; readonly start: number; readonly end: number }[] {
  const pairs = [];
  let before: MessageUnit | undefined;
  for (const unit of tagsOf(message)) {
    const { kind, id } = roleOf(unit);
    if (kind === 'close' && before && roleOf(before).kind === 'open' && roleOf(before).id === id) {
      if (/^\s*$/.test(message.value.slice(before.end, unit.start))) {
        pairs.push({ id, start: before.start, end: unit.end });
      }
    }
    before = unit;
  }
  return pairs;
}
