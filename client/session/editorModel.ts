import { type Disposable, EventEmitter, type ExtensionContext, type LanguageModelChat, lm, workspace } from 'vscode';
import { machineSetting } from './machineSetting.ts';
import { type ModelBridge, openModelBridge } from './modelBridge.ts';

/** A language model of VS Code that the person chose for translations. */
export interface ChosenEditorModel {
  readonly vendor: string;
  readonly id: string;
  readonly name: string;
}

/** The language models that VS Code offers to extensions, and the one that translates. */
export interface EditorModels extends Disposable {
  /** Those that there are; none where the setting or the workspace's trust forbids them. */
  available(): Promise<readonly LanguageModelChat[]>;
  /** The one that translates now. */
  chosen(): ChosenEditorModel | undefined;
  /** Chooses one for every window of this user, or none. */
  choose(model: ChosenEditorModel | undefined): Promise<void>;
  /** Where a model can be asked as programs on this machine are; only who has the key can. */
  bridge(): Promise<ModelBridge>;
  /** Another one was chosen, or none may be used any more. */
  onChange(listener: () => void): Disposable;
}

const stateName = 'interline.editorModel';

/** The models of an extension's context. */
export function editorModels(context: ExtensionContext): EditorModels {
  const changed = new EventEmitter<void>();
  let bridge: Promise<ModelBridge> | undefined;
  // Texts leave the machine with some of these models: what is not trusted, and no workspace, switches them on.
  const isAllowed = () =>
    workspace.isTrusted &&
    workspace.getConfiguration('interline.models').inspect<boolean>('editor')?.globalValue !== false;
  const settings = workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration('interline.models.editor')) changed.fire();
  });
  return {
    async available() {
      return isAllowed() ? await lm.selectChatModels() : [];
    },
    chosen() {
      // A model that the settings name goes first.
      return isAllowed() && !machineSetting('service.endpoint')
        ? context.globalState.get<ChosenEditorModel>(stateName)
        : undefined;
    },
    async choose(model) {
      if (!model && !context.globalState.get(stateName)) return;
      await context.globalState.update(stateName, model);
      changed.fire();
    },
    bridge() {
      bridge ??= openModelBridge();
      bridge.catch(() => {
        bridge = undefined;
      });
      return bridge;
    },
    onChange: (listener) => changed.event(listener),
    dispose() {
      settings.dispose();
      changed.dispose();
      void bridge?.then((open) => open.dispose());
    },
  };
}
