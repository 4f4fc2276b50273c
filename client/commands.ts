import { Disposable, type ExtensionContext, Uri } from 'vscode';
import { checkWorkspace } from './checkWorkspace.ts';
import { configureChecks } from './configureChecks.ts';
import { configureProject } from './configureProject.ts';
import { clearQualityIssues, evaluateThisFile } from './explorer/evaluation.ts';
import { fixFile, goToUnfinished, translateFile, translateSegment, translateStale } from './fileCommands.ts';
import type { GridEditors } from './grid/gridEditor.ts';
import { openExample } from './openExample.ts';
import type { Translate } from './preview/translateWithPreview.ts';
import { extractTexts, syncLanguages } from './projectEdits.ts';
import type { ConnectionStore } from './session/connectionStore.ts';
import { useLocalModel } from './session/localModels.ts';
import { manageModels } from './session/offlineModels.ts';
import type { RegisterCommand } from './session/registerCommand.ts';
import type { Session } from './session/session.ts';
import { setUpProject } from './setUpProject.ts';
import { showStatus } from './showStatus.ts';
import { signIn, signOut } from './signIn.ts';
import { switchService } from './switchService.ts';

/**
 * Registers the commands that belong to no view. The server's own commands (see shared/protocol.ts) are registered by the
 * protocol library under other names.
 */
export function registerCommands(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  tables: GridEditors,
  register: RegisterCommand,
  translate: Translate,
): Disposable {
  return Disposable.from(
    register('interline.signIn', () => signIn(session, connections)),
    register('interline.signOut', () => signOut(connections)),
    register('interline.switchService', () => switchService(connections)),
    register('interline.showStatus', () => showStatus(session, connections)),
    register('interline.manageOfflineLanguages', () => manageModels(session)),
    register('interline.useLocalModel', () => useLocalModel(session, connections)),
    register('interline.restartServer', () => session.restart()),
    register('interline.checkWorkspace', () => checkWorkspace(session)),
    register('interline.translateThisFile', (uri) => translateFile(session, translate, asUri(uri))),
    register('interline.translateChanged', (uri) => translateStale(session, translate, asUri(uri))),
    register('interline.translateThisSegment', () => translateSegment(session)),
    register('interline.goToNextUnfinished', () => goToUnfinished(session, tables, 'next')),
    register('interline.goToPreviousUnfinished', () => goToUnfinished(session, tables, 'previous')),
    register('interline.configureProject', () => configureProject(session)),
    register('interline.configureChecks', () => configureChecks(session)),
    register('interline.openExample', (wanted) => openExample(context, tables.open, wanted)),
    register('interline.setUpProject', () => setUpProject(session)),
    register('interline.syncLanguages', () => syncLanguages(session)),
    register('interline.extractFile', () => extractTexts(session, 'file')),
    register('interline.extractProject', () => extractTexts(session, 'project')),
    register('interline.fixThisFile', (uri) => fixFile(session, asUri(uri))),
    register('interline.evaluateThisFile', (uri) => evaluateThisFile(session, asUri(uri))),
    register('interline.clearQualityIssues', () => clearQualityIssues(session)),
    register('interline.openAsTable', (uri) => tables.open(asUri(uri))),
    register('interline.openLanguages', (uri) => tables.openLanguages(asUri(uri))),
    register('interline.openAsText', () => tables.openAsText()),
    register('interline.tableNextUntranslated', () => tables.act('next-untranslated')),
    register('interline.tablePreviousUntranslated', () => tables.act('previous-untranslated')),
    register('interline.tableNextReview', () => tables.act('next-needs-review')),
    register('interline.tablePreviousReview', () => tables.act('previous-needs-review')),
    register('interline.tableNextFinding', () => tables.act('next-finding')),
    register('interline.tablePreviousFinding', () => tables.act('previous-finding')),
    register('interline.tableTranslate', () => tables.act('translate')),
    register('interline.tableCopySource', () => tables.act('copy-source')),
    register('interline.tableGive', () => tables.act('give')),
    register('interline.tableReview', () => tables.act('review')),
    register('interline.tableApprove', () => tables.act('approve')),
    register('interline.tableNeedsReview', () => tables.act('needs-review')),
    register('interline.tableClear', () => tables.act('clear')),
    register('interline.tableAddRow', () => tables.act('add-row')),
    register('interline.tableDeleteRows', () => tables.act('delete-rows')),
    register('interline.tableRenameKey', () => tables.act('rename-key')),
    register('interline.tableExport', () => tables.act('export')),
    register('interline.tableFilter', () => tables.act('filter')),
    register('interline.tableChangedSince', () => tables.act('changed-since')),
  );
}

/** Menus of the explorer and of editor titles hand over the file; the palette hands over nothing. */
function asUri(argument: unknown): Uri | undefined {
  return argument instanceof Uri ? argument : undefined;
}
