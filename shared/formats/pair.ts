import { type Catalog, type MissingSegment, segmentsById } from '../catalog/catalog.ts';
import type { PluralCategory, Segment, SegmentState } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import { v3FormId } from '../languages/i18nextV3.data.ts';
import { pluralCategories } from '../languages/plurals.ts';
import { originalOf } from './segmentBlocks.ts';

/** What a catalog was before it was paired, or made the source. */
const unpaired = new WeakMap<Catalog, Catalog>();

/** A catalog as its text was parsed: before it was paired with its source file, or made the source of others. */
export function unpairedOf(catalog: Catalog): Catalog {
  return originalOf(unpaired.get(catalog) ?? catalog);
}

/**
 * A monolingual file with its source text beside it: each segment gets the source slot of the entry it translates.
 *
 * A plural form that the source language has not (`items_few`) is paired with the source's `other` form. What the
 * source has and the target has not is listed in `pair.missing`, in the source's order.
 *
 * @param target a catalog of kind `monolingual`; a bilingual one is returned as it is.
 * @param options.equalIsUntranslated for files that are created with the source text in them (SRT, DITA).
 */
export function pairCatalogs(
  target: Catalog,
  source: Catalog,
  languages: { readonly source: string; readonly target: string },
  options: { readonly equalIsUntranslated?: boolean } = {},
): Catalog {
  if (target.kind === 'bilingual') return target;
  const sources = segmentsById(source);
  const forms = pluralGroups(source);
  const present = new Set<string>();
  const extra = new Set<string>();
  const categories = pluralCategories(languages.target);
  const variants = variantsOf(source);
  const byIndex = (segment: Segment) => countedForm(segment, forms, categories.cardinal, languages.target);
  const segments = target.segments.map((segment): Segment => {
    present.add(segment.id);
    const other =
      sources.get(segment.id) ??
      byIndex(segment) ??
      otherForm(segment, forms) ??
      variants.get(segment.variant?.of ?? segment.id) ??
      (segment.variant && sources.get(segment.variant.of));
    if (!other?.target) {
      extra.add(segment.id);
      return segment;
    }
    const equal = options.equalIsUntranslated && segment.target?.value === other.target.value;
    return segmentWith(segment, {
      source: other.target,
      state: pairedState(segment, equal === true && /\p{L}/u.test(other.target.value)),
      translatable: segment.translatable && other.translatable,
      notes: segment.notes.length > 0 ? segment.notes : other.notes,
      ...((segment.context ?? other.context) ? { context: segment.context ?? other.context ?? '' } : {}),
      ...(other.syntaxes && !segment.syntaxes ? { syntaxes: other.syntaxes } : {}),
      ...(other.declaredPlaceholders && !segment.declaredPlaceholders
        ? { declaredPlaceholders: other.declaredPlaceholders }
        : {}),
      ...(other.maxLength && !segment.maxLength ? { maxLength: other.maxLength } : {}),
    });
  });
  const paired: Catalog = {
    ...target,
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
    // A target that lost every placeholder shows no syntax of its own: the source tells which one it should have.
    syntaxes: source.syntaxes.length > 0 ? source.syntaxes : target.syntaxes,
    segments,
    pair: { source, extra, missing: missingSegments(source, target, present, categories, languages.target) },
  };
  unpaired.set(paired, target);
  return paired;
}

/** A monolingual file that is itself the source: its own text on both sides, nothing to translate in it. */
export function asSource(catalog: Catalog, language: string): Catalog {
  if (catalog.kind === 'bilingual') return catalog;
  const source: Catalog = {
    ...catalog,
    isSource: true,
    sourceLanguage: language,
    targetLanguage: language,
    segments: catalog.segments.map((segment) =>
      segment.asSource
        ? segment.asSource()
        : segment.target
          ? segmentWith(segment, { source: segment.target })
          : segment,
    ),
  };
  unpaired.set(source, catalog);
  return source;
}

/** The id of another form of a plural message kept under named keys: `items_other` → `items_few`. */
export function pluralId(segment: Segment, category: PluralCategory, language: string): string | undefined {
  const { plural } = segment;
  if (plural?.idStyle === 'i18next-v3') return v3FormId(plural.group, category, language);
  return plural?.idPattern?.replace('{category}', category);
}

function pairedState(segment: Segment, untouched: boolean): SegmentState {
  if (untouched || segment.target?.value === '') return 'untranslated';
  return segment.state;
}

const formsKey = (segment: Segment) => `${segment.plural?.kind}\u0000${segment.plural?.group}`;

function pluralGroups(catalog: Catalog): Map<string, Map<PluralCategory, Segment>> {
  const groups = new Map<string, Map<PluralCategory, Segment>>();
  for (const segment of catalog.segments) {
    if (!segment.plural?.category) continue;
    const forms = groups.get(formsKey(segment)) ?? new Map<PluralCategory, Segment>();
    forms.set(segment.plural.category, segment);
    groups.set(formsKey(segment), forms);
  }
  return groups;
}

function otherForm(segment: Segment, groups: Map<string, Map<PluralCategory, Segment>>): Segment | undefined {
  if (!segment.plural) return undefined;
  const forms = groups.get(formsKey(segment));
  return forms?.get('other');
}

/** For a form that the target language counts: the source's form of the same category. */
function countedForm(
  segment: Segment,
  groups: Map<string, Map<PluralCategory, Segment>>,
  categories: readonly PluralCategory[],
  language: string,
): Segment | undefined {
  if (segment.plural?.index === undefined || !segment.plural.idStyle) return undefined;
  const category = categories.find((name) => pluralId(segment, name, language) === segment.id);
  return category && groups.get(formsKey(segment))?.get(category);
}

/** By the id of a text with variants: the default one. */
function variantsOf(catalog: Catalog): Map<string, Segment> {
  const defaults = new Map<string, Segment>();
  for (const segment of catalog.segments) {
    if (segment.variant?.isDefault) defaults.set(segment.variant.of, segment);
  }
  return defaults;
}

/**
 * What the target lacks: plain entries by id, plural messages by the categories of the target language. A text that
 * the target has with other variants, or without any, lacks only plural forms of those that it has.
 */
function missingSegments(
  source: Catalog,
  target: Catalog,
  present: ReadonlySet<string>,
  categories: ReturnType<typeof pluralCategories>,
  language: string,
): MissingSegment[] {
  const missing: MissingSegment[] = [];
  const groups = pluralGroups(source);
  const done = new Set<string>();
  const whole = new Set(target.segments.flatMap((segment) => segment.variant?.of ?? []));
  const counted = whole.size > 0 ? new Set(pluralGroups(target).keys()) : new Set<string>();
  for (const segment of source.segments) {
    const key = formsKey(segment);
    const of = segment.variant?.of ?? segment.id;
    if (whole.has(of) || (segment.variant && present.has(of))) {
      if (!segment.plural || !counted.has(key)) continue;
    }
    const forms = groups.get(key);
    // Keys like `arrow_one` and `arrow_many` are names: every plural message has its `other` in the source.
    const named = segment.plural?.idPattern ?? segment.plural?.idStyle;
    if (!segment.plural?.category || !named || !forms?.has('other')) {
      if (!present.has(segment.id) && segment.target) missing.push({ id: segment.id, source: segment });
      continue;
    }
    if (done.has(key)) continue;
    done.add(key);
    for (const category of categories[segment.plural.kind]) {
      const id = pluralId(segment, category, language);
      const from = forms.get(category) ?? otherForm(segment, groups);
      if (id && from && !present.has(id)) missing.push({ id, source: from, category });
    }
  }
  return missing;
}
