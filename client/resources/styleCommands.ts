import { l10n } from 'vscode';
import {
  type InstructStyleParams,
  instructStyleRequest,
  type SetStyleRuleParams,
  setStyleRuleRequest,
} from '../../shared/resourcesProtocol.ts';
import { ask } from '../session/ask.ts';
import { askText } from '../session/askText.ts';
import { type ResourceParts, resourceOf } from './resourceCommands.ts';
import type { ResourceNode } from './resourceTree.ts';

/** Characters of a label and a prompt, as the service takes them. */
const longestLabel = 100;
const longestPrompt = 300;

/** Adds an instruction in words to a list of style rules. */
export async function addInstruction(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
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
export async function removeRule(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
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
