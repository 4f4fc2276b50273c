import { l10n, type Memento, Uri, window } from 'vscode';
import { revisionsRequest } from '../../shared/tableProtocol.ts';
import { askLanguage } from '../session/askLanguage.ts';
import { chooseRevision } from '../session/chooseRevision.ts';
import { failureText } from '../session/failureText.ts';
import { languageName } from '../session/languageName.ts';
import { exportRows } from './exportRows.ts';
import type { FromGrid, LanguageChoice, ToGrid } from './gridMessages.ts';
import type { GridRequest } from './gridRequests.ts';

/** What the page has the user asked. */
export type QuestionMessage = Extract<
  FromGrid,
  { readonly type: 'chooseLanguages' | 'addLanguage' | 'chooseRevision' | 'export' }
>;

/** Where questions come from, and where their answers go. */
export interface AskingTable {
  /** Of the file that the table was opened for. */
  readonly uri: string;
  readonly post: (message: ToGrid) => void;
  readonly request: GridRequest;
  /** The workspace's own. */
  readonly storage: Memento;
}

/** Asks what the page wants to know, and tells it the answer. */
export function askFor(table: AskingTable, message: QuestionMessage): void {
  const { post } = table;
  answerOf(table, message).then(
    (answer) => answer && post(answer),
    (error: unknown) => post({ type: 'problem', text: failureText(error) }),
  );
}

async function answerOf(table: AskingTable, message: QuestionMessage): Promise<ToGrid | undefined> {
  if (message.type === 'chooseRevision') return revision(table, message.current);
  if (message.type === 'export') {
    const { type: _, file, ...params } = message;
    await exportRows(table.request, Uri.parse(file), { uri: table.uri, ...params });
    return undefined;
  }
  const asksAll = message.type === 'chooseLanguages';
  const shown = asksAll ? await chooseLanguages(message.all, message) : await chooseNewLanguage(message);
  return shown && { type: 'languages', shown };
}

async function revision(
  { uri, request, storage }: AskingTable,
  current: string | undefined,
): Promise<ToGrid | undefined> {
  const revisions = await request(revisionsRequest, { uri });
  if (!revisions) return undefined;
  if (!revisions.hasRepository) return { type: 'problem', text: l10n.t('This file is in no git repository.') };
  const question = {
    title: l10n.t('Rows Changed Since'),
    head: l10n.t('what is not committed yet'),
    first: current === undefined ? [] : [{ label: l10n.t('All rows, changed or not') }],
  };
  const choice = await chooseRevision(revisions, question, storage);
  return choice && { type: 'revision', ...choice };
}

/**
 * Asks which languages are to be side by side.
 *
 * @param all keys of the columns that there are.
 * @returns undefined where nothing was chosen.
 */
async function chooseLanguages(
  all: readonly string[],
  { shown, addable }: LanguageChoice,
): Promise<readonly string[] | undefined> {
  const items = all.map((key) => ({
    key,
    label: languageName(key),
    description: addable.includes(key) ? `${key} · ${l10n.t('No file yet')}` : key,
    picked: shown.includes(key),
  }));
  const placeHolder = l10n.t('Choose the languages to show side by side');
  const chosen = await window.showQuickPick(items, { canPickMany: true, matchOnDescription: true, placeHolder });
  return chosen && chosen.length > 0 ? chosen.map(({ key }) => key) : undefined;
}

/**
 * Asks for a language that is to have a column, though it has no file yet. Nothing is made.
 *
 * @returns keys of the columns from now on; undefined where nothing was chosen.
 */
async function chooseNewLanguage({ shown, addable }: LanguageChoice): Promise<readonly string[] | undefined> {
  const first = { label: l10n.t('Languages of this project'), codes: addable };
  const language = await askLanguage({ title: l10n.t('Add a Language'), first });
  return language === undefined ? undefined : [...new Set([...shown, language])];
}
