import { l10n, Uri, window, workspace } from 'vscode';
import { languages } from '../../shared/languages/languages.ts';
import { voiceLanguages } from '../../shared/languages/voiceLanguages.data.ts';
import { type ResourceKind, resourceKinds } from '../../shared/resourcesProtocol.ts';
import { askLanguage } from '../session/askLanguage.ts';
import { askText } from '../session/askText.ts';
import { kindWords } from './kindWords.ts';

/** Has the person choose a kind of resource. */
export async function askKind(title: string): Promise<ResourceKind | undefined> {
  const items = resourceKinds.map((wanted) => {
    const { name, purpose } = kindWords(wanted);
    return { label: name, detail: purpose, wanted };
  });
  return (await window.showQuickPick(items, { title }))?.wanted;
}

/** Asks for a name. */
export function askName(title: string, value = ''): Promise<string | undefined> {
  return askText({ title, value, prompt: l10n.t('Name'), ignoreFocusOut: true }, l10n.t('The name is empty.'));
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

/** Extensions of the files of a kind; the first is that of exports. */
const exported: Readonly<Record<ResourceKind, readonly [string, ...string[]]>> = {
  glossary: ['csv', 'tsv'],
  style: ['json'],
  memory: ['tmx'],
  spoken: ['txt'],
};

/** Has the person choose a file to import. */
export async function askImported(kind: ResourceKind): Promise<Uri | undefined> {
  const { name } = kindWords(kind);
  const extensions = kind === 'glossary' ? [...exported.glossary, 'tbx', 'txt'] : [...exported[kind]];
  const dialog = { title: name, openLabel: l10n.t('Import'), filters: { [name]: extensions } };
  return (await window.showOpenDialog(dialog))?.[0];
}

/** Has the person choose where a resource of a name is exported to. */
export async function askExported(kind: ResourceKind, name: string): Promise<Uri | undefined> {
  const [extension] = exported[kind];
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const fileName = `${name.replace(/[/\\:?#*"<>|]/g, ' ').trim()}.${extension}`;
  return window.showSaveDialog({
    title: l10n.t('Export'),
    filters: { [kindWords(kind).name]: [...exported[kind]] },
    ...(folder ? { defaultUri: Uri.joinPath(folder, fileName) } : {}),
  });
}
