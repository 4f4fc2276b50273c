import { sortEdits, type TextEdit } from '../../shared/catalog/textRange.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { RequestRefused } from './safely.ts';
import type { Session, Snapshot } from './session.ts';

/** Edits of a file, with what they replace: where that is not there any more, they are not made. */
interface Step {
  readonly edits: readonly (TextEdit & { readonly before: string })[];
}

interface History {
  readonly undo: Step[];
  readonly redo: Step[];
}

/** So many changes of a file can be taken back. */
const mostSteps = 100;

const histories = (_: Session) => new Map<string, History>();

/**
 * Edits a file on disk, in a way that can be taken back: no editor has a history of it.
 *
 * @throws EditRefused as `Workspace.write`.
 */
export async function editOnDisk(session: Session, now: Snapshot, edits: readonly TextEdit[]): Promise<void> {
  const undo = takenBack(now.text.text, edits);
  await write(session, now, edits);
  const history = session.facts.of(histories, session);
  const steps = history.get(now.path)?.undo ?? [];
  history.set(now.path, { undo: [...steps, undo].slice(-mostSteps), redo: [] });
}

/**
 * Takes the last change of a file on disk back, or makes it again.
 *
 * @returns false where there is none, or an editor has the file open and with it a history of its own.
 * @throws RequestRefused where the text has changed since then.
 */
export async function stepOnDisk(session: Session, uri: string, way: 'undo' | 'redo'): Promise<boolean> {
  const now = await session.latest(uri);
  const history = now?.version === null ? session.facts.of(histories, session).get(now.path) : undefined;
  const step = history?.[way].at(-1);
  if (!now || !history || !step) return false;
  const { text } = now.text;
  if (step.edits.some(({ range, before }) => text.slice(range.start, range.end) !== before))
    throw new RequestRefused(say`The text has changed since then, so it was left as it is.`);
  const back = takenBack(text, step.edits);
  await write(session, now, step.edits);
  history[way].pop();
  history[way === 'undo' ? 'redo' : 'undo'].push(back);
  return true;
}

async function write(session: Session, { workspace, file, path }: Snapshot, edits: readonly TextEdit[]): Promise<void> {
  await workspace.write(file, edits);
  session.filesChanged([path]);
}

/** What makes the text of before of the edited one. */
function takenBack(text: string, edits: readonly TextEdit[]): Step {
  let moved = 0;
  return {
    edits: sortEdits(edits).map(({ range, newText }) => {
      const start = range.start + moved;
      moved += newText.length - (range.end - range.start);
      // A copy: a piece of a text keeps the whole of it in memory.
      const replaced = Buffer.from(text.slice(range.start, range.end), 'utf16le').toString('utf16le');
      return { range: { start, end: start + newText.length }, before: newText, newText: replaced };
    }),
  };
}
