import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Note, Segment } from '../../catalog/segment.ts';
import { ignoredIn } from '../ignoreNote.ts';
import { attributeOf, attributesOf } from '../xml/attributes.ts';
import { isBlank, isEmptyText } from '../xml/blank.ts';
import { commentsBefore } from '../xml/commentsBefore.ts';
import type { Draft } from '../xml/draft.ts';
import { elementSlot } from '../xml/elementSlot.ts';
import { plainText } from '../xml/plainText.ts';
import { scanXml } from '../xml/scanXml.ts';
import { subflows } from '../xml/subflows.ts';
import { syntaxProblems } from '../xml/syntaxProblems.ts';
import {
  childrenOf,
  contentRange,
  elementRange,
  localName,
  nextOf,
  none,
  openEndOf,
  startOf,
  type XmlDocument,
} from '../xml/xmlDocument.ts';
import { tmxFlowRules } from './tmxFlowRules.ts';
import { tmxInline } from './tmxInline.ts';
import { type TmxVariantElement, tmxElements, tmxName, tmxVariants } from './tmxUnit.ts';

const nothing: readonly never[] = [];

interface Reading {
  readonly doc: XmlDocument;
  readonly segments: Segment[];
  readonly problems: Problem[];
  readonly unique: (id: string) => string;
  /** Whether any text of the file may have a text within a code. */
  readonly hasSubflows: boolean;
  units: number;
  /** What the header says; undefined for `*all*`. */
  declared: string | undefined;
  /** Of the first unit that has it: the catalog's. */
  source: string | undefined;
  target: string | undefined;
}

/** Reads a translation memory. See `tmx`. */
export function parseTmx(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const reading: Reading = {
    doc,
    segments: [],
    problems: syntaxProblems(doc),
    unique: uniqueIds(),
    hasSubflows: doc.names.some((name) => localName(name).toLowerCase() === 'sub'),
    units: 0,
    declared: undefined,
    source: undefined,
    target: undefined,
  };
  let version: string | undefined;
  const seen = new Set<string>();
  for (const [name, node] of tmxElements(doc)) {
    if (name === 'tmx') version ??= attributeOf(doc, node, 'version');
    else if (name === 'header' && !seen.has('header')) readHeader(reading, node);
    else if (name === 'tu') {
      if (!seen.has('tu') && !seen.has('header'))
        report(reading, node, 'The <header> is missing before the first unit.');
      readUnit(reading, node);
    }
    seen.add(name);
  }
  if (doc.size > 0 && !seen.has('tmx'))
    report(reading, 0, 'The root element of a translation memory is <tmx>.', 'error');
  const { source, target } = reading;
  return {
    format: 'tmx',
    kind: 'bilingual',
    text,
    ...(version ? { dialect: version } : {}),
    ...(path === undefined ? {} : { path }),
    ...(source ? { sourceLanguage: source } : {}),
    ...(target ? { targetLanguage: target } : {}),
    segments: reading.segments,
    problems: reading.problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: ['printf', 'icu', 'markup', 'brace'],
  };
}

function report(reading: Reading, node: number, message: string, severity: Problem['severity'] = 'warning'): void {
  const range = { start: startOf(reading.doc, node), end: openEndOf(reading.doc, node) };
  reading.problems.push({ id: 'syntax', range, message, severity });
}

function readHeader(reading: Reading, node: number): void {
  const language = attributesOf(reading.doc, node).get('srclang');
  if (language === undefined || language.trim() === '') {
    report(reading, node, 'The <header> does not say its srclang, the language that the units were translated from.');
  } else if (!isAll(language)) {
    reading.declared = language;
    reading.source = language;
  }
}

const isAll = (language: string) => language.trim().startsWith('*');
const key = (language: string | undefined) => (language ?? '').trim().toLowerCase().replaceAll('_', '-');
const rootOf = (language: string | undefined) => key(language).split('-', 1)[0];

function readUnit(reading: Reading, node: number): void {
  const { doc } = reading;
  reading.units++;
  const attributes = attributesOf(doc, node);
  const variants = tmxVariants(doc, node);
  if (variants.length === 0) report(reading, node, 'This unit has no text.');
  for (const variant of variants) checkVariant(reading, variant);
  const own = attributes.get('srclang');
  const declared = own === undefined ? reading.declared : isAll(own) ? undefined : own;
  const source = sourceOf(variants, declared, reading.source);
  if (!source && variants.length > 0) {
    report(reading, node, `This unit has no text in “${declared}”, the language that it was translated from.`);
  }
  if (source?.language) reading.source ??= source.language;
  const targets = variants.filter((variant) => variant !== source && variant.seg !== none);
  const id = attributes.get('tuid') || `#${reading.units}`;
  const notes = notesOf(doc, node);
  for (const target of targets) {
    reading.target ??= target.language;
    const name = targets.length > 1 ? `${id}/${target.language}` : id;
    const segment = segmentOf(reading, node, name, { source, target, notes });
    reading.segments.push(segment);
    if (reading.hasSubflows) readSubflows(reading, node, segment.id, { source, target, notes });
  }
}

/** The texts within the codes of a text; one that the target has no code for is not translated yet. */
function readSubflows(reading: Reading, unit: number, around: string, { source, target, notes }: Pair): void {
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
    variants.find((variant) => rootOf(variant.language) === rootOf(language));
  if (declared !== undefined) return inLanguage(declared);
  return (usual === undefined ? undefined : inLanguage(usual)) ?? variants[0];
}

function checkVariant(reading: Reading, { node, language, seg }: TmxVariantElement): void {
  const { doc } = reading;
  if (!language?.trim()) report(reading, node, 'This <tuv> does not say its language: xml:lang is missing.');
  if (seg === none) {
    report(reading, node, 'This <tuv> has no <seg>.');
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
    else if (!open.delete(i)) report(reading, code, `This <ept> has no <bpt i="${i}"> before it.`);
  }
  for (const [i, code] of open ?? []) report(reading, code, `This <bpt> has no <ept i="${i}"> behind it.`);
}

interface Pair {
  readonly source: TmxVariantElement | undefined;
  readonly target: TmxVariantElement;
  readonly notes: readonly Note[];
}

function segmentOf(reading: Reading, unit: number, id: string, { source, target, notes }: Pair): Segment {
  const { doc } = reading;
  const empty = target.seg === none || isEmptyText(doc, target.seg);
  const own = notesOf(doc, target.node);
  const all = own.length > 0 ? [...notes, ...own] : notes;
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
