import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { firstSettings } from './firstSettings.ts';
import { openWorkspace } from './openWorkspace.ts';

async function settingsOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'il-first-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return await firstSettings(await openWorkspace(root), new AbortController().signal);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a layout that is not among the usual ones is named', async () => {
  const settings = await settingsOf({
    'data/strings.en.web.json': '{ "boat": "Anchor the boat", "sail": "Hoist the sails" }',
    'data/strings.fr.web.json': '{ "boat": "Jeter l’ancre" }',
    'data/strings.de.web.json': '{ "boat": "Boot ankern" }',
  });
  expect(settings).toEqual({
    sourceLanguage: 'en',
    targetLanguages: ['de', 'fr'],
    files: ['data/strings.{language}.web.json'],
    count: 3,
  });
});

test('data that differs in no language is no layout, nor are files without one in the source language', async () => {
  const data = { 'data/a.json': '{ "x": 1 }', 'data/b.json': '{ "x": 2 }' };
  expect((await settingsOf(data)).files).toEqual([]);
  const others = { 'data/x.fr.web.json': '{ "x": "Un" }', 'data/x.de.web.json': '{ "x": "Eins" }' };
  expect((await settingsOf(others)).files).toEqual([]);
});

test('a memory of many languages adds none to the project', async () => {
  const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
  const settings = await settingsOf({
    'locales/en/app.json': '{ "a": "Boat" }',
    'locales/de/app.json': '{ "a": "Boot" }',
    'all.tmx': `<tmx version="1.4"><header srclang="en"/><body><tu>${tuv('en', 'Boat')}${tuv('sv', 'Båt')}</tu></body></tmx>`,
  });
  expect(settings.targetLanguages).toEqual(['de']);
});
