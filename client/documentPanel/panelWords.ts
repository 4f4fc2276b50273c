import { l10n } from 'vscode';
import type { PageList, PageSwitch, RowAction } from './panelMessages.ts';

/** The words of the document panel in the editor's language; `actions` are those of a row, `{0}` names it. */
export function panelWords() {
  const actions: Readonly<Record<RowAction, string>> = {
    open: l10n.t('Open'),
    cancel: l10n.t('Cancel'),
    retry: l10n.t('Try Again'),
    install: l10n.t('Install'),
    useLocal: l10n.t('Use a Model on This Machine…'),
    signIn: l10n.t('Sign In…'),
    usage: l10n.t('Show Usage'),
    remove: l10n.t('Remove from List'),
  };
  const lists: Readonly<Record<PageList, string>> = {
    glossaries: l10n.t('Glossaries'),
    styles: l10n.t('Style rules'),
    memory: l10n.t('Translation memory'),
  };
  const switches: Readonly<Record<PageSwitch, string>> = {
    watermark: l10n.t('Watermark that names the service (Word and PDF)'),
    whole: l10n.t('Send files as a whole, also where their texts can be translated one by one'),
  };
  return {
    title: l10n.t('Translate Documents'),
    intro: l10n.t('The whole document is translated into a new one; the file itself is not changed.'),
    files: l10n.t('Documents'),
    noFiles: l10n.t('Choose documents, or drop them here.'),
    pick: l10n.t('Choose Files…'),
    remove: l10n.t('Remove {0}'),
    from: l10n.t('From'),
    detect: l10n.t('As the document says'),
    to: l10n.t('Into'),
    noTargets: l10n.t('No language chosen'),
    languages: l10n.t('Choose Languages…'),
    options: l10n.t('Options'),
    choose: l10n.t('Choose…'),
    lists,
    switches,
    formality: l10n.t('Formality'),
    formalities: { '': l10n.t('As usual'), prefer_more: l10n.t('Formal'), prefer_less: l10n.t('Informal') },
    pdf: l10n.t('PDF files become'),
    pdfs: { '': l10n.t('PDF files'), docx: l10n.t('Word documents') },
    loadLanguages: l10n.t('Try Again'),
    queue: l10n.t('Translations'),
    columns: [
      l10n.t('Document'),
      l10n.t('Language'),
      l10n.t('State'),
      l10n.t('Characters'),
      l10n.t('Actions'),
    ] as readonly string[],
    cancelAll: l10n.t('Cancel All'),
    clear: l10n.t('Clear Finished'),
    progress: l10n.t('Progress of {0}'),
    large: l10n.t('A file of more than 100 MB cannot be dropped here. Choose it instead.'),
    actions,
  };
}

export type PanelWords = ReturnType<typeof panelWords>;
