import type { TextRange } from '../catalog/textRange.ts';
import { tmxElements, tmxVariants } from '../formats/tmx/tmxUnit.ts';
import { attributesOf } from '../formats/xml/attributes.ts';
import { isXmlCharacter } from '../formats/xml/characters.ts';
import { encodeAttribute } from '../formats/xml/encodeContent.ts';
import { scanXml } from '../formats/xml/scanXml.ts';
import { endOf, none, startOf, type XmlDocument } from '../formats/xml/xmlDocument.ts';
import { escapeXml } from '../messages/maskedXml.ts';
import type { MemoryEntry } from './memory.ts';
import { segmentText } from './tmxSegment.ts';

/** One language's text of a translation unit. */
export interface TmxVariant {
  /** BCP 47 in the usual casing: `en-US`, `zh-Hant`. */
  readonly language: string;
  /** The words, with the native text of inline codes in its place (`<bpt>&lt;b&gt;</bpt>` reads `<b>`). */
  readonly text: string;
  /** When it was last changed, ms since 1970. */
  readonly changed?: number;
}

/** A translation unit: one text in several languages. */
export interface TmxUnit {
  readonly variants: readonly TmxVariant[];
  /** The language that the others were translated from; undefined for `*all*`. */
  readonly sourceLanguage?: string;
  readonly id?: string;
}

/** What a TMX file holds. */
export interface TmxReading {
  readonly version?: string;
  readonly sourceLanguage?: string;
  readonly units: readonly TmxUnit[];
  /** Units that were left out, and faults of the file, in plain words. */
  readonly problems: readonly { readonly message: string; readonly range: TextRange }[];
}

/**
 * Reads a TMX file of any version from 1.1 to 1.4b, level 1 and 2, whatever its faults: a unit that is broken or holds
 * fewer than two languages is left out and reported. Nothing is fetched, no entity is expanded, nothing recurses.
 *
 * @param text decoded, with or without a byte order mark.
 * @example readTmx(text).units[0]?.variants.map((v) => v.language); // ['en', 'de']
 */
