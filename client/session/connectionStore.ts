import { type Disposable, EventEmitter, type ExtensionContext, workspace } from 'vscode';
import { type EngineOptions, readEngineOptions } from '../../shared/engineOptions.ts';
import type { Connection } from '../../shared/protocol.ts';
import type { EditorModels } from './editorModel.ts';
import type { KeptService } from './keptServices.ts';
import { machineSetting } from './machineSetting.ts';
import { serviceChoice } from './serviceChoice.ts';

/** Where the service is and what opens it, from the machine's settings and the editor's secret storage. */
export interface ConnectionStore extends Disposable {
  /**
   * The connection to be used now. In a workspace that is not trusted it is always the embedded service: nothing of
   * such a workspace leaves the machine.
   */
  current(): Promise<Connection>;
  /** The language models that VS Code itself offers. */
  readonly models: EditorModels;
  /** The base URL of the remote service that this project uses, or undefined for the embedded one. */
  url(): string | undefined;
  /** Scheme of the Authorization header that this service takes. */
  scheme(): string;
  /** Every service that the person signed in to; {@link url} says which one is used here. */
  services(): readonly KeptService[];
  /**
   * Chooses the service of the project in this window, `embedded` among them.
   *
   * @param where `everywhere` makes it that of all projects which have no other.
   */
  choose(url: string | 'embedded', where: 'project' | 'everywhere'): Promise<void>;
  /** What the status bar calls the service: the remote host, or `embedded`. */
  host(): string;
  /** Uses a connection for a moment without storing it, to find out whether it works. `undefined` ends that. */
  consider(candidate: Candidate | undefined): void;
  /**
   * Stores the key under its URL. The first service is the one of all projects, whose URL and scheme are in the user's
   * settings; a further one is that of the project in this window.
   */
  keep(candidate: Candidate): Promise<void>;
  /** Stores the key of administrators of the current service; undefined deletes it. */
  keepAdminKey(key: string | undefined): Promise<void>;
  /** Deletes the keys of the current service and goes back to that of all projects, else to the embedded one. */
  forget(): Promise<void>;
  /** The connection is another one than before. */
  onChange(listener: () => void): Disposable;
}

/** A connection that someone entered. */
export interface Candidate {
  readonly url: string;
  readonly key: string;
  /** Scheme of the Authorization header; the settings' one where it is absent. */
  readonly scheme?: string;
}

const section = 'interline.service';

/** A key is stored under the URL it was entered for, so that no change of settings can send it elsewhere. */
const [keyStart, adminKeyStart] = ['interline.key ', 'interline.adminKey '];
const secretName = (url: string) => keyStart + url;
const adminSecretName = (url: string) => adminKeyStart + url;

/** The store of an extension's context. */
export function connectionStore(context: ExtensionContext, models: EditorModels): ConnectionStore {
  const changed = new EventEmitter<void>();
  let candidate: Candidate | undefined;
  const machine = (name: string) => machineSetting(`service.${name}`);
  const choice = serviceChoice(context);
  const { scheme, services } = choice;
  const url = () => choice.used()?.url;
  const subscriptions = [
    changed,
    models.onChange(() => changed.fire()),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(section)) changed.fire();
    }),
    workspace.onDidGrantWorkspaceTrust(() => changed.fire()),
    context.secrets.onDidChange((event) => {
      if (event.key.startsWith(keyStart) || event.key.startsWith(adminKeyStart)) changed.fire();
    }),
  ];
  return {
    async current() {
      const engines = readEngineOptions(({ name }) => machine(name));
      const embedded: Connection = {
        scheme: scheme(),
        // One service owns a folder, and every window starts its own: a folder for each workspace keeps them apart.
        dataFolder: (context.storageUri ?? context.globalStorageUri).fsPath,
        engines,
        ...(await editorModel(models, engines)),
      };
      if (candidate) return { ...embedded, ...candidate };
      const remote = url();
      if (!remote || !workspace.isTrusted) return embedded;
      const key = await context.secrets.get(secretName(remote));
      const adminKey = await context.secrets.get(adminSecretName(remote));
      return { ...embedded, url: remote, ...(key ? { key } : {}), ...(adminKey ? { adminKey } : {}) };
    },
    models,
    url,
    scheme,
    services,
    async choose(next, where) {
      await choice.choose(next, where);
      changed.fire();
    },
    host() {
      const remote = candidate?.url ?? (workspace.isTrusted ? url() : undefined);
      return remote ? new URL(remote).host : 'embedded';
    },
    consider(next) {
      candidate = next;
      changed.fire();
    },
    async keep(accepted) {
      await context.secrets.store(secretName(accepted.url), accepted.key);
      await choice.add({ url: accepted.url, scheme: accepted.scheme ?? scheme() });
      candidate = undefined;
      changed.fire();
    },
    async keepAdminKey(key) {
      const remote = url();
      if (!remote) return;
      if (key === undefined) await context.secrets.delete(adminSecretName(remote));
      else await context.secrets.store(adminSecretName(remote), key);
      changed.fire();
    },
    async forget() {
      const remote = url();
      if (remote) {
        await context.secrets.delete(secretName(remote));
        await context.secrets.delete(adminSecretName(remote));
      }
      await choice.forget();
      changed.fire();
    },
    onChange: (listener) => changed.event(listener),
    dispose() {
      for (const subscription of subscriptions) subscription.dispose();
    },
  };
}

/** The language model of VS Code that the person chose, as the embedded service asks it. */
async function editorModel(models: EditorModels, engines: EngineOptions): Promise<Partial<Connection>> {
  const chosen = models.chosen();
  if (!chosen) return {};
  const { url, key } = await models.bridge();
  const endpointModel = `${chosen.vendor}/${chosen.id}`;
  return { engines: { ...engines, endpoint: url, endpointModel }, endpointKey: key, reviewsModel: true };
}
