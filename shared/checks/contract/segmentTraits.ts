import type { MessageSyntax, Segment, Slot } from '../../catalog/segment.ts';
import { hasOtherUnits } from '../../messages/analyzeMessage.ts';
import type { Message } from '../../messages/message.ts';
import { type FactBits, fact, type Traits, trait, traitsOf } from './traits.ts';

/** What is known of a segment before any check looks at it. A side that is not there has no traits. */
export interface SegmentTraits {
  readonly segment: FactBits;
  readonly source: Traits;
  readonly target: Traits;
}

/** White space that `trim` takes away; a text that is not there has no such traits. */
const edges = trait.leadingSpace | trait.trailingSpace;

/**
 * The traits of a segment.
 *
 * @param syntaxes those of its placeholders.
 */
export function segmentTraits(segment: Segment, syntaxes: readonly MessageSyntax[]): SegmentTraits {
  const { source, target, state } = segment;
  const ofTarget = sideTraits(target, syntaxes);
  const same = source === target;
  const ofSource = same ? ofTarget : sideTraits(source, syntaxes);
  let facts = 0;
  if (segment.translatable && !segment.obsolete && target !== undefined && target.value !== '')
    facts |= fact.translated;
  if (source) facts |= fact.source;
  if (!same && source?.value !== target?.value) {
    facts |= fact.differs;
    if (((ofSource | ofTarget) & edges) !== 0 && source?.value.trim() === target?.value.trim()) facts |= fact.alike;
  } else facts |= fact.alike;
  if (segment.timing) facts |= fact.timing;
  if (segment.plural) facts |= fact.plural;
  if (segment.maxLength) facts |= fact.maxLength;
  if (segment.validation) facts |= fact.validation;
  if (state === 'untranslated') facts |= fact.untranslated;
  else if (state === 'needs-review') facts |= fact.needsReview;
  return { segment: facts, source: ofSource, target: ofTarget };
}

function sideTraits(slot: Slot | undefined, syntaxes: readonly MessageSyntax[]): Traits {
  return slot ? traitsOf(slot.value, hasOtherUnits(slot, syntaxes)) : 0;
}

/** The traits of the text around the placeholders, tags and codes of a message. */
export function textTraits(message: Message, ofValue: Traits): Traits {
  return message.units.length === 0 ? ofValue : traitsOf(message.shape);
}
