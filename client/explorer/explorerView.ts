import { commands, Disposable, EventEmitter, l10n, type Memento, type TreeView, window } from 'vscode';
import { overviewItem } from './overviewItem.ts';
import type { OverviewStore } from './overviewStore.ts';
import { type Grouping, type OverviewNode, overviewTree, rowsOf, workOf } from './overviewTree.ts';

/** The explorer view of Interline. */
export interface ExplorerView extends Disposable {
  /** What the files of a project are put under; kept for this workspace. */
  group(grouping: Grouping): Promise<void>;
  /** What is selected in the view. */
  selection(): readonly OverviewNode[];
}

const groupingKey = 'interline.explorer.grouping';

/**
 * Shows projects, their files or languages and how far they are. The badge counts what is to be done: findings and
 * untranslated texts.
 *
 * @param state of the workspace, where the grouping is kept.
 */
export function explorerView(store: OverviewStore, state: Memento): ExplorerView {
  const changed = new EventEmitter<void>();
  let grouping = state.get<Grouping>(groupingKey, 'files');
  const roots = () => (store.overview ? overviewTree(store.overview, grouping) : []);
  const view = window.createTreeView<OverviewNode>('interline.explorer', {
    showCollapseAll: true,
    canSelectMany: true,
    treeDataProvider: {
      onDidChangeTreeData: changed.event,
      getTreeItem: overviewItem,
      async getChildren(node) {
        // Until the first answer is there the view shows that it waits.
        if (!store.overview) await store.first();
        return [...(node ? node.children : roots())];
      },
    },
  });
  let shown = '';
  const update = () => {
    // Entries are rebuilt with every change, and a menu that is open belongs to those of before.
    const next = JSON.stringify(store.overview);
    if (next === shown) return;
    shown = next;
    view.badge = badge(store);
    view.description = checking(store) ?? '';
    void commands.executeCommand(
      'setContext',
      'interline.explorer.isEmpty',
      store.overview !== undefined && roots().length === 0,
    );
    changed.fire();
  };
  const tellGrouping = () => commands.executeCommand('setContext', groupingKey, grouping);
  void tellGrouping();
  const changes = store.onChange(update);
  return {
    async group(next) {
      grouping = next;
      await state.update(groupingKey, next);
      await tellGrouping();
      changed.fire();
    },
    selection: () => view.selection,
    dispose: () => Disposable.from(changes, view, changed).dispose(),
  };
}

/** How far the first check of the files is, while it lasts. */
function checking({ overview }: OverviewStore): string | undefined {
  const rows = rowsOf(overview);
  const { unchecked } = workOf(rows);
  if (unchecked === 0) return undefined;
  return l10n.t('checking, {0} %', Math.floor((100 * (rows.length - unchecked)) / rows.length));
}

function badge({ overview }: OverviewStore): TreeView<unknown>['badge'] {
  const { findings, untranslated, needsReview } = workOf(rowsOf(overview));
  const value = findings + untranslated + needsReview;
  if (value === 0) return undefined;
  const tooltip = l10n.t('{0} findings, {1} untranslated, {2} to review', findings, untranslated, needsReview);
  return { value, tooltip };
}