export function readTmx(text: string): TmxReading {
  const steps = readTmxSteps(text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Units between two steps of {@link readTmxSteps}: some milliseconds of work. */
const stepSize = 2000;

/** As {@link readTmx}, in steps, so that others can have their turn in between; the first one is the longest. */
export function* readTmxSteps(text: string): Generator<void, TmxReading> {
  const doc = scanXml(text);
  yield;
  let visited = 0;
  const broken = doc.problems.filter((problem) => problem.kind === 'structure').map((problem) => problem.range);
  const problems: { message: string; range: TextRange }[] = doc.problems.map(({ message, range }) => ({
    message,
    range,
  }));
  const units: TmxUnit[] = [];
  let version: string | undefined;
  let sourceLanguage: string | undefined;
  let root = false;
  let next = 0;
  for (const [name, node] of tmxElements(doc)) {
    if (name === 'tmx') {
      root = true;
      version = attributesOf(doc, node).get('version');
    }
    if (name === 'header') sourceLanguage = languageOf(attributesOf(doc, node).get('srclang'));
    if (name !== 'tu') continue;
    if (++visited % stepSize === 0) yield;
    const range = { start: startOf(doc, node), end: endOf(doc, node) };
    while (next < broken.length && (broken[next]?.start ?? 0) < range.start) next++;
    const fault = broken[next];
    if (fault && fault.start < range.end) {
      problems.push({ message: 'A translation unit is not well-formed and was left out.', range });
      continue;
    }
    const unit = readUnit(doc, node, sourceLanguage);
    if (unit.variants.length > 1) units.push(unit);
    else problems.push({ message: 'A translation unit has fewer than two texts and was left out.', range });
  }
  if (!root)
    problems.unshift({ message: 'This is not a TMX file: it has no <tmx> element.', range: { start: 0, end: 0 } });
  return { ...(version ? { version } : {}), ...(sourceLanguage ? { sourceLanguage } : {}), units, problems };
}

/**
 * The entries of a memory for one pair of languages. A language without a region takes every region; `en-US` takes
 * `en-US` first and else plain `en`, never `en-GB`.
 *
 * @param origin name of the file, kept in each entry.
 * @example memory.add(tmxEntries(readTmx(text), 'en', 'de', 'app.tmx'));
 */
export function* tmxEntries(
  reading: Pick<TmxReading, 'units'>,
  source: string,
  target: string,
  origin: string,
): Generator<MemoryEntry> {
  const from = languageOf(source) ?? source;
  const to = languageOf(target) ?? target;
  for (const { variants } of reading.units) {
    const original = variantsIn(variants, from)[0];
    if (!original || original.text === '') continue;
    for (const translation of variantsIn(variants, to)) {
      if (translation === original || translation.text === '') continue;
      const changed = translation.changed ?? original.changed;
      yield {
        source: original.text,
        target: translation.text,
        origin,
        ...(changed === undefined ? {} : { changed }),
      };
    }
  }
}

/** What a TMX file says of itself. */
export interface TmxHeader {
  readonly sourceLanguage: string;
  readonly tool: string;
  readonly toolVersion: string;
}

/**
 * Writes TMX 1.4, UTF-8. Reading it back gives the same texts; characters that XML cannot hold are left out.
 *
 * @example writeTmx([{ variants: [{ language: 'en', text: 'Open' }, { language: 'de', text: 'Öffnen' }] }], header);
 */
export function writeTmx(units: Iterable<TmxUnit>, header: TmxHeader): string {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n',
    `<header creationtool="${encodeAttribute(header.tool, '"')}" creationtoolversion="${encodeAttribute(header.toolVersion, '"')}"`,
    ` segtype="sentence" o-tmf="${encodeAttribute(header.tool, '"')}" adminlang="en" srclang="${encodeAttribute(header.sourceLanguage, '"')}"`,
    ' datatype="plaintext"/>\n<body>\n',
  ];
  for (const unit of units) {
    const id = unit.id === undefined ? '' : ` tuid="${encodeAttribute(clean(unit.id), '"')}"`;
    const source = unit.sourceLanguage;
    const srclang = source && source !== header.sourceLanguage ? ` srclang="${encodeAttribute(source, '"')}"` : '';
    parts.push(`<tu${id}${srclang}>\n`);
    for (const { language, text, changed } of unit.variants) {
      const date = changed === undefined ? '' : ` changedate="${dateText(changed)}"`;
      const seg = escapeXml(clean(text)).replaceAll('\r', '&#13;');
      parts.push(`<tuv xml:lang="${encodeAttribute(language, '"')}"${date}><seg>${seg}</seg></tuv>\n`);
    }
    parts.push('</tu>\n');
  }
  parts.push('</body>\n</tmx>\n');
  return parts.join('');
}

function readUnit(doc: XmlDocument, node: number, inherited: string | undefined): TmxUnit {
  const attributes = attributesOf(doc, node);
  const declared = attributes.get('srclang');
  const sourceLanguage = declared ? languageOf(declared) : inherited;
  const id = attributes.get('tuid');
  const unitDate = dateOf(attributes.get('changedate') ?? attributes.get('creationdate'));
  const variants: TmxVariant[] = [];
  for (const { attributes: facts, language: written, seg } of tmxVariants(doc, node)) {
    const language = languageOf(written);
    if (!language || seg === none) continue;
    const changed = dateOf(facts.get('changedate') ?? facts.get('creationdate')) ?? unitDate;
    variants.push({ language, text: segmentText(doc, seg), ...(changed === undefined ? {} : { changed }) });
  }
  return { variants, ...(sourceLanguage ? { sourceLanguage } : {}), ...(id ? { id } : {}) };
}

function variantsIn(variants: readonly TmxVariant[], language: string): readonly TmxVariant[] {
  const same = variants.filter((variant) => variant.language === language);
  if (same.length > 0) return same;
  const root = language.split('-')[0];
  return language === root
    ? variants.filter((variant) => variant.language.split('-')[0] === root)
    : variants.filter((variant) => variant.language === root);
}

/** A language code in its usual casing; undefined for `*all*` and for nothing. */
function languageOf(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  // A file names a handful of languages a million times.
  const known = usual.get(code);
  if (known !== undefined) return known;
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

function dateText(time: number): string {
  return `${new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

function clean(text: string): string {
  if (!/[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/.test(text)) return text;
  return [...text].filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0)).join('');
}
