import { l10n, Uri, window } from 'vscode';
import {
  type CarryOutGlossarySyncParams,
  carryOutGlossarySyncRequest,
  type DictionaryChange,
  type GlossarySyncPlan,
  type PlanGlossarySyncParams,
  planGlossarySyncRequest,
} from '../../shared/glossarySyncProtocol.ts';
import { ask } from '../session/ask.ts';
import type { Comparisons } from '../session/comparisons.ts';
import { needFolder } from '../session/needFolder.ts';
import { withCancellation } from '../session/withCancellation.ts';
import type { ResourceParts } from './resourceCommands.ts';
import type { ResourceNode } from './resourceTree.ts';

/**
 * Shows how a glossary of the service differs from that of the project, and makes it equal once that is confirmed.
 *
 * @param chosen a glossary file of the project, a glossary of the service, or nothing.
 */
export async function syncGlossary(
  parts: ResourceParts,
  comparisons: Comparisons,
  chosen: Uri | ResourceNode | undefined,
): Promise<void> {
  const wanted = await wantedSync(chosen);
  if (!wanted) return;
  const plan = await withCancellation(l10n.t('Interline: comparing glossaries'), (token) =>
    ask(parts.session, planGlossarySyncRequest, wanted, token),
  );
  if (!plan) return;
  const { name, isNew, changes, kept } = plan;
  const stays =
    kept.length === 0
      ? []
      : [
          l10n.t(
            'The project has no terms for {0}; the service keeps its entries. Delete them in the Translation Service view if nobody needs them.',
            kept.join(', '),
          ),
        ];
  if (changes.length === 0) {
    void window.showInformationMessage([l10n.t('“{0}” is up to date.', name), ...stays].join(' '));
    return;
  }
  if (!(await confirm(plan, stays, comparisons))) return;
  const agreed: CarryOutGlossarySyncParams = { token: plan.token };
  try {
    const isDone = await withCancellation(l10n.t('Interline: writing the glossary “{0}”', name), async (token) => {
      await ask(parts.session, carryOutGlossarySyncRequest, agreed, token);
      return true;
    });
    if (!isDone) return;
  } finally {
    parts.view.refresh('glossary');
  }
  const done = isNew
    ? l10n.t('“{0}” was created in the service.', name)
    : l10n.t('“{0}” was updated in the service.', name);
  void window.showInformationMessage([done, ...changes.map(changeLine)].join(' '));
}

async function wantedSync(chosen: Uri | ResourceNode | undefined): Promise<PlanGlossarySyncParams | undefined> {
  if (chosen instanceof Uri) return { uri: chosen.toString() };
  const folder = await needFolder();
  if (!folder) return undefined;
  const uri = Uri.joinPath(folder.uri, 'interline.json').toString();
  const isGlossary = chosen && 'resource' in chosen && chosen.resource.kind === 'glossary';
  return { uri, ...(isGlossary ? { id: chosen.resource.id } : {}) };
}

/** Asks, with the counts; whoever compares first is asked beside the comparison. */
async function confirm(plan: GlossarySyncPlan, stays: readonly string[], comparisons: Comparisons): Promise<boolean> {
  const { name, isNew, changes, before, after } = plan;
  const question = isNew
    ? l10n.t('Create the glossary “{0}” in the translation service?', name)
    : l10n.t('Make the glossary “{0}” of the translation service equal to the project’s?', name);
  const [write, compare] = [isNew ? l10n.t('Create') : l10n.t('Update'), l10n.t('Compare First')];
  const detail = [...changes.map(changeLine), ...stays].join('\n');
  const choice = await window.showInformationMessage(question, { modal: true, detail }, write, compare);
  if (choice !== compare) return choice === write;
  const title = l10n.t('“{0}”: service ↔ project', name);
  const close = await comparisons.show(before, after, '/glossary.txt', title);
  // A modal question would hide what it asks about.
  const answer = await window.showInformationMessage(question, write);
  await close();
  return answer === write;
}

const changeLine = ({ source, target, added, changed, removed }: DictionaryChange) =>
  l10n.t('{0} → {1}: {2} added, {3} changed, {4} removed.', source, target, added, changed, removed);
