import { Disposable, l10n, MarkdownString, StatusBarAlignment, window } from 'vscode';
import { activeFile } from '../session/activeFile.ts';
import { fileWork } from './fileWork.ts';
import type { OverviewStore } from './overviewStore.ts';
import { share, type Work } from './overviewTree.ts';
import { workLines } from './workText.ts';

/** The item at the foot of the window that says how far the file in the editor is; a click lists what is left. */
export function fileStatus(store: OverviewStore): Disposable {
  const item = window.createStatusBarItem('interline.file', StatusBarAlignment.Right, 91);
  item.name = l10n.t('Localization Progress');
  item.command = 'interline.showUnfinished';
  let files = fileWork(store.overview);
  const update = () => {
    const uri = activeFile();
    const work = uri && files.of(uri);
    if (!work || (work.total === 0 && work.findings === 0)) {
      item.hide();
      return;
    }
    item.text = label(work);
    const lines = workLines(work);
    item.accessibilityInformation = { label: lines.join(' ') };
    const tooltip = new MarkdownString();
    for (const line of [...lines, l10n.t('Click to list what is left.')])
      tooltip.appendText(line).appendMarkdown('\n\n');
    item.tooltip = tooltip;
    item.show();
  };
  const changes = [
    store.onChange((overview) => {
      files = fileWork(overview);
      update();
    }),
    window.onDidChangeActiveTextEditor(update),
    window.tabGroups.onDidChangeTabs(update),
  ];
  update();
  return Disposable.from(item, ...changes);
}

/** @example '$(checklist) 94 % $(eye) 3 $(warning) 6' */
function label(work: Work): string {
  const part = share(work);
  return [
    part === undefined ? '$(checklist)' : `$(checklist) ${part} %`,
    ...(work.needsReview > 0 ? [`$(eye) ${work.needsReview}`] : []),
    ...(work.findings > 0 ? [`$(${work.errors > 0 ? 'error' : 'warning'}) ${work.findings}`] : []),
  ].join(' ');
}
