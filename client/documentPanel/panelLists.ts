import { l10n, type QuickPickItem, window } from 'vscode';
import { languagesRequest } from '../../shared/protocol.ts';
import { type ResourceKind, resourcesRequest, type ServiceResource } from '../../shared/resourcesProtocol.ts';
import { ask } from '../session/ask.ts';
import { languageName } from '../session/languageName.ts';
import type { Session } from '../session/session.ts';
import type { ChosenResource, PanelChoice } from './panelChoice.ts';
import type { PageList } from './panelMessages.ts';

interface ResourceItem extends QuickPickItem {
  readonly resource: ChosenResource;
}

/** Glossaries in one request. */
const mostGlossaries = 5;

const kinds: Readonly<Record<PageList, ResourceKind>> = { glossaries: 'glossary', styles: 'style', memory: 'memory' };

/**
 * Has the person choose among what the service keeps.
 *
 * @returns undefined where they gave up.
 * @throws Error in words for the user where the service refuses, or keeps none.
 */
export async function askForResources(
  session: Session,
  list: PageList,
  chosen: PanelChoice[PageList],
): Promise<readonly ChosenResource[] | undefined> {
  const all = await ask(session, resourcesRequest, { kind: kinds[list] });
  if (all.length === 0) throw new Error(emptyWords(list));
  const items = all.map((one) => itemOf(one, chosen));
  const title = titles()[list];
  if (list === 'memory') {
    const none = { label: l10n.t('None'), resource: undefined };
    const item = await window.showQuickPick<QuickPickItem & { readonly resource: ChosenResource | undefined }>(
      [none, ...items],
      { title, matchOnDescription: true },
    );
    return item && (item.resource ? [item.resource] : []);
  }
  const picked = await window.showQuickPick(items, { title, canPickMany: true, matchOnDescription: true });
  if (picked && list === 'glossaries' && picked.length > mostGlossaries)
    throw new Error(l10n.t('Choose at most {0} glossaries.', mostGlossaries));
  return picked?.map(({ resource }) => resource);
}

/** Has the person choose the languages of the results; undefined where they gave up. */
export async function askForTargets(
  session: Session,
  chosen: readonly string[],
  likely: readonly string[],
): Promise<readonly string[] | undefined> {
  const { targets } = await ask(session, languagesRequest, {});
  const isLikely = (code: string) => chosen.includes(code) || likely.includes(code);
  const items = targets
    .map(({ code }) => ({ label: languageName(code), description: code, code, picked: chosen.includes(code) }))
    .sort((a, b) => Number(isLikely(b.code)) - Number(isLikely(a.code)) || a.label.localeCompare(b.label));
  const title = l10n.t('Translate Documents Into');
  const picked = await window.showQuickPick(items, { title, canPickMany: true, matchOnDescription: true });
  return picked?.map(({ code }) => code);
}

function itemOf({ id, name, parts }: ServiceResource, chosen: readonly ChosenResource[]): ResourceItem {
  const languages = [...new Set(parts.flatMap((part) => part.languages))];
  return {
    label: name,
    description: languages.map(languageName).join(', '),
    picked: chosen.some((one) => one.id === id),
    resource: { id, name, languages },
  };
}

const titles = (): Readonly<Record<PageList, string>> => ({
  glossaries: l10n.t('Glossaries of the Service'),
  styles: l10n.t('Style Rules of the Service'),
  memory: l10n.t('Translation Memory of the Service'),
});

function emptyWords(list: PageList): string {
  const words: Readonly<Record<PageList, string>> = {
    glossaries: l10n.t('The service keeps no glossary yet. Import or create one in the Translation Service view.'),
    styles: l10n.t('The service keeps no style rules yet. Import or create some in the Translation Service view.'),
    memory: l10n.t('The service keeps no translation memory yet. Import one in the Translation Service view.'),
  };
  return words[list];
}
