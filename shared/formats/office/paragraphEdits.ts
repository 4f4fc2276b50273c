import { type Content, isBlank, plain, sameContent } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { decodeContent } from '../../xml/decodeContent.ts';
import { editAttribute } from '../../xml/editAttribute.ts';
import { editPart } from '../../xml/editSlot.ts';
import { runsToText } from '../../xml/xmlSlot.ts';
import type { Atom, TextAtom } from './atoms.ts';
import { insertRun } from './insertRun.ts';
import type { OfficeSlot } from './officeSlot.ts';
import { noInline } from './paragraphValue.ts';
import { rebuildParagraph } from './rebuildParagraph.ts';

/**
 * The edits that give a paragraph another text. Where all codes stay in their order, only the characters that differ
 * change, each in the run that holds them; otherwise the runs between the first and the last one are put together again.
 *
 * @throws EditRefused when the paragraph cannot hold the text, with what is in the way.
 */
export function editParagraph(text: string, slot: OfficeSlot, next: Content): readonly TextEdit[] {
  if (sameContent(slot, next)) return [];
  if (isBlank(next)) throw new EditRefused(say`A paragraph of a document cannot be emptied.`);
  refuseLines(slot, next);
  refuseEmptyLooks(slot, next);
  const stretches = sameCodes(slot, next) ? stretchesOf(slot, next) : undefined;
  const edits = stretches && editStretches(text, slot, stretches);
  return edits ?? rebuildParagraph(text, slot, next);
}

/** A part of a value between two codes, and what it becomes. */
interface Stretch {
  readonly atoms: readonly TextAtom[];
  readonly from: string;
  readonly to: string;
}

function refuseLines(slot: OfficeSlot, next: Content): void {
  if (slot.paragraph.writer.holdsLines || !next.value.includes('\n')) return;
  const lines = (value: string) => value.split('\n').length;
  if (lines(next.value) <= lines(slot.value)) return;
  throw new EditRefused(say`A line break in a document is a code, such as <br/>, and not part of the text.`);
}

/** A look without text leaves no trace in a document; a link may be empty. */
function refuseEmptyLooks(slot: OfficeSlot, { value, codes }: Content): void {
  if (codes.length === 0) return;
  const links = new Set(slot.items.flatMap((item) => (item.kind === 'code' && item.atom ? [item.code.id] : [])));
  for (const [i, code] of codes.entries()) {
    const after = codes[i + 1];
    if (
      code.kind !== 'open' ||
      links.has(code.id) ||
      after?.kind !== 'close' ||
      after.id !== code.id ||
      after.start !== code.end
    )
      continue;
    const open = value.slice(code.start, code.end);
    const close = value.slice(after.start, after.end);
    throw new EditRefused(say`There is no text between ${open} and ${close}: put some there, or leave both out.`);
  }
}

function sameCodes(slot: Content, next: Content): boolean {
  return (
    slot.codes.length === next.codes.length &&
    slot.codes.every((code, i) => {
      const other = next.codes[i];
      return other && slot.value.slice(code.start, code.end) === next.value.slice(other.start, other.end);
    })
  );
}

function stretchesOf(slot: OfficeSlot, next: Content): Stretch[] {
  const bounds = (codes: Content['codes'], length: number) => {
    const ends = [0, ...codes.map(({ end }) => end)];
    return ends.map((start, i) => [start, codes[i]?.start ?? length] as const);
  };
  const nextBounds = bounds(next.codes, next.value.length);
  const items = slot.items.values();
  return bounds(slot.codes, slot.value.length).map(([start, end], i) => {
    const atoms: TextAtom[] = [];
    for (const item of items) {
      if (item.kind === 'code') break;
      atoms.push(item.atom);
    }
    const [from = 0, to = 0] = nextBounds[i] ?? [];
    return { atoms, from: slot.value.slice(start, end), to: next.value.slice(from, to) };
  });
}

