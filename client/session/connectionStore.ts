import { type Disposable, EventEmitter, type ExtensionContext, workspace } from 'vscode';
import { defaultScheme } from '../../shared/api/authScheme.ts';
import { type EngineOptions, readEngineOptions } from '../../shared/engineOptions.ts';
import type { Connection } from '../../shared/protocol.ts';
import type { EditorModels } from './editorModel.ts';
import { machineSetting } from './machineSetting.ts';
import { normalizeServiceUrl } from './serviceUrl.ts';

/** Where the service is and what opens it, from the machine's settings and the editor's secret storage. */
export interface ConnectionStore extends Disposable {
  /**
   * The connection to be used now. In a workspace that is not trusted it is always the embedded service: nothing of
   * such a workspace leaves the machine.
   */
  current(): Promise<Connection>;
  /** The language models that VS Code itself offers. */
  readonly models: EditorModels;
  /** The remote service's base URL, or undefined for the embedded one. */
  url(): string | undefined;
  /** Scheme of the Authorization header, as the machine's settings have it. */
  scheme(): string;
  /** What the status bar calls the service: the remote host, or `embedded`. */
  host(): string;
  /** Uses a connection for a moment without storing it, to find out whether it works. `undefined` ends that. */
  consider(candidate: Candidate | undefined): void;
  /** Stores the key under its URL, and the URL and the scheme in the user's settings. */
  keep(candidate: Candidate): Promise<void>;
  /** Stores the key of administrators of the current service; undefined deletes it. */
  keepAdminKey(key: string | undefined): Promise<void>;
  /** Deletes the keys of the current service and goes back to the embedded one. */
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
  const scheme = () => machine('authScheme') ?? defaultScheme;
  const url = () => normalizeServiceUrl(machine('url') ?? '');
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
      const settings = workspace.getConfiguration(section);
      if (accepted.scheme && accepted.scheme !== scheme()) await settings.update('authScheme', accepted.scheme, true);
      await settings.update('url', accepted.url, true);
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
      await workspace.getConfiguration(section).update('url', undefined, true);
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
