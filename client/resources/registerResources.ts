import { Disposable, Uri } from 'vscode';
import { comparisons } from '../session/comparisons.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import type { Session } from '../session/session.ts';
import { styleForms } from '../styleForm/styleForms.ts';
import {
  addLanguages,
  createResource,
  deleteResource,
  exportResource,
  importEntries,
  importResource,
  openResource,
  renameResource,
  useResource,
} from './resourceCommands.ts';
import { resourceFiles } from './resourceFiles.ts';
import { resourcesView } from './resourcesView.ts';
import type { ResourceNode } from './resourceTree.ts';
import { addInstruction, removeRule } from './styleCommands.ts';
import { syncGlossary } from './syncGlossary.ts';

/** The view of what the service keeps, its commands, and its texts as documents. */
export function registerResources(
  extension: Uri,
  session: Session,
  connections: ConnectionStore,
  register: RegisterCommand,
): Disposable {
  const view = resourcesView(session, connections);
  const forms = styleForms(extension, session, () => view.refresh('style'));
  const parts = { session, view, forms };
  const glossaryComparisons = comparisons('interline-glossary');
  /** Menus hand over their entry, keys nothing. */
  const nodeOf = (args: readonly unknown[]): ResourceNode | undefined => (isNode(args[0]) ? args[0] : view.selection());
  return Disposable.from(
    view,
    forms,
    glossaryComparisons,
    resourceFiles(session, view.refresh),
    register('interline.refreshResources', async () => view.refresh()),
    register('interline.createResource', () => createResource(parts)),
    register('interline.createGlossary', () => createResource(parts, 'glossary')),
    register('interline.createStyleRules', () => createResource(parts, 'style')),
    register('interline.createSpokenTerms', () => createResource(parts, 'spoken')),
    register('interline.importResource', () => importResource(parts)),
    register('interline.importGlossary', () => importResource(parts, 'glossary')),
    register('interline.importStyleRules', () => importResource(parts, 'style')),
    register('interline.importMemory', () => importResource(parts, 'memory')),
    register('interline.importSpokenTerms', () => importResource(parts, 'spoken')),
    register('interline.importEntries', (...args) => importEntries(parts, nodeOf(args))),
    register('interline.openResource', (...args) => openResource(parts, nodeOf(args))),
    register('interline.addResourceLanguages', (...args) => addLanguages(nodeOf(args))),
    register('interline.renameResource', (...args) => renameResource(parts, nodeOf(args))),
    register('interline.exportResource', (...args) => exportResource(parts, nodeOf(args))),
    register('interline.useResource', (...args) => useResource(parts, nodeOf(args))),
    register('interline.syncGlossary', (chosen) =>
      syncGlossary(parts, glossaryComparisons, chosen instanceof Uri || isNode(chosen) ? chosen : undefined),
    ),
    register('interline.addStyleInstruction', (...args) => addInstruction(parts, nodeOf(args))),
    register('interline.deleteResource', (...args) => {
      const node = nodeOf(args);
      const isOfList = node?.type === 'rule' || node?.type === 'instruction';
      return isOfList ? removeRule(parts, node) : deleteResource(parts, node);
    }),
  );
}

function isNode(value: unknown): value is ResourceNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
