import type { Draft } from '../../catalog/draft.ts';
import type { LengthLimit, ProposedMatch, SegmentTerm, ValidationRule } from '../../catalog/segment.ts';
import { type Attributes, attributesOf } from '../../xml/attributes.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';
import {
  childrenOf,
  contentRange,
  elementRange,
  isEmptyTag,
  localName,
  qualifiedName,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { xmlSlot } from '../../xml/xmlSlot.ts';

// Modules are told by the local names of their elements: files in use declare their namespaces in every way there is.
const nameIn = (doc: XmlDocument, node: number) => localName(qualifiedName(doc, node));

/** The elements within module elements of one name. */
function* within(doc: XmlDocument, modules: readonly number[], module: string, child: string): Generator<number> {
  for (const node of modules) {
    if (nameIn(doc, node) !== module) continue;
    for (const inner of childrenOf(doc, node)) if (nameIn(doc, inner) === child) yield inner;
  }
}

/** The value of an attribute that has a prefix, whichever it is. */
export function moduleAttribute(attributes: Attributes, local: string): string | undefined {
  const attribute = attributes.all.find(({ name }) => name.endsWith(`:${local}`));
  return attribute && attributes.get(attribute.name);
}

/** What the sizes of a `<file>` are measured in (§5.7.4.1). */
export interface SizeProfiles {
  readonly general?: string;
  readonly storage?: string;
}

/** Reads `<slr:profiles>`. */
export function readProfiles(doc: XmlDocument, modules: readonly number[]): SizeProfiles {
  const node = modules.find((one) => nameIn(doc, one) === 'profiles');
  if (node === undefined) return {};
  const attributes = attributesOf(doc, node);
  const general = attributes.get('generalProfile');
  const storage = attributes.get('storageProfile');
  return { ...(general ? { general } : {}), ...(storage ? { storage } : {}) };
}

/**
 * The Size and Length Restriction module (§5.7): the larger figure of `sizeRestriction` in code points, else of
 * `storageRestriction` in bytes of UTF-8. What is measured by other profiles is not known here.
 */
export function lengthLimit(attributes: Attributes, profiles: SizeProfiles): LengthLimit | undefined {
  const limit = (local: string): number | undefined => {
    const max = Number.parseInt(moduleAttribute(attributes, local)?.split(',').at(-1) ?? '', 10);
    return max > 0 ? max : undefined;
  };
  const size = (profiles.general ?? 'xliff:codepoints') === 'xliff:codepoints' ? limit('sizeRestriction') : undefined;
  if (size !== undefined) return { max: size, unit: 'char' };
  const storage = (profiles.storage ?? 'xliff:utf8') === 'xliff:utf8' ? limit('storageRestriction') : undefined;
  return storage === undefined ? undefined : { max: storage, unit: 'byte' };
}

/**
 * The Translation Candidates module (§5.1).
 *
 * @param segment in a unit of several segments the one whose matches are wanted: a match goes to what it refers to.
 */
export function readMatches(
  doc: XmlDocument,
  modules: readonly number[],
  rules: InlineRules,
  segment: number | undefined,
): readonly ProposedMatch[] {
  const matches: ProposedMatch[] = [];
  for (const node of within(doc, modules, 'matches', 'match')) {
    const attributes = attributesOf(doc, node);
    const children = [...childrenOf(doc, node)];
    const target = children.find((child) => nameIn(doc, child) === 'target');
    if (target === undefined || isEmptyTag(doc, target)) continue;
    if (segment !== undefined && !isAbout(doc, segment, attributes.get('ref') ?? '')) continue;
    const text = (side: number) => {
      const { start, end } = contentRange(doc, side);
      return xmlSlot(doc.text, start, end, rules).value;
    };
    const match: Draft<ProposedMatch> = { target: text(target) };
    const source = children.find((child) => nameIn(doc, child) === 'source');
    if (source !== undefined && !isEmptyTag(doc, source)) match.source = text(source);
    const similarity = Number.parseFloat(attributes.get('similarity') ?? attributes.get('matchQuality') ?? '');
    if (similarity >= 0) match.similarity = Math.min(100, similarity);
    const origin = attributes.get('origin') || attributes.get('type');
    if (origin) match.origin = origin;
    matches.push(match);
  }
  return matches;
}

/** Whether a reference names a segment or an element in it. */
function isAbout(doc: XmlDocument, segment: number, reference: string): boolean {
  const id = reference.replace(/^#/, '');
  if (attributesOf(doc, segment).get('id') === id) return true;
  const { start, end } = elementRange(doc, segment);
  return doc.text.slice(start, end).includes(`id="${id}"`);
}

/** The Glossary module (§5.2): entries that have a translation. */
export function readGlossary(doc: XmlDocument, modules: readonly number[]): readonly SegmentTerm[] {
  const terms: SegmentTerm[] = [];
  for (const node of within(doc, modules, 'glossary', 'glossEntry')) {
    const children = [...childrenOf(doc, node)];
    const texts = (name: string) =>
      children
        .filter((child) => nameIn(doc, child) === name)
        .map((child) => plainText(doc.text, contentRange(doc, child)))
        .filter((text) => text !== '');
    const [source] = texts('term');
    const targets = texts('translation');
    const [note] = texts('definition');
    if (source === undefined || targets.length === 0) continue;
    terms.push(note === undefined ? { source, targets, forbidden: [] } : { source, targets, forbidden: [], note });
  }
  return terms;
}

const tests = ['isPresent', 'isNotPresent', 'startsWith', 'endsWith'] as const;

/**
 * The Validation module (§5.8): the rules of an element, and those from around it that it does not take up again. A
 * rule that is disabled takes away the one like it from around.
 */
export function readValidation(
  doc: XmlDocument,
  modules: readonly number[],
  inherited: readonly ValidationRule[],
): readonly ValidationRule[] {
  let rules = inherited;
  for (const node of within(doc, modules, 'validation', 'rule')) {
    const attributes = attributesOf(doc, node);
    const test = tests.find((name) => attributes.get(name));
    const text = test && attributes.get(test);
    if (!test || !text) continue;
    rules = rules.filter((rule) => rule.test !== test || rule.text !== text);
    if (attributes.get('disabled') === 'yes') continue;
    const occurs = Number.parseInt(attributes.get('occurs') ?? '', 10);
    rules = [
      ...rules,
      {
        test,
        text,
        ...(occurs > 0 ? { occurs } : {}),
        existsInSource: attributes.get('existsInSource') === 'yes',
        caseSensitive: attributes.get('caseSensitive') !== 'no',
        normalization: normalizationOf(attributes.get('normalization')),
      },
    ];
  }
  return rules;
}

function normalizationOf(value: string | undefined): ValidationRule['normalization'] {
  return value === 'none' || value === 'nfd' ? value : 'nfc';
}