/** @returns undefined where text is to stand between two codes of one run. */
function editStretches(text: string, slot: OfficeSlot, stretches: readonly Stretch[]): TextEdit[] | undefined {
  const edits: TextEdit[] = [];
  const tracked = trackedTexts(slot.paragraph.atoms);
  /** Comments and the like can cut the text of one element into several pieces. */
  const declaring = new Set<number>();
  for (const [gap, stretch] of stretches.entries()) {
    if (stretch.from === stretch.to) continue;
    if (stretch.atoms.length === 0) {
      const inserted = insertRun(slot, gap, stretch.to);
      if (!inserted) return undefined;
      edits.push(inserted);
    }
    for (const [atom, value] of distribute(stretch, tracked)) {
      if (value === atom.value) continue;
      const edit = editPart(text, atomSlot(text, atom), plain(value));
      if (edit) edits.push(edit);
      if (slot.paragraph.writer.declaresSpace && /^\s|\s$/.test(value) && !declaring.has(atom.tag)) {
        declaring.add(atom.tag);
        const declared = editAttribute(text, atom.tag, 'xml:space', 'preserve');
        if (declared) edits.push(declared);
      }
    }
  }
  return edits;
}

/** Texts in tracked insertions. */
function trackedTexts(atoms: readonly Atom[]): ReadonlySet<Atom> {
  const tracked = new Set<Atom>();
  let depth = 0;
  for (const atom of atoms) {
    if (atom.kind === 'wrap' && atom.tracked) depth += atom.tracked === 'start' ? 1 : -1;
    else if (atom.kind === 'text' && depth > 0) tracked.add(atom);
  }
  return tracked;
}

/**
 * Which run gets what of a changed text: what both have in common at the start and the end stays where it is; what is
 * new goes to the run whose text it replaces, or that it continues. Of several whose text it replaces it is the first,
 * and not one of a tracked insertion unless all of them are: who rejects the insertion would lose the text around it.
 */
function distribute({ atoms, from, to }: Stretch, tracked: ReadonlySet<Atom>): [TextAtom, string][] {
  const most = Math.min(from.length, to.length);
  let prefix = 0;
  while (prefix < most && from.charCodeAt(prefix) === to.charCodeAt(prefix)) prefix++;
  if (isLow(from, prefix) || isLow(to, prefix)) prefix--;
  let suffix = 0;
  while (
    suffix < most - prefix &&
    from.charCodeAt(from.length - 1 - suffix) === to.charCodeAt(to.length - 1 - suffix)
  ) {
    suffix++;
  }
  if (isLow(from, from.length - suffix) || isLow(to, to.length - suffix)) suffix--;
  let [start, end] = [prefix, from.length - suffix];
  const places = placesOf(atoms);
  const replaced = places.filter((place) => start < place.end && place.start < end);
  const home =
    replaced.find(({ atom }) => !tracked.has(atom)) ?? replaced[0] ?? places.find((place) => start <= place.end);
  if (home && !tracked.has(home.atom)) {
    // no part of a word that goes elsewhere stays behind in an insertion
    for (const place of replaced) {
      if (!tracked.has(place.atom)) continue;
      start = Math.min(start, place.start);
      end = Math.max(end, place.end);
    }
  }
  const added = to.slice(start, to.length - from.length + end);
  return places.map((place) => {
    const { value } = place.atom;
    const cut = (offset: number) => Math.min(Math.max(offset - place.start, 0), value.length);
    return [place.atom, value.slice(0, cut(start)) + (place === home ? added : '') + value.slice(cut(end))];
  });
}

/** Where the texts of runs stand in the text that they are together. */
function placesOf(
  atoms: readonly TextAtom[],
): { readonly atom: TextAtom; readonly start: number; readonly end: number }[] {
  let offset = 0;
  return atoms.map((atom) => {
    const start = offset;
    offset += atom.value.length;
    return { atom, start, end: offset };
  });
}

const isLow = (text: string, offset: number) => offset > 0 && (text.charCodeAt(offset) & 0xfc00) === 0xdc00;

/** The characters of one run as a slot of their own. */
function atomSlot(text: string, { start, end }: TextAtom): Slot {
  const { value, codes, runs } = decodeContent(text, start, end, noInline);
  const range = { start, end };
  return { range, value, codes, toText: (offset) => runsToText(range, value, runs, offset) };
}
