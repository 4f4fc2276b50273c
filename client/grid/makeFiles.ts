import { l10n, window } from 'vscode';
import { commands } from '../../shared/protocol.ts';
import type { AbsentTarget } from '../../shared/tableChangesProtocol.ts';
import { firstLines } from '../session/firstLines.ts';
import type { GridRequest } from './gridRequests.ts';

/** So many files are named before they are made. */
const mostNamed = 5;

/**
 * Makes files of languages that have none, once the user agreed: each holds every text of its source file, still to be
 * translated.
 *
 * @returns false where they are not there.
 */
export async function makeFiles(request: GridRequest, files: readonly AbsentTarget[]): Promise<boolean> {
  const names = files.map(({ path }) => path);
  const detail = [
    ...firstLines(names, mostNamed),
    '',
    l10n.t('All other texts will still need to be translated.'),
  ].join('\n');
  const isOne = files.length === 1;
  const question = isOne
    ? l10n.t('This file does not exist yet.')
    : l10n.t('{0} files do not exist yet.', files.length);
  const create = isOne ? l10n.t('Create File') : l10n.t('Create Files');
  if ((await window.showWarningMessage(question, { modal: true, detail }, create)) !== create) return false;
  for (const { source, language } of files) {
    const run = { command: commands.addLanguage, arguments: [source, language] };
    if ((await request('workspace/executeCommand', run)) === undefined) return false;
  }
  return true;
}
