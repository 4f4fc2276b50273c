import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { createDiagnoses } from '../checking/diagnoses.ts';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-locales-'));
  await mkdir(join(root, 'locales'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const pathOf = (language: string) => join(root, 'locales', `${language}.json`);
const texts = (grove: string, send: string, wait = 'Please wait for the keeper') =>
  JSON.stringify({ grove, send, wait });

const locales = {
  en: texts('Lantern Grove', 'Send Feedback'),
  de: texts('Lantern Grove', 'Send Feedback'),
  es: texts('Lantern Grove', 'Enviar comentarios'),
  fi: texts('Lantern Grove', 'Lähetä palautetta', 'Odota vartijaa'),
  fr: texts('Lantern Grove', 'Envoyer un avis'),
  ja: texts('ランタン・グローブ', 'フィードバックを送る'),
  pl: texts('Gaj Latarni', 'Prześlij opinię'),
  ru: texts('Лантерн-Гроув', 'Send Feedback'),
};

async function opened(files: Readonly<Record<string, string>>) {
  for (const [language, text] of Object.entries(files)) await writeFile(pathOf(language), text);
  const workspace = await openWorkspace(root);
  const diagnoses = createDiagnoses();
  const fileOf = async (language: string) => {
    const file = await workspace.files.read(pathOf(language));
    if (!file) throw new Error(`${language} is no localization file`);
    return file;
  };
  const said = (findings: readonly { readonly check: string; readonly segment?: string }[]) =>
    findings.flatMap(({ check, segment }) => (check === 'same-as-source' ? [segment] : []));
  return {
    checked: async (language: string) => said(await checkFile(workspace, await fileOf(language))),
    diagnosed: async (language: string) => said((await diagnoses.of(workspace, await fileOf(language))).findings),
    isCurrent: async (language: string) => diagnoses.isCurrent(workspace, await fileOf(language)),
    type: (language: string, text: string) => workspace.files.setBuffer(pathOf(language), text),
  };
}

test('a name that other languages of the script keep is no untranslated text, a sentence is one', async () => {
  const { checked } = await opened(locales);
  expect(await checked('de')).toEqual(['send', 'wait']);
  expect(await checked('fi')).toEqual([]);
});

test('a text of few words that most languages leave is left by intent; plain English is none', async () => {
  const { checked } = await opened(locales);
  expect(await checked('ru')).toEqual(['wait']);
  const left = texts('Save Settings', 'Send Feedback');
  const more = { es: left, fr: left, pl: texts('Zapisz', 'Wyślij') };
  const { checked: again } = await opened({ ...locales, ...more, en: left, de: left });
  expect(await again('de')).toEqual(['grove', 'wait']);
});

test('in the editor a name is one for as long as the other files say so', async () => {
  const { diagnosed, isCurrent, type } = await opened(locales);
  expect(await diagnosed('de')).toEqual(['send', 'wait']);
  expect(await isCurrent('de')).toBe(true);
  for (const language of ['es', 'fr']) type(language, texts('Lantern Grove', 'Send Feedback'));
  expect(await isCurrent('de')).toBe(false);
  expect(await diagnosed('de')).toEqual(['wait']);
});
