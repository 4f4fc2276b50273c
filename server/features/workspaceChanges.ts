import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  FileChangeType,
} from 'vscode-languageserver';
import { formats } from '../../shared/formats/formats.ts';
import { codeExtensions } from '../code/readCode.ts';
import { pathOf } from '../lsp/paths.ts';
import type { Session } from '../lsp/session.ts';
import { rediscover } from './discovery.ts';
import type { Feature } from './feature.ts';

/** Follows settings, folders and files on disk. */
export const workspaceChanges: Feature = {
  capabilities: (client) =>
    client.workspaceFolders ? { workspace: { workspaceFolders: { supported: true, changeNotifications: true } } } : {},

  async initialized(session) {
    const { client, connection } = session;
    if (client.workspaceFolders) {
      // The library has a handler of its own for the notification, which a second one would not see.
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        session.projects.remove(pathsOf(removed));
        session.projects.add(pathsOf(added));
        session.filesChanged([]);
      });
    }
    if (client.registersSettings) {
      await connection.client.register(DidChangeConfigurationNotification.type, { section: 'interline' });
    }
    if (client.watchesFiles) {
      await connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: watchedGlob() }],
      });
    }
  },

  register(registry, session) {
    registry.onNotification(DidChangeConfigurationNotification.type, () => {
      session.projects.reopen();
      session.filesChanged([]);
    });
    registry.onNotification<Watched>(DidChangeWatchedFilesNotification.type, async ({ changes }) => {
      const paths: string[] = [];
      const settles: string[] = [];
      for (const { uri, type } of changes) {
        const path = pathOf(uri);
        if (path === undefined) continue;
        paths.push(path);
        if (session.projects.changedOnDisk(path) === 'settings') settles.push(path);
        if (type !== FileChangeType.Changed) await forgetDiscovery(session, path);
      }
      const settled = settles.length > 0;
      session.filesChanged(settled ? [] : paths);
    });
  },
};

interface Watched {
  readonly changes: readonly { readonly uri: string; readonly type: FileChangeType }[];
}

function pathsOf(folders: readonly { readonly uri: string }[]): string[] {
  return folders.map(({ uri }) => pathOf(uri)).filter((path) => path !== undefined);
}

async function forgetDiscovery(session: Session, path: string): Promise<void> {
  const { workspace } = await session.projects.for(path);
  rediscover(workspace);
}

/** Every file that can change what is found: localization files, glossaries, memories, settings and source code. */
function watchedGlob(): string {
  const ofFormats = formats.flatMap((format) => format.extensions);
  const extensions = [...ofFormats, ...codeExtensions].map((extension) => extension.slice(1));
  return `**/*.{${[...new Set([...extensions, 'csv', 'tsv', 'tbx', 'tmx', 'json', 'gitignore'])].join(',')}}`;
}
