import { factsOf } from '../../formats/factsOf.ts';
import { doubledSigns } from '../../messages/maskEscapes.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { changeTo, replacing } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { isNumberAndPercent } from './freePlaceholders.ts';
import { garbledPlaceholders } from './garbledPlaceholders.ts';
import { placeholderDifference } from './placeholderDifference.ts';

/** A sign that the program takes for the start of a placeholder, since it stands once and not twice. */
export const loneSign: SegmentCheck = {
  id: 'lone-sign',
  severity: 'error',
  summary: 'A sign that starts placeholders stands alone and must be doubled',
  needs: {
    segment: fact.source | fact.differs,
    source: trait.special,
    target: trait.special,
    text: { target: trait.special | trait.mark },
  },
  *run(segment, context) {
    // Rails replaces what it knows and leaves every other sign alone.
    if (factsOf(context.catalog).loneSignIsText) return;
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const { source, target } = sides;
    const isSign = (unit: MessageUnit) => !isNumberAndPercent(unit, context.catalog);
    for (const sign of signsOf(source.units.filter(isSign))) {
      const offsets = alone(target, sign);
      if (offsets.length === 0 || alone(source, sign).length > 0) continue;
      // Where a placeholder is missing, the sign may be what is left of it.
      if (placeholderDifference(segment, context)?.missing.length) return;
      const twice = sign + sign;
      for (const [start, end] of placesOf(offsets, target.shape)) {
        const begun = sign === '%' ? beginning.exec(target.shape.slice(start))?.[0] : undefined;
        if (begun !== undefined) {
          const message = say`“${begun}” is a placeholder without the letter that ends it`;
          yield { start, end: start + begun.length, message, data: { sign } };
          continue;
        }
        const meant = garbledAt(start, source, target);
        if (meant) {
          yield meant;
          continue;
        }
        const isAsInSource = source.shape.includes(twice);
        const isShare = sign === '%' && behindNumber.test(target.shape.slice(0, start));
        yield {
          start,
          end,
          message: isAsInSource
            ? say`“${sign}” must be written “${twice}” here, as in the source`
            : isShare
              ? say`“${sign}” must be written “${twice}” where a text has placeholders`
              : say`“${sign}” is left over from a placeholder, or must be written “${twice}”`,
          data: { sign },
          fix: isAsInSource || isShare ? replacing({ start, end }, twice, say`Write “${twice}”`) : undefined,
        };
      }
    }
  },
};

/** A name of Python or a number without the letter that tells its type: `%(count)`, `%1$`. */
const beginning = /^%(?:\(\w+\)|\d{1,2}\$)/;

/** What is left of a placeholder that a form for one number may do without (`% s`): it is put right, not doubled. */
function garbledAt(sign: number, source: Message, target: Message): SegmentFinding | undefined {
  const garbled = garbledPlaceholders(target);
  for (const { type, start, end } of source.units) {
    const placeholder = source.value.slice(start, end);
    const place = type === 'placeholder' ? garbled(placeholder) : undefined;
    if (!place || place.start > sign || place.end <= sign) continue;
    return {
      ...place,
      message: say`“${target.value.slice(place.start, place.end)}” should be “${placeholder}”`,
      data: { placeholder },
      fix: changeTo(placeholder, place),
    };
  }
  return undefined;
}

/** A share; any other sign that the source does not have may be what is left of a placeholder, which doubling would not bring back. */
const behindNumber = /[\p{Nd}\uFFFC][ \u00a0\u202f]?$/u;

/** Where signs stand alone; two with nothing but spaces between them (`% %`) are one that was written twice. */
function placesOf(starts: readonly number[], shape: string): (readonly [start: number, end: number])[] {
  const places: (readonly [number, number])[] = [];
  for (let i = 0; i < starts.length; i++) {
    const [start = 0, next] = [starts[i], starts[i + 1]];
    const isSplit = next !== undefined && shape.slice(start + 1, next).trim() === '';
    places.push([start, (isSplit ? next : start) + 1]);
    if (isSplit) i++;
  }
  return places;
}

/** The signs that the placeholders of a message make special. */
function signsOf(units: readonly MessageUnit[]): readonly string[] {
  let allSigns: readonly string[] = [];
  for (const { type, syntax } of units) {
    const signs = type === 'placeholder' ? doubledSigns[syntax] : undefined;
    if (signs && signs !== allSigns) allSigns = allSigns.length === 0 ? signs : [...new Set([...allSigns, ...signs])];
  }
  return allSigns;
}

/** Where a sign stands once in the text between placeholders, tags and codes. */
function alone({ shape }: Message, sign: string): number[] {
  const offsets: number[] = [];
  for (let offset = shape.indexOf(sign); offset >= 0; offset = shape.indexOf(sign, offset + 1)) {
    if (shape[offset + 1] === sign) offset++;
    else offsets.push(offset);
  }
  return offsets;
}
