import type { MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { asciiDigits } from '../numbers/numbersInText.ts';
import { countsDiffer, halfWidth, signDifferences, signsOf } from '../texts/countedSigns.ts';

/** Others, such as `#`, `+`, `=` and `§`, are put into words or left away too often. */
const pattern = /[@＠](?=[\p{L}\p{N}_\uFFFC])|[|©®™°€£¥｜]|%?[%٪％](?![A-Za-z])/gu;

/** A cheap look: `%` alone is most often a placeholder's. */
const quick = /[@|©®™°€£¥＠｜٪％]|%(?![A-Za-z])/;

/** `%` with one letter, of formats that are no placeholders (dates: `%d. %B`). */
const conversion = /%[-_0^#]?([A-Za-z])(?![A-Za-z])/g;

/** Conversions of dates that are written for one another: `%d` and `%e`, `%b` and `%m`. */
const families = ['de', 'bBm', 'Yy', 'HkIl'];

/** `%` in the digits of Arabic; a full-width sign is the sign itself. */
function same(sign: string): string {
  return sign === '٪' || sign === '%%' ? '%' : halfWidth(sign);
}

/** Signs that no language puts into words; of all others only those are missed of which some are left. */
const certain = new Set(['@', '©', '®', '™']);

/** A sign such as `@`, `%` or `|` that is lost. */
export const symbols: SegmentCheck = {
  id: 'symbols',
  severity: 'info',
  optional: true,
  summary: 'A sign such as %, @ or © is lost',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, text: { either: trait.symbol } },
  mayFind: ({ source, target }) =>
    (source !== undefined && (quick.test(source.value) || source.value.includes('%'))) ||
    (target !== undefined && quick.test(target.value)),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    yield* lostPercents(sides);
    const theirs = signsOf(sides.target, pattern, same);
    const ours = signsOf(sides.source, pattern, same);
    for (const { sign, wanted, there } of signDifferences(ours, theirs)) {
      if (!isFault(sign, wanted, there, sides)) continue;
      // The code of the sign, for programs that read it (Tcl).
      const code = `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
      if (there < wanted && sides.target.value.toLowerCase().includes(code)) continue;
      // An address that shows how one is written.
      if (sign === '@' && there === 0 && exampleAddress.test(sides.source.value)) continue;
      // `Commit@@noun`: what stands behind the signs tells equal texts apart and is not shown.
      if (sign === '@' && there === 0 && sides.source.value.includes('@@')) continue;
      yield {
        message: countsDiffer(sign, there, wanted),
        data: { sign, source: wanted, target: there },
      };
    }
  },
};

/** Whether a difference is a fault: a sign is lost that no word stands for. */
function isFault(sign: string, wanted: number, there: number, sides: Sides): boolean {
  const { source, target } = sides;
  // A translation of an older source has more of them.
  if (there >= wanted) return false;
  const none = there === 0;
  // Forms of a plural: each language has its own number of them.
  if ([source, target].some(({ forms, units }) => forms || units.some(isBranch)) && (sign === '|' || !none))
    return false;
  if (certain.has(sign)) return !/&(?:copy|reg|trade);|\([cr]\)/i.test(target.value);
  if (sign === '|') return none ? isList(sides) : !isChoice(source.value);
  // Tags of ERB and of other templates.
  if (sign === '%' && source.value.includes('<%')) return false;
  return none ? sign === '%' && isPercentLost(sides) : isBareSomewhere(sign, sides);
}

/** Whether a number or value that has a sign beside it in the source stands more often without one in the translation. */
function isBareSomewhere(sign: string, { source, target }: Sides): boolean {
  const [ours, theirs] = [source.shape, target.shape].map((shape) => asciiDigits(shape).replace(/%%|[٪％]/g, '%'));
  if (ours === undefined || theirs === undefined) return false;
  const item = '\\d+(?:[.,]\\d+)*|\\uFFFC';
  const marked = new RegExp(`(${item})[ \\u00a0\\u202f]?${sign}|${sign}[ \\u00a0\\u202f]?(${item})`, 'g');
  const bare = (shape: string) => (shape.replace(marked, ' ').match(new RegExp(item, 'g')) ?? []).map(plainNumber);
  const count = (items: readonly string[], one: string) => items.filter((other) => other === one).length;
  const [left, here] = [bare(ours), bare(theirs)];
  return [...ours.matchAll(marked)].some(([, before, behind]) => {
    const one = plainNumber(before ?? behind ?? '');
    return count(here, one) > count(left, one);
  });
}

const plainNumber = (text: string) => text.replace(',', '.');

const isBranch = ({ syntax, kind }: MessageUnit) => syntax === 'icu' && kind !== 'standalone';

/** Whether a percent sign differs where neither text has a word, and so none for percent. */
function isPercentLost({ source, target }: Sides): boolean {
  const [ours, theirs] = [source, target].map(({ shape }) => shape.replace(conversion, ''));
  return !/\p{L}/u.test(`${ours}${theirs}`) && ours?.includes('%') !== theirs?.includes('%');
}

const exampleAddress = /^[\w.+-]+@[\w.-]*\bexample\.(?:com|net|org)$/;

/** `%Y` of the source whose letter stands in the translation without its sign. */
function* lostPercents({ source, target }: Sides): Iterable<SegmentFinding> {
  if (!source.shape.includes('%')) return;
  const ours = [...source.shape.matchAll(conversion)];
  if (ours.length === 0 || [...target.shape.matchAll(conversion)].length >= ours.length) return;
  const kept = (code: string) => '\uFFFC'.repeat(code.length);
  const letters = new Set([...target.shape.matchAll(conversion)].map(([, letter = '']) => letter));
  let shape = target.shape.replace(conversion, kept);
  // `%Hh`: a letter behind it is text where the source has the conversion.
  for (const [code, letter = ''] of ours) {
    if (shape.includes(code)) letters.add(letter);
    shape = shape.replaceAll(code, kept);
  }
  const reported = new Set<string>();
  for (const [code, letter = ''] of ours) {
    if (letters.has(letter) || reported.has(code)) continue;
    reported.add(code);
    const place = lostLetter(letter, shape) ?? lostFlag(letter, shape, letters);
    if (!place) continue;
    const { start, end, alone } = place;
    const lost = `%${shape.slice(start, end)}`;
    yield {
      start,
      end,
      message: say`“${lost}” has lost its “%”`,
      data: { sign: '%', source: code, target: lost.slice(1) },
      // Where the letter is a word of the language too, nobody knows which of them it was.
      fix: alone ? replacing({ start, end: start }, '%', say`Use “${lost}”`) : undefined,
    };
  }
}

/** A letter that stands in a text, with the flag before it; `alone` where it stands there once. */
interface LetterPlace {
  readonly start: number;
  readonly end: number;
  readonly alone: boolean;
}

/** The letter of a conversion without its sign. */
const lostLetter = (letter: string, shape: string) =>
  placeOf(
    new RegExp(`(?<!\\p{Lu}|[\\p{sc=Latin}\\d]{2}|['’])(?:(?<![^\\s,.:/])[-_^])?${letter}(?![\\p{sc=Latin}'’])`, 'gu'),
    shape,
  );

/** One that is written for it, where no other is: `-m` for `%b`. A flag stands before nothing else. */
function lostFlag(letter: string, shape: string, letters: ReadonlySet<string>): LetterPlace | undefined {
  const family = families.find((letters) => letters.includes(letter));
  if (!family || [...family].some((other) => letters.has(other))) return undefined;
  return placeOf(new RegExp(`(?<![^\\s,.:/])[-_^][${family}](?![\\p{L}\\d'’])`, 'gu'), shape);
}

function placeOf(pattern: RegExp, shape: string): LetterPlace | undefined {
  const [place, other] = shape.matchAll(pattern);
  return place && { start: place.index, end: place.index + place[0].length, alone: other === undefined };
}

/** `Name | Value`: a separator that no language has a word for; a dash or the like may stand for the only one. */
function isList({ source, target }: Sides): boolean {
  return (
    /\S \| \S/.test(source.shape) &&
    !source.shape.includes('--') &&
    !/\s[^\p{L}\p{M}\p{N}\s\uFFFC,]\s|：|・/u.test(target.shape)
  );
}

/** `One file|Many files`: two forms that start or end with the same word. */
function isChoice(source: string): boolean {
  const [one, other] = source.split('|');
  if (one === undefined || other === undefined || /\s$/.test(one) || /^\s/.test(other)) return false;
  const first = /^\S+\s/.exec(one)?.[0];
  return first !== undefined && other.startsWith(first);
}
