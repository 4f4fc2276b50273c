import { type ExtensionContext, workspace } from 'vscode';
import { normalizeServiceUrl } from './serviceUrl.ts';

/** A service that somebody signed in to. Its key is in the secret storage, under the URL. */
export interface KeptService {
  readonly url: string;
  /** Scheme of the Authorization header. */
  readonly scheme: string;
}

/** The services that somebody signed in to, and the one that the project of this window uses. */
export interface KeptServices {
  /** In the order in which they were added. */
  list(): readonly KeptService[];
  /** A kept service, `embedded`, or undefined where the project uses the service of all projects. */
  chosen(): KeptService | 'embedded' | undefined;
  /** Undefined goes back to the service of all projects. Without an open folder nothing is chosen. */
  choose(url: string | 'embedded' | undefined): Promise<void>;
  add(service: KeptService): Promise<void>;
  /** Forgets a service, also in the projects that use it. */
  remove(url: string): Promise<void>;
}

const [listName, choicesName] = ['interline.services', 'interline.serviceOfProject'];

/**
 * The services of an extension's context. They and the choices are in the editor's own state for this user, the choices under
 * the address of the open folder or workspace file: nothing that lies in a workspace can name a service.
 */
export function keptServices({ globalState }: Pick<ExtensionContext, 'globalState'>): KeptServices {
  const list = () => (globalState.get<readonly KeptService[]>(listName) ?? []).filter(isService);
  const choices = () => globalState.get<Readonly<Record<string, string>>>(choicesName) ?? {};
  const project = () => {
    const file = workspace.workspaceFile;
    return (file && file.scheme !== 'untitled' ? file : workspace.workspaceFolders?.[0]?.uri)?.toString();
  };
  const keepChoices = (kept: readonly (readonly [string, string])[]) =>
    globalState.update(choicesName, Object.fromEntries(kept));
  return {
    list,
    chosen() {
      const choice = choices()[project() ?? ''];
      return choice === 'embedded' ? choice : list().find(({ url }) => url === choice);
    },
    async choose(url) {
      const name = project();
      if (name === undefined) return;
      const others = Object.entries(choices()).filter(([other]) => other !== name);
      await keepChoices(url === undefined ? others : [...others, [name, url]]);
    },
    async add(service) {
      await globalState.update(listName, [...list().filter(({ url }) => url !== service.url), service]);
    },
    async remove(url) {
      await globalState.update(
        listName,
        list().filter((one) => one.url !== url),
      );
      await keepChoices(Object.entries(choices()).filter(([, choice]) => choice !== url));
    },
  };
}

function isService(value: unknown): value is KeptService {
  const { url, scheme } = (value ?? {}) as Partial<KeptService>;
  return typeof url === 'string' && normalizeServiceUrl(url) === url && typeof scheme === 'string';
}
