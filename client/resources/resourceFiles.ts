import {
  Disposable,
  EventEmitter,
  type FileChangeEvent,
  FilePermission,
  FileSystemError,
  type FileSystemProvider,
  FileType,
  Uri,
  workspace,
} from 'vscode';
import {
  type ResourceKind,
  resourceKinds,
  resourceTextRequest,
  type ServiceResource,
  storeTextRequest,
} from '../../shared/resourcesProtocol.ts';
import { resourceScheme as scheme } from '../../shared/termTableProtocol.ts';
import { ask } from '../session/ask.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';

const extensions: Readonly<Partial<Record<ResourceKind, string>>> = { glossary: 'tsv', memory: 'tmx', spoken: 'txt' };

/**
 * The URI under which the editor opens what a resource has for some languages.
 *
 * @example `${resourceUri(glossary, ['en', 'de'])}` // 'interline-service:/glossary/ID/en~de/Harbour en-de.tsv'
 */
export function resourceUri({ kind, id, name }: ServiceResource, languages: readonly string[]): Uri {
  const words = `${name} ${kind === 'memory' ? '' : languages.join('-')}`.replace(/[/\\:?#]/g, ' ').trim();
  return Uri.from({ scheme, path: `/${kind}/${id}/${languages.join('~')}/${words}.${extensions[kind] ?? 'txt'}` });
}

/** The text that was read last, and when it last differed from the one before; in ms. */
interface Seen {
  readonly text: string;
  readonly mtime: number;
}

/**
 * Opens texts of the service as documents that are saved there. Where the service has another text than the one that was
 * opened, the editor offers to compare and to overwrite, as it does for files.
 *
 * @param onStore is called when something of a kind was saved.
 */
export function resourceFiles(session: Session, onStore: (kind: ResourceKind) => void): Disposable {
  const changed = new EventEmitter<FileChangeEvent[]>();
  const seen = new Map<string, Seen>();
  const asked = new Map<string, Promise<Seen>>();
  const read = async (uri: Uri): Promise<Seen> => {
    const part = partOf(uri);
    const before = seen.get(uri.toString());
    // A memory does not change, and its export is a job of which there is one at a time.
    if (before && part.kind === 'memory') return before;
    const text = await askOrRefuse(session, resourceTextRequest, part);
    if (before?.text === text) return before;
    const now = { text, mtime: Math.max(Date.now(), (before?.mtime ?? 0) + 1) };
    seen.set(uri.toString(), now);
    return now;
  };
  /** The editor asks for the size and for the text at the same time: the service is asked once. */
  const fetch = (uri: Uri): Promise<Seen> => {
    const name = uri.toString();
    const answer = asked.get(name) ?? read(uri).finally(() => asked.delete(name));
    asked.set(name, answer);
    return answer;
  };
  const refuse = (uri: Uri): never => {
    throw FileSystemError.NoPermissions(uri);
  };
  const provider: FileSystemProvider = {
    onDidChangeFile: changed.event,
    watch: () => new Disposable(() => undefined),
    async stat(uri) {
      const { text, mtime } = await fetch(uri);
      const size = new TextEncoder().encode(text).length;
      const isMemory = partOf(uri).kind === 'memory';
      return {
        type: FileType.File,
        ctime: 0,
        mtime,
        size,
        ...(isMemory ? { permissions: FilePermission.Readonly } : {}),
      };
    },
    readFile: async (uri) => new TextEncoder().encode((await fetch(uri)).text),
    async writeFile(uri, content) {
      const part = partOf(uri);
      await askOrRefuse(session, storeTextRequest, { ...part, text: new TextDecoder().decode(content) });
      onStore(part.kind);
    },
    readDirectory: refuse,
    createDirectory: refuse,
    delete: refuse,
    rename: refuse,
  };
  return Disposable.from(changed, workspace.registerFileSystemProvider(scheme, provider, { isCaseSensitive: true }));
}

function partOf(uri: Uri) {
  const [, kind, id = '', languages = ''] = uri.path.split('/');
  const wanted = resourceKinds.find((each) => each === kind);
  if (!wanted || uri.path.split('/').length !== 5) throw FileSystemError.FileNotFound(uri);
  return { kind: wanted, id, languages: languages.split('~') };
}

/** @throws FileSystemError with the sentence of the service, which the editor shows. */
const askOrRefuse: typeof ask = async (session, request, params) => {
  try {
    return await ask(session, request, params);
  } catch (error) {
    throw FileSystemError.Unavailable(failureText(error));
  }
};
