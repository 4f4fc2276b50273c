import { l10n, MarkdownString, ThemeColor, ThemeIcon, TreeItem, TreeItemCollapsibleState, Uri } from 'vscode';
import { languageName } from '../session/languageName.ts';
import { type OverviewNode, type Work, workOf } from './overviewTree.ts';
import { workLines, workSummary } from './workText.ts';

/** An entry as the editor shows it: name, progress, an icon that says the worst of it, and the menu's `viewItem`. */
export function overviewItem(node: OverviewNode): TreeItem {
  const work = workOf(node.rows);
  const isLanguage = node.label === (node.language ?? '');
  const name = isLanguage ? languageName(node.label) : node.label;
  const item = new TreeItem(name, collapsible(node));
  item.id = node.id;
  item.description = description(node, work, isLanguage);
  item.iconPath = icon(node, work);
  item.contextValue = node.kind;
  item.tooltip = tooltip(name, node, work);
  item.accessibilityInformation = { label: [`${name}.`, ...remarks(node), ...workLines(work)].join(' ') };
  if (node.uri !== undefined && node.kind !== 'document' && node.kind !== 'missing') {
    item.command = {
      command: 'vscode.open',
      title: l10n.t('Open'),
      arguments: [Uri.parse(node.uri)],
    };
  }
  return item;
}

function collapsible({ kind, children }: OverviewNode): TreeItemCollapsibleState {
  if (children.length === 0) return TreeItemCollapsibleState.None;
  return kind === 'project' ? TreeItemCollapsibleState.Expanded : TreeItemCollapsibleState.Collapsed;
}

function description(node: OverviewNode, work: Work, isLanguage: boolean): string {
  const { kind, label, language } = node;
  const code = isLanguage ? label : kind === 'file' || kind === 'missing' ? language : undefined;
  const summary = kind === 'missing' ? l10n.t('no file yet') : workSummary(work);
  return [
    ...(code ? [code] : []),
    ...(kind === 'source' ? [l10n.t('source')] : []),
    ...(summary ? [summary] : []),
  ].join(' · ');
}

function remarks({ kind, rows: [row] }: OverviewNode): readonly string[] {
  if (kind === 'missing') return [l10n.t('The settings ask for this file, but it does not exist yet.')];
  if (row?.unreadable !== undefined) return [l10n.t('The file was left out: {0}', row.unreadable)];
  return [];
}

function tooltip(name: string, node: OverviewNode, work: Work): MarkdownString {
  const text = new MarkdownString();
  text.appendMarkdown('**').appendText(name).appendMarkdown('**');
  const path = node.rows.length === 1 ? node.rows[0]?.path : undefined;
  const lines = [...(path === undefined || path === name ? [] : [path]), ...remarks(node), ...workLines(work)];
  for (const line of lines) text.appendMarkdown('\n\n').appendText(line);
  return text;
}

function icon({ kind }: OverviewNode, work: Work): ThemeIcon {
  if (kind === 'project') return new ThemeIcon('root-folder');
  if (kind === 'language') return new ThemeIcon('globe');
  if (kind === 'missing') return new ThemeIcon('new-file', new ThemeColor('disabledForeground'));
  if (work.errors > 0) return new ThemeIcon('error', new ThemeColor('list.errorForeground'));
  if (kind === 'document') return new ThemeIcon('files');
  if (kind === 'source') return new ThemeIcon('file');
  if (work.findings > 0) return new ThemeIcon('warning', new ThemeColor('list.warningForeground'));
  if (work.untranslated + work.needsReview + work.unchecked > 0) return new ThemeIcon('circle-large-outline');
  return new ThemeIcon('pass', new ThemeColor('testing.iconPassed'));
}
