import { commands as editorCommands, l10n, Uri, window } from 'vscode';
import { commands } from '../../shared/protocol.ts';
import type { GridEditors } from '../grid/gridEditor.ts';
import type { Translate } from '../preview/translateWithPreview.ts';
import { activeFile } from '../session/activeFile.ts';
import { askLanguage } from '../session/askLanguage.ts';
import { executeOnServer } from '../session/executeOnServer.ts';
import { languageName } from '../session/languageName.ts';
import type { Session } from '../session/session.ts';
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

/** Opens the file of an entry side by side with those of other languages; several in one table. */
export async function openEntryLanguages(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  const uris = entriesOf(parts, args).flatMap(({ uri }) => uri ?? []);
  const [first] = uris;
  if (first === undefined) return;
  const uri = Uri.parse(first);
  if (uris.length === 1) await parts.tables.openLanguages(uri);
  else await parts.tables.openFiles({ uri, files: uris, title: l10n.t('{0} files', uris.length) });
}

/** Opens all files of a project or of a language as one table. */
export async function openEntryFiles(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  for (const node of entriesOf(parts, args)) await openFilesOf(parts, node);
}

/** Opens all files of the project of the active file as one table; where no file tells which, the person chooses. */
export async function openProjectFiles(parts: ExplorerParts): Promise<void> {
  const projects = await projectsNow(parts);
  const active = activeFile();
  const around = projects.find(({ rows }) => rows.some(({ uri }) => Uri.parse(uri).toString() === active?.toString()));
  const project = around ?? (await chooseProject(projects));
  if (project) await openFilesOf(parts, project, around && active);
}

async function chooseProject(projects: readonly OverviewNode[]): Promise<OverviewNode | undefined> {
  if (projects.length < 2) return projects[0];
  const items = projects.map((project) => ({ label: project.label, project }));
  return (await window.showQuickPick(items, { placeHolder: l10n.t('Choose a project') }))?.project;
}

/** @param opened the file whose language is to be among those that are shown. */
async function openFilesOf({ tables }: ExplorerParts, node: OverviewNode, opened?: Uri): Promise<void> {
  const present = node.rows.find(({ role }) => role !== 'absent' && role !== 'single');
  if (!present) throw new Error(l10n.t('There are no files with translations here.'));
  const { project, language } = node;
  const shown = language === undefined ? {} : { shown: [...new Set([project.sourceLanguage, language])] };
  const what = language === undefined ? l10n.t('all files') : languageName(language);
  await tables.openFiles({ uri: opened ?? Uri.parse(present.uri), ...shown, title: `${project.name}: ${what}` });
}

/** Translates what is untranslated in files, languages or whole projects; files that are missing are made. */
export async function translateEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  await parts.translate(translationTargets(entriesOf(parts, args)));
}

/** Applies the safe fixes of files, languages or whole projects. */
export async function fixEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  const [first, ...others] = fixableFiles(entriesOf(parts, args));
  if (first === undefined) throw new Error(l10n.t('There is nothing to fix here.'));
  await executeOnServer(parts.session, commands.fixAll, [first, others]);
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
  await addLanguageTo(parts, await projectsNow(parts));
}

/** The projects as they are now. */
async function projectsNow({ store }: ExplorerParts): Promise<readonly OverviewNode[]> {
  await store.refresh();
  return store.overview ? overviewTree(store.overview, 'files') : [];
}

async function addLanguageTo(parts: ExplorerParts, entries: readonly OverviewNode[]): Promise<void> {
  const sources = sourceFiles(entries);
  if (sources.length === 0) throw new Error(l10n.t('None of the files here can be added in another language.'));
  const missing = entries.find(({ kind }) => kind === 'missing')?.language;
  const language = missing ?? (await askLanguage(questionFor(entries)));
  if (language === undefined) return;
  const made: string[] = [];
  for (const source of sources) {
    const added = await executeOnServer<{ readonly uri: string } | null>(parts.session, commands.addLanguage, [
      source,
      language,
    ]);
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
export function entriesOf({ view }: ExplorerParts, args: readonly unknown[]): readonly OverviewNode[] {
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
