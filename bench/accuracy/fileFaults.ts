import { hardlyBegunPart } from '../../shared/checks/contract/declarations.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { sameLanguage } from '../../shared/languages/languageTag.ts';
import { pluralCategories } from '../../shared/languages/plurals.ts';
import type { FaultKind, Site } from './fault.ts';

const time = /(?:\d+:)?\d\d:\d\d[.,]\d{3}/g;

/** Faults of a file as a whole: keys, forms, states, times. */
export const fileFaults: readonly FaultKind[] = [
  {
    id: 'key missing',
    checks: ['missing-key'],
    ofFile: true,
    plant: (site) => (lacksOneByOne(site) ? renamed(site) : undefined),
  },
  {
    id: 'key nobody knows',
    checks: ['extra-key'],
    ofFile: true,
    plant: renamed,
  },
  {
    id: 'key twice',
    // Ids of DITA are more than those of texts, and a check of their own.
    checks: ['duplicate-id', 'dita-ids'],
    ofFile: true,
    plant({ file, segment }) {
      const { catalog } = file;
      if (catalog.kind !== 'monolingual') return undefined;
      const place = catalog.segments.all().findIndex(({ id }) => id === segment.id);
      const before = catalog.segments.at(place - 1);
      if (
        !before?.idRange ||
        !segment.idRange ||
        catalog.dialect === 'slang' ||
        segment.plural ||
        before.plural ||
        segment.variant
      )
        return undefined;
      const text = (range: { readonly start: number; readonly end: number }) =>
        catalog.text.slice(range.start, range.end);
      const [key, other] = [text(segment.idRange), text(before.idRange)];
      if (key === other || segment.id.replace(key, '') !== before.id.replace(other, '')) return undefined;
      return { edits: [{ range: segment.idRange, newText: other }] };
    },
  },
  {
    id: 'plural form missing',
    checks: ['missing-plural-form'],
    ofFile: true,
    plant(site) {
      const { plural } = site.segment;
      if (!plural?.category || plural.category === 'other' || !site.segment.idRange) return undefined;
      const categories = pluralCategories(site.language);
      if (!categories[plural.kind].includes(plural.category) || plural.category === 'zero') return undefined;
      const raw = site.file.catalog.text.slice(site.segment.idRange.start, site.segment.idRange.end);
      return raw.includes(plural.category) ? { edits: [{ range: site.segment.range, newText: '' }] } : undefined;
    },
  },
  {
    id: 'marked as not final',
    checks: ['needs-review'],
    plant: ({ file, segment, target }) =>
      segment.state !== 'needs-review' && holdsReview(file, segment)
        ? { change: { content: { value: target.value, codes: target.codes }, state: 'needs-review' } }
        : undefined,
  },
  {
    id: 'state unknown',
    checks: ['format-rule'],
    ofFile: true,
    plant: (site) => inEntry(site, /^xliff/, /\bstate="[a-z-]+"/, 'state="finished"'),
  },
  {
    id: 'two subtitles at once',
    checks: ['subtitle-overlap'],
    ofFile: true,
    plant: (site) => retimed(site, (start, _end, next) => (next ? [start, next.start + 700] : undefined)),
  },
  {
    id: 'subtitle moved',
    checks: ['subtitle-timing'],
    ofFile: true,
    plant: (site) =>
      site.file.catalog.segments.count > 20 && showsWithSource(site.file)
        ? retimed(site, (start, end, next) => (next && next.start > end + 900 ? [start, end + 400] : undefined))
        : undefined,
  },
  {
    id: 'subtitle too fast',
    checks: ['subtitle-reading-speed', 'subtitle-duration'],
    plant: (site) => (site.target.value.length > 20 ? retimed(site, (start) => [start, start + 200]) : undefined),
  },
  {
    id: 'subtitle line too long',
    checks: ['subtitle-line-length'],
    plant(site) {
      if (!site.segment.timing || site.target.units.length > 0) return undefined;
      const { value } = site.target;
      // A line that is reported already is no test.
      if (value.split('\n').some((line) => line.length > 37)) return undefined;
      return { change: { content: { value: `${value} ${'lorem ipsum '.repeat(5)}dolor`, codes: [] } } };
    },
  },
];

