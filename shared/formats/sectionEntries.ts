import type { Catalog } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { pushAll } from '../catalog/pushAll.ts';
import { pushTo } from '../catalog/pushTo.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import { say } from '../sentences/sentence.ts';
import type { NewEntry } from './format.ts';
import { insertLines } from './lineEntries.ts';
import { lineEndOf } from './lines.ts';

/** An entry of a file with sections: one for each segment, in order. */
export interface SectionEntry {
  /** The name of its section; empty for the top of the file. */
  readonly section: string;
  /** Its lines, comments of its own included; undefined for one without lines of its own. */
  readonly lines: TextRange | undefined;
}

/** How the entries of such a file are written. */
export interface SectionWriting {
  readonly existing: readonly SectionEntry[];
  readonly theirs: readonly SectionEntry[];
  /** Where the header of each section of the file ends. */
  readonly headers: ReadonlyMap<string, number>;
  /** The line of a new entry; `place` is that of the entry of the source file which it translates. */
  line(place: number, entry: NewEntry): string;
  /** The header of a section that the file lacks. */
  header(section: string): string;
}

/**
 * Adds entries to their sections, beside their neighbours of the source file; a section that lacks is added behind the one
 * before it there.
 *
 * @throws EditRefused for an entry that has no line of its own in the source.
 */
export function insertInSections(
  { text, pair, segments }: Catalog,
  entries: readonly NewEntry[],
  { existing, theirs, headers, line, header }: SectionWriting,
): readonly TextEdit[] {
  const source = pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const bySection = new Map<string, (readonly [id: string, place: number])[]>();
  for (const [place, { id }] of source.segments.all().entries()) {
    pushTo(bySection, theirs[place]?.section ?? '', [id, place] as const);
  }
  const present = new Map(
    segments.all().flatMap(({ id }, i) => {
      const lines = existing[i]?.lines;
      return lines ? [[id, lines] as const] : [];
    }),
  );
  const wanted = new Map<string, NewEntry[]>();
  for (const entry of entries) pushTo(wanted, entry.missing.source.id, entry);
  const end = lineEndOf(text, undefined);
  const edits: TextEdit[] = [];
  const tail: string[] = [];
  /** Where the section before ends. */
  let behind: number | undefined;
  for (const [section, list] of bySection) {
    const added = new Map<string, string>();
    const order: string[] = [];
    for (const [id, place] of list) {
      for (const entry of wanted.get(id) ?? []) {
        if (!theirs[place]?.lines) throw new EditRefused(say`“${id}” is in a list: add it by hand.`);
        added.set(entry.missing.id, line(place, entry));
        // Plural forms that the source does not have stand before the one that they are made of.
        if (entry.missing.id !== id) order.push(entry.missing.id);
      }
      order.push(id);
    }
    const headerEnd = headers.get(section);
    const sectionEnd = endOfSection(section, existing, headerEnd);
    if (added.size > 0) {
      if (order.some((id) => present.has(id)) || (section === '' && headers.size === 0)) {
        pushAll(edits, insertLines(text, order, present, added));
      } else if (headerEnd !== undefined) edits.push(insertion(headerEnd, ['', ...added.values()].join(end)));
      else if (section === '') edits.push(insertion(0, [...added.values(), '', ''].join(end)));
      else if (behind === undefined || isLast(behind, existing, headers)) {
        tail.push([header(section), ...added.values(), ''].join(end));
      } else edits.push(insertion(behind, ['', '', header(section), ...added.values()].join(end)));
    }
    behind = sectionEnd ?? behind;
  }
  if (tail.length === 0) return edits;
  const lead = text === '' ? '' : /[\r\n]$/.test(text) ? end : end + end;
  return [...edits, insertion(text.length, lead + tail.join(end))];
}

/** Where the last entry of a section ends, or its header; undefined for one that is not there. */
function endOfSection(
  section: string,
  existing: readonly SectionEntry[],
  header: number | undefined,
): number | undefined {
  const ends = existing.flatMap((entry) => (entry.section === section && entry.lines ? [entry.lines.end] : []));
  return ends.length > 0 ? Math.max(...ends) : header;
}

/** Whether nothing stands behind an offset but the end of the file. */
function isLast(offset: number, existing: readonly SectionEntry[], headers: ReadonlyMap<string, number>): boolean {
  return [...headers.values(), ...existing.map(({ lines }) => lines?.end ?? 0)].every((end) => end <= offset);
}

const insertion = (offset: number, newText: string): TextEdit => ({ range: { start: offset, end: offset }, newText });
