import { isAmongLanguages } from '../../shared/languages/languageTag.ts';
import type { VoiceAbilities } from '../../shared/voiceProtocol.ts';
import { readTracks, type Track } from './tracks.ts';
import type { SavedVoicePanel } from './voiceMessages.ts';

/** What a person chose in the panel, and what came of it. */
export interface VoiceModel {
  readonly uri?: string;
  /** True where the recording is a copy in the editor's own storage. */
  readonly isCopy?: boolean;
  /** Empty where the service detects it. */
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
  /** Empty for none. */
  readonly spokenLanguage: string;
  /** Id of the spoken terms that are listened for; empty for none. */
  readonly spokenTerms: string;
  readonly tracks: readonly Track[];
  /** The spoken translation: an Ogg file in base64. */
  readonly speech?: { readonly language: string; readonly content: string };
  readonly abilities?: VoiceAbilities;
}

/** Languages that a session is translated into. */
export const mostTargets = 5;

/** A panel as it was saved; what makes no sense is left out. */
export function restoredModel(saved: unknown): VoiceModel {
  const { uri, sourceLanguage, targetLanguages, spokenLanguage, spokenTerms, tracks } = (
    typeof saved === 'object' && saved !== null ? saved : {}
  ) as Readonly<Record<keyof SavedVoicePanel, unknown>>;
  const code = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    ...(typeof uri === 'string' ? { uri } : {}),
    sourceLanguage: code(sourceLanguage),
    targetLanguages: Array.isArray(targetLanguages) ? targetLanguages.filter((value) => code(value) !== '') : [],
    spokenLanguage: code(spokenLanguage),
    spokenTerms: code(spokenTerms),
    tracks: readTracks(tracks),
  };
}

/** What survives a reload of the window. A copy of a dropped recording does not: nobody knows how old it is. */
export function savedModel({ uri, isCopy, ...model }: VoiceModel): SavedVoicePanel {
  const { sourceLanguage, targetLanguages, spokenLanguage, spokenTerms, tracks } = model;
  return { ...(uri && !isCopy ? { uri } : {}), sourceLanguage, targetLanguages, spokenLanguage, spokenTerms, tracks };
}

/** The service said what it can do: choices that it does not offer are dropped, and one is made where it must be. */
export function withAbilities(model: VoiceModel, abilities: VoiceAbilities): VoiceModel {
  const sources = abilities.sources.map(({ code }) => code);
  const first = sources.includes('en') ? 'en' : (sources[0] ?? '');
  const isSource = sources.includes(model.sourceLanguage);
  const targets = new Set(abilities.targets.map(({ code }) => code));
  const sourceLanguage = isSource ? model.sourceLanguage : abilities.embedded ? first : '';
  const targetLanguages = model.targetLanguages.filter((code) => targets.has(code));
  return withTargets(withSource({ ...model, abilities }, sourceLanguage), targetLanguages);
}

/** Another spoken language; spoken terms stay where they have a list in it. */
export function withSource(model: VoiceModel, sourceLanguage: string): VoiceModel {
  const next = { ...model, sourceLanguage };
  return {
    ...next,
    spokenTerms: usableTerms(next).some(({ id }) => id === model.spokenTerms) ? model.spokenTerms : '',
  };
}

/** The spoken terms with a list in the spoken language; all where the service detects it. */
export function usableTerms({ abilities, sourceLanguage }: VoiceModel): VoiceAbilities['spokenTerms'] {
  const all = abilities?.spokenTerms ?? [];
  return sourceLanguage === '' ? all : all.filter(({ languages }) => isAmongLanguages(sourceLanguage, languages));
}

/** Other languages for the translations; the spoken one stays where it is among them. */
export function withTargets(model: VoiceModel, targetLanguages: readonly string[]): VoiceModel {
  const next = { ...model, targetLanguages };
  return { ...next, spokenLanguage: speakable(next).includes(model.spokenLanguage) ? model.spokenLanguage : '' };
}

/** The languages of the translations that can be spoken. */
export function speakable({ targetLanguages, abilities }: VoiceModel): readonly string[] {
  return targetLanguages.filter((code) => abilities?.targets.some((target) => target.code === code && target.isSpoken));
}
