import { env, type LanguageModelChat, l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import { dataSize } from '../../shared/dataSize.ts';
import {
  forgetLocalModelRequest,
  type LocalModels,
  localModelsRequest,
  type NamedLocalModel,
  type UseLocalModelParams,
  useLocalModelRequest,
} from '../../shared/modelsProtocol.ts';
import { ask } from './ask.ts';
import type { ConnectionStore } from './connectionStore.ts';
import type { ChosenEditorModel, EditorModels } from './editorModel.ts';
import { machineSetting } from './machineSetting.ts';
import type { Session } from './session.ts';
import { withCancellation } from './withCancellation.ts';

/** The command: finds the language models of this machine, and translates with the one that the person chooses. */
export async function useLocalModel(session: Session, connections: ConnectionStore): Promise<void> {
  const isUsed = await chooseLocalModel(session, connections.models);
  const host = connections.host();
  if (isUsed && host !== 'embedded')
    void window.showInformationMessage(l10n.t('You are signed in to {0}, which translates until you sign out.', host));
}

interface ModelItem extends QuickPickItem {
  readonly model?: NamedLocalModel;
  readonly editorModel?: ChosenEditorModel;
}

/**
 * Looks for language models, has the person choose, and tries the chosen one with a sentence.
 *
 * @param target language of the trial; that of the editor without it.
 * @returns whether the person chose one that translates.
 * @throws Error in words for the user where the trial fails.
 */
export async function chooseLocalModel(
  session: Pick<Session, 'client'>,
  editor: EditorModels,
  target?: string,
): Promise<boolean> {
  if (machineSetting('service.endpoint')) {
    throw new Error(
      l10n.t('The setting {0} names a model already; clear it to choose one here.', 'interline.service.endpoint'),
    );
  }
  const looking = l10n.t('Interline: looking for language models on this machine');
  const local = await withCancellation(looking, (token) => ask(session, localModelsRequest, {}, token));
  if (!local) return false;
  const offered = await editor.available();
  const chosen = editor.chosen() ?? local.chosen;
  if (local.models.length === 0 && offered.length === 0 && !chosen) {
    const again = l10n.t('Try Again');
    const message = l10n.t(
      'No language model answers on this machine. Start Ollama, the server of LM Studio or llama.cpp, or LocalAI with a model, then try again.',
    );
    return (
      (await window.showWarningMessage(message, again)) === again && (await chooseLocalModel(session, editor, target))
    );
  }
  const used = editor.chosen()?.name ?? local.chosen?.id ?? '';
  const stop: ModelItem = { label: `$(circle-slash) ${l10n.t('Stop Using {0}', used)}` };
  const picked = await window.showQuickPick<ModelItem>(
    [
      ...local.models.map((model) => modelItem(model, editor.chosen() ? undefined : local.chosen)),
      ...(offered.length > 0
        ? [{ label: l10n.t('Of VS Code: texts may leave this machine'), kind: QuickPickItemKind.Separator }]
        : []),
      ...offered.map((model) => editorItem(model, editor.chosen())),
      ...(chosen ? [{ label: '', kind: QuickPickItemKind.Separator }, stop] : []),
    ],
    {
      title: l10n.t('Interline: Language Models'),
      placeHolder: l10n.t('Choose the model that translates; it is tried with a sentence first'),
      matchOnDescription: true,
    },
  );
  if (picked === stop) {
    await ask(session, forgetLocalModelRequest, {});
    await editor.choose(undefined);
    void window.showInformationMessage(l10n.t('{0} is no longer used.', used));
  }
  const language = target ?? trialLanguage();
  if (picked?.editorModel) return tryEditorModel(session, editor, picked.editorModel, language);
  if (!picked?.model || !(await tryModel(session, picked.model, picked.model.id, language))) return false;
  await editor.choose(undefined);
  return true;
}

/** Asks VS Code's model a first time: VS Code has the person agree to it then. */
async function tryEditorModel(
  session: Pick<Session, 'client'>,
  editor: EditorModels,
  { vendor, id, name }: ChosenEditorModel,
  target: string,
): Promise<boolean> {
  const { url, key } = await editor.bridge();
  const model = { id: `${vendor}/${id}`, program: 'VS Code', url, key };
  if (!(await tryModel(session, model, name, target))) return false;
  await editor.choose({ vendor, id, name });
  return true;
}

async function tryModel(
  session: Pick<Session, 'client'>,
  model: Omit<UseLocalModelParams, 'target'>,
  name: string,
  target: string,
): Promise<boolean> {
  const params: UseLocalModelParams = { ...model, target };
  const trial = await withCancellation(l10n.t('Interline: trying {0}', name), (token) =>
    ask(session, useLocalModelRequest, params, token),
  );
  if (!trial) return false;
  void window.showInformationMessage(l10n.t('{0} now translates. A sample: {1}', name, trial.answer));
  return true;
}

function modelItem(model: LocalModels['models'][number], chosen: NamedLocalModel | undefined): ModelItem {
  const isUsed = chosen?.id === model.id && chosen.url === model.url;
  const facts = [model.program, model.parameters, model.size === undefined ? undefined : dataSize(model.size)];
  return {
    label: `$(${isUsed ? 'check' : 'chip'}) ${model.id}`,
    description: facts.filter((fact) => fact !== undefined).join(' · '),
    model: { id: model.id, program: model.program, url: model.url },
  };
}

function editorItem(model: LanguageModelChat, chosen: ChosenEditorModel | undefined): ModelItem {
  const { vendor, id, name, family } = model;
  const isUsed = chosen?.vendor === vendor && chosen.id === id;
  return {
    label: `$(${isUsed ? 'check' : 'comment-discussion'}) ${name}`,
    description: [vendor, family].join(' · '),
    editorModel: { vendor, id, name },
  };
}

/** Where no text waits for a translation: the language of the editor, or Spanish where that is English. */
function trialLanguage(): string {
  const [root = 'en'] = env.language.split('-');
  return root === 'en' ? 'es' : root;
}
