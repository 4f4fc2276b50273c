import type { Catalog } from '../../catalog/catalog.ts';
import { keepingLast } from '../../catalog/keepingLast.ts';
import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import type { CheckContext } from '../contract/check.ts';
import type { Sides } from '../contract/sides.ts';

/** Whether a text has several words in braces, which no program has for a name. It is asked for each placeholder of it. */
const hasStandIn = keepingLast((text: string) => /(?<![{$%#@])\{\p{L}+(?: \p{L}+)+\}(?!\})/u.test(text));
const inBraces: ReadonlySet<MessageUnit['syntax']> = new Set(['brace', 'icu', 'dotnet', 'python-brace']);

/** What makes two units the same: texts that an expression shows are translated. */
export function unitKey({ syntax, id }: MessageUnit): string {
  return `${syntax}\u0000${/["'|]/.test(id) ? withoutTexts(id) : id}`;
}

/**
 * An expression without the texts that it shows: a literal alone, one of several words before a pipe, what a condition
 * chooses from, and MediaWiki's forms. Others are names to the program: `'save' | translate`, `date:'short'`.
 *
 * @example withoutTexts("n === 'x' ? 'boat' : 'boats'") // "n === 'x' ? '' : ''"
 */
function withoutTexts(id: string): string {
  if (choice.test(id)) return id.replace(choice, '$1|');
  if (wholeText.test(id)) return "''";
  const rest = id.replace(textBeforePipe, "''|");
  return /\?|\|\|/.test(rest) ? rest.replace(chosenText, "$1''") : rest;
}

/** MediaWiki's choice of forms: `{{PLURAL:$1|boat|boats}}`, `{{GENDER:$2|his|her}}`. */
const choice = /^([A-Z]+:\s*\$?\w+)\|[\s\S]*$/;
/** What MediaWiki makes words of, which a language may not need. */
const isWordOfMediaWiki = /^(?:GENDER|GRAMMAR|PLURAL|#?FORMAL|int)[:|]/;
const wholeText = /^(?:"[^"\\]*"|'[^'\\]*')$/;
const textBeforePipe = /^(?:"[^"\\\s]*\s[^"\\]*"|'[^'\\\s]*\s[^'\\]*')\s*\|(?!\|)/;
const chosenText = /([?:]\s{0,20}|\|\|\s{0,20})(?:"[^"\\]*"|'[^'\\]*')/g;

/** Laravel puts the name of the field into every message of a validation. */
const isOfValidation = ({ id }: MessageUnit, { path }: Catalog) =>
  id === 'attribute' && /(?:^|[\\/])validation\.\w+$/.test(path ?? '');

/** `:counts` alone is a number and “s” for seconds: a translation has `:count` and its own word. */
function isShortForUnit({ id }: MessageUnit, side: UnevenSide, source: Message, target: Message): boolean {
  const whole = /^\s*:(\w+)\s*$/.exec(source.value)?.[1]?.toLowerCase();
  if (whole === undefined) return false;
  const short = side === 'extra' ? id : target.units.find(({ syntax }) => syntax === 'laravel')?.id;
  return short !== undefined && short !== whole && whole.startsWith(short) && whole.length - short.length <= 2;
}

/** Which side lacks a placeholder of the other: `missing` in the target, `extra` there. */
export type UnevenSide = 'missing' | 'extra';

/**
 * Whether a translation may lack a placeholder, or have one more, by the rules of its program; and whether what stands
 * there is no placeholder, but a percentage as other languages write it: “%50”.
 */
export function isFree(
  unit: MessageUnit,
  side: UnevenSide,
  { source, target }: Sides,
  segment: Segment,
  { catalog, targetLanguage }: CheckContext,
): boolean {
  // Laravel replaces a name wherever it stands: in “:itemsek”, too.
  if (unit.syntax === 'laravel') {
    if (isShortForUnit(unit, side, source, target)) return true;
    return side === 'missing'
      ? target.value.toLowerCase().includes(`:${unit.id}`)
      : isOfValidation(unit, catalog) ||
          source.units.some(({ syntax, id }) => syntax === 'laravel' && unit.id.startsWith(id));
  }
  if (isNumberAndPercent(unit, catalog) || isWordOfMediaWiki.test(unit.id)) return true;
  // Braces around several words are for the reader to fill in, and so are those beside them: `{user}/{Gist Id}`.
  if (inBraces.has(unit.syntax) && /^\p{L}/u.test(unit.id) && hasStandIn(source.value)) return true;
  // Qt replaces a number wherever it stands, as before a unit: `%1d`, which is no directive of printf then.
  if (side === 'missing') return unit.syntax === 'qt' && numbersIn(target.value).includes(unit.id);
  const raw = target.value.slice(unit.start, unit.end);
  const number = unit.syntax === 'printf' ? /^%(\d+)/.exec(raw)?.[1] : undefined;
  if (number !== undefined && source.units.some(({ syntax, id }) => syntax === 'qt' && id === number)) return true;
  // A mark of an access key stands within it: `%&1`.
  if (unit.syntax === 'qt' && source.value.replace('&', '').includes(raw)) return true;
  // `%n` is filled in wherever a message has forms for its number.
  if (unit.id === 'n' && (unit.syntax === 'qt' || unit.syntax === 'printf') && segment.plural) return true;
  // Braces around words of prose, which the source spaces otherwise: `{ Lamp Oil }`.
  if (/^\{\s|\s\}$/.test(raw) && withoutSpaces(source.value).includes(withoutSpaces(raw))) return true;
  if (isPercentage(target.value.slice(unit.start), source, targetLanguage)) return true;
  // Go chooses words by a number: `{{ if lt .Count 20 }}…{{ else }}…{{ end }}`.
  if (unit.syntax === 'i18next' && /^(?:if\b.*|else|end)$/.test(unit.id) && /\{\{-?\s*end\s*-?\}\}/.test(target.value))
    return true;
  // The number that chooses among forms separated with `|` may be shown in each of them.
  if (source.forms && isCount.test(unit.id)) return true;
  if (unit.syntax === 'named-percent' && source.value.includes(raw.slice(0, -1))) return true;
  return factsOf(catalog).mayShow?.(segment.id, unit.id) === true;
}

/**
 * Whether a text begins with a percentage of the source, whose sign stands in front in Turkish and Basque, alone or as the
 * first of a range: `%6-7`.
 */
function isPercentage(text: string, { value, units }: Message, language: string): boolean {
  const number = /^%\s?(\d+(?:[.,]\d+)?)/.exec(text)?.[1];
  if (number === undefined) return false;
  const further = `(?:\\s?[%٪]?\\s?(?:[-–—~]|to|and|or)\\s?\\d+(?:[.,]\\d+)?)?`;
  const written = number.replace(/[.,]/, '[.,]');
  if (new RegExp(`(?<![\\d%])${written}${further}\\s?(?:[%٪]|per ?cent)`, 'i').test(value)) return true;
  return number.length > 1 && signFirst.has(rootLanguage(language)) && !units.some(({ syntax }) => syntax === 'qt');
}

/** Languages that set the percent sign before its number. */
const signFirst = new Set(['tr', 'eu', 'ku', 'kmr']);

/** Whether `%1%` is a number and a percent sign, which some languages part by a space, and no placeholder of Boost. */
export const isNumberAndPercent = ({ id }: MessageUnit, catalog: Catalog): boolean =>
  /^\d+:%$/.test(id) && catalog.segments.facts.of(numbersAlone, catalog);

/** Whether more texts of a file number their places with one sign (`%1 of %2`) than with two, as Boost does (`%1%`). */
function numbersAlone(catalog: Catalog): boolean {
  let more = 0;
  for (const { source } of catalog.segments) {
    if (source === undefined || !source.value.includes('%')) continue;
    if (/%\d{1,2}(?![\d$%|\p{L}]|\.\d)/u.test(source.value)) more++;
    else if (/%\d{1,2}%/.test(source.value)) more--;
  }
  return more > 0;
}

/** The numbers behind percent signs, which Qt replaces: `1` of `%1d`. */
const numbersIn = (text: string) => Array.from(text.matchAll(/%(\d+)/g), ([, number]) => number);

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

const isCount = /^%?(?:count|n)%?$/i;
