import type { Message, MessageUnit } from '../../messages/message.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/segmentTraits.ts';
import { sidesOf } from '../contract/sides.ts';
import { tagDifference, tagsOf } from './tagDifference.ts';
import { roleOf } from './tagRole.ts';

/** A pair of tags around nothing, of which the source has none that is empty. */
export const emptyTag: SegmentCheck = {
  scope: 'segment',
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
    const found = emptyPairs(sides.target);
    if (found.length === 0) return;
    const known = new Set(emptyPairs(sides.source).map(({ id }) => id));
    for (const { id, start, end } of found) {
      if (known.has(id) || doubtful.has(id)) continue;
      const tags = sides.target.value.slice(start, end);
      yield { start, end, message: `“${tags}” holds a text in the source and nothing here`, data: { tag: id } };
    }
  },
};

/** Tags that close right behind their opening ones. */
function emptyPairs(message: Message): { readonly id: string; readonly start: number; readonly end: number }[] {
  const found = [];
  let before: MessageUnit | undefined;
  for (const unit of tagsOf(message)) {
    const { kind, id } = roleOf(unit);
    if (kind === 'close' && before && roleOf(before).kind === 'open' && roleOf(before).id === id) {
      if (/^\s*$/.test(message.value.slice(before.end, unit.start))) {
        found.push({ id, start: before.start, end: unit.end });
      }
    }
    before = unit;
  }
  return found;
}
