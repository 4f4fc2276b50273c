import type { Catalog } from '../catalog/catalog.ts';
import { idHash } from '../catalog/idSet.ts';
import { recent } from '../catalog/recent.ts';
import type { Segment } from '../catalog/segment.ts';
import { variedTexts } from '../catalog/variedTexts.ts';
import { eachSegment, segmentCount } from '../formats/lazyCatalog.ts';
import { segmentReader } from '../formats/segmentBlocks.ts';
import type { SegmentCheck } from './check.ts';
import { isNameOfKeys } from './keyNames.ts';
import { fact } from './segmentTraits.ts';
import { quote } from './sides.ts';

/** A source text that is translated in another way elsewhere in the file, in the same context. */
export const inconsistentTranslation: SegmentCheck = {
  scope: 'segment',
  id: 'inconsistent-translation',
  comparesSegments: 'source',
  severity: 'info',
  summary: 'The same text is translated in different ways',
  needs: { segment: fact.source },
  concerns: ({ catalog }) => translationsIn(catalog).deviating.size > 0,
  mayFind: (segment, _traits, { catalog }) => deviationOf(segment, catalog) !== undefined,
  *run(segment, { catalog }) {
    const deviation = deviationOf(segment, catalog);
    if (!deviation || !segment.target) return;
    const { usual } = deviation;
    const replaceable =
      deviation.isRarer && usual.target && usual.target.codes.length === 0 && segment.target.codes.length === 0;
    yield {
      message: `${quote(segment.source?.value ?? '')} is translated as ${quote(usual.target?.value ?? '')} in “${usual.id}”`,
      data: { other: usual.id, target: usual.target?.value },
      ...(replaceable && usual.target
        ? {
            fix: {
              title: `Use ${quote(usual.target.value)}`,
              edits: [{ range: { start: 0, end: segment.target.value.length }, newText: usual.target.value }],
            },
          }
        : {}),
    };
  },
};

/** The translation that a segment does not have. */
interface Deviation {
  /** The first segment with the most frequent translation. */
  readonly usual: Segment;
  /** Whether that occurs more often than the translation of the segment. */
  readonly isRarer: boolean;
}

/**
 * The translations of the sources that have several. A large file may have one source in most of its segments: nothing is
 * kept of a segment but the hash of its id, where its translation is not the usual one.
 */
interface Translations {
  /** Hashes of ids. */
  readonly deviating: ReadonlySet<number>;
  /** By what segments with the same meaning share. */
  readonly groups: ReadonlyMap<string, Group>;
  /** The segment at a place. */
  readonly at: (place: number) => Segment | undefined;
}

/** Translations of one source. */
interface Group {
  /** By their texts, and by those with white space written in the usual way. */
  readonly byText: Map<string, Translation>;
  usual: Translation;
}

/** One translation of a source, however its white space is written. */
interface Translation {
  /** Where the first segment with it is. */
  readonly place: number;
  count: number;
  isUsual: boolean;
}

const known = new WeakMap<Catalog, Translations>();

/** What a segment should have been translated as; undefined for most, and for one as a fix would make it. */
function deviationOf(segment: Segment, catalog: Catalog): Deviation | undefined {
  const { deviating, groups, at } = translationsIn(catalog);
  if (!deviating.has(idHash(segment.id))) return undefined;
  const key = keyOf(segment);
  const group = key === undefined ? undefined : groups.get(groupOf(segment, key));
  const text = segment.target?.value ?? '';
  const own = group && (group.byText.get(text) ?? group.byText.get(folded(text)));
  if (!own || own === group.usual) return undefined;
  const { usual } = group;
  const first = at(usual.place);
  const isRarer = usual.count > own.count;
  if (!first || (!isRarer && (isFuller(segment, first) || isInflected(segment, first)))) return undefined;
  return { usual: first, isRarer };
}

function translationsIn(catalog: Catalog): Translations {
  const cached = known.get(catalog);
  if (cached) return cached;
  const made = readTranslations(catalog);
  known.set(catalog, made);
  return made;
}

