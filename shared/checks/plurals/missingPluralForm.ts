import { addTo } from '../../catalog/addTo.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { PluralCategory, PluralForm, Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { lackingEntries, neededForms } from '../../formats/lackingEntries.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { neededCategories, numbersOf } from '../../languages/pluralNumbers.ts';
import type { IcuArgument } from '../../messages/message.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, FileCheck, FileFinding } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { placesOfMissing } from '../keys/missingKey.ts';
import { icuForms as formsOfIcu } from '../messages/icuForms.ts';
import { coversFew, formsOf } from './pluralForms.ts';

/** A plural message without a form that the target language needs. */
export const missingPluralForm: FileCheck = {
  scope: 'file',
  id: 'missing-plural-form',
  severity: 'warning',
  summary: 'A plural form of the target language is missing',
  reports: 'missing form',
  *run(context) {
    yield* missingEntries(context);
    yield* countedForms(context);
  },
  inSegment: (segment, context) => (mayHaveForms(segment) ? icuForms(segment, context) : none),
  habit: (segment, context) =>
    mayHaveForms(segment) ? habitOf(segment.targetLanguage ?? context.targetLanguage) : undefined,
};

/** The same words whichever forms a message lacks. */
const habitOf = (language: string) => say`Plural messages of this file often lack forms that ${{ language }} needs`;

/** Named forms kept under keys of their own (`items_few`). */
function* missingEntries({ catalog, targetLanguage }: CheckContext): Iterable<FileFinding> {
  if (!catalog.pair) return;
  const { hasNumberVariants } = factsOf(catalog);
  const places = placesOfMissing(catalog);
  const lastForm = new Map<string, Segment>();
  const plurals = categoriesOf(catalog.pair.source);
  if (![...plurals.values()].some((names) => names.has('other'))) return;
  const theirs = categoriesOf(catalog);
  if (hasOtherAlone(catalog, targetLanguage)) return;
  for (const segment of catalog.segments) if (segment.plural) lastForm.set(segment.plural.group, segment);
  // One form that is left alone under a key is read as a plain text.
  const formLeft = ({ group, idPattern }: PluralForm): Segment | undefined =>
    lastForm.get(group) ?? (idPattern ? catalog.segments.find(idPattern.replace('{category}', 'other')) : undefined);
  for (const missing of lackingEntries(catalog, targetLanguage)) {
    const plural = missing.source.plural;
    const neighbour = plural && formLeft(plural);
    // Keys that only look like forms (`arrow_one`, `arrow_many`) have no `other` in the source.
    const ours = plurals.get(plural?.group ?? '');
    if (!missing.category || !plural || !neighbour || !ours?.has('other')) continue;
    if (!wantedCategories(catalog, targetLanguage, plural.kind).includes(missing.category)) continue;
    if (isLeftToOther(missing.category, theirs.get(plural.group), ours)) continue;
    if (!ours.has(missing.category) && !hasNumber.test(missing.source.target?.value ?? '')) continue;
    if (hasNumberVariants) {
      const exact = catalog.segments.find(missing.id.replace(/\[[^[\]]*\]$/, '[1]'))
        ? new Set(['=1'])
        : new Set<string>();
      if (spelledOut(targetLanguage, plural.kind, missing.category, exact)) continue;
    }
    yield {
      range: neighbour.idRange ?? places(missing),
      segment: missing.id,
      message: say`${quote(missing.id)} is missing: ${explain(targetLanguage, missing.category, plural.kind)}`,
      data: { id: missing.id, category: missing.category, source: missing.source.target?.value ?? '' },
      habit: habitOf(targetLanguage),
      among: plurals.size,
    };
  }
}

function categoriesOf(catalog: Catalog): ReadonlyMap<string, ReadonlySet<string>> {
  const categories = new Map<string, Set<string>>();
  for (const { plural } of catalog.segments) {
    if (plural?.category) addTo(categories, plural.group, plural.category);
  }
  return categories;
}

/**
 * Whether hardly a plural message of a file says 1 in another way than other numbers, where programs show `other` for it as well: a
 * language may inflect no word behind a number (Turkish, Hungarian). `other` stands alone there, or `one` says the same.
 */
