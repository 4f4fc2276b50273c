import type { Problem } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import type { Note, Segment } from '../../catalog/segment.ts';
import { sameLanguage } from '../../languages/languageTag.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { type Attributes, attributeOf, attributesOf } from '../../xml/attributes.ts';
import { isBlank, isEmptyText } from '../../xml/blank.ts';
import { commentsBefore } from '../../xml/commentsBefore.ts';
import { elementSlot } from '../../xml/elementSlot.ts';
import { plainText } from '../../xml/plainText.ts';
import { tagRange } from '../../xml/startReading.ts';
import { subflows } from '../../xml/subflows.ts';
import {
  childrenOf,
  contentRange,
  elementRange,
  nextOf,
  none,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import type { SegmentSink } from '../unitSegments.ts';
import { tmxFlowRules } from './tmxFlowRules.ts';
import { tmxInline } from './tmxInline.ts';
import { type TmxVariantElement, tmxName, tmxVariants } from './tmxUnit.ts';

const nothing: readonly never[] = [];

/** What reading a translation memory works with. */
export interface TmxReading extends SegmentSink {
  readonly doc: XmlDocument;
  /** Whether any text of the file may have a text within a code. */
  readonly hasSubflows: boolean;
  /** The language that the header declares; undefined for `*all*`. */
  declared: string | undefined;
  /** The catalog's languages: those declared, else those of the first units that name any. */
  source: string | undefined;
  target: string | undefined;
}

/** The texts of a unit: the one that the others were translated from, if it is there, and the others. */
export interface TmxTexts {
  readonly source: TmxVariantElement | undefined;
  readonly targets: readonly TmxVariantElement[];
}

/** Reports something about an element, unless that was told before. */
export function reportTag(
  reading: TmxReading,
  node: number,
  message: Sentence,
  severity: Problem['severity'] = 'warning',
): void {
  if (!reading.reports) return;
  reading.problems.push({ id: 'syntax', range: tagRange(reading.doc, node), message, severity });
}

/** Whether a file says by it that its units were translated from several languages. */
export const isAll = (language: string): boolean => language.trim().startsWith('*');
const key = (language: string | undefined) => (language ?? '').trim().toLowerCase().replaceAll('_', '-');

/** Reads the segments of a unit. @param number of the unit in its file, from 1. */
export function readUnit(reading: TmxReading, node: number, number: number): void {
  const { doc } = reading;
  const attributes = attributesOf(doc, node);
  const variants = tmxVariants(doc, node);
  const { source, targets } = textsOf(reading, attributes, variants);
  if (reading.reports) checkUnit(reading, node, variants, source);
  const id = attributes.get('tuid') || `#${number}`;
  const notes = notesOf(doc, node);
  for (const target of targets) {
    const name = targets.length > 1 ? `${id}/${target.language}` : id;
    const segment = segmentOf(reading, node, name, { source, target, notes });
    reading.segments.push(segment);
    if (reading.hasSubflows) readSubflows(reading, node, segment.id, { source, target, notes });
  }
}

/** The texts of a unit. @param variants all of them. */
export function textsOf(reading: TmxReading, attributes: Attributes, variants: readonly TmxVariantElement[]): TmxTexts {
  const sourceLanguage = attributes.get('srclang');
  const declared = sourceLanguage === undefined ? reading.declared : isAll(sourceLanguage) ? undefined : sourceLanguage;
  const source = sourceOf(variants, declared, reading.source);
  return { source, targets: variants.filter((variant) => variant !== source && variant.seg !== none) };
}

/** The texts within the codes of a text; one that the target has no code for is not translated yet. */
function readSubflows(reading: TmxReading, unit: number, around: string, { source, target, notes }: Pair): void {
  const { doc } = reading;
  for (const [i, flow] of subflows(doc, source?.seg ?? none, target.seg, tmxFlowRules(doc)).entries()) {
    const texts = { source: source && { ...source, seg: flow.source }, target: { ...target, seg: flow.target }, notes };
    reading.segments.push(segmentOf(reading, unit, `${around}/sub${i + 1}`, texts));
  }
}

/** The text that the others were translated from: in the language declared, else in that of the file's first unit. */
function sourceOf(
  variants: readonly TmxVariantElement[],
  declared: string | undefined,
  usual: string | undefined,
): TmxVariantElement | undefined {
  const inLanguage = (language: string) =>
    variants.find((variant) => key(variant.language) === key(language)) ??
    variants.find((variant) => sameLanguage(key(variant.language), key(language)));
  if (declared !== undefined) return inLanguage(declared);
  return (usual === undefined ? undefined : inLanguage(usual)) ?? variants[0];
}

/** Reports what a unit lacks. @param source what the other texts were translated from. */
function checkUnit(
  reading: TmxReading,
  node: number,
  variants: readonly TmxVariantElement[],
  source: TmxVariantElement | undefined,
): void {
  if (variants.length === 0) reportTag(reading, node, say`This unit has no text.`);
  for (const variant of variants) checkVariant(reading, variant);
  if (source || variants.length === 0) return;
  const language = attributeOf(reading.doc, node, 'srclang') ?? reading.declared;
  reportTag(
    reading,
    node,
    say`This unit has no text in “${language ?? ''}”, the language that it was translated from.`,
  );
}

function checkVariant(reading: TmxReading, { node, language, seg }: TmxVariantElement): void {
  const { doc } = reading;
  if (!language?.trim()) reportTag(reading, node, say`This <tuv> does not say its language: xml:lang is missing.`);
  if (seg === none) {
    reportTag(reading, node, say`This <tuv> has no <seg>.`);
    return;
  }
  const end = nextOf(doc, seg);
  let open: Map<string, number> | undefined;
  for (let code = seg + 1; code < end; code++) {
    const name = tmxName(doc, code);
    if (name !== 'bpt' && name !== 'ept') continue;
    open ??= new Map();
    const i = attributeOf(doc, code, 'i') ?? '';
    if (name === 'bpt') open.set(i, code);
    else if (!open.delete(i)) reportTag(reading, code, say`This <ept> has no <bpt i="${i}"> before it.`);
  }
  for (const [i, code] of open ?? []) reportTag(reading, code, say`This <bpt> has no <ept i="${i}"> after it.`);
}

interface Pair {
  readonly source: TmxVariantElement | undefined;
  readonly target: TmxVariantElement;
  readonly notes: readonly Note[];
}

function segmentOf(reading: TmxReading, unit: number, id: string, { source, target, notes }: Pair): Segment {
  const { doc } = reading;
  const empty = target.seg === none || isEmptyText(doc, target.seg);
  const ownNotes = notesOf(doc, target.node);
  const all = ownNotes.length > 0 ? [...notes, ...ownNotes] : notes;
  const remarks = commentsBefore(doc.text, startOf(doc, unit)).texts;
  const segment: Draft<Segment> = {
    id: reading.unique(id),
    range: elementRange(doc, unit),
    state: empty ? 'untranslated' : 'translated',
    translatable: !(empty && source !== undefined && isBlank(doc, source.seg)),
    notes: all,
    matches: nothing,
    ignored: remarks.length > 0 || all.length > 0 ? ignoredIn([...all.map(({ text }) => text), ...remarks]) : nothing,
  };
  const tuid = attributesOf(doc, unit).find('tuid');
  if (tuid) segment.idRange = tuid.valueRange;
  if (source && source.seg !== none) segment.source = elementSlot(doc, source.seg, tmxInline());
  if (target.seg !== none) segment.target = elementSlot(doc, target.seg, tmxInline());
  const context = all.filter((note) => contexts.test(note.from ?? '')).map(({ text }) => text);
  if (context.length > 0) segment.context = context.join(' · ');
  if (source?.language && source.language !== reading.source) segment.sourceLanguage = source.language;
  if (target.language && target.language !== reading.target) segment.targetLanguage = target.language;
  return segment;
}

/** Properties that tell equal texts apart: OmegaT's, Trados' and what others call so. */
const contexts = /^(?:id|prev|next|key|(?:x-)?context\w*|x-(?:id|key|segment-?id))$/i;

/** The `<note>`s and `<prop>`s of a unit or of one text of it; a property is from its type. */
function notesOf(doc: XmlDocument, node: number): readonly Note[] {
  let notes: Note[] | undefined;
  for (const child of childrenOf(doc, node)) {
    const name = tmxName(doc, child);
    if (name !== 'note' && name !== 'prop') continue;
    const text = plainText(doc.text, contentRange(doc, child));
    if (text === '') continue;
    const from = name === 'prop' ? attributeOf(doc, child, 'type') : undefined;
    notes ??= [];
    notes.push(from ? { text, from } : { text });
  }
  return notes ?? nothing;
}
