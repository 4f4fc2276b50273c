import { l10n } from 'vscode';

/** Every word of the table's page, in the editor's language; `{0}` and `{1}` are filled in by the page. */
export type GridWords = ReturnType<typeof gridWords>;

export function gridWords() {
  return {
    table: l10n.t('Segments'),
    ...filterWords(),
    count: l10n.t('{0} of {1} rows'),
    selected: l10n.t('{0} of {1} selected'),
    translate: l10n.t('Translate'),
    review: l10n.t('Mark as Reviewed'),
    approve: l10n.t('Approve'),
    copySource: l10n.t('Copy Source'),
    give: l10n.t('Give to Same Sources…'),
    twins: l10n.t('Other rows with this source text: {0}'),
    clear: l10n.t('Clear Translation'),
    export: l10n.t('Export Rows for Review…'),
    actions: l10n.t('Actions on rows'),
    group: l10n.t('Group by Key'),
    foldAll: l10n.t('Collapse All Groups'),
    unfoldAll: l10n.t('Expand All Groups'),
    inGroup: l10n.t('Rows in this group: {0}'),
    languages: l10n.t('Languages ({0} of {1})…'),
    addLanguage: l10n.t('Add Language…'),
    saveAll: l10n.t('Save All'),
    unsaved: l10n.t('Unsaved changes'),
    columns: {
      state: l10n.t('State'),
      key: l10n.t('Key'),
      source: l10n.t('Source ({0})'),
      target: l10n.t('Translation ({0})'),
      text: l10n.t('Text ({0})'),
    },
    editorLabel: l10n.t('Translation of {0}'),
    fixed: l10n.t('Fixed text: not for translation'),
    missing: l10n.t('Not in this file yet'),
    noFile: l10n.t('No file yet'),
    notInLanguage: l10n.t('This language has no such text'),
    empty: l10n.t('No text'),
    origin: l10n.t('State and origin in the file'),
    similarity: l10n.t('{0} % match'),
    sourceChanged: l10n.t('The source text changed:'),
    draft: l10n.t('Draft: not in the file yet'),
    stillWriting: l10n.t('Interline is still working: what you typed is kept, but not in the file yet.'),
    noAnswer: l10n.t(
      'Interline is not responding. What you typed is kept: run “Developer: Reload Window” to continue.',
    ),
    notWellFormed: l10n.t('Not well formed, so texts may be missing. Repair this in the text editor:'),
    faultPlace: l10n.t('{0}, line {1}: {2}'),
    furtherFaults: l10n.t('{0} more in the Problems view'),
    typedIsKept: l10n.t(
      'What you typed is kept as a draft. Press F2 to continue with it: Enter tries again, Escape discards it.',
    ),
    changedMeanwhile: l10n.t('The file now says:'),
    confirmOverwrite: l10n.t(
      'This text changed in the file while you were typing. Press Enter again to replace it with yours, or Escape to keep the one in the file.',
    ),
    length: l10n.t('{0} of {1} characters'),
    bytes: l10n.t('{0} of {1} bytes'),
    tooLong: l10n.t('Too long:'),
    reading: l10n.t('{0} characters, {1} per second (at most {2})'),
    tooFast: l10n.t('Too fast to read:'),
    severities: {
      error: l10n.t('Error'),
      warning: l10n.t('Warning'),
      info: l10n.t('Information'),
      hint: l10n.t('Hint'),
    },
    loading: l10n.t('Loading…'),
    noRows: l10n.t('No rows match the filter.'),
    clearFilter: l10n.t('Clear Filter'),
    noTable: l10n.t('Interline does not recognize this as a localization file. Open it as text.'),
    noneLeft: noneLeftWords(),
    ...termWords(),
    checking: l10n.t('Checking…'),
  };
}

/** Words of what chooses rows and their order. */
function filterWords() {
  return {
    filter: l10n.t('Filter: text or /pattern/'),
    filterHint: l10n.t('Text or /pattern/'),
    anyState: l10n.t('All states'),
    states: {
      untranslated: l10n.t('Untranslated'),
      'needs-review': l10n.t('Needs review'),
      translated: l10n.t('Translated'),
      final: l10n.t('Final'),
    },
    stateFilter: l10n.t('Filter by state'),
    checkFilter: l10n.t('Filter by check'),
    anyCheck: l10n.t('All checks'),
    anyFinding: l10n.t('With findings'),
    order: l10n.t('Order of rows'),
    orders: {
      file: l10n.t('File order'),
      source: l10n.t('Source A–Z'),
      '-source': l10n.t('Source Z–A'),
      target: l10n.t('Translation A–Z'),
      '-target': l10n.t('Translation Z–A'),
      state: l10n.t('Unfinished first'),
      '-state': l10n.t('Finished first'),
      length: l10n.t('Short texts first'),
      '-length': l10n.t('Long texts first'),
    },
    sortBy: l10n.t('Sort by {0}'),
    changedSince: l10n.t('Only Rows Changed Since…'),
    changedSinceThis: l10n.t('Only rows changed since {0}'),
  };
}

/** Words of tables of terms. */
function termWords() {
  return {
    /** Columns that nothing else names. */
    terms: [l10n.t('Term'), l10n.t('Translation'), l10n.t('Note')],
    termLabel: l10n.t('Text in the row {0}'),
    newRow: l10n.t('New row'),
    addRow: l10n.t('Add Row'),
    deleteRows: l10n.t('Delete Rows'),
  };
}

/** Sentences for where no row of a kind is left. */
function noneLeftWords() {
  return {
    untranslated: l10n.t('No row here is untranslated.'),
    'needs-review': l10n.t('No row here needs a review.'),
    unfinished: l10n.t('No row here is unfinished.'),
    finding: l10n.t('No row here has findings.'),
    group: l10n.t('There is no other group in this direction.'),
  };
}