function hasOtherAlone(catalog: Catalog, language: string): boolean {
  if (!factsOf(catalog).otherServesAll) return false;
  if (neededForms(catalog, language, 'cardinal').some((name) => name !== 'one' && name !== 'other')) return false;
  const groups = new Map<string, Set<string>>();
  for (const { plural, target } of catalog.segments) {
    if (!plural?.category || plural.category === 'zero') continue;
    addTo(groups, plural.group, target?.value ?? '');
  }
  for (const { plural } of catalog.pair?.source.segments ?? []) {
    const other = plural?.category === 'other' && plural.idPattern?.replace('{category}', 'other');
    if (other && !groups.has(plural.group) && catalog.segments.find(other)) groups.set(plural.group, new Set([other]));
  }
  const inflected = [...groups.values()].filter(({ size }) => size > 1).length;
  return groups.size >= fewestAlone && inflected <= groups.size * mostInflected;
}

/** Of fewer messages nobody knows whether the others were forgotten. */
const fewestAlone = 3;
/** The share of messages that may say 1 in another way. */
const mostInflected = 0.2;

/** Categories of numbers that are counted: whole ones, and rarely millions. In Hebrew `other` serves for 2, too. */
function wantedCategories(catalog: Catalog, language: string, kind: PluralForm['kind']): readonly PluralCategory[] {
  const needed = neededForms(catalog, language, kind);
  return /^(?:he|iw)$/.test(rootLanguage(language)) ? needed.filter((category) => category !== 'two') : needed;
}

/** Whether a translation that tells `few` apart leaves `many` to `other`, as its source does: what is written there fits. */
const isLeftToOther = (category: string, theirs: ReadonlySet<string> | undefined, ours: ReadonlySet<string>) =>
  category === 'many' && theirs?.has('few') === true && !ours.has('many');

/** Forms that are counted (gettext): as many as the header or the language says. */
function* countedForms(context: CheckContext): Iterable<FileFinding> {
  const { catalog, targetLanguage } = context;
  if (catalog.segments.unmade?.facts?.hasCountedForms === false) return;
  const declared = /nplurals\s*=\s*(\d)/.exec(catalog.text.slice(0, 20_000))?.[1];
  const done = new Set<readonly Segment[]>();
  let translated = 0;
  for (const segment of catalog.segments) {
    if (segment.plural?.index === undefined || segment.obsolete || !segment.translatable) continue;
    const forms = formsOf(segment, catalog);
    if (done.has(forms)) continue;
    done.add(forms);
    if (forms.every((form) => form.state === 'untranslated')) continue;
    translated++;
    const expected =
      catalog.pluralForms ?? (declared ? Number(declared) : neededCategories(targetLanguage, 'cardinal').length);
    const present = new Set(forms.map((form) => form.plural?.index)).size;
    if (present >= expected) continue;
    const last = forms.at(-1) ?? segment;
    yield {
      range: last.target?.range ?? last.idRange ?? last.range,
      segment: last.id,
      message: say`${present} of ${expected} plural forms are there`,
      data: { present, expected },
      habit: habitOf(targetLanguage),
      among: translated,
    };
  }
}

const none: readonly FileFinding[] = [];

/** Whether the target of a segment may be an ICU message with plural forms. */
function mayHaveForms({ source, target, translatable, obsolete }: Segment): boolean {
  if (!target?.value.includes('{') || !translatable || obsolete) return false;
  return target.value !== source?.value && /,\s*(?:plural|selectordinal)\b/.test(target.value);
}

