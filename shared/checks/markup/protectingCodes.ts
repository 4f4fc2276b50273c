import type { Segment } from '../../catalog/segment.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import type { CheckContext } from '../contract/check.ts';
import { unitKey } from '../placeholders/freePlaceholders.ts';
import { isNumber, usedByForms } from '../placeholders/placeholderDifference.ts';
import { keysWithProtected, protectedKeys, protectedUnits } from '../placeholders/protectedKeys.ts';
import { mayOmitNumber } from '../plurals/pluralForms.ts';

/** Tells the codes that protect nothing but placeholders which a side shows bare, or within a code of its own. */
export function shownBareIn(side: Message): (unit: MessageUnit) => boolean {
  let keys: ReadonlySet<string> | undefined;
  return (unit) => {
    const ownKeys = protectedKeys(unit);
    if (ownKeys.length === 0) return false;
    keys ??= keysWithProtected(side);
    return ownKeys.every((key) => keys?.has(key));
  };
}

interface CodesOfForm {
  /** Whether the form may lack the code. */
  readonly isSpeltOut: (unit: MessageUnit) => boolean;
  /** Whether the form may have the code. */
  readonly isOfOtherForm: (unit: MessageUnit) => boolean;
}

/**
 * Tells the codes around placeholders that a form of a plural message is free to have or not: the form for one number
 * says it in words, and any form may show what another form of the source shows.
 */
export function freeInForm(segment: Segment, context: CheckContext): CodesOfForm {
  if (!segment.plural) return { isSpeltOut: () => false, isOfOtherForm: () => false };
  const omitsNumber = mayOmitNumber(segment, context.targetLanguage, context.catalog);
  let used: ReadonlySet<string> | undefined;
  const isUsed = (unit: MessageUnit) => {
    used ??= usedByForms(segment, context);
    return used.has(unitKey(unit));
  };
  const every = (unit: MessageUnit, test: (one: MessageUnit) => boolean) => {
    const units = protectedUnits(unit);
    return units.length > 0 && units.every(test);
  };
  return {
    isSpeltOut: (unit) => omitsNumber && every(unit, isNumber),
    isOfOtherForm: (unit) => every(unit, isUsed),
  };
}
