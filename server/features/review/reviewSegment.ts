import type { Segment } from '../../../shared/catalog/segment.ts';
import type { TextEdit } from '../../../shared/catalog/textRange.ts';
import { changeReview, type ReviewChange } from '../../../shared/formats/review.ts';
import type { Remark } from '../../../shared/formats/reviewNotes.ts';
import type { ReviewComment, Reviewed, ReviewParams } from '../../../shared/reviewProtocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { dropComment, type KeptLine, keepComment, keptComments } from '../../workspace/keptComments.ts';
import { editDocument } from '../commands/editDocument.ts';
import { segmentAt } from '../segmentAt.ts';
import { nameInProject, segmentComments, textKnownBy } from './reviewThreads.ts';

/** What a review is called where an editor lists what can be undone. */
const labels: Readonly<Record<ReviewParams['act']['kind'], Sentence>> = {
  comment: say`Add comment`,
  request: say`Request change`,
  approve: say`Approve this translation`,
  remove: say`Delete comment`,
};

/**
 * Comments on a segment, or judges it: by edits of the open document where its format has a place for that, otherwise in
 * the comments beside the files of the project.
 *
 * @throws RequestRefused with a sentence for the user.
 */
export async function reviewSegment(session: Session, params: ReviewParams): Promise<Reviewed> {
  const snapshot = await session.latest(params.uri);
  if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
  const { act } = params;
  if (act.kind === 'remove') return removeComment(session, snapshot, params, act.comment);
  const segment = wantedSegment(snapshot, params.segment);
  if (!segment) throw new RequestRefused(say`There is no text of the file here.`);
  const { id } = segment;
  if (act.kind === 'approve') return approve(session, snapshot, segment, act.author);
  const remark: Remark = { text: act.text.trim(), ...(act.author ? { author: act.author } : {}) };
  if (remark.text === '') throw new RequestRefused(say`An empty comment says nothing.`);
  const { format } = snapshot.file;
  const state = act.kind === 'request' ? requestedState(snapshot, segment) : undefined;
  const isInFile = format.review !== undefined && !format.readOnly;
  if (isInFile || state) {
    await change(session, params.uri, id, labels[act.kind], {
      ...(isInFile ? { remark } : {}),
      ...(state ? { state } : {}),
    });
  }
  if (!isInFile) await keep(snapshot, segment, { text: remark.text }, act.author);
  return { segment: id };
}

function wantedSegment({ file: { catalog }, text }: Snapshot, wanted: ReviewParams['segment']): Segment | undefined {
  if (typeof wanted === 'string') return catalog.segments.find(wanted);
  // A comment begins at the start of its line, which may be in front of the entry.
  const offset = text.offsetAt(wanted);
  const indent = /^[ \t]*/.exec(catalog.text.slice(offset, offset + 200))?.[0].length ?? 0;
  return segmentAt(catalog, offset + indent)?.segment;
}

/** What is not translated yet waits for a translation, whatever a reviewer asks for. */
function requestedState({ file }: Snapshot, segment: Segment): 'needs-review' | undefined {
  const canWait = isJudged(file, segment) && file.format.states.includes('needs-review');
  return canWait && segment.state !== 'needs-review' ? 'needs-review' : undefined;
}

function isJudged({ catalog }: Snapshot['file'], { target, translatable, obsolete, state }: Segment): boolean {
  return Boolean(target?.value) && translatable && !obsolete && !catalog.isSource && state !== 'untranslated';
}

async function approve(
  session: Session,
  snapshot: Snapshot,
  segment: Segment,
  author: string | undefined,
): Promise<Reviewed> {
  const { file } = snapshot;
  const { id } = segment;
  if (!isJudged(file, segment)) throw new RequestRefused(say`There is no translation to approve here.`);
  const state = (['final', 'translated'] as const).find((one) => file.format.states.includes(one));
  const settles = (await segmentComments(snapshot, segment)).at(-1)?.kept;
  const isOpen = settles !== undefined && !settles.approved;
  if (state && state !== segment.state) await change(session, snapshot.uri, id, labels.approve, { state });
  else if (!isOpen) {
    throw new RequestRefused(
      file.format.states.includes('needs-review')
        ? say`“${id}” is approved already.`
        : say`${file.format.name} files have no place for an approval, and there is no open comment on “${id}”.`,
    );
  }
  if (isOpen) await keep(snapshot, segment, { approved: true }, author);
  return { segment: id };
}

async function removeComment(
  session: Session,
  snapshot: Snapshot,
  { segment: wanted, uri }: ReviewParams,
  comment: ReviewComment,
): Promise<Reviewed> {
  const segment = wantedSegment(snapshot, wanted);
  const id = segment?.id ?? (typeof wanted === 'string' ? wanted : '');
  if (comment.kept === 'file') {
    const note =
      segment && (await segmentComments(snapshot, segment)).find((one) => isSame(one.comment, comment))?.note;
    if (!note) throw new RequestRefused(say`This comment is no longer there.`);
    await change(session, uri, id, labels.remove, ({ file: { catalog, format } }, now) => {
      const cut = format.review?.read(catalog, now).find((one) => one.text === note.text && one.author === note.author);
      if (!cut) throw new RequestRefused(say`This comment is no longer there.`);
      return { cut };
    });
  } else await dropComment(snapshot.workspace.files.root, (await keptLine(snapshot, segment, id, comment)).line);
  return { segment: id };
}

/** @param id of a segment that may be gone. */
async function keptLine(
  snapshot: Snapshot,
  segment: Segment | undefined,
  id: string,
  comment: ReviewComment,
): Promise<KeptLine> {
  const name = nameInProject(snapshot);
  const ofSegment = segment ? await segmentComments(snapshot, segment) : [];
  const lost = (await keptComments(snapshot.workspace.files.root)).filter(
    (one) => one.file === name && one.segment === id,
  );
  const all = [...ofSegment.flatMap(({ kept }) => kept ?? []), ...lost];
  const line = all.find(
    ({ text, time, author }) => text === comment.text && time === (comment.time ?? '') && author === comment.author,
  );
  if (!line) throw new RequestRefused(say`This comment is no longer there.`);
  return line;
}

const isSame = (one: ReviewComment, other: ReviewComment) =>
  one.kept === other.kept && one.text === other.text && one.author === other.author;

/** @param wanted the change, or what says it for the document of now. */
async function change(
  session: Session,
  uri: string,
  id: string,
  label: Sentence,
  wanted: ReviewChange | ((now: Snapshot, segment: Segment) => ReviewChange),
): Promise<void> {
  await editDocument(session, uri, label, (now): { readonly edits: readonly TextEdit[] } => {
    const { format, catalog } = now.file;
    const segment = catalog.segments.find(id);
    if (!segment) throw new RequestRefused(say`There is no segment “${id}”.`);
    const asked = typeof wanted === 'function' ? wanted(now, segment) : wanted;
    const changed = changeReview(format, catalog, segment, asked);
    if ('refused' in changed) throw new RequestRefused(changed.refused);
    return changed;
  });
}

function keep(
  snapshot: Snapshot,
  segment: Segment,
  said: { readonly text: string } | { readonly approved: true },
  author: string | undefined,
): Promise<void> {
  const of = textKnownBy(snapshot, segment);
  return keepComment(snapshot.workspace.files.root, {
    ...{ file: nameInProject(snapshot), segment: segment.id },
    ...(of === undefined ? {} : { of }),
    time: new Date().toISOString(),
    ...(author ? { author } : {}),
    ...said,
  });
}
