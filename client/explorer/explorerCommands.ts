import { commands as editorCommands, l10n, Uri, window } from 'vscode';
import { commands } from '../../shared/protocol.ts';
import type { GridEditors } from '../grid/gridEditor.ts';
import type { Translate } from '../preview/translateWithPreview.ts';
import type { Session } from '../session/session.ts';
import { askLanguage } from './askLanguage.ts';
import { evaluateTranslations } from './evaluation.ts';
import type { ExplorerView } from './explorerView.ts';
import type { OverviewStore } from './overviewStore.ts';
import { type OverviewNode, overviewTree } from './overviewTree.ts';
import { evaluableFiles, fixableFiles, sourceFiles, translationTargets } from './wantedFiles.ts';

/** What the commands of the view work with. */
export interface ExplorerParts {
  readonly session: Session;
  readonly store: OverviewStore;
  readonly view: ExplorerView;
  readonly translate: Translate;
  readonly tables: GridEditors;
}

/** Opens the files of the entries that a menu was opened on. */
export async function openEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  for (const { uri } of entriesOf(parts, args)) {
    if (uri !== undefined) await editorCommands.executeCommand('vscode.open', Uri.parse(uri), { preview: false });
  }
}

/** Opens the files of the entries side by side with those of other languages. */
export async function openEntryLanguages(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  for (const { uri } of entriesOf(parts, args)) if (uri !== undefined) await parts.tables.openLanguages(Uri.parse(uri));
}

/** Translates what is untranslated in files, languages or whole projects; files that are missing are made. */
export async function translateEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  await parts.translate(translationTargets(entriesOf(parts, args)));
}

/** Applies the safe fixes of files, languages or whole projects. */
export async function fixEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  const [first, ...others] = fixableFiles(entriesOf(parts, args));
  if (first === undefined) throw new Error(l10n.t('There is nothing to fix here.'));
  await execute(parts, commands.fixAll, [first, others]);
}

/** Has the service evaluate the translations of files, languages or whole projects. */
export async function evaluateEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  const files = evaluableFiles(entriesOf(parts, args));
  if (files.length === 0) throw new Error(l10n.t('There are no translations to evaluate here.'));
  await evaluateTranslations(parts.session, files);
}

/** Makes the files of a language that the person chooses, for the entries that a menu was opened on. */
export async function addLanguageToEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  await addLanguageTo(parts, entriesOf(parts, args));
}

/** Makes the files of a language that the person chooses, for every source file of every project. */
export async function addLanguage(parts: ExplorerParts): Promise<void> {
  await parts.store.refresh();
  await addLanguageTo(parts, parts.store.overview ? overviewTree(parts.store.overview, 'files') : []);
}

async function addLanguageTo(parts: ExplorerParts, entries: readonly OverviewNode[]): Promise<void> {
  const sources = sourceFiles(entries);
  if (sources.length === 0) throw new Error(l10n.t('None of the files here can be added in another language.'));
  const missing = entries.find(({ kind }) => kind === 'missing')?.language;
  const language = missing ?? (await askLanguage(questionFor(entries)));
  if (language === undefined) return;
  const made: string[] = [];
  for (const source of sources) {
    const added = await execute<{ readonly uri: string } | null>(parts, commands.addLanguage, [source, language]);
    if (added) made.push(added.uri);
  }
  await parts.store.refresh();
  const [only] = made;
  if (only === undefined) {
    void window.showInformationMessage(l10n.t('Every file already exists in this language.'));
  } else if (made.length === 1) {
    await editorCommands.executeCommand('vscode.open', Uri.parse(only));
  } else {
    void window.showInformationMessage(
      l10n.t('{0} files were created. Their texts still need to be translated.', made.length),
    );
  }
}

function questionFor(entries: readonly OverviewNode[]) {
  const codes = entries.flatMap(({ project }) => project.rows.map(({ language }) => language));
  return { title: l10n.t('Add a Language'), first: { label: l10n.t('Languages of this project'), codes } };
}

/**
 * The entries that a command means: those that a menu was opened on, or those that are selected where a key was pressed.
 *
 * @param args what VS Code hands over: the entry under the pointer, and all that are selected where it is one of them.
 * @throws Error where there is none: an entry may be gone by the time its menu is used, and nothing wider may be changed
 *   in its place.
 */
function entriesOf({ view }: ExplorerParts, args: readonly unknown[]): readonly OverviewNode[] {
  const [entry, selected] = args;
  const entries =
    args.length === 0 ? view.selection() : Array.isArray(selected) && selected.length > 0 ? selected : [entry];
  const nodes = entries.filter(isNode);
  if (nodes.length === 0)
    throw new Error(l10n.t('The view has changed in the meantime. Choose an entry and try again.'));
  return nodes;
}

function isNode(value: unknown): value is OverviewNode {
  return typeof value === 'object' && value !== null && 'rows' in value;
}

async function execute<R>({ session }: ExplorerParts, command: string, args: readonly unknown[]): Promise<R> {
  const client = await session.client();
  return client.sendRequest<R>('workspace/executeCommand', { command, arguments: args });
}
