import type { TextRange } from '../catalog/textRange.ts';
import { lineEndOf, withLineEnds } from './draft.ts';
import type { Side } from './entries.ts';
import { lineMerge, linesOf } from './lineMerge.ts';

type States<T> = Readonly<Record<Side, T>>;

/** Fields that programs write when they take texts from the sources, and with each save, with the dates that order them. */
const written = [
  { fields: /^(?:POT-Creation-Date|Project-Id-Version|Report-Msgid-Bugs-To)$/, dates: ['POT-Creation-Date'] },
  {
    fields: /^(?:PO-Revision-Date|Last-Translator|Language-Team|X-.*)$/,
    dates: ['PO-Revision-Date', 'POT-Creation-Date'],
  },
];

/**
 * Three states of a PO file that agree in what programs write and nobody translates: fields of the header and the places of
 * texts in the sources. Where both sides changed one, all three get that of the later save; comments at the top of the file
 * are those of both.
 *
 * @example settlePo({ base, ours, theirs }).ours // with the later PO-Revision-Date
 */
export function settlePo(states: States<string>): States<string> {
  const [base, ours, theirs] = [readPo(states.base), readPo(states.ours), readPo(states.theirs)];
  if (!base || !ours || !theirs) return states;
  const files = { base, ours, theirs };
  const comments = lineMerge(base.comments, ours.comments, theirs.comments, bothOf).text;
  const fields = settledFields(files);
  const places = settledPlaces(files);
  const write = (side: Side) => {
    const { lines, top, header, places: ranges } = files[side];
    const lineEnd = lineEndOf(states[side]);
    const fieldsOf = Array.from(fields, ([name, text]) => text ?? files[side].fields.get(name) ?? '').join('');
    let text = withLineEnds(comments, lineEnd) + lines.slice(top, header.start).join('');
    text += withLineEnds(fieldsOf, lineEnd);
    let end = header.end;
    for (const [entry, range] of ranges) {
      const settled = places.get(entry);
      if (settled === undefined) continue;
      text += lines.slice(end, range.start).join('') + withLineEnds(settled, lineEnd);
      end = range.end;
    }
    return text + lines.slice(end).join('');
  };
  return { base: write('base'), ours: write('ours'), theirs: write('theirs') };
}

/** Lines of ours, and those of theirs that are not among them. */
function bothOf(ours: string, theirs: string): string {
  const mine = linesOf(ours);
  return [...mine, ...linesOf(theirs).filter((line) => !mine.includes(line))].join('');
}

/** Each field as it is to be in all states; undefined where both sides changed what only people decide. */
function settledFields({ base, ours, theirs }: States<PoFile>): ReadonlyMap<string, string | undefined> {
  const names = new Set([...ours.fields.keys(), ...theirs.fields.keys()]);
  return new Map(
    Array.from(names, (name) => {
      const [was, mine, other] = [base, ours, theirs].map(({ fields }) => fields.get(name) ?? '') as [
        string,
        string,
        string,
      ];
      if (mine === other || other === was) return [name, mine];
      if (mine === was) return [name, other];
      const dates = written.find(({ fields }) => fields.test(name))?.dates;
      return [name, dates && laterOf({ ours, theirs }, dates, mine, other)];
    }),
  );
}

/** The places of entries that both sides changed, each in another way, as they are to be in all states. */
function settledPlaces({ base, ours, theirs }: States<PoFile>): ReadonlyMap<string, string> {
  const settled = new Map<string, string>();
  for (const [entry, range] of ours.places) {
    const there = theirs.places.get(entry);
    if (!there) continue;
    const [mine, other] = [linesIn(ours, range), linesIn(theirs, there)];
    const was = linesIn(base, base.places.get(entry) ?? { start: 0, end: 0 });
    if (mine === other || mine === was || other === was) continue;
    settled.set(entry, laterOf({ ours, theirs }, ['POT-Creation-Date'], mine, other));
  }
  return settled;
}

/** What the side with the later one of some dates has; where those are alike, what both would choose. */
function laterOf(
  { ours, theirs }: Pick<States<PoFile>, 'ours' | 'theirs'>,
  dates: readonly string[],
  mine: string,
  other: string,
): string {
  // A template has letters in the place of the date.
  const dateOf = ({ fields }: PoFile, date: string) => /: *(\d{4}-[^"\\]*)/.exec(fields.get(date) ?? '')?.[1] ?? '';
  for (const date of dates) {
    const [here, there] = [dateOf(ours, date), dateOf(theirs, date)];
    if (here !== there) return here > there ? mine : other;
  }
  return mine > other ? mine : other;
}

/** What is settled in a PO file; ranges are of lines. */
interface PoFile {
  /** With their ends. */
  readonly lines: readonly string[];
  /** The comments of translators before everything else, and how many lines they are. */
  readonly comments: string;
  readonly top: number;
  /** The fields of the header. */
  readonly header: TextRange;
  /** The lines of each field, by its name. */
  readonly fields: ReadonlyMap<string, string>;
  /** The places in the sources, by the context and the source text of their entry. */
  readonly places: ReadonlyMap<string, TextRange>;
}

const linesIn = ({ lines }: Pick<PoFile, 'lines'>, { start, end }: TextRange) =>
  withLineEnds(lines.slice(start, end).join(''), '\n');

/** Reads a file; undefined where it begins with no header in the usual form. */
function readPo(text: string): PoFile | undefined {
  const lines = linesOf(text);
  const top = lines.findIndex((line) => !/^#\s/.test(line));
  const first = lines.findIndex((line) => !/^(?:#|\s*$)/.test(line));
  const start = first + 2;
  if (lines[first]?.trim() !== 'msgid ""' || lines[first + 1]?.trim() !== 'msgstr ""') return undefined;
  let end = start;
  const fields = new Map<string, string>();
  let open: string | undefined;
  for (; lines[end]?.startsWith('"'); end++) {
    const line = lines[end]?.trimEnd() ?? '';
    const name = open ?? /^"([\w-]+):/.exec(line)?.[1];
    if (name === undefined || (open === undefined && fields.has(name))) return undefined;
    fields.set(name, `${fields.get(name) ?? ''}${line}\n`);
    open = line.endsWith('\\n"') ? undefined : name;
  }
  const comments = linesIn({ lines }, { start: 0, end: top });
  return { lines, comments, top, header: { start, end }, fields, places: placesIn(lines, end) };
}

function placesIn(lines: readonly string[], start: number): ReadonlyMap<string, TextRange> {
  const places = new Map<string, TextRange>();
  let range: TextRange | undefined;
  let entry = '';
  let isOpen = false;
  for (let i = start; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const keyword = /^(?:#:|#|msgctxt|msgid(?!_)|msg)/.exec(line)?.[0];
    if (keyword === 'msg') {
      // The first line behind the source text: the entry is named.
      if (range && entry && !places.has(entry)) places.set(entry, range);
      [range, entry, isOpen] = [undefined, '', false];
    } else if (keyword === '#:') range = { start: range?.end === i ? range.start : i, end: i + 1 };
    else if (keyword !== '#') {
      isOpen ||= keyword !== undefined;
      if (isOpen) entry += `${keyword ?? ''}${/"(.*)"/.exec(line)?.[1] ?? ''}`;
    }
  }
  return places;
}
