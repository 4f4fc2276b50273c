import { Disposable, EventEmitter, FileDecoration, ThemeColor, type Uri, window, workspace } from 'vscode';
import { fileWork } from './fileWork.ts';
import type { OverviewStore } from './overviewStore.ts';
import { share, type Work } from './overviewTree.ts';
import { workLines } from './workText.ts';

const setting = 'interline.decorations.enabled';

/**
 * Marks files of the editor's own explorer: a circle that is filled as far as the file is translated, red where it has
 * errors. Finished files have none.
 */
export function fileDecorations(store: OverviewStore): Disposable {
  const changed = new EventEmitter<Uri[]>();
  let files = fileWork(store.overview);
  const isOn = () => workspace.getConfiguration().get<boolean>(setting, true);
  const provider = window.registerFileDecorationProvider({
    onDidChangeFileDecorations: changed.event,
    provideFileDecoration(uri) {
      const work = isOn() ? files.of(uri) : undefined;
      return work && decoration(work);
    },
  });
  return Disposable.from(
    changed,
    provider,
    store.onChange((overview) => {
      const before = files.uris;
      files = fileWork(overview);
      changed.fire([...before, ...files.uris]);
    }),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(setting)) changed.fire([...files.uris]);
    }),
  );
}

/** Empty, and filled to a quarter, half and three quarters. */
const circles = ['○', '◔', '◑', '◕'] as const;

function decoration(work: Work): FileDecoration | undefined {
  const part = share(work);
  const isUnfinished = part !== undefined && work.untranslated + work.needsReview > 0;
  if (!isUnfinished && work.errors === 0) return undefined;
  const badge = isUnfinished ? circles[Math.min(3, Math.floor(part / 25))] : undefined;
  const color = work.errors > 0 ? new ThemeColor('list.errorForeground') : undefined;
  return new FileDecoration(badge, workLines(work).join(' '), color);
}
