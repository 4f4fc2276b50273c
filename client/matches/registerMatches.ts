import { Disposable, type ExtensionContext } from 'vscode';
import type { RegisterCommand } from '../session/registerCommand.ts';
import type { Session } from '../session/session.ts';
import { matchesView, type RowEditors } from './matchesView.ts';
import { searchMemory } from './searchMemory.ts';

/**
 * The view of matches and terms, its commands, and the search in the memory.
 *
 * @param onEdit calls back when files changed.
 */
export function registerMatches(
  context: ExtensionContext,
  session: Session,
  register: RegisterCommand,
  tables: RowEditors,
  onEdit: (listener: () => void) => Disposable,
): Disposable {
  const view = matchesView(context, session, tables, onEdit);
  return Disposable.from(
    view,
    register('interline.searchMemory', () => searchMemory(session, tables)),
    register('interline.askAlternatives', () => view.askService()),
    register('interline.insertMatch1', () => view.insert(1)),
    register('interline.insertMatch2', () => view.insert(2)),
    register('interline.insertMatch3', () => view.insert(3)),
    register('interline.insertMatch4', () => view.insert(4)),
    register('interline.insertMatch5', () => view.insert(5)),
    register('interline.insertMatch6', () => view.insert(6)),
    register('interline.insertMatch7', () => view.insert(7)),
    register('interline.insertMatch8', () => view.insert(8)),
    register('interline.insertMatch9', () => view.insert(9)),
  );
}
