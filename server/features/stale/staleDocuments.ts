import { readFile } from 'node:fs/promises';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { checkSeverities, severityOf } from '../../../shared/checks/run/checkSeverities.ts';
import { staleTranslation } from '../../../shared/checks/states/staleTranslation.ts';
import { decodeText } from '../../../shared/encoding/encoding.ts';
import { type StaleText, staleFinding, staleTexts } from '../../checking/staleTexts.ts';
import { quietly } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { reportedFindings } from '../../workspace/ignoredFindings.ts';
import { repositoryOf } from '../../workspace/repository.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';

/** The history of a huge file may take git minutes, in ms. */
const longestLook = 60_000;

/** What is known of an open document. */
interface Looked {
  /** Of the texts that it is about; see {@link nameOf}. */
  text: string;
  source: string;
  stale: readonly StaleText[];
  /** The look that is under way. */
  running?: Promise<void> | undefined;
  /** True where the editor's text was not that on disk: there is something to look at once it is saved. */
  isUnsaved: boolean;
}

/** By URI. */
const documents = () => new Map<string, Looked>();

/**
 * The translations of an open document that are older than their source texts, where the project asks for that: what was
 * found when the file was saved last, as far as neither text was edited since. A look at the history is begun where the
 * file changed; editors are asked to ask again once it has ended.
 *
 * @returns findings of the check `stale-translation`.
 */
export function staleFindings(session: Session, snapshot: Snapshot): readonly Finding[] {
  const { file, workspace, path, uri } = snapshot;
  const language = file.targetLanguage ?? file.sourceLanguage;
  const asked = checkSeverities(workspace.settings.of(path), language)[staleTranslation.id];
  const severity = severityOf(staleTranslation, asked, false);
  if (!severity || file.catalog.isSource || !session.documents.get(uri)) return [];
  const looked = session.facts.of(documents, session);
  for (const other of looked.keys()) if (!session.documents.get(other)) looked.delete(other);
  const { text, source } = textsOf(file);
  const before = looked.get(uri);
  if (!before?.running && (before?.text !== text || before.source !== source)) {
    const next: Looked = { text, source, stale: before?.stale ?? [], isUnsaved: false };
    looked.set(uri, next);
    next.running = quietly('stale', session.log, () => look(session, snapshot, next));
  }
  const findings = stillStale(file, looked.get(uri)?.stale ?? []).map((stale) => staleFinding(stale, severity));
  return reportedFindings(workspace, path, findings);
}

/** Looks again at documents that had not been saved, once they are. */
export async function lookAgain(session: Session): Promise<void> {
  for (const [uri, looked] of session.facts.of(documents, session)) {
    // A look that had begun before may have read the file as it was before it was saved.
    await looked.running;
    const snapshot = looked.isUnsaved ? await session.snapshot(uri) : undefined;
    if (!snapshot) continue;
    Object.assign(looked, { ...textsOf(snapshot.file), isUnsaved: false });
    looked.running = look(session, snapshot, looked);
    await looked.running;
  }
}

/**
 * The translations of a file that are older than their source texts, looked up now.
 *
 * @returns undefined where the editor's text is not that of the file on disk, which alone git knows.
 */
export async function staleNow(
  { file, workspace }: Snapshot,
  signal: AbortSignal,
): Promise<readonly StaleText[] | undefined> {
  if (!(await isOnDisk(file))) return undefined;
  const repository = await repositoryOf(workspace.files.root, signal);
  return repository ? staleTexts(file, repository, signal) : [];
}

async function look(session: Session, snapshot: Snapshot, looked: Looked): Promise<void> {
  try {
    const fresh = await staleNow(snapshot, AbortSignal.timeout(longestLook));
    looked.isUnsaved = !fresh;
    if (!fresh || (fresh.length === 0 && looked.stale.length === 0)) return;
    looked.stale = fresh;
  } finally {
    looked.running = undefined;
  }
  if (!session.client.pullsDiagnostics) session.filesChanged([snapshot.path]);
  else if (session.client.refreshesDiagnostics) await session.connection.languages.diagnostics.refresh();
}

function textsOf({ catalog }: LocalizationFile) {
  return { text: catalog.text, source: catalog.pair?.source.text ?? '' };
}

function stillStale({ catalog }: LocalizationFile, stale: readonly StaleText[]): readonly StaleText[] {
  return stale.flatMap((one) => {
    const segment = catalog.segments.find(one.segment.id);
    const { source, target } = segment ?? {};
    if (!segment || source?.value !== one.source.value || target?.value !== one.target.value) return [];
    return [{ ...one, segment, source, target }];
  });
}

async function isOnDisk({ path, catalog }: LocalizationFile): Promise<boolean> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes !== undefined && decodeText(bytes, path).text === catalog.text;
}
