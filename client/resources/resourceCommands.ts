import { basename } from 'node:path';
import { commands, l10n, Uri, window, workspace } from 'vscode';
import { projectFormRequest } from '../../shared/projectSettingsProtocol.ts';
import {
  type CreateResourceParams,
  createResourceRequest,
  deleteResourceRequest,
  type ExportResourceParams,
  exportResourceRequest,
  type ImportResourceParams,
  importResourceRequest,
  type ResourceKind,
  renameResourceRequest,
  type ServiceResource,
  type UseResourceParams,
  useResourceRequest,
} from '../../shared/resourcesProtocol.ts';
import { activeFile } from '../session/activeFile.ts';
import { ask } from '../session/ask.ts';
import { needFolder } from '../session/needFolder.ts';
import type { Session } from '../session/session.ts';
import { withCancellation } from '../session/withCancellation.ts';
import type { StyleForms } from '../styleForm/styleForms.ts';
import { askExported, askImported, askKind, askName, askPart } from './askResource.ts';
import { kindWords } from './kindWords.ts';
import { languagesText, openingOf } from './resourceItem.ts';
import type { ResourcesView } from './resourcesView.ts';
import type { ResourceNode } from './resourceTree.ts';

/** What the commands of the view work with. */
export interface ResourceParts {
  readonly session: Session;
  readonly view: ResourcesView;
  readonly forms: StyleForms;
}

/** The languages of the project in the editor, or of the first folder: what something new is for is likely among them. */
async function languagesOfProject(session: Session): Promise<readonly string[]> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const active = activeFile();
  const uri = active?.scheme === 'file' ? active : folder && Uri.joinPath(folder, 'interline.json');
  if (!uri) return [];
  const form = await ask(session, projectFormRequest, { uri: uri.toString() }).catch(() => undefined);
  return form ? [form.values.sourceLanguage, ...form.values.targetLanguages] : [];
}

/** Makes a resource: of a kind, or of one that the person chooses. */
export async function createResource(parts: ResourceParts, chosen?: ResourceKind): Promise<void> {
  const kind = chosen ?? (await askKind(l10n.t('New in the Translation Service')));
  if (!kind) return;
  // A memory is made of what somebody translated before.
  if (kind === 'memory') return importResource(parts, kind);
  const name = await askName(kindWords(kind).titleOfNew);
  if (name === undefined) return;
  const languages = await askPart(kind, await languagesOfProject(parts.session));
  const text = languages && kind === 'spoken' ? await askTerms() : undefined;
  if (!languages || (kind === 'spoken' && text === undefined)) return;
  const [language] = languages;
  const wanted: CreateResourceParams = {
    ...{ kind, name },
    ...(kind === 'glossary' || language === undefined ? {} : { language }),
    ...(text === undefined ? {} : { text }),
  };
  const id = await ask(parts.session, createResourceRequest, wanted);
  const resource = { kind, id, name, parts: [] };
  try {
    if (kind === 'style') parts.forms.open(resource);
    else await openText(resource, languages);
  } finally {
    // Redrawn any sooner, the view would take the focus from what has just been opened.
    parts.view.refresh(kind);
  }
}

/** Makes a resource of a file: of a kind, or of one that the person chooses. */
export async function importResource(parts: ResourceParts, chosen?: ResourceKind): Promise<void> {
  const kind = chosen ?? (await askKind(l10n.t('Import into the Translation Service')));
  const file = kind && (await askImported(kind));
  if (!file) return;
  const name = await askName(kindWords(kind).titleOfNew, basename(file.path).replace(/\.[^.]*$/, ''));
  // A memory and a list of style rules say themselves which languages they are for.
  const isComplete = kind === 'memory' || kind === 'style';
  const languages =
    name === undefined || isComplete ? [] : await askPart(kind, await languagesOfProject(parts.session));
  if (name === undefined || !languages) return;
  await bring(parts, file, { kind, name, languages });
}

/** Adds the entries of a file to a glossary or to spoken terms. */
export async function importEntries(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { kind, id, name, parts: all } = resourceOf(node);
  const file = await askImported(kind);
  if (!file) return;
  const used = all.flatMap(({ languages }) => languages);
  const languages = node?.type === 'part' ? node.part.languages : await askPart(kind, used);
  if (languages) await bring(parts, file, { kind, id, name, languages });
}

async function bring(parts: ResourceParts, file: Uri, wanted: Omit<ImportResourceParams, 'uri'>): Promise<void> {
  const fileName = basename(file.path);
  const id = await withCancellation(l10n.t('Interline: importing {0}', fileName), (token) =>
    ask(parts.session, importResourceRequest, { ...wanted, uri: file.toString() }, token),
  );
  if (id === undefined) return;
  parts.view.refresh(wanted.kind);
  void window.showInformationMessage(l10n.t('“{0}” was imported.', fileName));
}

/** Opens entries as a document that is saved in the service, or the rules of a list to choose from. */
export async function openResource(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const resource = resourceOf(node);
  if (resource.kind === 'style') return parts.forms.open(resource);
  const part = node?.type === 'part' ? node.part : resource.parts[0];
  const languages = part?.languages ?? (await askPart(resource.kind, await languagesOfProject(parts.session)));
  if (languages) await openText(resource, languages);
}

