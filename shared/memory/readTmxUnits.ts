import type { TextRange } from '../catalog/textRange.ts';
import { tmxElements, tmxVariants } from '../formats/tmx/tmxUnit.ts';
import { type Attributes, attributesOf } from '../xml/attributes.ts';
import { endOf, none, startOf, type XmlDocument } from '../xml/xmlDocument.ts';
import { segmentText, type TmxCode } from './tmxSegment.ts';

/** One language's text of a translation unit. */
export interface TmxVariant {
  /** BCP 47 in the usual casing: `en-US`, `zh-Hant`. */
  readonly language: string;
  /** The words, with the native text of inline codes in its place (`<bpt>&lt;b&gt;</bpt>` reads `<b>`). */
  readonly text: string;
  /** The inline codes in it. */
  readonly codes?: readonly TmxCode[];
  /** When it was made and last changed, ms since 1970; where it has none of its own, those of the unit. */
  readonly created?: number;
  readonly changed?: number;
}

/** A translation unit: one text in several languages. */
export interface TmxUnit {
  readonly variants: readonly TmxVariant[];
  /** The language that the others were translated from; undefined for `*all*`. */
  readonly sourceLanguage?: string;
  readonly id?: string;
}

/** What a TMX file says of itself, as far as it has been read. */
export interface TmxFacts {
  isTmx: boolean;
  version?: string | undefined;
  /** Of the header; undefined for `*all*`. */
  sourceLanguage?: string | undefined;
}

/** What is written about a file without `<tmx>`. */
export const notTmx = 'This is not a TMX file: it has no <tmx> element.';

/**
 * The translation units of a TMX file, or of a piece of one, in order.
 *
 * @param facts of what was read before; what the header says is added.
 * @param leaveOut gets units that are broken or hold fewer than two languages, with their range in `doc`.
 * @param from elements that start before are not of the file.
 */
export function* readTmxUnits(
  doc: XmlDocument,
  facts: TmxFacts,
  leaveOut: (message: string, range: TextRange) => void,
  from = 0,
): Generator<TmxUnit> {
  const broken = doc.problems.filter((problem) => problem.kind === 'structure').map((problem) => problem.range);
  let next = 0;
  for (const [name, node] of tmxElements(doc)) {
    const start = startOf(doc, node);
    if (start < from) continue;
    if (name === 'tmx') {
      facts.isTmx = true;
      facts.version = attributesOf(doc, node).get('version');
    }
    if (name === 'header') facts.sourceLanguage = usualLanguage(attributesOf(doc, node).get('srclang'));
    if (name !== 'tu') continue;
    const range = { start, end: endOf(doc, node) };
    while (next < broken.length && (broken[next]?.start ?? 0) < range.start) next++;
    const fault = broken[next];
    if (fault && fault.start < range.end) {
      leaveOut('A translation unit is not well-formed and was left out.', range);
      continue;
    }
    const unit = readUnit(doc, node, facts.sourceLanguage);
    if (unit.variants.length > 1) yield unit;
    else leaveOut('A translation unit has fewer than two texts and was left out.', range);
  }
}

function readUnit(doc: XmlDocument, node: number, inherited: string | undefined): TmxUnit {
  const attributes = attributesOf(doc, node);
  const declared = attributes.get('srclang');
  const sourceLanguage = declared ? usualLanguage(declared) : inherited;
  const id = attributes.get('tuid');
  const unit = datesOf(attributes);
  const variants: TmxVariant[] = [];
  for (const { attributes: facts, language: written, seg } of tmxVariants(doc, node)) {
    const language = usualLanguage(written);
    if (!language || seg === none) continue;
    const { text, codes } = segmentText(doc, seg);
    const dates = datesOf(facts);
    const created = dates.created ?? unit.created;
    const changed = dates.changed ?? dates.created ?? unit.changed ?? unit.created;
    const variant: { -readonly [Name in keyof TmxVariant]: TmxVariant[Name] } = { language, text };
    if (codes.length > 0) variant.codes = codes;
    if (created !== undefined) variant.created = created;
    if (changed !== undefined) variant.changed = changed;
    variants.push(variant);
  }
  return { variants, ...(sourceLanguage ? { sourceLanguage } : {}), ...(id ? { id } : {}) };
}

function datesOf(attributes: Attributes): {
  readonly created?: number | undefined;
  readonly changed?: number | undefined;
} {
  return { created: dateOf(attributes.get('creationdate')), changed: dateOf(attributes.get('changedate')) };
}

/** A language code in its usual casing; undefined for `*all*` and for nothing. */
export function usualLanguage(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  // A file names a handful of languages a million times.
  const cached = usual.get(code);
  if (cached !== undefined) return cached;
  const trimmed = code.trim().replaceAll('_', '-');
  if (trimmed === '' || trimmed.startsWith('*')) return undefined;
  const language = trimmed
    .split('-')
    .map((part, i) => {
      if (i === 0) return part.toLowerCase();
      if (part.length === 2) return part.toUpperCase();
      return part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase() : part;
    })
    .join('-');
  if (usual.size < 1000) usual.set(code, language);
  return language;
}

const usual = new Map<string, string>();

/** `20260131T235900Z` (ISO 8601, basic format: TMX 1.4b §5) as ms since 1970. */
function dateOf(text: string | undefined): number | undefined {
  const match = /^\s*(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)/.exec(text ?? '');
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
