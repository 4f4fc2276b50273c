import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import type { FoundSign } from '../texts/countedSigns.ts';
import { bound, isClosing, loneBrackets } from '../texts/loneBrackets.ts';
import { namesSigns } from '../texts/namesSigns.ts';
import { piecesOf } from '../texts/splitSentence.ts';

/**
 * A bracket that is opened and not closed, or the other way round, where the source's are in order: those that quote in East
 * Asia may be alone where the source's quotation begins or ends in another text.
 */
export const brackets: SegmentCheck = {
  id: 'brackets',
  severity: 'warning',
  summary: 'A bracket has no partner',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, text: { target: trait.bracket } },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    const target = decoded(sides.target.shape);
    const goesOn = (sides.source.shape.match(/["“”„«»]/g)?.length ?? 0) % 2 !== 0;
    const alone = loneBrackets(target).filter(
      (bracket) => !isIntervalEnd(bracket, sides.target.shape) && !(goesOn && /[「」『』]/.test(bracket.sign)),
    );
    if (alone.length === 0 || namesSigns(target)) return;
    if (loneBrackets(decoded(sides.source.shape)).length > 0) return;
    // What one piece of a sentence opens another one closes.
    const whole = piecesOf(segment, context.catalog).map(({ target }) => target?.value ?? '');
    const shape = whole.join('\n');
    if (shape && loneBrackets(shape).length === 0) return;
    for (const { sign, start, end } of alone) {
      const closes = isClosing(sign);
      const message = closes ? say`“${sign}” closes what was not opened` : say`“${sign}” is never closed`;
      yield { start, end, message, data: { bracket: sign } };
    }
  },
};

/** A text whose brackets in addresses are not written as `%28`; every character stays where it is. */
const decoded = (shape: string) =>
  shape.replace(/%(28|29|5b|5d)/gi, (_, code) => `${String.fromCharCode(Number.parseInt(code, 16))}\uFFFC\uFFFC`);

const interval = new RegExp(`[[\\]]${bound}[,;]${bound}[[\\]]`, 'gi');

/** `]0,5]`, `[5,Inf[`: an end that is not part of an interval has the bracket the other way round (ISO 31-11). */
function isIntervalEnd({ start, end }: FoundSign, text: string): boolean {
  const from = Math.max(0, start - longestInterval);
  return Array.from(text.slice(from, end + longestInterval).matchAll(interval)).some(
    ({ 0: whole, index }) => from + index === start || from + index + whole.length === end,
  );
}

/** UTF-16 code units, with placeholders for its ends. */
const longestInterval = 80;