/** Opens an empty document for languages that a resource has nothing for yet; saving adds them. */
export async function addLanguages(node: ResourceNode | undefined): Promise<void> {
  const resource = resourceOf(node);
  const used = resource.parts.flatMap(({ languages }) => languages);
  const languages = await askPart(resource.kind, used);
  if (languages) await openText(resource, languages);
}

/** Gives a resource another name. */
export async function renameResource(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { kind, id, name } = resourceOf(node);
  if (kind === 'memory')
    throw new Error(
      l10n.t('The service cannot rename translation memories. Export it, and import the file under another name.'),
    );
  const next = await askName(l10n.t('Rename “{0}”', name), name);
  if (next === undefined || next === name) return;
  await ask(parts.session, renameResourceRequest, { kind, id, name: next });
  parts.view.refresh(kind);
}

/** Deletes a resource, or what it has for some languages, after a question. */
export async function deleteResource(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { kind, id, name } = resourceOf(node);
  const languages = node?.type === 'part' ? node.part.languages : undefined;
  const question = languages
    ? l10n.t('Delete {0} of “{1}”?', languagesText(languages), name)
    : l10n.t('Delete “{0}”?', name);
  const detail = l10n.t('It is deleted from the translation service and cannot be brought back.');
  const confirm = l10n.t('Delete');
  if ((await window.showWarningMessage(question, { modal: true, detail }, confirm)) !== confirm) return;
  await ask(parts.session, deleteResourceRequest, { kind, id, ...(languages ? { languages } : {}) });
  parts.view.refresh(kind);
}

/** Writes a resource into a file that the person chooses. */
export async function exportResource(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { kind, id, name, parts: all } = resourceOf(node);
  const languages = node?.type === 'part' ? node.part.languages : kind === 'spoken' ? await choosePart(all) : undefined;
  if (kind === 'spoken' && !languages) return;
  const file = await askExported(kind, languages ? `${name} ${languages.join('-')}` : name);
  if (!file) return;
  const wanted: ExportResourceParams = { kind, id, uri: file.toString(), ...(languages ? { languages } : {}) };
  const isDone = await withCancellation(l10n.t('Interline: exporting {0}', name), async (token) => {
    await ask(parts.session, exportResourceRequest, wanted, token);
    return true;
  });
  if (isDone) await sayWritten(l10n.t('“{0}” was exported.', name), file);
}

/** Brings a resource into the project: its file or its rules, and the settings that name them. */
export async function useResource(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { kind, id, name } = resourceOf(node);
  const folder = await needFolder();
  if (!folder) return;
  const path = Uri.joinPath(folder.uri, 'interline.json').toString();
  const wasDirty = workspace.textDocuments.some(({ uri, isDirty }) => isDirty && uri.toString() === path);
  const wanted: UseResourceParams = { kind, id, folder: folder.uri.toString(), replaces: false };
  const use = (params: UseResourceParams) =>
    withCancellation(l10n.t('Interline: bringing {0} into the project', name), (token) =>
      ask(parts.session, useResourceRequest, params, token),
    );
  let used = await use(wanted);
  if (used?.question !== undefined) {
    const replace = l10n.t('Replace');
    if ((await window.showWarningMessage(used.question, { modal: true }, replace)) !== replace) return;
    used = await use({ ...wanted, replaces: true });
  }
  if (used?.message === undefined) return;
  // What somebody was writing there is theirs to save.
  const settings = used.settings === undefined ? undefined : Uri.parse(used.settings);
  if (settings && !wasDirty) await (await workspace.openTextDocument(settings)).save();
  void window.showInformationMessage(used.message);
}

/** The resource that a command means. @throws Error where there is none. */
export function resourceOf(node: ResourceNode | undefined): ServiceResource {
  if (!node || !('resource' in node)) throw new Error(l10n.t('Choose an entry of the Translation Service view first.'));
  return node.resource;
}

async function choosePart(all: ServiceResource['parts']): Promise<readonly string[] | undefined> {
  const [only, ...others] = all;
  if (others.length === 0) return only?.languages;
  const items = all.map(({ languages }) => ({ label: languagesText(languages), languages }));
  return (await window.showQuickPick(items, { title: l10n.t('Export') }))?.languages;
}

async function askTerms(): Promise<string | undefined> {
  const terms = await window.showInputBox({
    title: kindWords('spoken').titleOfNew,
    prompt: l10n.t('The first terms, separated by commas'),
    ignoreFocusOut: true,
    validateInput: (text) =>
      text.replaceAll(',', '').trim() === '' ? l10n.t('At least one term is needed.') : undefined,
  });
  return terms?.split(',').join('\n');
}

async function openText(resource: ServiceResource, languages: readonly string[]): Promise<void> {
  const { command, arguments: args } = openingOf(resource, languages, { preview: false });
  await commands.executeCommand(command, ...args);
}

async function sayWritten(message: string, file: Uri): Promise<void> {
  const open = l10n.t('Open');
  if ((await window.showInformationMessage(message, open)) === open) await commands.executeCommand('vscode.open', file);
}
