import type { LanguageChoice } from '../session/pageParts.ts';
import type { PanelState, Phase, SavedPanel } from './panelMessages.ts';

/** The panel's state together with what the page need not know. */
export interface PanelModel {
  readonly uri?: string;
  readonly state: PanelState;
}

/** A panel before anything is chosen. */
export function emptyPanel(saved: SavedPanel, destination: string): PanelModel {
  const { uri, ...languages } = saved;
  return {
    ...(uri === undefined ? {} : { uri }),
    state: { ...languages, sources: [], targets: [], languagesLoading: true, destination, phase: { name: 'choosing' } },
  };
}

/** Another file: what was translated before is no longer on show. */
export function withFile(model: PanelModel, uri: string, name: string): PanelModel {
  return { uri, state: { ...model.state, file: name, phase: { name: 'choosing' } } };
}

/** The languages of the service arrived, by name; a choice that it does not offer is dropped. */
export function withLanguages(
  model: PanelModel,
  sources: readonly LanguageChoice[],
  targets: readonly LanguageChoice[],
): PanelModel {
  const { languagesProblem: _, sourceLanguage, targetLanguage, ...rest } = model.state;
  const has = (choices: readonly LanguageChoice[], code: string | undefined) =>
    choices.find((choice) => choice.code.toLowerCase() === code?.toLowerCase())?.code;
  const source = has(sources, sourceLanguage);
  const target = has(targets, targetLanguage);
  return {
    ...model,
    state: {
      ...rest,
      sources: byName(sources),
      targets: byName(targets),
      languagesLoading: false,
      ...(source ? { sourceLanguage: source } : {}),
      ...(target ? { targetLanguage: target } : {}),
    },
  };
}

/** A language was chosen; the empty code stands for “as the document says”. */
export function withChoice(model: PanelModel, side: 'source' | 'target', language: string): PanelModel {
  const key = side === 'source' ? 'sourceLanguage' : 'targetLanguage';
  const { [key]: _, ...rest } = model.state;
  return {
    ...model,
    state: { ...rest, ...(language === '' ? {} : { [key]: language }), phase: { name: 'choosing' } },
  };
}

export function withPhase(model: PanelModel, phase: Phase): PanelModel {
  return { ...model, state: { ...model.state, phase } };
}

/** What survives a reload of the window. */
export function savedPanel({ uri, state }: PanelModel): SavedPanel {
  return {
    ...(uri === undefined ? {} : { uri }),
    ...(state.sourceLanguage === undefined ? {} : { sourceLanguage: state.sourceLanguage }),
    ...(state.targetLanguage === undefined ? {} : { targetLanguage: state.targetLanguage }),
  };
}

function byName(choices: readonly LanguageChoice[]): readonly LanguageChoice[] {
  return [...choices].sort((a, b) => a.name.localeCompare(b.name));
}
