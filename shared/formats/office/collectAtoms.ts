import type { TextRange } from '../../catalog/textRange.ts';
import { decodeContent } from '../../xml/decodeContent.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import {
  closeStartOf,
  endOf,
  isEmptyTag,
  nextOf,
  openEndOf,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { runsToText } from '../../xml/xmlSlot.ts';
import type { Atom, CodeAtom, CodeFacts, RunFormat } from './atoms.ts';

/** What an element of a paragraph is. */
export type Seen =
  /** Nothing that a reader sees, with all that it holds. */
  | { readonly role: 'skip' }
  /** Not seen itself; what it holds is part of the paragraph. */
  | { readonly role: 'enter' }
  /** The same, but nothing can be moved over its tags. `tracked`: a change that a reviewer may still reject. */
  | { readonly role: 'wrap'; readonly tracked?: boolean }
  /** As `enter`, or as `wrap` where `wrapped`; the text in it has a look of its own. */
  | { readonly role: 'run'; readonly format: RunFormat; readonly wrapped?: boolean }
  /** Characters. */
  | { readonly role: 'text' }
  /** With all that it holds one code. */
  | { readonly role: 'code'; readonly facts: CodeFacts }
  /** Each tag a code, what it holds part of the paragraph. */
  | { readonly role: 'pair'; readonly name: string }
  /** Ends a paragraph and starts another one in the same element. */
  | { readonly role: 'break' };

/** A member of a document while it is read. */
export interface MemberReading {
  readonly doc: XmlDocument;
  /** Where the member starts in `text`: what is added to the offsets of `doc`. */
  readonly base: number;
  /** The whole virtual text. */
  readonly text: string;
}

/** A pair, a wrapper or a run whose end is still to come. */
interface Open {
  /** The first node behind it. */
  readonly until: number;
  readonly close?: Atom;
  /** What held before it. */
  readonly format: RunFormat | undefined;
  readonly outer: TextRange | undefined;
}

/** Elements around a text within a paragraph; pairs of codes are not nested deeper. */
const deepest = 12;

/** Comments and instructions among the characters. */
const inText: InlineRules = { shape: () => 'whole', describe: (name) => ({ id: name, optional: true }) };

/**
 * The pieces of a paragraph in order, each element looked at once; nested ones are codes.
 *
 * @param whole true where the run is what is replaced when text is put in again, false where it is the text's element.
 * @returns one list; more where a `break` was seen.
 */
export function collectAtoms(
  reading: MemberReading,
  paragraph: number,
  see: (node: number) => Seen,
  whole: boolean,
): Atom[][] {
  const { doc, base } = reading;
  const lists: Atom[][] = [[]];
  const open: Open[] = [];
  let atoms = lists[0] as Atom[];
  let format: RunFormat | undefined;
  let outer: TextRange | undefined;
  const end = nextOf(doc, paragraph);
  const leave = (node: number) => {
    for (let last = open.at(-1); last && last.until <= node; last = open.at(-1)) {
      if (last.close) atoms.push(last.close);
      format = last.format;
      outer = last.outer;
      open.pop();
    }
  };
  const tags = (node: number): [TextRange, TextRange] => [
    { start: base + startOf(doc, node), end: base + openEndOf(doc, node) },
    { start: base + closeStartOf(doc, node), end: base + endOf(doc, node) },
  ];
  const enter = (node: number, close?: Atom) =>
    open.push({ until: nextOf(doc, node), format, outer, ...(close ? { close } : {}) });
  for (let node = paragraph + 1; node < end; ) {
    leave(node);
    const seen = see(node);
    const range = { start: base + startOf(doc, node), end: base + endOf(doc, node) };
    if (seen.role === 'skip' || seen.role === 'text' || seen.role === 'code' || seen.role === 'break') {
      if (seen.role === 'text' && !isEmptyTag(doc, node)) {
        addText(reading, node, format ?? noFormat, whole && outer ? outer : range, atoms);
      } else if (seen.role === 'code') {
        const within = outer ? 'run' : 'paragraph';
        atoms.push({ kind: 'code', ...range, facts: seen.facts, within, format, outer: (whole && outer) || range });
      } else if (seen.role === 'break') {
        atoms = [];
        lists.push(atoms);
      }
      node = nextOf(doc, node);
      continue;
    }
    if (seen.role === 'pair' && open.length < deepest) {
      const [first, last] = tags(node);
      const edge = { name: seen.name, pair: node, format, ...(whole && outer ? { outer } : {}) };
      atoms.push({ kind: 'open', ...first, ...edge });
      enter(node, { kind: 'close', ...last, ...edge });
    } else if (seen.role === 'wrap' || seen.role === 'pair' || (seen.role === 'run' && seen.wrapped)) {
      const [first, last] = tags(node);
      const tracked = seen.role === 'wrap' && seen.tracked;
      atoms.push({ kind: 'wrap', ...first, ...(tracked ? { tracked: 'start' } : {}) });
      enter(node, { kind: 'wrap', ...last, ...(tracked ? { tracked: 'end' } : {}) });
    } else enter(node);
    if (seen.role === 'run') {
      format = seen.format;
      outer = range;
    }
    node++;
  }
  leave(end);
  return lists;
}

/** The look of text outside any run. */
export const noFormat: RunFormat = { raw: '', visible: new Map() };

/** The characters of an element; comments and instructions among them are codes. */
function addText({ text, doc, base }: MemberReading, node: number, format: RunFormat, outer: TextRange, atoms: Atom[]) {
  const range = { start: base + openEndOf(doc, node), end: base + closeStartOf(doc, node) };
  const { value, codes, runs } = decodeContent(text, range.start, range.end, inText);
  const place = (offset: number) => runsToText(range, value, runs, offset);
  const tag = base + startOf(doc, node);
  let from = 0;
  let start = range.start;
  const add = (to: number, end: number) =>
    atoms.push({ kind: 'text', start, end, value: value.slice(from, to), format, tag, outer });
  for (const code of codes) {
    const end = place(code.start);
    if (code.start > from) add(code.start, end);
    const raw = value.slice(code.start, code.end);
    const facts = { name: instructionName(raw), copy: false, optional: !raw.startsWith('<?') };
    const atom: CodeAtom = { kind: 'code', start: end, end: end + raw.length, facts, within: 'text', format, outer };
    atoms.push(atom);
    from = code.end;
    start = end + raw.length;
  }
  if (codes.length === 0 || from < value.length) add(value.length, range.end);
}

/** @example instructionName('<?ACE 18?>'); // 'ACE-18' */
function instructionName(raw: string): string {
  return nameFrom(raw.startsWith('<?') && raw.endsWith('?>') ? raw.slice(2, -2).trim() : 'comment', raw);
}

/** A name for a code: what it says where that is short, otherwise with a number made from its markup. */
export function nameFrom(label: string, raw: string): string {
  const name = label.replace(/[^\p{L}\p{N}_.]+/gu, '-').replace(/^[-.]+|-$/g, '');
  return name.length > 0 && name.length <= 24 ? name : `${name.slice(0, 16) || 'code'}-${shortHash(raw)}`;
}

/** Four letters and digits that differ where texts differ (FNV-1a). */
export function shortHash(raw: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < raw.length; i++) hash = Math.imul(hash ^ raw.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(4, '0').slice(-4);
}
