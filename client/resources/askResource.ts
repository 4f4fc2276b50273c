import { l10n, Uri, window, workspace } from 'vscode';
import { languages } from '../../shared/languages/languages.ts';
import { voiceLanguages } from '../../shared/languages/voiceLanguages.data.ts';
import { type ResourceKind, resourceKinds } from '../../shared/resourcesProtocol.ts';
import { askLanguage } from '../session/askLanguage.ts';
import { kindName } from './resourceItem.ts';

/** Has the person choose a kind of resource. */
export async function askKind(title: string): Promise<ResourceKind | undefined> {
  const items = resourceKinds.map((wanted) => ({ label: kindName(wanted), detail: purposeOf(wanted), wanted }));
  return (await window.showQuickPick(items, { title }))?.wanted;
}

function purposeOf(kind: ResourceKind): string {
  switch (kind) {
    case 'glossary':
      return l10n.t('Terms with their translations, for one pair of languages or more');
    case 'style':
      return l10n.t('Rules and instructions that translations into a language follow');
    case 'memory':
      return l10n.t('Earlier translations, from a TMX file');
    case 'spoken':
      return l10n.t('Names and terms that are spoken in recordings');
  }
}

/** What the questions for a new resource are headed by. */
export function titleOfNew(kind: ResourceKind): string {
  switch (kind) {
    case 'glossary':
      return l10n.t('New Glossary');
    case 'style':
      return l10n.t('New Style Rule List');
    case 'memory':
      return l10n.t('New Translation Memory');
    case 'spoken':
      return l10n.t('New Spoken Terms');
  }
}

/** Asks for a name. */
export async function askName(title: string, value = ''): Promise<string | undefined> {
  const name = await window.showInputBox({
    title,
    value,
    prompt: l10n.t('Name'),
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === '' ? l10n.t('The name is empty.') : undefined),
  });
  return name?.trim();
}

/**
 * Asks for the languages of a part: source and target of a glossary, otherwise one.
 *
 * @param used languages that are likely.
 * @returns as the service has them; undefined where the person stopped.
 */
export async function askPart(kind: ResourceKind, used: readonly string[]): Promise<readonly string[] | undefined> {
  const only = languagesOf(kind);
  const first = { label: l10n.t('Languages in use'), codes: used };
  if (kind !== 'glossary') {
    const language = await askLanguage({ title: l10n.t('Language'), first, only });
    return language === undefined ? undefined : [language];
  }
  const source = await askLanguage({ title: l10n.t('Source Language'), first, only });
  if (source === undefined) return undefined;
  const others = only.filter((code) => code !== source);
  const target = await askLanguage({ title: l10n.t('Target Language'), first, only: others });
  return target === undefined ? undefined : [source, target];
}

function languagesOf(kind: ResourceKind): readonly string[] {
  if (kind === 'spoken') return [...voiceLanguages].filter(([, { source }]) => source).map(([code]) => code);
  const feature = kind === 'style' ? 'style_rules' : 'glossary_resource';
  return languages.filter((each) => !each.targetOnly && each.has(feature)).map(({ code }) => code);
}

/** What files of a kind are called in dialogs. */
function filtersOf(kind: ResourceKind, saves: boolean): Record<string, string[]> {
  switch (kind) {
    case 'glossary':
      return { [kindName(kind)]: saves ? ['csv', 'tsv'] : ['csv', 'tsv', 'tbx', 'txt'] };
    case 'style':
      return { [kindName(kind)]: ['json'] };
    case 'memory':
      return { [kindName(kind)]: ['tmx'] };
    case 'spoken':
      return { [kindName(kind)]: ['txt'] };
  }
}

/** Has the person choose a file to import. */
export async function askImported(kind: ResourceKind): Promise<Uri | undefined> {
  const openLabel = l10n.t('Import');
  return (await window.showOpenDialog({ title: kindName(kind), openLabel, filters: filtersOf(kind, false) }))?.[0];
}

/** Has the person choose where a resource of a name is exported to. */
export async function askExported(kind: ResourceKind, name: string): Promise<Uri | undefined> {
  const filters = filtersOf(kind, true);
  const extension = Object.values(filters)[0]?.[0] ?? 'txt';
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const fileName = `${name.replace(/[/\\:?#*"<>|]/g, ' ').trim()}.${extension}`;
  return window.showSaveDialog({
    title: l10n.t('Export'),
    filters,
    ...(folder ? { defaultUri: Uri.joinPath(folder, fileName) } : {}),
  });
}
