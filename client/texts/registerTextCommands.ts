import {
  Disposable,
  l10n,
  type Memento,
  type QuickPickItem,
  QuickPickItemKind,
  type TextDocument,
  window,
} from 'vscode';
import { projectFormRequest } from '../../shared/projectSettingsProtocol.ts';
import {
  type ChangeTextsParams,
  changeTextsRequest,
  type DetectTextsParams,
  detectTextsRequest,
  type TextChange,
} from '../../shared/textsProtocol.ts';
import { ask } from '../session/ask.ts';
import { askLanguage } from '../session/askLanguage.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { languageName } from '../session/languageName.ts';
import { offerRemedies } from '../session/missingEngine.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import type { Session } from '../session/session.ts';
import { withCancellation } from '../session/withCancellation.ts';
import { type TextOffers, textOffers } from './offerTexts.ts';
import { type SelectedTexts, selectedTexts } from './selectedTexts.ts';

/** What the commands work with. */
interface Parts {
  readonly session: Session;
  readonly connections: ConnectionStore;
  readonly offers: TextOffers;
}

const languagesKey = 'interline.texts.languages';

/**
 * Commands for the text that is selected in any file: correct, rephrase, translate, detect its language.
 *
 * @param state of the user, where the languages chosen last are kept.
 */
export function registerTextCommands(
  session: Session,
  connections: ConnectionStore,
  register: RegisterCommand,
  state: Memento,
): Disposable {
  const offers = textOffers();
  const parts = { session, connections, offers };
  return Disposable.from(
    offers,
    register('interline.correctSelection', () => change(parts, selectedTexts(), { kind: 'correct' })),
    register('interline.rephraseSelection', async () => {
      const selected = selectedTexts();
      const style = await askStyle();
      if (style) await change(parts, selected, style);
    }),
    register('interline.translateSelection', async () => {
      const selected = selectedTexts();
      const language = await askTarget(session, state, selected.document);
      if (language !== undefined) await change(parts, selected, { kind: 'translate', language });
    }),
    register('interline.detectSelection', () => detect(session)),
  );
}

/** Offers first what was chosen last, and the languages of the project. */
async function askTarget(session: Session, state: Memento, { uri }: TextDocument): Promise<string | undefined> {
  const chosen = state.get<readonly string[]>(languagesKey, []);
  // A text can be translated outside of projects, too.
  const form = await ask(session, projectFormRequest, { uri: uri.toString() }).catch(() => undefined);
  const codes = [...chosen, ...(form?.values.targetLanguages ?? [])];
  const label = l10n.t('Suggestions');
  const language = await askLanguage({ title: l10n.t('Translate Selection Into'), first: { label, codes } });
  if (language !== undefined)
    await state.update(languagesKey, [language, ...chosen.filter((code) => code !== language)].slice(0, 5));
  return language;
}

async function change(parts: Parts, selected: SelectedTexts, wanted: TextChange): Promise<void> {
  const { session, connections, offers } = parts;
  const { document, texts } = selected;
  const params: ChangeTextsParams = { texts, change: wanted, uri: document.uri.toString() };
  const { doing, done, same } = wordsFor(wanted);
  const answer = await withCancellation(doing, (token) => ask(session, changeTextsRequest, params, token));
  if (!answer) return;
  const isSame = answer.texts.every((text, i) => text === texts[i]);
  if (answer.message !== undefined && answer.wanted) {
    const goOn = () => change(parts, selected, wanted);
    void offerRemedies(session, connections.models, answer.message, { wanted: answer.wanted, goOn });
  } else if (answer.message !== undefined) void window.showWarningMessage(answer.message);
  else if (isSame) void window.showInformationMessage(same);
  if (!isSame) await offers.offer(selected, answer.texts, done);
}

function wordsFor(wanted: TextChange): { readonly doing: string; readonly done: string; readonly same: string } {
  switch (wanted.kind) {
    case 'correct':
      return {
        doing: l10n.t('Interline: correcting'),
        done: l10n.t('Corrected Text'),
        same: l10n.t('Nothing in this text needs a correction.'),
      };
    case 'rephrase':
      return {
        doing: l10n.t('Interline: rephrasing'),
        done: l10n.t('Rephrased Text'),
        same: l10n.t('The service left the text as it is.'),
      };
    case 'translate':
      return {
        doing: l10n.t('Interline: translating'),
        done: l10n.t('Translation into {0}', languageName(wanted.language)),
        same: l10n.t('The service left the text as it is.'),
      };
  }
}

async function detect(session: Session): Promise<void> {
  const { texts } = selectedTexts();
  const params: DetectTextsParams = { texts };
  const languages = await withCancellation(l10n.t('Interline: detecting the language'), (token) =>
    ask(session, detectTextsRequest, params, token),
  );
  if (!languages) return;
  const codes = [...new Set(languages)].filter((code) => code !== null);
  const names = codes.map((code) => `${languageName(code)} (${code})`).join(', ');
  void window.showInformationMessage(
    names === ''
      ? l10n.t(
          'The language cannot be detected: the text is too short, or in a language that the service does not know.',
        )
      : l10n.t('The selected text is in {0}.', names),
  );
}

type Rephrasing = Extract<TextChange, { readonly kind: 'rephrase' }>;

/**
 * Has the person choose a style or a tone.
 *
 * @returns undefined where nothing was chosen.
 */
async function askStyle(): Promise<Rephrasing | undefined> {
  const heading = (label: string) => ({ label, kind: QuickPickItemKind.Separator, change: undefined });
  const style = (label: string, name: string) => ({ label, change: { kind: 'rephrase', style: name } as const });
  const tone = (label: string, name: string) => ({ label, change: { kind: 'rephrase', tone: name } as const });
  const items: (QuickPickItem & { readonly change: Rephrasing | undefined })[] = [
    { label: l10n.t('Only in other words'), change: { kind: 'rephrase' } },
    heading(l10n.t('Style')),
    style(l10n.t('Simple'), 'simple'),
    style(l10n.t('Business'), 'business'),
    style(l10n.t('Academic'), 'academic'),
    style(l10n.t('Casual'), 'casual'),
    heading(l10n.t('Tone')),
    tone(l10n.t('Friendly'), 'friendly'),
    tone(l10n.t('Confident'), 'confident'),
    tone(l10n.t('Diplomatic'), 'diplomatic'),
    tone(l10n.t('Enthusiastic'), 'enthusiastic'),
  ];
  const chosen = await window.showQuickPick(items, { title: l10n.t('Rephrase: In Which Style or Tone?') });
  return chosen?.change;
}