/** Whether the file has a place for the state of the segment: one of several that share a target has none. */
function holdsReview({ format, catalog, targetLanguage }: Site['file'], { id }: Site['segment']): boolean {
  if (!format.states.includes('needs-review')) return false;
  const changes = new Map([[id, { state: 'needs-review' as const }]]);
  return changeSegments(format, catalog, changes, [], targetLanguage).text !== catalog.text;
}

/** Whether each lacking key of a file is a finding of its own: none is in the file of a region, nor in one hardly begun. */
function lacksOneByOne({ file: { catalog, sourceLanguage, targetLanguage } }: Site): boolean {
  if (!catalog.pair || !targetLanguage || sameLanguage(sourceLanguage, targetLanguage)) return false;
  return catalog.segments.count * hardlyBegunPart >= catalog.pair.source.segments.count;
}

/** The key of an entry, spelled in another way. */
function renamed({ file, segment }: Site) {
  if (
    !file.catalog.pair ||
    file.catalog.pair.extra.has(segment.id) ||
    !segment.idRange ||
    segment.plural ||
    segment.variant
  )
    return undefined;
  const { start, end } = segment.idRange;
  const raw = file.catalog.text.slice(start, end);
  const word = /[a-z]{3,}(?=["'\]]*$)/i.exec(raw);
  if (!word) return undefined;
  const offset = start + word.index + 1;
  return { edits: [{ range: { start: offset, end: offset }, newText: 'Zq' }] };
}

/** Replaces what a pattern finds in the entry of a segment. */
function inEntry({ file, segment }: Site, formats: RegExp, pattern: RegExp, newText: string) {
  if (!formats.test(file.format.id)) return undefined;
  const match = pattern.exec(file.catalog.text.slice(segment.range.start, segment.range.end));
  if (!match) return undefined;
  const start = segment.range.start + match.index;
  return { edits: [{ range: { start, end: start + match[0].length }, newText }] };
}

interface Times {
  readonly start: number;
  readonly end: number;
}

/** Whether every subtitle of a file shows when that of its source does: in a film that was recut none can be out of time. */
function showsWithSource({ catalog }: Site['file']): boolean {
  const cached = alikeTimed.get(catalog);
  if (cached !== undefined) return cached;
  const times = new Map(catalog.pair?.source.segments.all().map(({ id, timing }) => [id, timing?.end]));
  const made = times.size > 0 && catalog.segments.all().every(({ id, timing }) => times.get(id) === timing?.end);
  alikeTimed.set(catalog, made);
  return made;
}

const alikeTimed = new WeakMap<object, boolean>();

/** Gives a subtitle other times, in ms. */
function retimed(
  { file, segment }: Site,
  times: (start: number, end: number, next: Times | undefined) => readonly [number, number] | undefined,
) {
  const { timing } = segment;
  if (!timing || !/^(?:srt|webvtt|vtt)$/.test(file.format.id)) return undefined;
  const place = file.catalog.segments.all().findIndex(({ id }) => id === segment.id);
  const wanted = times(timing.start, timing.end, file.catalog.segments.at(place + 1)?.timing);
  const entry = file.catalog.text.slice(segment.range.start, segment.range.end);
  const [, second] = [...entry.matchAll(time)];
  if (!wanted || !second || wanted[1] === timing.end) return undefined;
  const start = segment.range.start + second.index;
  return { edits: [{ range: { start, end: start + second[0].length }, newText: stamp(wanted[1], second[0]) }] };
}

/** A time, written as another one is. */
function stamp(ms: number, like: string): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const parts = [two(ms / 3_600_000), two((ms / 60_000) % 60), two((ms / 1000) % 60)];
  if (like.split(':').length === 2) parts.shift();
  return `${parts.join(':')}${like.includes(',') ? ',' : '.'}${String(Math.floor(ms) % 1000).padStart(3, '0')}`;
}
