import { isDeepStrictEqual } from 'node:util';
import type { JSONPath } from 'jsonc-parser';
import {
  type FormSetting,
  filesSayRequest,
  formSettings,
  type ProjectForm,
  projectFormRequest,
  type SetSettingParams,
  type SetTranslationParams,
  setSettingRequest,
  setTranslationRequest,
} from '../../shared/projectSettingsProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { defaultSettings, projectSettingsSchema } from '../../shared/settings.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import { editSettings } from '../lsp/settingsEdit.ts';
import { firstSettings } from '../workspace/firstSettings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Feature } from './feature.ts';
import { workspaceOf, writtenSettings } from './writtenSettings.ts';

/** Languages and files of a project and its wishes for translation services, and the edit of `interline.json` that changes one; comments in it stay. */
export const projectForm: Feature = {
  register(registry, session) {
    registry.onRequest(projectFormRequest, async ({ uri }) => formOf(session, await workspaceOf(session, uri)));
    registry.onRequest(filesSayRequest, async ({ uri }, { signal }) => {
      const { targetLanguages, files } = await firstSettings(await workspaceOf(session, uri), signal);
      return { targetLanguages, files };
    });
    registry.onRequest(setTranslationRequest, async (params) => {
      await setTranslation(session, await workspaceOf(session, params.uri), params);
      return null;
    });
    registry.onRequest(setSettingRequest, async (params) => {
      await setSetting(session, await workspaceOf(session, params.uri), params);
      return null;
    });
  },
};

async function formOf(session: Session, workspace: Workspace): Promise<ProjectForm> {
  const { uri, said } = await writtenSettings(session, workspace);
  const written = formSettings.filter((setting) => shapes[setting].safeParse(said[setting] ?? null).success);
  const values = Object.fromEntries(
    formSettings.map((setting) => [setting, (written.includes(setting) ? said : defaultSettings)[setting]]),
  );
  const translation = shapes.translation.safeParse(said.translation ?? {});
  return {
    ...{ settings: uri, values: values as ProjectForm['values'], written },
    translation: translation.success ? translation.data : defaultSettings.translation,
  };
}

const { shape: shapes } = projectSettingsSchema;

/** A wish that is taken out leaves nothing empty behind. */
async function setTranslation(
  session: Session,
  workspace: Workspace,
  { wish, language, value }: Omit<SetTranslationParams, 'uri'>,
): Promise<void> {
  const wishes = language === undefined ? { [wish]: value } : { languages: { [language]: { [wish]: value } } };
  if (value !== undefined && !shapes.translation.safeParse(wishes).success)
    throw new RequestRefused(say`“${wish}” cannot be set to this.`);
  const place = language === undefined ? ['translation', wish] : ['translation', 'languages', language, wish];
  await editSettings(session, workspace, place, value);
}

async function setSetting(
  session: Session,
  workspace: Workspace,
  { setting, value }: Omit<SetSettingParams, 'uri'>,
): Promise<void> {
  if (!shapes[setting].safeParse(value).success) throw new RequestRefused(say`“${setting}” cannot be set to this.`);
  const { said } = await writtenSettings(session, workspace);
  const isUsual = typeof value !== 'string' && isDeepStrictEqual(value, defaultSettings[setting]);
  const edit = isUsual ? { place: [setting], value: undefined } : smallestEdit(setting, said[setting], value);
  await editSettings(session, workspace, edit.place, edit.value);
}

interface SettingsEdit {
  readonly place: JSONPath;
  readonly value: unknown;
}

/** Where one entry of a list is another, was added at the end or taken out, the others keep their lines and comments. */
function smallestEdit(setting: FormSetting, before: unknown, after: string | readonly string[]): SettingsEdit {
  const whole = { place: [setting], value: after };
  if (!Array.isArray(before) || typeof after === 'string') return whole;
  const first = after.findIndex((entry, i) => entry !== before[i]);
  const place = first < 0 ? after.length : first;
  const [old, rest] = [before.slice(place), after.slice(place)];
  const [entry] = rest;
  if (old.length === 0 && rest.length === 1) return { place: [setting, -1], value: entry };
  if (isDeepStrictEqual(old.slice(1), rest)) return { place: [setting, place], value: undefined };
  return isDeepStrictEqual(old.slice(1), rest.slice(1)) ? { place: [setting, place], value: entry } : whole;
}
