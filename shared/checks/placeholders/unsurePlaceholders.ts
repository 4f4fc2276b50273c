import type { Catalog } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import type { MessageSyntax, Segment, Slot } from '../../catalog/segment.ts';
import { factsOf, genreOf } from '../../formats/factsOf.ts';
import { americanEnglish, isEnglishOfRegion } from '../../languages/languageTag.ts';
import { numbersOf } from '../../languages/pluralNumbers.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { syntaxesOf } from '../../messages/syntaxesOf.ts';
import type { CheckContext } from '../contract/check.ts';
import { isEvenNearby } from '../texts/evenNearby.ts';
import { isPage } from '../texts/pages.ts';
import { type UnevenSide, unitKey } from './freePlaceholders.ts';
import { isNameOfProgram, isPassedAround } from './passedAround.ts';

/**
 * How sure it is that a placeholder which one side lacks breaks anything. It is not where the file is a page, where the
 * text stands for another text (`@:key`) or describes directives (`%Y year, %S second`), where the form is never shown, or
 * where other languages differ from the source as this one does: at least two and a third of them.
 *
 * @returns undefined for an error; `none` for what a text nearby evens out, and for what is no placeholder: a mark that
 *   prose shows by accident, which this file keeps nowhere and most other languages do not keep here.
 */
