import type { Draft } from '../../catalog/draft.ts';
import type { LengthLimit, Note, ProposedMatch, Slot } from '../../catalog/segment.ts';
import { sameLanguage } from '../../languages/languageTag.ts';
import { type Attributes, attributeOf, attributesOf } from '../../xml/attributes.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { storageSize } from '../../xml/itsRules.ts';
import { plainText } from '../../xml/plainText.ts';
import type { Vocabulary } from '../../xml/vocabulary.ts';
import { childrenOf, contentRange, localName, nextOf, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import { xmlSlot } from '../../xml/xmlSlot.ts';
import { holdsText } from './xliff12Unit.ts';

/** The content of an element as a slot. */
export function slotOf(doc: XmlDocument, node: number, inline: InlineRules): Slot {
  const { start, end } = contentRange(doc, node);
  return xmlSlot(doc.text, start, end, inline);
}

/** Notes, those of the highest priority (1, which is also the default) first. */
export function readNotes(doc: XmlDocument, nodes: readonly number[]): Note[] {
  const notes: { readonly note: Note; readonly priority: number }[] = [];
  let ordered = true;
  for (const node of nodes) {
    const text = plainText(doc.text, contentRange(doc, node));
    if (!text) continue;
    const attributes = attributesOf(doc, node);
    const from = attributes.get('from');
    const priority = Number.parseInt(attributes.get('priority') ?? '1', 10) || 1;
    ordered &&= priority >= (notes.at(-1)?.priority ?? 1);
    notes.push({ note: from ? { text, from } : { text }, priority });
  }
  if (!ordered) notes.sort((a, b) => a.priority - b.priority);
  return notes.map(({ note }) => note);
}

/** Comments that a tool keeps in its own namespace beside the target: Phrase's and memoQ's. Deleted ones are left out. */
export function readToolComments(doc: XmlDocument, nodes: readonly number[]): Note[] {
  const notes: Note[] = [];
  for (const top of nodes) {
    for (let node = top; node < nextOf(doc, top); node++) {
      if (localName(qualifiedName(doc, node)) !== 'comment') continue;
      const attributes = attributesOf(doc, node);
      const text = plainText(doc.text, contentRange(doc, node));
      if (!text || attributes.get('deleted')?.toLowerCase() === 'true') continue;
      const from = attributes.get('creatoruser') ?? attributes.get('created-by');
      notes.push(from ? { text, from } : { text });
    }
  }
  return notes;
}

/** Where a context stands in the sources says nothing about meaning, and would make all equal texts differ. */
const places = new Set(['sourcefile', 'linenumber', 'x-sourcefile', 'x-linenumber', 'x-line']);

/** The contexts of some `<context-group>`s that are no places in the sources. */
export function contextsIn(doc: XmlDocument, groups: readonly number[], vocabulary: Vocabulary): string[] {
  const texts: string[] = [];
  for (const group of groups) {
    const end = nextOf(doc, group);
    for (let node = group + 1; node < end; node = nextOf(doc, node)) {
      if (vocabulary(node) !== 'context') continue;
      if (places.has(attributeOf(doc, node, 'context-type') ?? '')) continue;
      const text = plainText(doc.text, contentRange(doc, node));
      if (text) texts.push(text);
    }
  }
  return texts;
}

/** `maxwidth` in its `size-unit` (pixels by default), `maxbytes` or `its:storageSize`. Units that depend on a font are not judged. */
export function lengthLimit(attributes: Attributes): LengthLimit | undefined {
  const width = numberIn(attributes.get('maxwidth'));
  const bytes = numberIn(attributes.get('maxbytes'));
  const unit = width > 0 ? (attributes.get('size-unit') ?? 'pixel') : 'pixel';
  if (width > 0 && (unit === 'char' || unit === 'byte')) return { max: width, unit };
  if (bytes > 0) return { max: bytes, unit: 'byte' };
  const storage = storageSize(attributes);
  if (storage) return storage;
  return width > 0 && unit === 'pixel' ? { max: width, unit } : undefined;
}

const numberIn = (value: string | undefined) => (value === undefined ? 0 : Number.parseInt(value, 10));

/** A match, for one segment mark where it names one. */
export type MarkedMatch = ProposedMatch & { readonly mid?: string };

/**
 * The translations that `<alt-trans>` elements propose: each of their targets, unless they were rejected or are in
 * another language than the file's target.
 */
export function readMatches(
  doc: XmlDocument,
  nodes: readonly number[],
  vocabulary: Vocabulary,
  inline: InlineRules,
  language: string | undefined,
): MarkedMatch[] {
  const matches: MarkedMatch[] = [];
  for (const node of nodes) {
    const attributes = attributesOf(doc, node);
    const type = attributes.get('alttranstype');
    if (type === 'rejected') continue;
    const shared: Draft<Partial<MarkedMatch>> = {};
    const similarity = similarityOf(attributes.get('match-quality'));
    const origin = attributes.get('origin') ?? attributes.get('tool-id') ?? attributes.get('tool') ?? type;
    const mid = attributes.get('mid');
    for (const child of childrenOf(doc, node)) {
      const name = vocabulary(child);
      if ((name !== 'source' && name !== 'target') || !holdsText(doc, child)) continue;
      const { value } = slotOf(doc, child, inline);
      if (name === 'source') shared.source ??= value;
      else if (value !== '' && !isForeign(attributeOf(doc, child, 'xml:lang'), language)) {
        const match: Draft<MarkedMatch> = { target: value };
        if (shared.source !== undefined) match.source = shared.source;
        if (similarity !== undefined) match.similarity = similarity;
        if (origin) match.origin = origin;
        if (mid) match.mid = mid;
        matches.push(match);
      }
    }
  }
  return matches;
}

/** `match-quality` as a percentage: `85`, `85%`, and the `0.85` of tools that count from 0 to 1. */
function similarityOf(quality: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(quality?.trim() ?? '');
  if (!match) return undefined;
  const number = Number(match[1]);
  const fraction = match[1]?.includes('.') && number <= 1.01 && !match[2];
  return Math.min(100, Math.round((fraction ? number * 100 : number) * 100) / 100);
}

function isForeign(language: string | undefined, target: string | undefined): boolean {
  return (
    language !== undefined &&
    language !== '' &&
    target !== undefined &&
    target !== '' &&
    !sameLanguage(language, target)
  );
}
