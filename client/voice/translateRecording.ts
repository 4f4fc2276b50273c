import { basename } from 'node:path';
import { l10n, type QuickPickItem, Uri, window } from 'vscode';
import {
  type RecordingParams,
  type RecordingResult,
  recordingRequest,
  type VoiceAbilities,
  voiceAbilitiesRequest,
} from '../../shared/voiceProtocol.ts';
import { ask } from '../session/ask.ts';
import { languageName } from '../session/languageName.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import type { Session } from '../session/session.ts';
import { withCancellation } from '../session/withCancellation.ts';
import { askForRecording, savedNames } from './voiceFiles.ts';

/** The command that has a whole recording written down, translated and spoken by a job of the service. */
export function registerRecordings(session: Session, register: RegisterCommand) {
  return register('interline.translateRecording', async (given) => {
    const uri = given instanceof Uri ? given : await askForRecording();
    if (!uri) return;
    const abilities = await ask(session, voiceAbilitiesRequest, {});
    if (abilities.sources.length === 0) {
      await window.showErrorMessage(abilities.advice ?? l10n.t('The service transcribes speech in no language.'));
      return;
    }
    const wish = await askForWish(abilities);
    if (!wish) return;
    const name = basename(uri.path);
    const names = await savedNames((replace) =>
      withCancellation(l10n.t('Interline: translating {0}', name), async (token) => {
        const params: RecordingParams = { uri: uri.toString(), ...wish, replace };
        return ask(session, recordingRequest, params, token);
      }),
    );
    if (names) await window.showInformationMessage(l10n.t('Saved: {0}', names.join(', ')));
  });
}

/** What is to be made of a recording; undefined where the person gave up. */
async function askForWish({
  sources,
  targets,
}: VoiceAbilities): Promise<Omit<RecordingParams, 'uri' | 'replace'> | undefined> {
  const item = (code: string) => ({ label: languageName(code), description: code, code });
  const [only, another] = sources;
  const source = another
    ? await window.showQuickPick(
        sources.map(({ code }) => item(code)),
        { title: l10n.t('Which language is spoken?'), matchOnDescription: true },
      )
    : only;
  if (!source) return undefined;
  const transcript = { ...item(source.code), picked: true, detail: l10n.t('Transcript, not translated') };
  const others = targets.filter(({ code }) => code !== source.code).map(({ code }) => item(code));
  const languages = await window.showQuickPick([transcript, ...others], {
    title: l10n.t('Languages of the results'),
    canPickMany: true,
    matchOnDescription: true,
  });
  if (!languages || languages.length === 0) return undefined;
  const translations = languages.filter(({ code }) => code !== source.code);
  const canSpeak =
    translations.length > 0 &&
    translations.every(({ code }) => targets.find((target) => target.code === code)?.isSpoken);
  const kinds: (QuickPickItem & { readonly result: RecordingResult })[] = [
    { label: l10n.t('Subtitles'), description: '.srt', picked: true, result: 'srt' },
    { label: l10n.t('Text'), description: '.txt', result: 'txt' },
    ...(canSpeak ? [{ label: l10n.t('Spoken translation'), description: '.ogg', result: 'ogg' as const }] : []),
  ];
  const results = await window.showQuickPick(kinds, { title: l10n.t('What is to be made?'), canPickMany: true });
  if (!results || results.length === 0) return undefined;
  return {
    sourceLanguage: source.code,
    languages: languages.map(({ code }) => code),
    results: results.map(({ result }) => result),
  };
}