export function doubtAbout(
  unit: MessageUnit,
  side: UnevenSide,
  segment: Segment,
  context: CheckContext,
): 'none' | 'info' | 'warning' | undefined {
  const [ownSide, other] = side === 'missing' ? (['source', 'target'] as const) : (['target', 'source'] as const);
  const written = context.message(segment, ownSide).value.slice(unit.start, unit.end);
  if (isEvenNearby(written, side, segment, context)) return 'none';
  if (isPartOfAddress(unit, context.message(segment, ownSide))) return 'none';
  // It may be code on one side, and bare on the other.
  if (isPage(context.catalog)) return context.message(segment, other).value.includes(written) ? 'none' : 'info';
  if (/^(?:@:|\$t\()/.test(unit.id)) return isSameReference(unit, side, segment, context) ? 'none' : 'warning';
  if (isKeyOfFile(unit, segment, context.catalog))
    return side === 'extra' || unit.end - unit.start === segment.source?.value.length ? 'none' : 'warning';
  if (genreOf(context.catalog) === 'plain-text') return 'warning';
  // Qt fills in a number where the text is counted, and shows the sign elsewhere.
  if (unit.syntax === 'qt' && unit.id === 'n' && !segment.plural) return 'none';
  if (isDate(segment)) return 'none';
  if (unit.syntax === 'printf' && describesDirectives(context.message(segment, 'source'))) return 'warning';
  if (side === 'extra' && isPartOfWord(unit, context.message(segment, 'target'))) return 'none';
  if (side === 'missing' && isEnding(unit, context.message(segment, 'source'))) return 'none';
  if (side === 'missing' && factsOf(context.catalog).mayLeaveOut?.(segment.id, unit.id)) return 'none';
  if (side === 'missing' && unit.syntax === 'brace' && context.once(hasEmptyBraces, segment)) return 'warning';
  // “No birthdays” needs neither names nor a date.
  if (side === 'missing' && segment.plural?.category === 'zero') return 'info';
  if (isNeverShown(segment, context)) return 'warning';
  if (side === 'extra' && isPassedAround(unit, segment, context.catalog)) return 'none';
  if (side === 'extra' && isNameOfProgram(unit, context.catalog)) return 'none';
  const { same, others } = votes(unit, side, segment, context);
  // A source that no longer shows what nearly all languages do: the program may pass it still, or all of them are late.
  if (side === 'extra' && same > 2 && same > 2 * others) return 'none';
  if (isWeak(unit, context.catalog) && usageOf(unit.syntax, context.catalog)[kindOf(unit)].kept <= 0)
    return same > others && same > 1 ? 'none' : 'warning';
  if (same > 1 && same > others && isInBraces(segment.source) && isInBraces(segment.target)) return 'none';
  // English of another country is a translation, too, and here it lags behind.
  if (same > 1 && same > others && isEnglishOfRegion(context.sourceLanguage, americanEnglish)) return 'none';
  if (side === 'missing') {
    if (same > 1 && isWholeText(unit, segment.source)) return 'none';
    return same > 1 && 2 * same >= others ? 'warning' : undefined;
  }
  // What two other languages show the program passes.
  return same > 1 || !fails(unit, segment, context) ? 'warning' : undefined;
}

/** Whether a text is a placeholder and nothing else: it stands for another text, which may be said in words. */
const isWholeText = ({ start, end }: MessageUnit, text: Slot | undefined) => start === 0 && end === text?.value.length;

/**
 * Whether a placeholder that only the translation has certainly fails: a flag of its entry names the kind, or it takes an
 * argument by its place and the source takes others so. A name the program may know, whether or not the source shows it; and a
 * text whose source has no placeholder may be one that no program reads.
 */
function fails(unit: MessageUnit, segment: Segment, context: CheckContext): boolean {
  if (isFlagged(unit, segment, context.catalog)) return true;
  if (!isPlace.test(unit.id)) return false;
  const { units, inner = [] } = context.message(segment, 'source');
  return [...units, ...inner].some(({ type, syntax }) => type === 'placeholder' && syntax === unit.syntax);
}

/** Whether a flag of the entry names the syntax of a placeholder: `c-format`. */
export const isFlagged = ({ syntax }: MessageUnit, { syntaxes }: Segment, catalog: Catalog) =>
  syntaxes?.some((one) => one === syntax) === true && factsOf(catalog).flagsNamePlaceholders === true;

/** The number of an argument: `0`, `{0}`, `2:s`. */
const isPlace = /^\{?\d/;

const kindOf = ({ id }: MessageUnit) => (isPlace.test(id) ? 'numbered' : 'named');

/**
 * Whether one side says in words what the other takes from another text: the whole text does, and the translation has no
 * reference that broke (`@: key`), or its reference leads to a text of the file.
 */
function isSameReference(
  { id, start, end }: MessageUnit,
  side: UnevenSide,
  { source, target }: Segment,
  { catalog }: CheckContext,
) {
  if (side === 'missing')
    return start === 0 && end === source?.value.length && !/@\s*[:.]|\$\s*t\s*\(/.test(target?.value ?? '');
  const key = /^(?:@:|\$t\()[("']*([\w.-]+)/.exec(id)?.[1];
  return key !== undefined && catalog.segments.find(key) !== undefined;
}

/** Whether a name in braces is the key of another text of the file, which the program puts there: `{{common.save}}`. */
function isKeyOfFile({ id }: MessageUnit, segment: Segment, catalog: Catalog): boolean {
  const key = /^\{*\s*([\w-]+(?:\.[\w-]+)+)\s*\}*$/.exec(id)?.[1];
  if (key === undefined || key === segment.id) return false;
  // What a file does not have yet the program takes from the source.
  return [catalog, catalog.pair?.source].some((file) => file?.segments.find(key) !== undefined);
}

/** Whether a text is one word in braces and nothing else: the label of a key or a sign, as in `{tab}`. */
const isInBraces = (side: Slot | undefined) => /^\s*\{[\p{L}\p{M} ]+\}\s*$/u.test(side?.value ?? '');

/**
 * Whether prose may show it by accident: `mod[:name]`, `~1`; `{unset}` in PO files, whose flags name placeholders, in those
 * of .NET, and where a file numbers its placeholders.
 */
function isWeak({ syntax, id }: MessageUnit, catalog: Catalog): boolean {
  if (weak.has(syntax)) return true;
  if ((syntax !== 'brace' && syntax !== 'dotnet') || isPlace.test(id)) return false;
  // `string.Format` takes numbers alone.
  if (syntax === 'dotnet') return true;
  return factsOf(catalog).flagsNamePlaceholders === true || hasNumbers(syntax, catalog);
}

const weak: ReadonlySet<string> = new Set<MessageSyntax>(['laravel', 'named-percent', 'tilde', 'shell']);

/** Whether a placeholder is the ending of an English word, which other languages inflect in their own way: `item{suffix}`, `item%2`. */
function isEnding({ id, start, end }: MessageUnit, { value }: Message): boolean {
  const before = value.slice(Math.max(0, start - 3), start);
  if (/^[\p{L}\p{N}]/u.test(value.slice(end))) return false;
  return ending.test(id) ? /\p{L}{2}$/u.test(before) : isPlace.test(id) && /^\p{Ll}{3}$/u.test(before);
}

const ending = /^\{?(?:s|es|suffix|ending|plural)\}?$|(?:plural|suffix|ending)\}?$/i;

/** Whether a text is nothing but a date or time as `strftime` writes it, whose parts each language chooses: `%b %e`. */
export const isDate = ({ source }: Segment) =>
  /^(?:[\s\p{P}]*%-?[a-zA-Z])+[\s\p{P}]*$/u.test(source?.value ?? '') &&
  /%-?[ABHIMSYbemp](?![a-zA-Z])/.test(source?.value ?? '');

/** Empty braces may stand for a name. */
const hasEmptyBraces = ({ target }: Segment) => target?.value.includes('{}') === true;

/** Whether a percent sign begins the code of a byte in an address: `https://boats.test/pier%20map`. */
const isPartOfAddress = ({ start }: MessageUnit, { value }: Message): boolean =>
  /^%[\dA-F]{2}/i.test(value.slice(start, start + 3)) &&
  /(?<![^\s"'<>])[^\s"'<>]*$/.exec(value.slice(Math.max(0, start - longestAddress), start))?.[0].includes('://') ===
    true;

const longestAddress = 300;

/** Whether a directive of `printf` is a percent sign and an ending, as in Turkish and Hungarian: `%lerin`, `%-a`. */
function isPartOfWord({ syntax, start, end }: MessageUnit, { value }: Message): boolean {
  return syntax === 'printf' && (/^\p{L}{2}/u.test(value.slice(end)) || /^%-\p{L}$/u.test(value.slice(start, end)));
}

/** Whether a text has directives that `printf` does not know, as those of dates are, twice: `%A, %B %d`. */
export function describesDirectives({ value }: Message): boolean {
  const text = value.slice(0, 2000);
  return new Set(text.match(/(?<![\p{L}\d%])%[ABDHIMNOPQRTUVWYZabhjklmrtwy](?![\p{L}\d%])/gu)).size > 1;
}

/** A form for which the target language has no number (`few` in Lao). */
function isNeverShown({ plural, targetLanguage }: Segment, context: CheckContext): boolean {
  if (!plural?.category || plural.category === 'other') return false;
  return !numbersOf(targetLanguage ?? context.targetLanguage, plural.kind).has(plural.category);
}

/** Whether most other languages lack a placeholder of the source: words in braces that each of them translates. */
export function isLackedElsewhere(unit: MessageUnit, segment: Segment, context: CheckContext): boolean {
  const { same, others } = votes(unit, 'missing', segment, context);
  return same > 1 && same > others;
}

/** How many other languages differ from the source in the same way, and how many do not. */
function votes(unit: MessageUnit, side: UnevenSide, segment: Segment, context: CheckContext) {
  let [same, others] = [0, 0];
  const key = unitKey(unit);
  for (const keys of context.once(keysElsewhere, segment)) {
    if (keys.has(key) === (side === 'extra')) same++;
    else others++;
  }
  return { same, others };
}

/** What the translations of a segment into other languages have; copies of the source do not count. */
function keysElsewhere(segment: Segment, context: CheckContext): readonly ReadonlySet<string>[] {
  const { locales, catalog, sourceLanguage } = context;
  const syntaxes = syntaxesOf(segment, catalog);
  const keys: Set<string>[] = [];
  for (const text of locales?.texts(segment, sourceLanguage) ?? []) {
    if (text === segment.source?.value) continue;
    const { units, inner = [] } = analyzeMessage(plain(text), syntaxes);
    keys.push(new Set([...units, ...inner].map(unitKey)));
  }
  return keys;
}

/** How the texts of a file use placeholders of a syntax: those that name an argument, and those that number it. */
interface Usage {
  /** Source texts that have such. */
  readonly texts: number;
  /** Those whose translations keep all of them, less those that do not. */
  readonly kept: number;
}

const usageOf = (syntax: MessageUnit['syntax'], catalog: Catalog) =>
  catalog.segments.facts.ofEach(countUsage, catalog, syntax);

function countUsage(catalog: Catalog, syntax: MessageUnit['syntax']): Readonly<Record<'named' | 'numbered', Usage>> {
  const usage = { named: { texts: 0, kept: 0 }, numbered: { texts: 0, kept: 0 } };
  for (const segment of catalog.segments) {
    const { source, target } = segment;
    if (!source || !target || target.value === '' || source.value === target.value) continue;
    const syntaxes = syntaxesOf(segment, catalog);
    const unitsOf = (slot: Slot) => analyzeMessage(slot, syntaxes).units.filter((unit) => unit.syntax === syntax);
    const ours = unitsOf(source);
    if (ours.length === 0) continue;
    const theirs = new Set(unitsOf(target).map(unitKey));
    for (const kind of ['named', 'numbered'] as const) {
      const units = ours.filter((unit) => kindOf(unit) === kind);
      if (units.length === 0) continue;
      usage[kind].texts++;
      usage[kind].kept += units.every((unit) => theirs.has(unitKey(unit))) ? 1 : -1;
    }
  }
  return usage;
}

/** Whether a file numbers its placeholders: so many texts at least, and hardly one that names any. */
function hasNumbers(syntax: MessageUnit['syntax'], catalog: Catalog): boolean {
  const { named, numbered } = usageOf(syntax, catalog);
  return numbered.texts >= 3 && numbered.texts > 4 * named.texts;
}
