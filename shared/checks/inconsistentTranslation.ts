import type { Catalog } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import type { SegmentCheck } from './check.ts';
import { quote } from './sides.ts';

/** A source text that is translated in another way elsewhere in the file, in the same context. */
export const inconsistentTranslation: SegmentCheck = {
  scope: 'segment',
  id: 'inconsistent-translation',
  comparesSegments: true,
  severity: 'info',
  summary: 'The same text is translated in different ways',
  mayFind: (segment, _traits, { catalog }) => {
    const group = groupOf(segment, catalog);
    return group !== undefined && segment.target?.value !== group.usual.target?.value;
  },
  *run(segment, { catalog }) {
    const group = groupOf(segment, catalog);
    if (!group || !segment.target) return;
    const usual = group.usual;
    if (folded(segment.target.value) === folded(usual.target?.value ?? '')) return;
    const replaceable =
      group.frequency > (group.counts.get(folded(segment.target.value)) ?? 1) &&
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

interface Group {
  /** The first segment with the most frequent translation. */
  readonly usual: Segment;
  /** How often that translation occurs, and how often each. */
  readonly frequency: number;
  readonly counts: ReadonlyMap<string, number>;
}

const known = new WeakMap<Catalog, Map<string, Group>>();

/** The group of a segment whose source has more than one translation. */
function groupOf(segment: Segment, catalog: Catalog): Group | undefined {
  const groups = groupsOf(catalog);
  const key = groups.size > 0 ? keyOf(segment) : undefined;
  return key === undefined ? undefined : groups.get(key);
}

/** Sources with more than one translation. */
function groupsOf(catalog: Catalog): Map<string, Group> {
  const cached = known.get(catalog);
  if (cached) return cached;
  const bySource = new Map<string, Segment | Segment[]>();
  // What is said in a film depends on the scene.
  for (const segment of /^(?:srt|vtt)/.test(catalog.format) ? [] : catalog.segments) {
    const key = keyOf(segment);
    if (key === undefined) continue;
    const there = bySource.get(key);
    if (!there) bySource.set(key, segment);
    else if (Array.isArray(there)) there.push(segment);
    else bySource.set(key, [there, segment]);
  }
  const groups = new Map<string, Group>();
  for (const [key, segments] of bySource) {
    if (!Array.isArray(segments)) continue;
    const first = segments[0]?.target?.value;
    if (segments.every((segment) => segment.target?.value === first)) continue;
    const counts = new Map<string, { count: number; first: Segment }>();
    for (const segment of segments) {
      const target = folded(segment.target?.value ?? '');
      const entry = counts.get(target) ?? { count: 0, first: segment };
      entry.count++;
      counts.set(target, entry);
    }
    if (counts.size < 2) continue;
    const usual = [...counts.values()].reduce((best, entry) => (entry.count > best.count ? entry : best));
    groups.set(key, {
      usual: usual.first,
      frequency: usual.count,
      counts: new Map([...counts].map(([text, { count }]) => [text, count])),
    });
  }
  known.set(catalog, groups);
  return groups;
}

/** What segments with the same meaning share; undefined for those that are not translated. */
function keyOf(segment: Segment): string | undefined {
  const { source, target, plural, variant, context, targetLanguage } = segment;
  if (!source || !target || plural) return undefined;
  // A language may need several variants where the source has one text: cases, genders.
  if (variant) return undefined;
  if (!segment.translatable || segment.obsolete || segment.state === 'untranslated' || segment.state === 'needs-review')
    return undefined;
  if (target.value === '' || source.value.trim() === '') return undefined;
  // The usual case needs no string of its own.
  return context || targetLanguage
    ? `${source.value}\u0000${context ?? ''}\u0000${targetLanguage ?? ''}`
    : source.value;
}

const folded = (text: string) => text.trim().replace(/\s+/g, ' ');