/** Forms inside an ICU message. */
function* icuForms(segment: Segment, context: CheckContext): Iterable<FileFinding> {
  const { target } = segment;
  if (!target) return;
  if (segment.ignored.includes('*') || segment.ignored.includes('missing-plural-form')) return;
  for (const argument of context.message(segment, 'target').icu?.arguments.values() ?? []) {
    if (argument.type !== 'plural' && argument.type !== 'selectordinal') continue;
    const kind = argument.type === 'plural' ? 'cardinal' : 'ordinal';
    const { exactFormsAreNamed } = factsOf(context.catalog);
    const sourceArgument = segment.source && context.message(segment, 'source').icu?.arguments.get(argument.name);
    // Endings: a form without one is empty.
    const mayBeEmpty = sourceArgument?.selectors.some(({ end }) => isEmpty(segment.source?.value ?? '', end)) === true;
    const there = new Set(
      argument.selectors
        .filter(({ end }) => mayBeEmpty || !isEmpty(target.value, end))
        .map(({ name }) => (exactFormsAreNamed ? (nameOfExact[name] ?? name) : name)),
    );
    const ours = new Set(sourceArgument?.selectors.map(({ name }) => name));
    const language = segment.targetLanguage ?? context.targetLanguage;
    const missing = wantedCategories(context.catalog, language, kind).filter(
      (category) =>
        category !== 'other' &&
        !there.has(category) &&
        !isLeftToOther(category, there, ours) &&
        !spelledOut(language, kind, category, there),
    );
    const [first] = missing;
    if (!first || isAsInSource(segment, argument, context) || isUninflected(segment, argument, context)) continue;
    const isAlone = argument.selectors.every(({ name }) => name === 'other');
    if ((isAlone || !ours.has(first)) && !showsNumber(segment, argument, context)) continue;
    const names = missing.map((category) => `“${category}”`).join(', ');
    yield {
      range: { start: target.toText(argument.start), end: target.toText(argument.end) },
      segment: segment.id,
      message:
        missing.length === 1
          ? say`“${argument.name}” has no form ${names}: ${explain(language, first, kind)}`
          : say`“${argument.name}” has no forms ${names}, which ${{ language }} needs`,
      data: { argument: argument.name, categories: missing },
      habit: habitOf(language),
    };
  }
}

/** What some libraries take `=1` for. */
const nameOfExact: Readonly<Record<string, string>> = { '=0': 'zero', '=1': 'one', '=2': 'two' };

/** Whether a text may say a number: a noun alone (“folders”) needs no other form for 5 than for 2. */
const hasNumber = /[{%$#@:\d]/;

/** As {@link hasNumber}, of an ICU message: within the forms or around them. */
function showsNumber(segment: Segment, { name }: IcuArgument, context: CheckContext): boolean {
  const { units } = context.message(segment, 'target');
  return units.some(({ id, type }) => type === 'code' || (type === 'placeholder' && (id === '#' || id === name)));
}

/** Whether the forms of a plural that are there say the same. */
function isUninflected(segment: Segment, { name }: IcuArgument, context: CheckContext): boolean {
  const message = context.message(segment, 'target');
  const texts = formsOfIcu(message)
    .filter(({ argument, type }) => argument === name && type !== 'select')
    .map(({ start, end }) => message.value.slice(start, end).trim().replaceAll(`{${name}}`, '#'));
  return texts.length > 1 && new Set(texts).size === 1;
}

/** Whether a plural has the same forms as the source, which lacks one of its own language's: there is nothing to inflect. */
function isAsInSource(segment: Segment, { name, type, selectors }: IcuArgument, context: CheckContext): boolean {
  const ours = segment.source && context.message(segment, 'source').icu?.arguments.get(name);
  if (!ours || ours.type !== type || ours.selectors.length !== selectors.length) return false;
  const there = new Set(ours.selectors.map((selector) => selector.name));
  if (!selectors.every((selector) => there.has(selector.name))) return false;
  const language = segment.sourceLanguage ?? context.sourceLanguage;
  const kind = type === 'plural' ? 'cardinal' : 'ordinal';
  return neededCategories(language, kind).some((form) => !there.has(form) && !spelledOut(language, kind, form, there));
}

/** Whether the form behind a selector has no text: `few {}`. */
const isEmpty = (value: string, end: number) => /^\s*\{\}/.test(value.slice(end, end + 50));

/** True when `=1` and the like cover every number of a category; French leaves 0 to the form of 1. */
function spelledOut(
  language: string,
  kind: 'cardinal' | 'ordinal',
  category: PluralCategory,
  there: Set<string>,
): boolean {
  const numbers = numbersOf(language, kind).get(category) ?? [];
  return (coversFew(numbers) && numbers.includes(1) && there.has('=1')) || numbers.every((n) => there.has(`=${n}`));
}

function explain(language: string, category: PluralCategory, kind: 'cardinal' | 'ordinal'): Sentence {
  const numbers = (numbersOf(language, kind).get(category) ?? []).slice(0, 4);
  return say`${{ language }} uses it for ${`${numbers.join(', ')}${numbers.length > 3 ? ' …' : ''}`}`;
}
