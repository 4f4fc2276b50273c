import type { Catalog, SegmentChange } from '../catalog/catalog.ts';
import { type Content, type InlineCode, plain } from '../catalog/content.ts';
import { escaped } from '../catalog/escaped.ts';
import { pushTo } from '../catalog/pushTo.ts';
import type { Segment, SegmentState } from '../catalog/segment.ts';
import { factsOf } from '../formats/factsOf.ts';
import { type BitextContent, type BitextUnit, codesOf, wordsOf } from './bitext.ts';
import { codeNumbers, neutralContent } from './neutralContent.ts';
import { wordsAndCodes } from './wordsAndCodes.ts';

/** One translation that differs from what a file has. */
export interface IncomingChange {
  readonly segment: Segment;
  readonly before: string;
  readonly after: string;
  readonly change: SegmentChange;
}

/** What the translations of one file would change in another. */
export interface Incoming {
  readonly changes: readonly IncomingChange[];
  /** Units that have a translation but cannot be brought in, with the reason. */
  readonly left: readonly { readonly id: string; readonly reason: string }[];
  /** Units whose translation the file has already. */
  readonly same: number;
}

/**
 * The changes that bring the translations of some units into a catalog: each goes to the segment with its id, its
 * context as id, or, where there is only one such, its source text. Codes are matched by their number, or by what they
 * stand for; a unit whose source differs is left alone.
 *
 * @param from.language of the units; segments of another language are not touched.
 * @param from.states that the units' file can tell apart: what it cannot say is not brought in (PO knows no `final`).
 */
export function bringIn(
  catalog: Catalog,
  units: readonly BitextUnit[],
  from: { readonly language?: string | undefined; readonly states?: readonly SegmentState[] } = {},
): Incoming {
  const { language, states } = from;
  const changes: IncomingChange[] = [];
  const left: { id: string; reason: string }[] = [];
  let same = 0;
  const find = finder(catalog, language);
  const taken = new Set<Segment>();
  for (const unit of units) {
    if (!unit.target || wordsAndCodes(unit.target) === '') continue;
    const match = find(unit);
    if (typeof match === 'string') {
      left.push({ id: unit.id, reason: match });
      continue;
    }
    const content = contentFor(catalog, match, unit, unit.target);
    if (!content) {
      left.push({ id: unit.id, reason: 'its inline codes are not those of the segment' });
      continue;
    }
    if (taken.has(match)) continue;
    taken.add(match);
    const before = match.target?.value ?? '';
    const changed = before !== content.value && !saysTheSame(catalog, match, unit.target);
    const state =
      unit.state === 'untranslated' || (!changed && unit.state === folded(match.state, states))
        ? undefined
        : unit.state;
    if (!changed && state === undefined) {
      same++;
      continue;
    }
    const change: SegmentChange = { ...(changed ? { content } : {}), ...(state ? { state } : {}) };
    changes.push({ segment: match, before, after: content.value, change });
  }
  return { changes, left, same };
}

const order: readonly SegmentState[] = ['untranslated', 'needs-review', 'translated', 'final'];

/** A state as a file that knows only some says it: as the nearest below, or as the lowest that is no work. */
function folded(state: SegmentState, states: readonly SegmentState[] = order): SegmentState {
  const below = order.slice(0, order.indexOf(state) + 1).findLast((one) => states.includes(one));
  return below && below !== 'untranslated' ? below : state === 'untranslated' ? state : 'translated';
}

/** The segment of a unit, or why there is none. */
function finder(catalog: Catalog, language: string | undefined): (unit: BitextUnit) => Segment | string {
  const byId = new Map<string, Segment>();
  const bySource = new Map<string, Segment[]>();
  for (const segment of catalog.segments) {
    const segmentLanguage = segment.targetLanguage ?? catalog.targetLanguage;
    if (segment.obsolete || (language && segment.targetLanguage && segmentLanguage !== language)) continue;
    byId.set(segment.id, segment);
    const source = segment.source && sourceOf(catalog, segment);
    if (source === undefined) continue;
    pushTo(bySource, source, segment);
  }
  return (unit) => {
    const source = spaced(wordsOf(unit.source));
    const fits = (segment: Segment | undefined) =>
      segment?.source !== undefined && agrees(segment.source, catalog, unit);
    const sameId = byId.get(unit.id);
    if (sameId && fits(sameId)) return sameId;
    const named = unit.context === undefined ? undefined : byId.get(unit.context);
    if (named && fits(named)) return named;
    const equal = bySource.get(spaced(wordsAndCodes(unit.source))) ?? bySource.get(source) ?? [];
    if (equal.length === 1 && equal[0]) return equal[0];
    const [only, another] = equal.filter((segment) => segment.context === unit.context);
    if (only && !another) return only;
    if (sameId ?? named) return 'its source text is another one now';
    return equal.length > 1 ? 'several segments have its source text' : 'there is no such segment';
  };
}

