import { join } from 'node:path';
import { setUpRequest } from '../../shared/overviewProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { settingsFile } from '../../shared/settings.ts';
import { pathOf, uriOf } from '../lsp/paths.ts';
import { RequestRefused } from '../lsp/safely.ts';
import { firstSettings, settingsText } from '../workspace/firstSettings.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import type { Feature } from './feature.ts';

/** Writes the first settings of a folder, from the files that are there; see `interline init`. */
export const projectSetUp: Feature = {
  register(registry, session) {
    registry.onRequest(setUpRequest, async ({ folder }, { signal }) => {
      const root = pathOf(folder);
      if (root === undefined) throw new RequestRefused(say`Only a folder on disk can be set up.`);
      const settings = await firstSettings(await openWorkspace(root), signal);
      if (settings.count === 0) throw new RequestRefused(say`There are no localization files in this folder.`);
      const path = join(root, settingsFile);
      await writeAtomically(path, new TextEncoder().encode(settingsText(settings)), 'create');
      session.projects.changedOnDisk(path);
      session.filesChanged([]);
      return { uri: uriOf(path) };
    });
  },
};
