import { commands, l10n, type QuickPickItem, QuickPickItemKind, Uri } from 'vscode';
import { checkListRequest, type ListedCheck, setCheckRequest } from '../shared/checkSettingsProtocol.ts';
import type { CheckFamily } from '../shared/checks/checkFamilies.data.ts';
import { ask } from './session/ask.ts';
import { pickOrType } from './session/pickOrType.ts';
import { projectFile } from './session/projectFile.ts';
import type { Session } from './session/session.ts';

type Setting = ListedCheck['usual'];

interface CheckItem extends QuickPickItem {
  readonly check?: ListedCheck;
}

interface SettingItem extends QuickPickItem {
  /** Null for what holds where the project says nothing. */
  readonly setting: Setting | null;
}

const icons: Readonly<Record<Setting, string>> = {
  error: '$(error)',
  warning: '$(warning)',
  info: '$(info)',
  hint: '$(lightbulb)',
  off: '$(circle-slash)',
};

/**
 * Lists the checks of the project and sets how severe their findings are, one after the other, in `interline.json`: in the
 * editor, so that it can be undone.
 */
export async function configureChecks(session: Session): Promise<void> {
  const uri = await projectFile();
  if (!uri) return;
  const { settings, checks } = await ask(session, checkListRequest, { uri });
  const all = [...checks];
  let place = 0;
  let isChanged = false;
  for (;;) {
    const check = await chooseCheck(all, place);
    if (!check) break;
    place = all.indexOf(check);
    const chosen = await chooseSetting(check);
    const { set: before = null, ...rest } = check;
    // Escape leads back to the checks.
    if (!chosen || chosen.setting === before) continue;
    const { setting } = chosen;
    await ask(session, setCheckRequest, { uri, check: check.id, severity: setting });
    all[place] = setting === null ? rest : { ...rest, set: setting };
    isChanged = true;
  }
  if (isChanged) await commands.executeCommand('vscode.open', Uri.parse(settings));
}

async function chooseCheck(checks: readonly ListedCheck[], place: number): Promise<ListedCheck | undefined> {
  const items = checks.flatMap((check, i): CheckItem[] => {
    const { id, family, summary, usual, set } = check;
    const severity = severityName(set ?? usual);
    const item = {
      label: `${icons[set ?? usual]} ${id}`,
      description: set === undefined ? severity : l10n.t('{0}, set by this project', severity),
      detail: summary,
      check,
    };
    const isFirst = checks[i - 1]?.family !== family;
    return isFirst ? [{ label: familyName(family), kind: QuickPickItemKind.Separator }, item] : [item];
  });
  const chosen = await pickOrType<CheckItem>({
    title: l10n.t('Checks of This Project'),
    placeholder: l10n.t('Choose a check to set how severe its findings are'),
    items,
    active: items.find(({ check }) => check === checks[place]),
    matchOnDetail: true,
  });
  return chosen?.check;
}

async function chooseSetting({ id, summary, usual, set }: ListedCheck): Promise<SettingItem | undefined> {
  const severities: readonly Setting[] = ['error', 'warning', 'info', 'hint', 'off'];
  const items: readonly SettingItem[] = [
    { label: l10n.t('Default: {0}', severityName(usual)), setting: null },
    ...severities.map((setting) => ({ label: `${icons[setting]} ${severityName(setting)}`, setting })),
  ];
  const current = items.find(({ setting }) => setting === (set ?? null));
  return pickOrType<SettingItem>({
    title: `${id}: ${summary}`,
    placeholder: l10n.t('How severe?'),
    items,
    active: current,
  });
}

function severityName(setting: Setting): string {
  return {
    error: l10n.t('Error'),
    warning: l10n.t('Warning'),
    info: l10n.t('Information'),
    hint: l10n.t('Hint'),
    off: l10n.t('Off'),
  }[setting];
}

function familyName(family: string): string {
  const names = {
    states: l10n.t('States'),
    keys: l10n.t('Keys'),
    plurals: l10n.t('Plural forms'),
    placeholders: l10n.t('Placeholders'),
    messages: l10n.t('Messages'),
    markup: l10n.t('Tags and markup'),
    spaces: l10n.t('White space'),
    marks: l10n.t('Punctuation and signs'),
    numbers: l10n.t('Numbers, dates and addresses'),
    words: l10n.t('Words and letters'),
    length: l10n.t('Length'),
    terms: l10n.t('Terms'),
    subtitles: l10n.t('Subtitles'),
    dita: l10n.t('DITA'),
    file: l10n.t('Files'),
    code: l10n.t('Keys in source code'),
    rules: l10n.t('Rules of this project'),
  } satisfies Record<CheckFamily | 'code' | 'rules', string>;
  return names[family as keyof typeof names];
}
