import { rootLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';
import { numbersInText } from '../numbers/numbersInText.ts';
import { spelledNumbers } from './subtitleFigures.data.ts';

/** What stands right before a number that is no amount of things: a sign, another part of a number, a name. */
const boundBefore = /(?:[$€£¥#§№:/.,'’+×=*-]|[-–]\s?|\b[Nn][or]\.?|(?<!\p{L})\p{Lu}[\p{L}\p{M}]*)\s?$/u;
/** The same behind it: units, times, parts of numbers. */
const boundBehind =
  /^(?:[\s\u00a0\u202f]?(?:[%°$€£¥:/+×=*-]|[-–.,]\d|[-–][\p{L}]|(?:mm|cm|dm|m|km|mg|g|kg|l|ml|s|h|min|am|pm|a\.m|p\.m|uhr|kr|eur|usd)\b)|[.)]\s)/iu;

/** Numbers up to ten that subtitles write as words, and numbers at the start of a sentence. */
export const subtitleNumbers: SegmentCheck = {
  id: 'subtitle-numbers',
  severity: 'hint',
  optional: true,
  summary: 'A number in a subtitle is not spelled out',
  inSource: true,
  needs: { segment: fact.timing, text: { target: trait.digit } },
  concerns: ({ targetLanguage }) => spelledNumbers.has(rootLanguage(targetLanguage)),
  *run(segment, context) {
    const { shape } = context.message(segment, 'target');
    const numbers = numbersInText(shape, false);
    // Numbers that belong together are written alike.
    const larger = numbers.some(({ parts }) => parts.length > 1 || Number(parts[0]) > 10);
    const isNumber = /^\d+\s*$/.test(shape);
    for (const { start, end, text, parts } of numbers) {
      if (parts.length > 1 || boundBehind.test(shape.slice(end, end + 8))) continue;
      const before = shape.slice(Math.max(0, start - 12), start);
      const begins = !isNumber && beginsSentence(shape, start);
      const value = Number(text);
      const small = Number.isInteger(value) && value >= 1 && value <= 10 && !larger && !boundBefore.test(before);
      if (begins && value < 1000 && !/^\d+[.)]/.test(shape.slice(start))) {
        yield { start, end, message: say`The number ${text} at the start of a sentence is spelled out in subtitles` };
      } else if (small) yield { start, end, message: say`The number ${text} is spelled out in subtitles` };
    }
  },
};

/** Whether what stands at an offset is the first word of a sentence. Steps back, as numbers may be many in one text. */
function beginsSentence(text: string, offset: number): boolean {
  let start = offset;
  while (start > 0 && /[-–—\uFFFC\s"'“„«¿¡]/.test(text.charAt(start - 1))) start--;
  return start === 0 || (/[.!?…]/.test(text.charAt(start - 1)) && start < offset && /\s/.test(text.charAt(start)));
}
