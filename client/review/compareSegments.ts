import { basename } from 'node:path';
import { l10n, type Memento, type Uri, window } from 'vscode';
import { segmentLinesRequest } from '../../shared/reviewProtocol.ts';
import { revisionsRequest } from '../../shared/tableProtocol.ts';
import { needFile } from '../session/activeFile.ts';
import { ask } from '../session/ask.ts';
import { chooseRevision, type RevisionChoice } from '../session/chooseRevision.ts';
import type { Comparisons } from '../session/comparisons.ts';
import type { Session } from '../session/session.ts';

/**
 * Asks for two revisions of a file, by default the one in the active editor, and shows their segments side by side in the
 * editor's own comparison.
 *
 * @throws Error with a sentence for the user, such as for a file that is in no repository.
 */
export async function compareSegments(
  session: Session,
  comparison: Comparisons,
  storage: Memento,
  file?: Uri,
): Promise<void> {
  const target = file ?? needFile();
  const uri = target.toString();
  const revisions = await ask(session, revisionsRequest, { uri });
  if (!revisions.hasRepository) throw new Error(l10n.t('This file is in no git repository.'));
  const name = basename(target.path);
  const head = l10n.t('the last commit');
  const before = await chooseRevision(
    revisions,
    { title: l10n.t('Compare Segments of {0} (1/2): Before', name), head, first: [] },
    storage,
  );
  if (!before) return;
  const after = await chooseRevision(
    revisions,
    {
      title: l10n.t('Compare Segments of {0} (2/2): After', name),
      ...{ head, first: [{ label: l10n.t('The file as it is now') }] },
    },
    storage,
  );
  if (!after) return;
  const linesAt = async (choice: RevisionChoice) => (await ask(session, segmentLinesRequest, { uri, ...choice })).text;
  const [was, is] = [await linesAt(before), await linesAt(after)];
  if (was === is) {
    void window.showInformationMessage(l10n.t('No segment of {0} differs.', name));
    return;
  }
  const called = ({ revision }: RevisionChoice) => revision ?? l10n.t('now');
  const title = l10n.t('{0}: segments ({1} ↔ {2})', name, called(before), called(after));
  // In the mode of the file these lines would be full of errors.
  await comparison.show(was, is, `${target.path}.txt`, title);
}