function readTranslations(catalog: Catalog): Translations {
  const deviating = new Set<number>();
  const groups = new Map<string, Group>();
  const translations: Translations = { deviating, groups, at: recent(segmentReader(catalog)) };
  // What is said in a film depends on the scene.
  if (/^(?:srt|vtt)/.test(catalog.format)) return translations;
  const varied = variedTexts(segmentCount(catalog));
  for (const segment of eachSegment(catalog)) {
    const key = keyOf(segment);
    if (key !== undefined) varied.add(key, segment.target?.value ?? '');
  }
  if (!varied.any) return translations;
  /** Of each segment whose source varies the hash of its id, and its translation. */
  const ids: number[] = [];
  const own: Translation[] = [];
  let place = -1;
  for (const segment of eachSegment(catalog)) {
    place++;
    const key = keyOf(segment);
    if (key === undefined || !varied.mayVary(key)) continue;
    const translation = translationIn(groups, groupOf(segment, key), segment.target?.value ?? '', place);
    translation.count++;
    ids.push(idHash(segment.id));
    own.push(translation);
  }
  for (const group of groups.values()) {
    for (const one of group.byText.values()) if (one.count > group.usual.count) group.usual = one;
    group.usual.isUsual = true;
  }
  own.forEach(({ isUsual }, i) => {
    if (!isUsual) deviating.add(ids[i] as number);
  });
  return translations;
}

/** The translation of a source with a text, added where it is new. */
function translationIn(groups: Map<string, Group>, name: string, text: string, place: number): Translation {
  const group = groups.get(name);
  const met = group?.byText.get(text);
  if (met) return met;
  const key = folded(text);
  const translation = group?.byText.get(key) ?? { place, count: 0, isUsual: false };
  if (group) group.byText.set(key, translation).set(text, translation);
  else groups.set(name, { byText: new Map([[key, translation]]).set(text, translation), usual: translation });
  return translation;
}

/** Entries for men and women and those for keys of a keyboard apart, where that is said: one word may mean several. */
function groupOf(segment: Segment, key: string): string {
  const isKey = isNameOfKeys(segment.source?.value ?? '', segment);
  const meaning = isKey ? 'key' : (genderForm.exec(segment.id)?.[1] ?? '');
  return meaning === '' ? key : `${key}\u0000${meaning}`;
}

const genderForm = /[._-](masc|masculine|male|fem|feminine|female|neuter)(?=\d*$|[._-])/i;

/**
 * Whether one of two translations of a single word begins with the other: it is another form of it, or says more, as its
 * place in the program wants it (`Clear` among the commands of a chat). Where one of them is rarer, it is a slip.
 */
function isFuller(segment: Segment, other: Segment): boolean {
  if (/\s/.test(segment.source?.value.trim() ?? '')) return false;
  const [a, b] = [segment, other].map(({ target }) => folded(target?.value ?? '').toLowerCase());
  return a !== undefined && b !== undefined && a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}

/** Whether two translations of a single word are one word with two endings, as what it belongs to wants it (`Pełny`, `Pełne`). */
function isInflected(segment: Segment, other: Segment): boolean {
  if (/\s/.test(segment.source?.value.trim() ?? '')) return false;
  const [a = '', b = ''] = [segment, other].map(({ target }) => folded(target?.value ?? ''));
  const stem = Math.min(a.length, b.length) - 2;
  return stem >= 3 && Math.abs(a.length - b.length) <= 2 && !/\s/.test(a) && a.slice(0, stem) === b.slice(0, stem);
}

/** What segments with the same meaning share; undefined for those that are not translated. */
function keyOf(segment: Segment): string | undefined {
  const { source, target, plural, variant, context, targetLanguage } = segment;
  if (!source || !target || plural) return undefined;
  // A language may need several variants where the source has one text: cases, genders.
  if (variant) return undefined;
  if (!segment.translatable || segment.obsolete || segment.state === 'untranslated' || segment.state === 'needs-review')
    return undefined;
  // What separates numbers is no text.
  if (target.value === '' || !/[\p{L}\p{N}]/u.test(source.value)) return undefined;
  // A name and its short form may be one word in the source: “May” among `month_names` and `abbr_month_names`.
  const isShort = source.value.length <= longestShort && shortForm.test(segment.id);
  // The usual case needs no string of its own.
  return context || targetLanguage || isShort
    ? `${source.value}\u0000${context ?? ''}\u0000${targetLanguage ?? ''}\u0000${isShort}`
    : source.value;
}

const longestShort = 8;
const shortForm = /(?:^|[._-])(?:abbr|abbreviated|narrow|short)(?:[._-]|$)/i;

const folded = (text: string) => text.trim().replace(/\s+/g, ' ');
