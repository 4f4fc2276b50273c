import { pushTo } from '../../../shared/catalog/pushTo.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import { idsArePlaces } from '../../../shared/formats/idsArePlaces.ts';
import type { ReviewNote } from '../../../shared/formats/reviewNotes.ts';
import type { ReviewComment, ReviewThread, ReviewThreads } from '../../../shared/reviewProtocol.ts';
import type { Snapshot } from '../../lsp/session.ts';
import { type KeptLine, keptComments } from '../../workspace/keptComments.ts';
import { projectPath } from '../../workspace/projectPath.ts';

/** A comment with what it takes to remove it. */
export interface FoundComment {
  readonly comment: ReviewComment;
  /** Of one in the file itself. */
  readonly note?: ReviewNote;
  /** Of one beside it. */
  readonly kept?: KeptLine;
}

/** So many segments with comments are shown: an editor that gets tens of thousands of threads stands still. */
const mostThreads = 1000;

/** Segments between which others get their turn. */
const turn = 2000;

/** The comments on a file, in its own notes and beside it, by segment; those of the first {@link mostThreads}. */
export async function reviewThreads(snapshot: Snapshot): Promise<ReviewThreads> {
  const { file, text } = snapshot;
  const { catalog, format } = file;
  const { review } = format;
  const kept = keptIndex(await keptOf(snapshot));
  const hasNotes = review?.sign.test(catalog.text) ?? false;
  const threads: ReviewThread[] = [];
  const lines: [number, number][] = [];
  const noted = new Set<number>();
  let count = 0;
  for (const segment of catalog.segments) {
    if (++count % turn === 0) await new Promise((resolve) => setImmediate(resolve));
    addLines(lines, text.rangeAt(segment.range));
    if (threads.length === mostThreads) continue;
    const comments = [...(hasNotes ? notesOf(snapshot, segment) : []), ...keptFor(snapshot, segment, kept)];
    // The notes of a unit are shown with the first of its segments.
    const shown = comments.filter(({ note }) => !note || !noted.has(note.cut.start));
    for (const { note } of shown) if (note) noted.add(note.cut.start);
    if (shown.some(({ comment }) => comment.text !== '')) threads.push(threadOf(snapshot, segment, shown));
  }
  return { threads: [...threads, ...lostThreads(snapshot, kept)], lines };
}

/** The comments on one segment, those of the file first. */
export async function segmentComments(snapshot: Snapshot, segment: Segment): Promise<readonly FoundComment[]> {
  return [...notesOf(snapshot, segment), ...keptFor(snapshot, segment, keptIndex(await keptOf(snapshot)))];
}

/** How the comments of a project name a file. */
export function nameInProject({ path, workspace }: Pick<Snapshot, 'path' | 'workspace'>): string {
  return projectPath(workspace.files.root, path);
}

/** The text by which a segment is known again where ids are the numbers of blocks; undefined elsewhere. */
export function textKnownBy({ file }: Pick<Snapshot, 'file'>, { source, target }: Segment): string | undefined {
  return idsArePlaces(file.format) ? (source ?? target)?.value : undefined;
}

async function keptOf(snapshot: Snapshot): Promise<readonly KeptLine[]> {
  const name = nameInProject(snapshot);
  return (await keptComments(snapshot.workspace.files.root)).filter(({ file }) => file === name);
}

type KeptIndex = ReadonlyMap<string, readonly KeptLine[]>;

/** By what a segment is known by. */
function keptIndex(kept: readonly KeptLine[]): KeptIndex {
  const index = new Map<string, KeptLine[]>();
  for (const one of kept) pushTo(index, nameFor(one), one);
  return index;
}

const nameFor = ({ of, segment }: Pick<KeptLine, 'of' | 'segment'>) =>
  of === undefined ? `id ${segment}` : `text ${of}`;

function keptFor(snapshot: Snapshot, segment: Segment, kept: KeptIndex): readonly FoundComment[] {
  return kept.size > 0 ? (kept.get(nameOfSegment(snapshot, segment)) ?? []).map(foundIn) : [];
}

function nameOfSegment(snapshot: Snapshot, segment: Segment): string {
  const of = textKnownBy(snapshot, segment);
  return nameFor({ segment: segment.id, ...(of === undefined ? {} : { of }) });
}

function foundIn(kept: KeptLine): FoundComment {
  const { text = '', author, time } = kept;
  const comment: ReviewComment = {
    ...{ text, kept: 'project' },
    ...(author === undefined ? {} : { author }),
    ...(time === '' ? {} : { time }),
  };
  return { comment, kept };
}

function notesOf({ file: { catalog, format } }: Snapshot, segment: Segment): readonly FoundComment[] {
  if (segment.notes.length === 0) return [];
  const notes = format.review?.read(catalog, segment) ?? [];
  return notes.map((note) => {
    const { text, author } = note;
    return { comment: { text, ...(author === undefined ? {} : { author }), kept: 'file' }, note };
  });
}

function threadOf(snapshot: Snapshot, segment: Segment, comments: readonly FoundComment[]): ReviewThread {
  const last = comments.at(-1)?.kept;
  const canWait = snapshot.file.format.states.includes('needs-review');
  const isDone = segment.state === 'translated' || segment.state === 'final';
  return {
    segment: segment.id,
    range: snapshot.text.rangeAt(placeOf(segment)),
    isSettled: last ? last.approved === true : canWait && isDone,
    comments: comments.map(({ comment }) => comment).filter(({ text }) => text !== ''),
  };
}

function placeOf({ target, idRange, range }: Segment): TextRange {
  return target?.range ?? idRange ?? { start: range.start, end: range.start };
}

/** Comments on segments that are gone stand at the start of the file: somebody has to read them, or take them away. */
function lostThreads(snapshot: Snapshot, kept: KeptIndex): readonly ReviewThread[] {
  if (kept.size === 0) return [];
  const names = new Set(Array.from(snapshot.file.catalog.segments, (segment) => nameOfSegment(snapshot, segment)));
  const start = { line: 0, character: 0 };
  return [...kept].flatMap(([name, lines]) => {
    const comments = lines.filter(({ text }) => text).map((one) => foundIn(one).comment);
    const [{ segment }] = lines as [KeptLine];
    if (names.has(name) || comments.length === 0) return [];
    return [{ segment, range: { start, end: start }, isSettled: false, comments }];
  });
}

/** Stretches that nothing but an empty line lies between are one. */
function addLines(lines: [number, number][], { start, end }: ReviewThread['range']): void {
  const last = lines.at(-1);
  if (last && start.line <= last[1] + 2) last[1] = Math.max(last[1], end.line);
  else lines.push([start.line, end.line]);
}
