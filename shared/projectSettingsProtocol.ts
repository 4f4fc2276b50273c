/** What the editor and the language server say to each other to change the settings of a project. */

import type { ProjectParams } from './checkSettingsProtocol.ts';
import type { RequestName } from './requestName.ts';
import type { ProjectSettings, TranslationWish } from './settings.ts';

/** Client → server: what `interline.json` says. Takes {@link ProjectParams}, answers {@link ProjectForm}. */
export const projectFormRequest: RequestName<ProjectParams, ProjectForm> = 'interline/projectForm';

/** Client → server: what the files of a project say of it. Takes {@link ProjectParams}, answers {@link FilesSay}. */
export const filesSayRequest: RequestName<ProjectParams, FilesSay> = 'interline/filesSay';

/** Client → server: changes a setting, as an edit of `interline.json` in the editor. Takes {@link SetSettingParams}, answers null. */
export const setSettingRequest: RequestName<SetSettingParams, null> = 'interline/setSetting';

/** Settings that are chosen from lists, in the order that they are shown in. */
export const formSettings = [
  'sourceLanguage',
  'targetLanguages',
  'files',
  'exclude',
  'glossaries',
  'memories',
] as const satisfies readonly (keyof ProjectSettings)[];

export type FormSetting = (typeof formSettings)[number];

/** Settings of a project, saved or not. */
export interface ProjectForm {
  /** URI of `interline.json`, whether it is there or not. */
  readonly settings: string;
  /** What holds: what is written, or else what is usual. */
  readonly values: Pick<ProjectSettings, FormSetting>;
  /** Those that `interline.json` says something of. */
  readonly written: readonly FormSetting[];
  /** What the project wants of translation services. */
  readonly translation: ProjectSettings['translation'];
}

/** Client → server: changes what a project wants of translation services. Takes {@link SetTranslationParams}, answers null. */
export const setTranslationRequest: RequestName<SetTranslationParams, null> = 'interline/setTranslation';

export interface SetTranslationParams extends ProjectParams {
  readonly wish: keyof TranslationWish;
  /** BCP 47; for all languages where it is absent. */
  readonly language?: string;
  /** None takes the wish out. */
  readonly value?: string | number | readonly string[];
}

export interface FilesSay {
  /** Of translations, BCP 47. */
  readonly targetLanguages: readonly string[];
  /** Layouts that are not among the usual ones, such as `texts/{language}.json`. */
  readonly files: readonly string[];
}

export interface SetSettingParams extends ProjectParams {
  readonly setting: FormSetting;
  /** A list as a whole. One that is usual anyway is taken out. */
  readonly value: string | readonly string[];
}
