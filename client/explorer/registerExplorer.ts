import { Disposable, type Memento } from 'vscode';
import type { GridEditors } from '../grid/gridEditor.ts';
import type { Translate } from '../preview/translateWithPreview.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import type { Session } from '../session/session.ts';
import {
  addLanguage,
  addLanguageToEntries,
  evaluateEntries,
  fixEntries,
  openEntries,
  openEntryFiles,
  openEntryLanguages,
  openProjectFiles,
  translateEntries,
} from './explorerCommands.ts';
import { explorerView } from './explorerView.ts';
import { fileDecorations } from './fileDecorations.ts';
import { fileStatus } from './fileStatus.ts';
import { overviewStore } from './overviewStore.ts';
import { approveEntries, exportEntries } from './reviewCommands.ts';
import { showUnfinished } from './showUnfinished.ts';

/** What shows how far a project is. */
export interface Explorer extends Disposable {
  /** Calls back when files changed, once what was counted is there. */
  onChange(listener: () => void): Disposable;
}

/** Everything that shows how far a project is: the view with its commands, the status bar item, marks on files. */
export function registerExplorer(
  session: Session,
  register: RegisterCommand,
  translate: Translate,
  state: Memento,
  tables: GridEditors,
): Explorer {
  const store = overviewStore(session);
  const view = explorerView(store, state);
  const parts = { session, store, view, translate, tables };
  const all = Disposable.from(
    store,
    view,
    fileStatus(store),
    fileDecorations(store),
    register('interline.showUnfinished', () => showUnfinished(session)),
    register('interline.refreshOverview', () => store.refresh()),
    register('interline.groupByFile', () => view.group('files')),
    register('interline.groupByLanguage', () => view.group('languages')),
    register('interline.openEntry', (...args) => openEntries(parts, args)),
    register('interline.openEntryLanguages', (...args) => openEntryLanguages(parts, args)),
    register('interline.openEntryFiles', (...args) => openEntryFiles(parts, args)),
    register('interline.openProjectFiles', () => openProjectFiles(parts)),
    register('interline.translateEntry', (...args) => translateEntries(parts, args)),
    register('interline.fixEntry', (...args) => fixEntries(parts, args)),
    register('interline.approveEntry', (...args) => approveEntries(parts, args)),
    register('interline.exportEntry', (...args) => exportEntries(parts, args)),
    register('interline.evaluateEntry', (...args) => evaluateEntries(parts, args)),
    register('interline.addLanguageEntry', (...args) => addLanguageToEntries(parts, args)),
    register('interline.addLanguage', () => addLanguage(parts)),
  );
  return { onChange: (listener) => store.onChange(listener), dispose: () => all.dispose() };
}
