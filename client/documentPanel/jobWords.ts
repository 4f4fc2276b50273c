import { l10n } from 'vscode';

/** Sentences of the queue in the editor's language. */
export const jobWords = () => ({
  starting: l10n.t('Reading the document…'),
  cancelled: l10n.t('Cancelled.'),
  interrupted: l10n.t(
    'The window was closed while this was being sent. It may have been billed, so it is not sent again until you choose Try Again.',
  ),
  lost: l10n.t(
    'What leads to this document at the service is no longer in the secret storage of your editor. Try Again sends the document once more.',
  ),
});
