import { env, l10n, window } from 'vscode';
import type { WantedTarget } from '../../shared/protocol.ts';
import type { RowChange } from '../../shared/tableChangesProtocol.ts';

/** Rows that fit on a screen: whoever changes more does not see all of them. */
export const mostUnasked = 20;

/**
 * Whether a change is to be made in many rows: where they are more than {@link mostUnasked}, asks with their number. What
 * translates or approves has a preview of its own.
 *
 * @param targets the segments of the rows, by their files.
 * @example await confirmRows({ kind: 'clear' }, targets) // “Clear the translations of 610 rows?”
 */
export async function confirmRows(change: RowChange, targets: readonly WantedTarget[]): Promise<boolean> {
  const count = targets.reduce((sum, { segments = [] }) => sum + segments.length, 0);
  const words = wordsOf(change, count.toLocaleString(env.language));
  if (!words || count <= mostUnasked) return true;
  const detail = [
    ...(targets.length > 1 ? [l10n.t('Files: {0}', targets.length.toLocaleString(env.language))] : []),
    ...(words.detail === undefined ? [] : [words.detail]),
    l10n.t('You can undo this.'),
  ].join('\n');
  return (await window.showWarningMessage(words.question, { modal: true, detail }, words.button)) !== undefined;
}

interface Words {
  readonly question: string;
  readonly detail?: string;
  readonly button: string;
}

function wordsOf(change: RowChange, count: string): Words | undefined {
  if (change.kind === 'clear') {
    return { question: l10n.t('Clear the translations of {0} rows?', count), button: l10n.t('Clear Translations') };
  }
  if (change.kind === 'copySource') {
    return {
      question: l10n.t('Copy the source text into {0} rows?', count),
      detail: l10n.t('Existing translations are replaced.'),
      button: l10n.t('Copy Source'),
    };
  }
  if (change.kind !== 'state') return undefined;
  return change.state === 'needs-review'
    ? {
        question: l10n.t('Mark {0} rows as needing review?', count),
        button: l10n.t('Mark as Needing Review'),
      }
    : { question: l10n.t('Mark {0} rows as reviewed?', count), button: l10n.t('Mark as Reviewed') };
}
