import {
  commands,
  env,
  l10n,
  ProgressLocation,
  type QuickPickItem,
  QuickPickItemKind,
  window,
  workspace,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { dataSize } from '../shared/dataSize.ts';
import type { WantedModel } from '../shared/languages/modelCommand.ts';
import {
  downloadSizeRequest,
  type InstallModelsParams,
  installModelsRequest,
  type ModelsParams,
  modelsRequest,
  type OfflineModel,
  type RemoveModelParams,
  removeModelRequest,
} from '../shared/protocol.ts';
import type { EditorModels } from './editorModel.ts';
import { chooseLocalModel } from './localModels.ts';
import type { Session } from './session.ts';

/**
 * Says what was not translated, with what helps: models to install, a language model of this machine, or a service.
 * Nothing is downloaded unless the person chooses it.
 *
 * @param goOn takes up what was interrupted, when something can translate it.
 */
export async function offerModels(
  session: Pick<Session, 'client'>,
  editor: EditorModels,
  message: string,
  wanted: readonly WantedModel[],
  goOn: () => Promise<unknown>,
): Promise<void> {
  try {
    const client = await session.client();
    const installed = await client.sendRequest<OfflineModel[]>(modelsRequest, {} satisfies ModelsParams);
    const lacking = wanted.filter(
      ({ source, target }) => !installed.some((model) => model.source === source && model.target === target),
    );
    const install = lacking.length > 0 ? [await installLabel(client, lacking)] : [];
    // Three buttons of a message share a narrow row: the whole name of the command would hide the size.
    const useLocal = l10n.t('Local Model…');
    const signIn = l10n.t('Sign In…');
    const choice = await window.showWarningMessage(message, ...install, useLocal, signIn);
    if (choice === signIn) await commands.executeCommand('interline.signIn');
    else if (choice === useLocal) {
      if (await chooseLocalModel(client, editor, wanted[0]?.target)) await goOn();
    } else if (choice && (await installModels(client, lacking))) await goOn();
  } catch (error) {
    void window.showErrorMessage(l10n.t('Interline: {0}', error instanceof Error ? error.message : String(error)));
  }
}

/** With the size where that is known without asking the source: nothing is asked before the person chooses to. */
async function installLabel(client: LanguageClient, wanted: readonly WantedModel[]): Promise<string> {
  const params: InstallModelsParams = { wanted, ...modelSource() };
  const size = await client.sendRequest<number | null>(downloadSizeRequest, params);
  const names = targetNames(wanted);
  return size === null ? l10n.t('Install {0}', names) : l10n.t('Install {0} ({1})', names, dataSize(size));
}

/** Shows the installed models, to remove them; what else can be had is asked for only when the person wants to know. */
export async function manageModels(session: Session): Promise<void> {
  const client = await session.client();
  const installed = await client.sendRequest<OfflineModel[]>(modelsRequest, {} satisfies ModelsParams);
  const show: ModelItem = { label: `$(cloud-download) ${l10n.t('Show What Can Be Installed…')}` };
  const chosen = await window.showQuickPick(
    [
      ...(installed.length > 0 ? [{ label: l10n.t('Installed'), kind: QuickPickItemKind.Separator }] : []),
      ...installed.map(modelItem),
      { label: '', kind: QuickPickItemKind.Separator },
      show,
    ],
    {
      title: l10n.t('Interline: Offline Languages'),
      placeHolder:
        installed.length > 0
          ? l10n.t('Choose a language to remove it, or see what else there is')
          : l10n.t('No language is installed.'),
    },
  );
  if (chosen === show) await chooseModels(client);
  else if (chosen?.model) await removeModel(client, chosen.model);
}

interface ModelItem extends QuickPickItem {
  readonly model?: OfflineModel;
}

async function chooseModels(client: LanguageClient): Promise<void> {
  const models = await window.withProgress(
    {
      location: ProgressLocation.Notification,
      title: l10n.t('Interline: asking what can be installed'),
      cancellable: true,
    },
    async (_progress, token) => {
      const params: ModelsParams = { available: true, ...modelSource() };
      const request = client.sendRequest<OfflineModel[]>(modelsRequest, params, token);
      return request.catch((error: unknown) => {
        if (token.isCancellationRequested) return undefined;
        throw error;
      });
    },
  );
  const items = models?.filter(({ installed }) => installed === 'no').map(modelItem);
  if (!items) return;
  if (items.length === 0) {
    void window.showInformationMessage(l10n.t('Everything that this source has is installed.'));
    return;
  }
  const chosen = await window.showQuickPick(
    items.sort((a, b) => a.label.localeCompare(b.label)),
    { title: l10n.t('Interline: Offline Languages'), placeHolder: l10n.t('Choose what to install'), canPickMany: true },
  );
  const wanted = chosen?.flatMap(({ model }) => model ?? []) ?? [];
  if (wanted.length > 0) await installModels(client, wanted);
}

async function removeModel(client: LanguageClient, model: OfflineModel): Promise<void> {
  if (model.installed === 'elsewhere') {
    void window.showInformationMessage(l10n.t('{0} belongs to fxtranslate; remove it there.', modelItem(model).label));
    return;
  }
  const remove = l10n.t('Remove');
  const question = l10n.t('Remove {0} from this machine?', modelItem(model).label);
  if ((await window.showWarningMessage(question, { modal: true }, remove)) !== remove) return;
  await client.sendRequest(removeModelRequest, { name: model.name } satisfies RemoveModelParams);
  void window.showInformationMessage(l10n.t('{0} is removed.', modelItem(model).label));
}

/** False where the person stopped it. */
async function installModels(client: LanguageClient, wanted: readonly WantedModel[]): Promise<boolean> {
  const { requestWithProgress } = await import('./requestWithProgress.ts');
  const names = targetNames(wanted);
  const isDone = await window.withProgress(
    { location: ProgressLocation.Notification, title: l10n.t('Interline: installing {0}', names), cancellable: true },
    async (progress, token) => {
      let last = 0;
      const params: InstallModelsParams = {
        wanted: wanted.map(({ source, target }) => ({ source, target })),
        ...modelSource(),
      };
      const report = ({ message, percentage = last }: { readonly message?: string; readonly percentage?: number }) => {
        progress.report({ increment: percentage - last, ...(message === undefined ? {} : { message }) });
        last = percentage;
      };
      try {
        await requestWithProgress(client, installModelsRequest, params, report, token);
        return true;
      } catch (error) {
        if (token.isCancellationRequested) return false;
        throw error;
      }
    },
  );
  if (isDone) void window.showInformationMessage(l10n.t('{0} is installed and translates offline.', names));
  return isDone;
}

/** The source of the machine's settings; a workspace chooses none. */
function modelSource(): Pick<ModelsParams, 'modelSource'> {
  const chosen = workspace.getConfiguration('interline.models').inspect<string>('source')?.globalValue?.trim();
  return chosen ? { modelSource: chosen } : {};
}

function modelItem(model: OfflineModel): ModelItem & { readonly model: OfflineModel } {
  const size = model.size === undefined ? undefined : dataSize(model.size);
  const label = `${languageName(model.source)} → ${languageName(model.target)}`;
  return { label, model, ...(size ? { description: size } : {}) };
}

/** The languages that somebody gets: of a model into English, the one it translates from. */
function targetNames(wanted: readonly WantedModel[]): string {
  const names = new Set(wanted.map(({ source, target }) => languageName(target === 'en' ? source : target)));
  return [...names].join(', ');
}

function languageName(code: string): string {
  return new Intl.DisplayNames([env.language, 'en'], { type: 'language' }).of(code) ?? code;
}
