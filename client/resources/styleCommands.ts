import { l10n, type QuickPick, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import {
  type ConfigureStyleParams,
  configureStyleRequest,
  type InstructStyleParams,
  instructStyleRequest,
  type ServiceResource,
  type StyleChoice,
  type StyleList,
  styleListRequest,
} from '../../shared/resourcesProtocol.ts';
import { ask, type ResourceParts, resourceOf } from './resourceCommands.ts';
import { catalogueWords, type ResourceNode } from './resourceTree.ts';

interface RuleItem extends QuickPickItem {
  readonly choice?: StyleChoice;
}

/** Characters of a label and a prompt, as the service takes them. */
const longestLabel = 100;
const longestPrompt = 300;

/** Has the person tick the rules of a list, from the whole catalogue; of one rule, one option. */
export async function chooseRules(parts: ResourceParts, { id, name }: ServiceResource): Promise<void> {
  const { choices } = await ask<StyleList>(parts, styleListRequest, { id, withExamples: true });
  const chosen = await tick(l10n.t('Style Rules of “{0}”', name), choices);
  if (!chosen) return;
  const wanted: ConfigureStyleParams = {
    id,
    choices: chosen.map(({ category, rule, option }) => ({ category, rule, option })),
  };
  await ask(parts, configureStyleRequest, wanted);
  parts.view.refresh();
}

/** Adds an instruction in words to a list of style rules. */
export async function addInstruction(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { id, name } = resourceOf(node);
  const title = l10n.t('Instruction for “{0}”', name);
  const label = await askWords(title, l10n.t('Name of the instruction'), longestLabel);
  const prompt =
    label && (await askWords(title, l10n.t('What translations should follow, in plain words'), longestPrompt));
  if (!label || !prompt) return;
  await ask(parts, instructStyleRequest, { id, label, prompt } satisfies InstructStyleParams);
  parts.view.refresh();
}

/** Takes a rule or an instruction out of its list. */
export async function removeRule(parts: ResourceParts, node: ResourceNode | undefined): Promise<void> {
  const { id } = resourceOf(node);
  if (node?.type === 'instruction') {
    await ask(parts, instructStyleRequest, { id, instruction: node.instruction.id } satisfies InstructStyleParams);
  } else if (node?.type === 'rule') {
    const { choices } = await ask<StyleList>(parts, styleListRequest, { id });
    const { category, rule } = node.choice;
    const rest = choices.filter((each) => each.isChosen && (each.category !== category || each.rule !== rule));
    await ask(parts, configureStyleRequest, { id, choices: rest } satisfies ConfigureStyleParams);
  }
  parts.view.refresh();
}

async function askWords(title: string, prompt: string, longest: number): Promise<string | undefined> {
  const words = await window.showInputBox({
    ...{ title, prompt, ignoreFocusOut: true },
    validateInput: (text) =>
      text.trim() === ''
        ? l10n.t('The text is empty.')
        : text.trim().length > longest
          ? l10n.t('At most {0} characters.', longest)
          : undefined,
  });
  return words?.trim();
}

async function tick(title: string, choices: readonly StyleChoice[]): Promise<readonly StyleChoice[] | undefined> {
  const items = itemsOf(choices);
  const pick = window.createQuickPick<RuleItem>();
  pick.title = title;
  pick.placeholder = l10n.t('Select the rules that texts should follow');
  pick.canSelectMany = true;
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  pick.ignoreFocusOut = true;
  pick.items = items;
  pick.selectedItems = items.filter(({ choice }) => choice?.isChosen);
  keepOneOption(pick);
  pick.show();
  const chosen = await new Promise<readonly StyleChoice[] | undefined>((resolve) => {
    pick.onDidAccept(() =>
      resolve(pick.selectedItems.map(({ choice }) => choice).filter((choice) => choice !== undefined)),
    );
    pick.onDidHide(() => resolve(undefined));
  });
  pick.dispose();
  return chosen;
}

/** Where another option of a rule is ticked, the one before is not any more. */
function keepOneOption(pick: QuickPick<RuleItem>): void {
  let before = new Set(pick.selectedItems);
  pick.onDidChangeSelection((selected) => {
    const added = selected.filter((item) => !before.has(item));
    const replaced = (item: RuleItem) =>
      added.some(({ choice }) => choice !== item.choice && choice && item.choice && isSameRule(choice, item.choice));
    const kept = selected.filter((item) => !before.has(item) || !replaced(item));
    before = new Set(kept);
    if (kept.length < selected.length) pick.selectedItems = kept;
  });
}

const isSameRule = (a: StyleChoice, b: StyleChoice) => a.category === b.category && a.rule === b.rule;

/** The catalogue by categories; an option says its rule, and shows its example. */
function itemsOf(choices: readonly StyleChoice[]): RuleItem[] {
  const items: RuleItem[] = [];
  let last = '';
  for (const choice of choices) {
    if (choice.category !== last)
      items.push({ label: catalogueWords(choice.category), kind: QuickPickItemKind.Separator });
    last = choice.category;
    const [before, after] = choice.example ?? [];
    items.push({
      label: catalogueWords(choice.option),
      description: catalogueWords(choice.rule),
      ...(before === undefined ? {} : { detail: `${before} → ${after}` }),
      choice,
    });
  }
  return items;
}
