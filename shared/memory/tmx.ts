import type { TextRange } from '../catalog/textRange.ts';
import { escapeXml } from '../messages/maskedXml.ts';
import { english } from '../sentences/sentence.ts';
import { isXmlCharacter } from '../xml/characters.ts';
import { encodeAttribute } from '../xml/encodeContent.ts';
import { scanXml } from '../xml/scanXml.ts';
import { inOrder, type TextInOrder } from './inOrder.ts';
import type { MemoryEntry } from './memory.ts';
import { notTmx, readTmxUnits, type TmxFacts, type TmxUnit, type TmxVariant, usualLanguage } from './readTmxUnits.ts';
import { segmentXml } from './tmxSegment.ts';

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
  const doc = scanXml(text);
  const problems = doc.problems.map(({ message, range }) => ({ message: english(message), range }));
  const facts: TmxFacts = { isTmx: false };
  const units = [...readTmxUnits(doc, facts, (message, range) => problems.push({ message, range }))];
  if (!facts.isTmx) problems.unshift({ message: notTmx, range: { start: 0, end: 0 } });
  const { version, sourceLanguage } = facts;
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
  yield* inOrder(textsIn(reading, usualLanguage(source) ?? source, usualLanguage(target) ?? target, origin));
}

function* textsIn(
  { units }: Pick<TmxReading, 'units'>,
  from: string,
  to: string,
  origin: string,
): Generator<TextInOrder> {
  for (const { variants } of units) {
    const original = variantsIn(variants, from)[0];
    if (!original || original.text === '') continue;
    const translations: TextInOrder['translations'][number][] = [];
    for (const translation of variantsIn(variants, to)) {
      if (translation === original || translation.text === '') continue;
      const changed = translation.changed ?? original.changed;
      translations.push({ target: translation.text, origin, ...(changed === undefined ? {} : { changed }) });
    }
    yield { source: original.text, translations };
  }
}

/** What a TMX file says of itself. */
export interface TmxHeader {
  readonly sourceLanguage: string;
  readonly tool: string;
  readonly toolVersion: string;
}

/**
 * Writes TMX 1.4, UTF-8. Reading it back gives the same texts, codes, ids and dates (in seconds); characters that XML cannot hold are left out.
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
    for (const { language, text, codes, created, changed } of unit.variants) {
      const isUnchanged = changed === created;
      const dates = dateAttribute('creationdate', created) + (isUnchanged ? '' : dateAttribute('changedate', changed));
      const seg = segmentXml(text, codes ?? [], (words) => escapeXml(clean(words)).replaceAll('\r', '&#13;'));
      parts.push(`<tuv xml:lang="${encodeAttribute(language, '"')}"${dates}><seg>${seg}</seg></tuv>\n`);
    }
    parts.push('</tu>\n');
  }
  parts.push('</body>\n</tmx>\n');
  return parts.join('');
}

function variantsIn(variants: readonly TmxVariant[], language: string): readonly TmxVariant[] {
  const same = variants.filter((variant) => variant.language === language);
  if (same.length > 0) return same;
  const root = language.split('-')[0];
  return language === root
    ? variants.filter((variant) => variant.language.split('-')[0] === root)
    : variants.filter((variant) => variant.language === root);
}

function dateAttribute(name: string, time: number | undefined): string {
  return time === undefined ? '' : ` ${name}="${dateText(time)}"`;
}

function dateText(time: number): string {
  return `${new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

function clean(text: string): string {
  if (!/[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/.test(text)) return text;
  return [...text].filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0)).join('');
}
