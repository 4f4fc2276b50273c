import { l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import { dataSize } from '../../shared/dataSize.ts';
import type { WantedModel } from '../../shared/languages/modelCommand.ts';
import {
  type InstallModelsParams,
  installModelsRequest,
  type ModelsParams,
  modelsRequest,
  type OfflineModel,
  removeModelRequest,
} from '../../shared/modelsProtocol.ts';
import { ask } from './ask.ts';
import { languageName } from './languageName.ts';
import { machineSetting } from './machineSetting.ts';
import type { Session } from './session.ts';
import { withCancellation } from './withCancellation.ts';

/** Shows the installed models, to remove them; what else can be had is asked for only when the person wants to know. */
export async function manageModels(session: Session): Promise<void> {
  const installed = await ask(session, modelsRequest, {});
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
          ? l10n.t('Choose a language to remove, or see what else is available')
          : l10n.t('No language is installed.'),
    },
  );
  if (chosen === show) await chooseModels(session);
  else if (chosen?.model) await removeModel(session, chosen.model);
}

interface ModelItem extends QuickPickItem {
  readonly model?: OfflineModel;
}

async function chooseModels(session: Pick<Session, 'client'>): Promise<void> {
  const params: ModelsParams = { available: true, ...modelSource() };
  const models = await withCancellation(l10n.t('Interline: looking up what can be installed'), (token) =>
    ask(session, modelsRequest, params, token),
  );
  const items = models?.filter(({ installed }) => installed === 'no').map(modelItem);
  if (!items) return;
  if (items.length === 0) {
    void window.showInformationMessage(l10n.t('Everything from this source is installed.'));
    return;
  }
  const chosen = await window.showQuickPick(
    items.sort((a, b) => a.label.localeCompare(b.label)),
    { title: l10n.t('Interline: Offline Languages'), placeHolder: l10n.t('Choose what to install'), canPickMany: true },
  );
  const wanted = chosen?.flatMap(({ model }) => model ?? []) ?? [];
  if (wanted.length > 0) await installModels(session, wanted);
}

async function removeModel(session: Pick<Session, 'client'>, model: OfflineModel): Promise<void> {
  if (model.installed === 'elsewhere') {
    void window.showInformationMessage(l10n.t('{0} belongs to fxtranslate; remove it there.', modelItem(model).label));
    return;
  }
  const remove = l10n.t('Remove');
  const question = l10n.t('Remove {0} from this machine?', modelItem(model).label);
  if ((await window.showWarningMessage(question, { modal: true }, remove)) !== remove) return;
  await ask(session, removeModelRequest, { name: model.name });
  void window.showInformationMessage(l10n.t('{0} was removed.', modelItem(model).label));
}

/**
 * Downloads, tries and installs models, with progress that stops it.
 *
 * @returns false where the person stopped it.
 * @throws Error in words for the user.
 */
export async function installModels(
  session: Pick<Session, 'client'>,
  wanted: readonly WantedModel[],
): Promise<boolean> {
  const { requestWithProgress } = await import('./requestWithProgress.ts');
  const names = targetNames(wanted);
  const params: InstallModelsParams = {
    wanted: wanted.map(({ source, target }) => ({ source, target })),
    ...modelSource(),
  };
  const isDone = await withCancellation(l10n.t('Interline: installing {0}', names), async (token, progress) => {
    let last = 0;
    const report = ({ message, percentage = last }: { readonly message?: string; readonly percentage?: number }) => {
      progress.report({ increment: percentage - last, ...(message === undefined ? {} : { message }) });
      last = percentage;
    };
    await requestWithProgress(session, installModelsRequest, params, report, token);
    return true;
  });
  if (isDone) void window.showInformationMessage(l10n.t('{0} is installed and translates offline.', names));
  return isDone === true;
}

/** The source of the machine's settings; a workspace chooses none. */
export function modelSource(): Pick<ModelsParams, 'modelSource'> {
  const chosen = machineSetting('models.source');
  return chosen ? { modelSource: chosen } : {};
}

function modelItem(model: OfflineModel): ModelItem & { readonly model: OfflineModel } {
  const size = model.size === undefined ? undefined : dataSize(model.size);
  const label = `${languageName(model.source)} → ${languageName(model.target)}`;
  return { label, model, ...(size ? { description: size } : {}) };
}

/** The languages that somebody gets: of a model into English, the one it translates from. */
export function targetNames(wanted: readonly WantedModel[]): string {
  const names = new Set(wanted.map(({ source, target }) => languageName(target === 'en' ? source : target)));
  return [...names].join(', ');
}
