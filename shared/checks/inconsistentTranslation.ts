import type { Catalog } from '../catalog/catalog.ts';
import { pushTo } from '../catalog/pushTo.ts';
import type { Segment } from '../catalog/segment.ts';
import { variedTexts } from '../catalog/variedTexts.ts';
import { eachSegment, segmentCount } from '../formats/lazyCatalog.ts';
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
  concerns: ({ catalog }) => deviationsIn(catalog).size > 0,
  mayFind: (segment, _traits, { catalog }) => deviationOf(segment, catalog) !== undefined,
  *run(segment, { catalog }) {
    const group = deviationOf(segment, catalog);
    if (!group || !segment.target) return;
    const usual = group.usual;
    const replaceable =
      group.frequency > group.own &&
      usual.target &&
      usual.target.codes.length === 0 &&
      segment.target.codes.length === 0;
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

/** What a segment is compared with. */
interface Group {
  /** The translation of the segment. */
  readonly text: string | undefined;
  /** The first segment with the most frequent translation. */
  readonly usual: Segment;
  /** How often that translation occurs, and how often that of the segment. */
  readonly frequency: number;
  readonly own: number;
}

const known = new WeakMap<Catalog, ReadonlyMap<string, Group>>();
const none: ReadonlyMap<string, Group> = new Map();

/** What a segment is compared with; undefined for others, and for one as a fix would make it. */
function deviationOf({ id, target }: Segment, catalog: Catalog): Group | undefined {
  const group = deviationsIn(catalog).get(id);
  return group?.text === target?.value ? group : undefined;
}

/** By id the segments whose translation is not the usual one of their source, with what is. */
function deviationsIn(catalog: Catalog): ReadonlyMap<string, Group> {
  const cached = known.get(catalog);
  if (cached) return cached;
  // What is said in a film depends on the scene.
  if (/^(?:srt|vtt)/.test(catalog.format)) return none;
  const deviations = new Map<string, Group>();
  for (const segments of variedSources(catalog)) {
    for (const alike of byMeaning(segments)) compare(alike, deviations);
  }
  known.set(catalog, deviations);
  return deviations;
}

/** The segments of each source that has several translations; of the others nothing is kept. */
function variedSources(catalog: Catalog): Iterable<readonly Segment[]> {
  const varied = variedTexts(segmentCount(catalog));
  for (const segment of eachSegment(catalog)) {
    const key = keyOf(segment);
    if (key !== undefined) varied.add(key, segment.target?.value ?? '');
  }
  const bySource = new Map<string, Segment[]>();
  if (varied.any) {
    for (const segment of eachSegment(catalog)) {
      const key = keyOf(segment);
      if (key !== undefined && varied.mayVary(key)) pushTo(bySource, key, segment);
    }
  }
  return bySource.values();
}

/** Entries for men and women and those for keys of a keyboard apart, where that is said: one word may mean several. */
function byMeaning(segments: readonly Segment[]): Iterable<readonly Segment[]> {
  const meanings = new Map<string, Segment[]>();
  for (const segment of segments) {
    const isKey = isNameOfKeys(segment.source?.value ?? '', segment);
    pushTo(meanings, isKey ? 'key' : (genderForm.exec(segment.id)?.[1] ?? ''), segment);
  }
  return meanings.values();
}

const genderForm = /[._-](masc|masculine|male|fem|feminine|female|neuter)(?=\d*$|[._-])/i;

/** Adds the segments of one source whose translation is not its usual one. */
function compare(segments: readonly Segment[], deviations: Map<string, Group>): void {
  const byText = new Map<string, Translation>();
  const all = new Map<string, Translation>();
  for (const segment of segments) {
    const text = segment.target?.value ?? '';
    let translation = byText.get(text);
    if (!translation) {
      const key = folded(text);
      translation = all.get(key) ?? { first: segment, count: 0 };
      all.set(key, translation);
      byText.set(text, translation);
    }
    translation.count++;
  }
  if (all.size < 2) return;
  const usual = [...all.values()].reduce((best, one) => (one.count > best.count ? one : best));
  for (const segment of segments) {
    const own = byText.get(segment.target?.value ?? '');
    if (!own || own === usual) continue;
    if (usual.count <= own.count && (isFuller(segment, usual.first) || isInflected(segment, usual.first))) continue;
    deviations.set(segment.id, {
      text: segment.target?.value,
      usual: usual.first,
      frequency: usual.count,
      own: own.count,
    });
  }
}

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

/** One translation of a source, however its white space is written. */
interface Translation {
  readonly first: Segment;
  count: number;
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
