import { l10n, Uri, workspace } from 'vscode';
import { languageName } from '../session/languageName.ts';
import type { LanguageChoice } from '../session/pageParts.ts';
import type { VoicePhase, VoiceState } from './voiceMessages.ts';
import { speakable, usableTerms, type VoiceModel } from './voiceModel.ts';

/** The state of a panel in the words of the editor's language. */
export function voiceState(
  model: VoiceModel,
  phase: VoicePhase,
  { isLoading, problem }: { readonly isLoading: boolean; readonly problem?: string },
): VoiceState {
  const { uri, abilities, sourceLanguage, targetLanguages, spokenLanguage, spokenTerms } = model;
  return {
    ...(uri === undefined ? {} : { file: fileName(model, Uri.parse(uri)) }),
    sources: languageChoices(abilities?.sources.map(({ code }) => code) ?? []),
    sourceLanguage,
    detects: abilities !== undefined && !abilities.embedded && abilities.sources.length > 0,
    targets: targetLanguages.map(languageName).join(', '),
    speakable: languageChoices(speakable(model)),
    spokenLanguage,
    terms: usableTerms(model).map(({ id, name }) => ({ code: id, name })),
    spokenTerms,
    listener: listenerText(model),
    ...(abilities?.advice === undefined ? {} : { advice: abilities.advice }),
    ...(problem === undefined ? {} : { problem }),
    isLoading,
    phase,
    hasTexts: model.tracks.length > 0,
    hasSpeech: model.speech !== undefined,
  };
}

/** Languages with their names in the language of the editor, in the order of the names. */
function languageChoices(codes: readonly string[]): readonly LanguageChoice[] {
  return codes.map((code) => ({ code, name: languageName(code) })).sort((a, b) => a.name.localeCompare(b.name));
}

function fileName({ isCopy }: VoiceModel, uri: Uri): string {
  return isCopy ? uri.path.replace(/^.*\//, '') : workspace.asRelativePath(uri);
}

/** Who transcribes; shown before anything is heard. */
function listenerText({ abilities, sourceLanguage }: VoiceModel): string {
  // Who hears nothing is named by the advice.
  if (!abilities || abilities.sources.length === 0) return '';
  if (!abilities.embedded) return l10n.t('{0} transcribes; the sound is sent there.', abilities.service);
  const { recognizer } = abilities.sources.find(({ code }) => code === sourceLanguage) ?? {};
  return recognizer === undefined
    ? ''
    : l10n.t('{0} transcribes, on this machine; the sound is not sent anywhere.', recognizer);
}
