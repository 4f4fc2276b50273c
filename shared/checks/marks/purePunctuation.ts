import { isRightToLeft } from '../../languages/writing.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote, sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { halfWidth } from '../texts/countedSigns.ts';
import { isPage } from '../texts/pages.ts';
import { piecesOf } from '../texts/splitSentence.ts';

/** Longer ones are drawings. */
const longest = 8;

/** Signs for which words may stand: `&`, `+`, `/`, `=`. */
const wordLike = /[&+/=×%@#<>|*~^]/;

const and = /^[&+＆＋⁊]$/;

/** What stands between the items of a list: a program that reads one by another sign reads other items. */
const separator = /^[|;,]$/;

/** What each country has of its own, by the id of its entry: what parts the columns of a table, a key of the keyboard. */
const ofCountry = /(?:csv|decimal|group|thousands?)[._-]?separator|shortcut|(?:access|hot)[._-]?key/i;

/** What stands in numbers, where each language has its own: `1,234.5`, `1.234,5`, `1’234.5`. */
const inNumbers = /^[.,٫٬'’·]$/;

/** A text of nothing but punctuation and signs that the translation has in another kind. */
export const purePunctuation: SegmentCheck = {
  id: 'pure-punctuation',
  severity: 'info',
  summary: 'A text that is only punctuation was changed',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, source: trait.leadingSign },
  mayFind: ({ source }) => source !== undefined && source.value.length <= longest + 4 && isPure(source.value.trim()),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    // What stands behind a block of a page moves with the order of words.
    if (!sides || isPage(context.catalog) || sides.source.units.length > 0 || sides.target.units.length > 0) return;
    const [source, target] = [sides.source.value.trim(), sides.target.value.trim()];
    if (target === '' || source.length > longest) return;
    // `????` stands for what was not known, or for letters that an encoding lost.
    if (/^\?{2,}$/.test(source)) return;
    const flips = isRightToLeft(context.targetLanguage) !== isRightToLeft(context.sourceLanguage);
    if (isPure(target) ? isSame(source, target, flips) : wordLike.test(source)) return;
    // `&` and `+` are one another’s words for “and”, and `⁊` is that of Irish and Gaelic.
    if (and.test(source) && and.test(target)) return;
    if (inNumbers.test(source) && inNumbers.test(target)) return;
    // `&hellip;` reads as a mark.
    if (!isPure(target) && (!/\p{L}{3}/u.test(target) || /^(?:&#?\w+;\s*)+$/.test(target))) return;
    // The last piece of a sentence: another language has words there.
    if (ofCountry.test(segment.id) || piecesOf(segment, context.catalog).length > 0) return;
    const start = sides.target.value.indexOf(target);
    yield {
      start,
      end: start + target.length,
      message: say`The source is ${quote(source)} and nothing else`,
      data: { source, target },
      severity: separator.test(source) && separator.test(target) ? 'warning' : undefined,
    };
  },
};

/** Marks and signs, without letters, digits, pictures and white space between them. */
const isPure = (text: string) => text !== '' && /^(?:\p{P}|[+=<>|~^×])+$/u.test(text);

/** Whether two are of one kind; what has a direction (`->`) is turned round where the script is. */
function isSame(source: string, target: string, flips: boolean): boolean {
  const [ours, theirs] = [kindOf(source, flips), kindOf(target, flips)];
  return ours === theirs || (flips && ours === [...theirs].reverse().join(''));
}

/** Marks that mean the same in different languages are one kind. */
function kindOf(text: string, flips: boolean): string {
  const kind = [...text]
    .map(halfWidth)
    .join('')
    .replace(/[…⋯]/g, '...')
    .replace(/٪/g, '%')
    .replace(/[\p{Pd}]+/gu, '-')
    .replace(/[。．।॥۔։።៕｡]/g, '.')
    .replace(/[、،､՝፣]/g, ',')
    .replace(/[؛\u0387]/g, ';')
    .replace(/[؟՞፧;\u037e]/g, '?')
    .replace(/[՜]/g, '!')
    .replace(/[៖፡]/g, ':')
    .replace(/["'`´\p{Pi}\p{Pf}„‚「」『』]+/gu, '"')
    .replace(/[•·‣▪●・*]/g, '*')
    .replace(/\.{2,}/g, '...')
    .replace(/[¿¡]/g, '');
  // The signs that have a direction are turned round.
  return flips ? kind.replace(/[()[\]{}<>]/g, '(') : kind;
}
