import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiagnoses } from '../lsp/diagnoses.ts';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-locales-'));
  await mkdir(join(root, 'locales'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const pathOf = (language: string) => join(root, 'locales', `${language}.json`);
const texts = (grove: string, send: string) => JSON.stringify({ grove, send, wait: `${send} …` });

const locales = {
  en: texts('Lantern Grove', 'Send Feedback'),
  de: texts('Lantern Grove', 'Send Feedback'),
  es: texts('Lantern Grove', 'Enviar comentarios'),
  fi: texts('Lantern Grove', 'Lähetä palautetta'),
  fr: texts('Lantern Grove', 'Send Feedback'),
  ja: texts('ランタン・グローブ', 'フィードバックを送る'),
  pl: texts('Gaj Latarni', 'Send Feedback'),
  ru: texts('Лантерн-Гроув', 'Send Feedback'),
};

async function opened(files: Readonly<Record<string, string>>) {
  for (const [language, text] of Object.entries(files)) await writeFile(pathOf(language), text);
  const workspace = await openWorkspace(root);
  const diagnoses = createDiagnoses();
  const fileOf = async (language: string) => {
    const file = await workspace.file(pathOf(language));
    if (!file) throw new Error(`${language} is no localization file`);
    return file;
  };
  const said = (findings: readonly { readonly check: string; readonly segment?: string }[]) =>
    findings.flatMap(({ check, segment }) => (check === 'same-as-source' ? [segment] : []));
  return {
    checked: async (language: string) => said(await workspace.check(await fileOf(language))),
    diagnosed: async (language: string) => said((await diagnoses.of(workspace, await fileOf(language))).findings),
    isCurrent: async (language: string) => diagnoses.isCurrent(workspace, await fileOf(language)),
    type: (language: string, text: string) => workspace.setBuffer(pathOf(language), text),
  };
}

test('a name that other languages of the script keep and other scripts write is no untranslated text', async () => {
  const { checked } = await opened(locales);
  expect(await checked('de')).toEqual(['send', 'wait']);
  expect(await checked('fi')).toEqual([]);
});

test('what nobody translated yet is reported, in however many languages it stands', async () => {
  const left = texts('Lantern Grove', 'Send Feedback');
  const { checked } = await opened({ ...locales, ja: left, ru: left });
  expect(await checked('de')).toEqual(['grove', 'send', 'wait']);
});

test('in the editor a name is one for as long as the other files say so', async () => {
  const { diagnosed, isCurrent, type } = await opened(locales);
  expect(await diagnosed('de')).toEqual(['send', 'wait']);
  type('de', texts('Lantern Grove', 'Feedback senden'));
  expect(await diagnosed('de')).toEqual([]);
  expect(await isCurrent('de')).toBe(true);
  type('ja', texts('Lantern Grove', 'Send Feedback'));
  expect(await isCurrent('de')).toBe(false);
  expect(await diagnosed('de')).toEqual(['grove']);
});
