import type { MessageSyntax, Segment, Slot } from '../../catalog/segment.ts';
import { hasOtherUnits } from '../../messages/analyzeMessage.ts';
import type { Message } from '../../messages/message.ts';
import { type Traits, trait, traitsOf } from './traits.ts';

/** What a segment has beside its texts, as bits of {@link FactBits}. All of them are certain. */
export const fact = {
  /** It is translatable, not obsolete, and its target is not empty. */
  translated: 1,
  /** It has a source. */
  source: 1 << 1,
  /** Its source and target are not the same text; one that is not there differs too. */
  differs: 1 << 2,
  /** Its source and target are the same text, but for white space around. */
  alike: 1 << 9,
  /** It is a subtitle. */
  timing: 1 << 3,
  /** It is a form of a plural message. */
  plural: 1 << 4,
  /** The file says how long it may be. */
  maxLength: 1 << 5,
  /** The file says what it must pass. */
  validation: 1 << 6,
  /** Its state is `untranslated`. */
  untranslated: 1 << 7,
  /** Its state is `needs-review`. */
  needsReview: 1 << 8,
} as const;

/** Bits of {@link fact}. */
export type FactBits = number;

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
