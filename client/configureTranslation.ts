import { l10n, type QuickPickItem, window } from 'vscode';
import {
  type ProjectForm,
  projectFormRequest,
  type SetTranslationParams,
  setTranslationRequest,
} from '../shared/projectSettingsProtocol.ts';
import { type ResourceKind, resourcesRequest } from '../shared/resourcesProtocol.ts';
import type { TranslationWish } from '../shared/settings.ts';
import { ask } from './session/ask.ts';
import { askLanguage } from './session/askLanguage.ts';
import { askText } from './session/askText.ts';
import { editEntries } from './session/editEntries.ts';
import { languageName } from './session/languageName.ts';
import type { Session } from './session/session.ts';

type WishName = keyof TranslationWish;

interface WishItem extends QuickPickItem {
  readonly wish: WishName;
}

/** What is changed, and for which language; undefined for all. */
interface Place {
  readonly session: Session;
  readonly uri: string;
  readonly language: string | undefined;
}

/**
 * Lists what a project wants of translation services, for all languages or one, and changes it in `interline.json`.
 *
 * @param uri of a file of the project.
 */
export async function configureTranslation(session: Session, uri: string): Promise<void> {
  const language = await askScope(await formOf(session, uri));
  if (language === undefined) return;
  const place: Place = { session, uri, language: language === '' ? undefined : language };
  for (;;) {
    const wishes = wishesOf(await formOf(session, uri), place.language);
    const title = place.language === undefined ? words().title : `${words().title}: ${languageName(place.language)}`;
    const items = wishNames.map(
      (wish): WishItem => ({ label: words().names[wish], description: shown(wishes[wish]), wish }),
    );
    const chosen = await window.showQuickPick(items, { title });
    if (!chosen) return;
    await change(place, chosen.wish, wishes);
  }
}

const formOf = (session: Session, uri: string) => ask(session, projectFormRequest, { uri });

/** @returns empty for all languages; undefined where the person gave up. */
async function askScope(form: ProjectForm): Promise<string | undefined> {
  const used = [...new Set([...form.values.targetLanguages, ...Object.keys(form.translation.languages)])];
  const all = { label: l10n.t('All languages'), code: '' };
  const other = { label: l10n.t('Another language…'), code: undefined };
  const items: (QuickPickItem & { readonly code: string | undefined })[] = [
    all,
    ...used.map((code) => ({ label: languageName(code), description: code, code })),
    other,
  ];
  const title = words().title;
  const item = await window.showQuickPick(items, { title });
  return item === other
    ? askLanguage({ title, first: { label: l10n.t('Languages in use'), codes: used } })
    : item?.code;
}

function wishesOf({ translation }: ProjectForm, language: string | undefined): TranslationWish {
  const { languages, ...all } = translation;
  return language === undefined ? all : (languages[language] ?? {});
}

async function change(place: Place, wish: WishName, wishes: TranslationWish): Promise<void> {
  const title = words().names[wish];
  const write = async (value: SetTranslationParams['value']) => {
    const { session, uri, language } = place;
    const where = language === undefined ? {} : { language };
    await ask(session, setTranslationRequest, { uri, wish, ...where, ...(value === undefined ? {} : { value }) });
  };
  switch (wish) {
    case 'formality':
    case 'modelType': {
      const values = wish === 'formality' ? words().formalities : words().models;
      const items = Object.entries(values).map(([value, label]) => ({ label, description: value, value }));
      const chosen = await window.showQuickPick(items, { title });
      return chosen && write(chosen.value === '' ? undefined : chosen.value);
    }
    case 'instructions': {
      const entry = (value?: string) =>
        askText({ title, value: value ?? '', ignoreFocusOut: true }, l10n.t('The instruction is empty.'), tooLong);
      return editEntries({ title, entries: wishes.instructions ?? [], write, ask: entry });
    }
    case 'context': {
      const text = await window.showInputBox({ title, value: wishes.context ?? '', ignoreFocusOut: true });
      return text === undefined ? undefined : write(text.trim() === '' ? undefined : text.trim());
    }
    case 'memoryThreshold': {
      const value = String(wishes.memoryThreshold ?? 75);
      const typed = await window.showInputBox({ title, value, validateInput: notPercent, ignoreFocusOut: true });
      return typed === undefined ? undefined : write(typed.trim() === '' ? undefined : Number(typed));
    }
    default:
      return chooseResource(place.session, wish, wishes, write);
  }
}

const kinds = { glossaries: 'glossary', style: 'style', memory: 'memory' } as const satisfies Record<
  string,
  ResourceKind
>;

async function chooseResource(
  session: Session,
  wish: keyof typeof kinds,
  wishes: TranslationWish,
  write: (value: SetTranslationParams['value']) => Promise<void>,
): Promise<void> {
  const title = words().names[wish];
  const all = await ask(session, resourcesRequest, { kind: kinds[wish] });
  const chosen = [wishes[wish] ?? []].flat();
  const items = all.map(({ id, name, parts }) => ({
    ...{ label: name, description: [...new Set(parts.flatMap((part) => part.languages))].map(languageName).join(', ') },
    ...{ detail: id, id, picked: chosen.includes(id) },
  }));
  if (wish === 'glossaries') {
    const picked = await window.showQuickPick(items, { title, canPickMany: true });
    if (picked) await write(picked.length === 0 ? undefined : picked.map(({ id }) => id));
    return;
  }
  const item = await window.showQuickPick([{ label: l10n.t('None'), id: undefined }, ...items], { title });
  if (item) await write(item.id);
}

const tooLong = (text: string) =>
  text.length > 300 ? l10n.t('An instruction has at most {0} characters.', 300) : undefined;

const notPercent = (text: string) =>
  /^(?:\d{1,2}|100)?$/.test(text.trim()) ? undefined : l10n.t('Type a percentage from 0 to 100.');

const shown = (value: TranslationWish[WishName]) => (value === undefined ? l10n.t('None') : [value].flat().join(', '));

const wishNames = [
  'formality',
  'context',
  'instructions',
  'modelType',
  'glossaries',
  'style',
  'memory',
  'memoryThreshold',
] as const satisfies readonly WishName[];

function words() {
  const names: Readonly<Record<WishName, string>> = {
    formality: l10n.t('Formality'),
    context: l10n.t('Context: what the texts are about'),
    instructions: l10n.t('Instructions'),
    modelType: l10n.t('Quality or speed'),
    glossaries: l10n.t('Glossaries of the Service'),
    style: l10n.t('Style Rules of the Service'),
    memory: l10n.t('Translation Memory of the Service'),
    memoryThreshold: l10n.t('Lowest similarity of that memory’s matches'),
  };
  return {
    title: l10n.t('How a Service Translates'),
    names,
    formalities: {
      '': l10n.t('As usual'),
      prefer_more: l10n.t('Formal, where the language has it'),
      prefer_less: l10n.t('Informal, where the language has it'),
      more: l10n.t('Formal'),
      less: l10n.t('Informal'),
    },
    models: {
      '': l10n.t('As usual'),
      quality_optimized: l10n.t('Quality first'),
      prefer_quality_optimized: l10n.t('Quality, where the language has it'),
      latency_optimized: l10n.t('Speed first'),
    },
  };
}
