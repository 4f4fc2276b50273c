import { Disposable, l10n, Uri } from 'vscode';
import {
  type InstructStyleParams,
  instructStyleRequest,
  type SetStyleRuleParams,
  setStyleRuleRequest,
} from '../../shared/resourcesProtocol.ts';
import { ask } from '../session/ask.ts';
import { askText } from '../session/askText.ts';
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
  type ResourceParts,
  renameResource,
  resourceOf,
  useResource,
} from './resourceCommands.ts';
import { resourceFiles } from './resourceFiles.ts';
import { resourcesView } from './resourcesView.ts';
import type { ResourceNode } from './resourceTree.ts';
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

/** Characters of a label and a prompt, as the service takes them. */
const longestLabel = 100;
const longestPrompt = 300;

/** Adds an instruction in words to a list of style rules. */
async function addInstruction(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { id, name } = resourceOf(node);
  const title = l10n.t('Instruction for “{0}”', name);
  const label = await askWords(title, l10n.t('Name of the instruction'), longestLabel);
  const prompt =
    label && (await askWords(title, l10n.t('What translations should follow, in plain words'), longestPrompt));
  if (!label || !prompt) return;
  await ask(parts.session, instructStyleRequest, { id, label, prompt } satisfies InstructStyleParams);
  parts.view.refresh('style');
}

/** Takes a rule or an instruction out of its list. */
async function removeRule(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { id } = resourceOf(node);
  if (node?.type === 'instruction') {
    const params: InstructStyleParams = { id, instruction: node.instruction.id };
    await ask(parts.session, instructStyleRequest, params);
  } else if (node?.type === 'rule') {
    const { category, rule } = node.choice;
    await ask(parts.session, setStyleRuleRequest, { id, category, rule } satisfies SetStyleRuleParams);
    parts.forms.reload(id);
  }
  parts.view.refresh('style');
}

function askWords(title: string, prompt: string, longest: number): Promise<string | undefined> {
  return askText({ title, prompt, ignoreFocusOut: true }, l10n.t('The text is empty.'), ({ length }) =>
    length > longest ? l10n.t('At most {0} characters.', longest) : undefined,
  );
}
