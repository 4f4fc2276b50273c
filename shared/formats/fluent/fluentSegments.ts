import { type Problem, uniqueAmong, uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import { movedRange, movedSegment } from '../../catalog/movedSegment.ts';
import type { Note, Segment } from '../../catalog/segment.ts';
import { conflictProblems } from '../conflictMark.ts';
import { keepingParts } from '../keepingParts.ts';
import { fluentPieces } from './fluentPieces.ts';
import { type FluentEntry, type FluentUnit, readFluent } from './fluentRead.ts';

/** What a piece of a file has, at its places in the piece. */
interface FluentPart {
  readonly segments: readonly Segment[];
  readonly problems: readonly Problem[];
  /** The comment of the group that goes on behind it. */
  readonly group: string | undefined;
  /** The ids that were asked for, and those that came of them where the piece is a file of its own. */
  readonly asked: readonly string[];
  readonly ids: readonly string[];
}

const keepingPieces = keepingParts<FluentPart>();

/** The segments of a text and its faults, piece by piece: those that the last text had too are not read again. */
export function fluentSegments(text: string): { readonly segments: Segment[]; readonly problems: Problem[] } {
  const segments: Segment[] = [];
  const problems: Problem[] = [];
  const taken = new Set<string>();
  const unique = uniqueAmong((id) => taken.size < taken.add(id).size);
  const partOf = keepingPieces();
  // Faults beside the marks of a conflict are not told.
  const pieces = conflictProblems(text).length > 0 ? [text] : fluentPieces(text);
  let start = 0;
  let group: string | undefined;
  for (const piece of pieces) {
    const before = group;
    // Most pieces are in no group: what is read of one is known by the piece itself.
    const head = group === undefined && !piece.startsWith('\0') ? '' : `\0${group ?? ''}\0`;
    let part = partOf(head + piece, (key) => readPart(key.slice(head.length), before, uniqueIds()));
    if (part.ids.some((id) => taken.has(id))) part = readPart(piece, group, unique);
    else for (const id of part.asked) unique(id);
    for (const segment of part.segments) segments.push(movedSegment(segment, start));
    for (const problem of part.problems) problems.push({ ...problem, range: movedRange(problem.range, start) });
    group = part.group;
    start += piece.length;
  }
  return { segments, problems };
}

function readPart(piece: string, groupBefore: string | undefined, unique: (id: string) => string): FluentPart {
  const [asked, ids]: [string[], string[]] = [[], []];
  const { entries, problems, group } = readFluent(piece, groupBefore, (id) => {
    const made = unique(id);
    asked.push(id);
    ids.push(made);
    return made;
  });
  const segments = entries.flatMap((entry) => {
    const notes = notesOf(entry);
    const ignored = ignoredIn([...entry.comment, entry.group ?? '']);
    return entry.units.map((unit) => segmentOf(unit, notes, ignored));
  });
  return { segments, problems, group, asked, ids };
}

function segmentOf(unit: FluentUnit, notes: readonly Note[], ignored: readonly string[]): Segment {
  const { id, range, idRange, slot, part, variant, isDefault, plural } = unit;
  const segment: Draft<Segment> = {
    id,
    range,
    idRange,
    target: slot,
    state: slot.value === '' ? 'untranslated' : 'translated',
    translatable: !part.inner,
    notes,
    matches: nothing,
    ignored,
  };
  if (plural) segment.plural = plural;
  if (variant) segment.variant = { of: part.id, isDefault };
  return segment;
}

const nothing: readonly never[] = [];

/** The comment of an entry, and that of its group. */
function notesOf({ comment, group }: FluentEntry): readonly Note[] {
  if (comment.length === 0 && group === undefined) return nothing;
  const remark = comment.filter((line) => !line.trim().startsWith('interline-ignore')).join('\n');
  const said = [remark, group?.startsWith('interline-ignore') ? '' : (group ?? '')].map((text) => text.trim());
  return said.filter((text) => /[\p{L}\d]/u.test(text)).map((text) => ({ text }));
}
