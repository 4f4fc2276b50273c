import { commands, l10n, type QuickPickItem, QuickPickItemKind, Uri } from 'vscode';
import {
  type FilesSay,
  type FormSetting,
  filesSayRequest,
  formSettings,
  type ProjectForm,
  projectFormRequest,
  setSettingRequest,
} from '../shared/projectSettingsProtocol.ts';
import { configureChecks } from './configureChecks.ts';
import { configureTranslation } from './configureTranslation.ts';
import { ask } from './session/ask.ts';
import { askLanguage } from './session/askLanguage.ts';
import { askText } from './session/askText.ts';
import { editEntries } from './session/editEntries.ts';
import { languageName } from './session/languageName.ts';
import { pickOrType } from './session/pickOrType.ts';
import { projectFile } from './session/projectFile.ts';
import type { Session } from './session/session.ts';

interface SettingItem extends QuickPickItem {
  readonly setting?: FormSetting | 'checks' | 'translation';
}

/**
 * Lists the settings of the project and changes them one after the other, in `interline.json`: in the editor, so that it
 * can be undone. The checks have a list of their own.
 */
export async function configureProject(session: Session): Promise<void> {
  const uri = await projectFile();
  if (!uri) return;
  let says: Promise<FilesSay> | undefined;
  /** Read once, and only where somebody chooses among what is there. */
  const filesSay = () => {
    says ??= ask(session, filesSayRequest, { uri });
    return says;
  };
  const first = await ask(session, projectFormRequest, { uri });
  let form = first;
  let last: FormSetting | undefined;
  for (;;) {
    const setting = await chooseSetting(form, last);
    if (!setting) break;
    if (setting === 'checks') {
      await configureChecks(session);
      return;
    }
    if (setting === 'translation') {
      await configureTranslation(session, uri);
      form = await ask(session, projectFormRequest, { uri });
      continue;
    }
    last = setting;
    const write = async (value: string | readonly string[]) => {
      await ask(session, setSettingRequest, { uri, setting, value });
      form = await ask(session, projectFormRequest, { uri });
    };
    await change(setting, form.values, filesSay, write);
  }
  if (form !== first) await commands.executeCommand('vscode.open', Uri.parse(form.settings));
}

async function chooseSetting(form: ProjectForm, last: FormSetting | undefined): Promise<SettingItem['setting']> {
  const items: readonly SettingItem[] = [
    ...formSettings.map((setting) => {
      const { name, detail } = wordsOf(setting);
      return { label: name, description: shownValue(form, setting), detail, setting };
    }),
    { label: '', kind: QuickPickItemKind.Separator },
    {
      label: l10n.t('How a Service Translates'),
      detail: l10n.t('Formality, instructions, glossaries, style rules and more, for all languages or one'),
      setting: 'translation',
    },
    {
      label: l10n.t('Checks'),
      detail: l10n.t('How severe the findings of each check are, or that it is off'),
      setting: 'checks',
    },
  ];
  const chosen = await pickOrType<SettingItem>({
    title: l10n.t('Settings of This Project'),
    placeholder: l10n.t('Choose a setting to change it in interline.json'),
    items,
    active: items.find(({ setting }) => setting === last),
    matchOnDetail: true,
  });
  return chosen?.setting;
}

/** Lets the person change a setting; returns where they are done with it. */
async function change(
  setting: FormSetting,
  values: ProjectForm['values'],
  filesSay: () => Promise<FilesSay>,
  write: (value: string | readonly string[]) => Promise<void>,
): Promise<void> {
  const title = wordsOf(setting).name;
  if (setting === 'sourceLanguage') {
    const first = { label: title, codes: [values.sourceLanguage] };
    const language = await askLanguage({ title, first });
    if (language !== undefined && language !== values.sourceLanguage) await write(language);
    return;
  }
  const list = { title, entries: values[setting], write };
  if (setting !== 'targetLanguages') {
    const offered = async () => (setting === 'files' ? (await filesSay()).files : []);
    await editEntries({ ...list, ask: async (entry) => askPattern(setting, entry, entry ? [] : await offered()) });
    return;
  }
  const first = async () => ({
    label: l10n.t('Languages of this project'),
    codes: (await filesSay()).targetLanguages,
  });
  await editEntries({ ...list, ask: async () => askLanguage({ title, first: await first() }), name: languageName });
}

/** Asks for a pattern of paths; some may be offered. */
async function askPattern(
  setting: FormSetting,
  entry: string | undefined,
  offered: readonly string[],
): Promise<string | undefined> {
  const { name: title, detail: prompt, example } = wordsOf(setting);
  if (offered.length > 0) {
    const placeholder = l10n.t('Choose what is there, or type a pattern such as {0}', example);
    const typed = (label: string) => (label === '' || faultOf(setting, label) ? undefined : { label });
    const items = offered.map((label) => ({ label }));
    return (await pickOrType({ title, placeholder, items, typed }))?.label;
  }
  const options = { title, prompt, placeHolder: example, value: entry ?? '', ignoreFocusOut: true };
  return askText(options, l10n.t('Type a pattern such as {0}.', example), (text) => faultOf(setting, text));
}

function faultOf(setting: FormSetting, pattern: string): string | undefined {
  const stand = '{language}';
  return setting === 'files' && !pattern.includes(stand)
    ? l10n.t('The path needs {0} where the language stands.', stand)
    : undefined;
}

function shownValue({ values, written }: ProjectForm, setting: FormSetting): string {
  const value = values[setting];
  const entries = typeof value === 'string' ? [value] : value;
  const isLanguage = setting === 'sourceLanguage' || setting === 'targetLanguages';
  const shown = entries.map((entry) => (isLanguage ? languageName(entry) : entry)).join(', ') || l10n.t('None');
  return written.includes(setting) ? shown : l10n.t('Default: {0}', shown);
}

interface SettingWords {
  readonly name: string;
  readonly detail: string;
  /** Of a pattern. */
  readonly example: string;
}

function wordsOf(setting: FormSetting): SettingWords {
  const words: Readonly<Record<FormSetting, SettingWords>> = {
    sourceLanguage: {
      name: l10n.t('Source language'),
      detail: l10n.t('Language of source files, and of files that do not name theirs'),
      example: '',
    },
    targetLanguages: {
      name: l10n.t('Target languages'),
      detail: l10n.t('Languages that must exist; with none here, they are taken from the files'),
      example: '',
    },
    files: {
      name: l10n.t('Layouts of files'),
      detail: l10n.t('Where files are that Interline does not find; {0} stands for the language', '{language}'),
      example: 'src/texts/{language}.json',
    },
    exclude: {
      name: l10n.t('Excluded files'),
      detail: l10n.t('Files and folders that are never read, in addition to what git ignores'),
      example: 'vendor/**',
    },
    glossaries: {
      name: l10n.t('Glossaries'),
      detail: l10n.t('Files with the terms of the project: CSV, TSV or TBX'),
      example: 'terms/*.csv',
    },
    memories: {
      name: l10n.t('Translation memories'),
      detail: l10n.t('Files with earlier translations: TMX'),
      example: 'memory/*.tmx',
    },
  };
  return words[setting];
}