function sourceOf(catalog: Catalog, segment: Segment): string {
  const { source } = segment;
  if (!source) return '';
  return spaced(
    wordsAndCodes(neutralContent(factsOf(catalog).codeElements, source, codeNumbers(source, segment.target))),
  );
}

/** The same text with its codes written out, or the same words with as many codes, whatever those are called. */
function agrees(segment: Content, catalog: Catalog, unit: BitextUnit): boolean {
  const ownContent = neutralContent(factsOf(catalog).codeElements, segment, codeNumbers(segment));
  if (spaced(wordsAndCodes(ownContent)) === spaced(wordsAndCodes(unit.source))) return true;
  const codes = codesOf(unit.source).length;
  if (codes > 0)
    return codes === codesOf(ownContent).length && spaced(wordsOf(ownContent)) === spaced(wordsOf(unit.source));
  return bare(wordsAndCodes(ownContent)) === bare(wordsAndCodes(unit.source));
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const bare = (text: string) => spaced(text.replace(/<\/?[\w.-]+\/?>/g, ''));

/** A neutral content in the codes of a segment; undefined where it has a code that the segment lacks. */
function contentFor(catalog: Catalog, segment: Segment, unit: BitextUnit, content: BitextContent): Content | undefined {
  const { source, target } = segment;
  if (!source) return plain(wordsAndCodes(content));
  const numbers = codeNumbers(source, target);
  const ownCodes = new Map<string, { readonly code: InlineCode; readonly raw: string }>();
  const forms = new Map<string, string>();
  // The target's own markup goes before the source's, so that what stays there stays as it is written.
  for (const side of [target, source]) {
    if (!side) continue;
    const ownNumbers = numbers(side.codes);
    for (const [i, code] of side.codes.entries()) {
      const raw = side.value.slice(code.start, code.end);
      const alone = { value: raw, codes: [{ ...code, start: 0, end: raw.length }] };
      const [neutral] = codesOf(neutralContent(factsOf(catalog).codeElements, alone, () => [ownNumbers[i] ?? '']));
      if (!neutral) continue;
      const key = `${neutral.kind} ${neutral.number}`;
      if (!ownCodes.has(key)) ownCodes.set(key, { code, raw });
      const form = wordsAndCodes([neutral]);
      if (form !== '' && !forms.has(form)) forms.set(form, key);
    }
  }
  const renamed = byPlace(unit.source, neutralContent(factsOf(catalog).codeElements, source, numbers));
  let value = '';
  const codes: InlineCode[] = [];
  const put = (key: string): boolean => {
    const entry = ownCodes.get(key);
    if (!entry) return false;
    codes.push({ ...entry.code, start: value.length, end: value.length + entry.raw.length });
    value += entry.raw;
    return true;
  };
  for (const part of content) {
    if (typeof part !== 'string') {
      const key = `${part.kind} ${part.number}`;
      if (part.annotation === undefined && !put(renamed.get(key) ?? key)) return undefined;
      continue;
    }
    for (const piece of pieces(part, forms)) {
      const key = forms.get(piece);
      if (key === undefined || !put(key)) value += piece;
    }
  }
  return { value, codes };
}

/** True where a segment has these words and codes already, whatever annotations and comments it has besides. */
function saysTheSame(catalog: Catalog, { source, target }: Segment, content: BitextContent): boolean {
  if (!target) return false;
  const ownContent = neutralContent(factsOf(catalog).codeElements, target, codeNumbers(source, target));
  return wordsAndCodes(ownContent) === wordsAndCodes(content);
}

/** Codes of another file that are called otherwise, by the code that stands at their place in the source. */
function byPlace(theirs: BitextContent, ours: BitextContent): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const from = codesOf(theirs).filter((code) => code.annotation === undefined);
  const to = codesOf(ours).filter((code) => code.annotation === undefined);
  if (from.length !== to.length || from.some((code, i) => code.kind !== to[i]?.kind)) return names;
  for (const [i, code] of from.entries()) names.set(`${code.kind} ${code.number}`, `${code.kind} ${to[i]?.number}`);
  return names;
}

/** A text cut at everything that is written like a code of the segment. */
function pieces(text: string, forms: ReadonlyMap<string, string>): string[] {
  if (forms.size === 0) return [text];
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length);
  return text.split(new RegExp(`(${longestFirst.map(escaped).join('|')})`));
}
