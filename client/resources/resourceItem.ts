import {
  type Command,
  l10n,
  type TextDocumentShowOptions,
  ThemeIcon,
  TreeItem,
  TreeItemCollapsibleState,
} from 'vscode';
import type { ResourceKind, ResourcePart, ServiceResource } from '../../shared/resourcesProtocol.ts';
import { tableViewType } from '../session/activeFile.ts';
import { languageName } from '../session/languageName.ts';
import { catalogueWords } from '../styleForm/catalogueWords.ts';
import { kindWords } from './kindWords.ts';
import { resourceUri } from './resourceFiles.ts';
import { idOf, partsApart, type ResourceAction, type ResourceNode } from './resourceTree.ts';

const icons: Readonly<Record<ResourceKind, string>> = {
  glossary: 'book',
  style: 'pencil',
  memory: 'database',
  spoken: 'mic',
};

/** An entry as the editor shows it; `viewItem` of its menu is its type and its kind: `resource.glossary`. */
export function resourceItem(node: ResourceNode): TreeItem {
  const { label, description } = wordsOf(node);
  const item = new TreeItem(label, collapsible(node));
  item.id = idOf(node);
  item.description = description;
  item.contextValue = `${node.type}.${'resource' in node ? node.resource.kind : node.kind}`;
  item.tooltip = [label, description].filter((line) => line !== '').join('\n');
  item.iconPath = new ThemeIcon(iconOf(node));
  const command = commandOf(node);
  if (command) item.command = command;
  return item;
}

function iconOf(node: ResourceNode): string {
  switch (node.type) {
    case 'kind':
      return icons[node.kind];
    case 'resource':
      return icons[node.resource.kind];
    case 'part':
      return 'list-flat';
    case 'rule':
      return 'check';
    case 'instruction':
      return 'comment';
    case 'action':
      return { create: node.kind === 'memory' ? 'cloud-upload' : 'add', retry: 'refresh', signIn: 'key' }[node.action];
  }
}

const creating: Readonly<Record<ResourceKind, string>> = {
  glossary: 'interline.createGlossary',
  style: 'interline.createStyleRules',
  memory: 'interline.importMemory',
  spoken: 'interline.createSpokenTerms',
};

/** What a click does. What it opens leaves the focus in the view, where the keys rename and delete. */
function commandOf(node: ResourceNode): Command | undefined {
  const title = l10n.t('Open');
  switch (node.type) {
    case 'action':
      return {
        command: { create: creating[node.kind], retry: 'interline.refreshResources', signIn: 'interline.signIn' }[
          node.action
        ],
        title: wordsOf(node).label,
      };
    case 'resource':
    case 'part': {
      if (hasEntries(node)) return undefined;
      const languages = (node.type === 'part' ? node.part : node.resource.parts[0])?.languages;
      if (!languages || node.resource.kind === 'style')
        return { command: 'interline.openResource', title, arguments: [node] };
      return { title, ...openingOf(node.resource, languages, { preview: true, preserveFocus: true }) };
    }
    default:
      return undefined;
  }
}

/** What opens the entries of a resource: terms as a table, a memory as text. */
export function openingOf(
  resource: ServiceResource,
  languages: readonly string[],
  shown: TextDocumentShowOptions,
): { readonly command: string; readonly arguments: unknown[] } {
  const uri = resourceUri(resource, languages);
  return resource.kind === 'memory'
    ? { command: 'vscode.open', arguments: [uri, shown] }
    : { command: 'vscode.openWith', arguments: [uri, tableViewType, shown] };
}

/**
 * Languages of a part by their names.
 *
 * @example languagesText(['en', 'de']); // 'English → German'
 */
export function languagesText([first = '', ...others]: readonly string[]): string {
  const target = others.map(languageName).join(', ');
  return target === '' ? languageName(first) : `${languageName(first)} → ${target}`;
}

function wordsOf(node: ResourceNode): { readonly label: string; readonly description: string } {
  switch (node.type) {
    case 'kind':
      return { label: kindWords(node.kind).name, description: '' };
    case 'action':
      return { label: actionName(node.kind, node.action), description: '' };
    case 'resource': {
      const { kind, name, parts } = node.resource;
      const description = parts.map((part) =>
        parts.length > 1
          ? languagesText(part.languages)
          : `${languagesText(part.languages)} · ${countText(kind, part)}`,
      );
      return { label: name, description: parts.length === 0 ? l10n.t('no terms yet') : description.join(', ') };
    }
    case 'part':
      return { label: languagesText(node.part.languages), description: countText(node.resource.kind, node.part) };
    case 'rule':
      return { label: catalogueWords(node.choice.rule), description: catalogueWords(node.choice.option) };
    case 'instruction':
      return { label: node.instruction.label, description: node.instruction.prompt };
  }
}

function actionName(kind: ResourceKind, action: ResourceAction): string {
  if (action === 'retry') return l10n.t('Try Again');
  if (action === 'signIn') return l10n.t('Sign In…');
  return kindWords(kind).makeFirst;
}

function countText(kind: ResourceKind, { count }: ResourcePart): string {
  switch (kind) {
    case 'style':
      return count === 1 ? l10n.t('1 rule') : l10n.t('{0} rules', count);
    case 'memory':
      return count === 1 ? l10n.t('1 segment') : l10n.t('{0} segments', count);
    default:
      return count === 1 ? l10n.t('1 term') : l10n.t('{0} terms', count);
  }
}

function collapsible(node: ResourceNode): TreeItemCollapsibleState {
  return node.type === 'kind' || hasEntries(node) ? TreeItemCollapsibleState.Collapsed : TreeItemCollapsibleState.None;
}

/** Whether an entry has entries below it: the pairs of languages of a glossary, the rules of a list. */
function hasEntries(node: ResourceNode): boolean {
  if (node.type !== 'resource') return false;
  const { kind, parts } = node.resource;
  return kind === 'style' ? parts.some(({ count }) => count > 0) : partsApart(node.resource).length > 0;
}
